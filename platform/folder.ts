import { existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { ForOwner } from "./http/plain-errors.ts";

/**
 * Makes a folder and its parents, unless it exists. Throws `ForOwner` if a file or a broken link is there, or it cannot
 * exist; other errors of the system pass. It does not use `mkdir` with `recursive`, which never returns below /proc on
 * Node 26.
 */
export function makeFolder(path: string): void {
	if (existsSync(path)) {
		if (statSync(path).isDirectory()) return;
		throw new ForOwner(`${path} is no folder: something else has its name.`);
	}
	makeFolder(dirname(path));
	try {
		mkdirSync(path);
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		// another process may have made it meanwhile
		if (code === "EEXIST" && existsSync(path)) makeFolder(path);
		else if (code === "EEXIST") throw new ForOwner(`${path} is a link that leads nowhere.`, { cause: error });
		else if (code === "ENOENT") throw new ForOwner(`No folder can be made at ${path}.`, { cause: error });
		else throw error;
	}
}
