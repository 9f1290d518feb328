import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./folder.ts";

const pathIn = (dataDir: string) => join(dataDir, "auth-secret");

/** The secret that a site without AUTH_SECRET made for itself, or null when it made none. */
export function findKeptSecret(dataDir: string): string | null {
	const path = pathIn(dataDir);
	return existsSync(path) ? readFileSync(path, "utf8").trim() : null;
}

/** Makes a secret the site's own, in the place of one that it has. */
export function keepSecret(dataDir: string, secret: string): void {
	makeFolder(dataDir);
	writeFileSync(pathIn(dataDir), secret, { mode: 0o600 });
}

/** The site's own secret; made, and kept in DATA_DIR, the first time. */
export function keptSecret(dataDir: string): string {
	const path = pathIn(dataDir);
	if (!existsSync(path)) {
		makeFolder(dataDir);
		const draft = `${path}.${process.pid}`;
		writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
		try {
			// a link appears whole or not at all: of two processes starting together one wins, and both read its secret
			linkSync(draft, path);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		} finally {
			rmSync(draft, { force: true });
		}
	}
	return readFileSync(path, "utf8").trim();
}
