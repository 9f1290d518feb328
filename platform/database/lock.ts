import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { ForOwner } from "../plain-errors.ts";

function alive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/** Process that holds the folder of the embedded database now, or undefined. */
export function ownerOf(dir: string): number | undefined {
	try {
		const owner = Number(readFileSync(`${dir}.lock`, "utf8"));
		return alive(owner) ? owner : undefined;
	} catch {
		return undefined;
	}
}

/**
 * Takes the folder of the embedded database for this process, and returns the function that gives it back.
 * PGlite does not notice a second process on its folder, and both then lose writes: one owner at a time.
 * Throws when a living process holds it; the lock of a dead one is taken over.
 */
export function lockDataDir(dir: string): () => void {
	const path = `${dir}.lock`;
	for (let attempt = 0; attempt < 2; attempt++) {
		try {
			writeFileSync(path, String(process.pid), { flag: "wx" });
			return () => rmSync(path, { force: true });
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
			const owner = Number(readFileSync(path, "utf8"));
			if (owner !== process.pid && alive(owner))
				throw new ForOwner(
					`${dir} is in use by process ${owner}. Stop that one first, or set DATA_DIR to another folder.`,
				);
			rmSync(path, { force: true });
		}
	}
	throw new Error(`${dir} could not be locked`);
}
