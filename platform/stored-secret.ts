import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./folder.ts";
import { ForOwner } from "./http/plain-errors.ts";

/** A secret of fewer characters can be guessed, or is what a crash left of one. */
export const SHORTEST_SECRET = 32;

const pathIn = (dataDir: string) => join(dataDir, "auth-secret");

/** The secret that a site without AUTH_SECRET made for itself, or null when there is none, or not a whole one. */
export function findStoredSecret(dataDir: string): string | null {
	const path = pathIn(dataDir);
	const secret = existsSync(path) ? readFileSync(path, "utf8").trim() : "";
	return secret.length < SHORTEST_SECRET ? null : secret;
}

/** Stores a secret as the site's own, in the place of one that it has. */
export function storeSecret(dataDir: string, secret: string): void {
	makeFolder(dataDir);
	writeFileSync(pathIn(dataDir), secret, { mode: 0o600, flush: true });
}

/**
 * The site's own secret; made, and stored in DATA_DIR, the first time. Throws a sentence when the file is there without a whole secret: a
 * new one would sign out all fans, so that is for the owner to decide.
 */
export function readOrMakeSecret(dataDir: string): string {
	const path = pathIn(dataDir);
	if (!existsSync(path)) {
		makeFolder(dataDir);
		const draft = `${path}.${process.pid}`;
		// on the disk before it has its name: a power cut leaves no empty file
		writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600, flush: true });
		try {
			// a link appears whole or not at all: of two processes starting together one wins, and both read its secret
			linkSync(draft, path);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		} finally {
			rmSync(draft, { force: true });
		}
	}
	const secret = findStoredSecret(dataDir);
	if (secret) return secret;
	throw new ForOwner(
		`${path} holds no whole secret. Put back the one from before, or delete the file: the next start makes a new one, and all fans have to sign in again.`,
	);
}
