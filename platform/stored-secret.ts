import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "./folder.ts";
import { ForOwner } from "./http/plain-errors.ts";

/** Fewer characters can be guessed, or are the rest of a damaged file. */
export const SHORTEST_SECRET = 32;

const pathIn = (dataDir: string) => join(dataDir, "auth-secret");

/** The generated secret of a site without AUTH_SECRET; null if there is none or it is too short. */
export function findStoredSecret(dataDir: string): string | null {
	const path = pathIn(dataDir);
	const secret = existsSync(path) ? readFileSync(path, "utf8").trim() : "";
	return secret.length < SHORTEST_SECRET ? null : secret;
}

/** Stores a secret, in place of an older one. */
export function storeSecret(dataDir: string, secret: string): void {
	makeFolder(dataDir);
	writeFileSync(pathIn(dataDir), secret, { mode: 0o600, flush: true });
}

/**
 * Returns the stored secret, generating it the first time. Throws `ForOwner` if the file has no complete secret: a new
 * one would sign out all fans, so the owner must decide.
 */
export function readOrMakeSecret(dataDir: string): string {
	const path = pathIn(dataDir);
	if (!existsSync(path)) {
		makeFolder(dataDir);
		const draft = `${path}.${process.pid}`;
		// flushed before it gets its name, so that a power cut leaves no empty file
		writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600, flush: true });
		try {
			// linking is atomic: of two processes that start together one wins, and both read its secret
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
