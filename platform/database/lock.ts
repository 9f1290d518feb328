import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { ForOwner } from "../plain-errors.ts";

/** What tells this run of the machine from its others, where the system has such a thing: after a restart a pid is somebody else's. */
function bootId(): string {
	try {
		return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
	} catch {
		return "";
	}
}

/** Between making a lock and writing its text lies a moment in which another start may read it. */
const WRITTEN_WITHIN_MS = 10_000;

function alive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

/** The living process that a lock names, or undefined. */
function holderOf(lock: string): number | undefined {
	// earlier versions wrote the pid alone
	const [pid, boot = ""] = lock.split(" ");
	const here = bootId();
	if (boot && here && boot !== here) return undefined;
	const owner = Number(pid);
	// a power cut may leave the file without its text, and 0 would be everybody
	return owner > 0 && alive(owner) ? owner : undefined;
}

/** Process that holds the folder of the embedded database now, or undefined. */
export function ownerOf(dir: string): number | undefined {
	try {
		return holderOf(readFileSync(`${dir}.lock`, "utf8"));
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
			writeFileSync(path, `${process.pid} ${bootId()}`.trim(), { flag: "wx" });
			return () => rmSync(path, { force: true });
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
			const lock = readFileSync(path, "utf8");
			if (lock === "" && Date.now() - statSync(path).mtimeMs < WRITTEN_WITHIN_MS)
				throw new ForOwner(`Another process is just opening ${dir}. Try again in a moment.`);
			const owner = holderOf(lock);
			if (owner !== undefined && owner !== process.pid)
				throw new ForOwner(
					`${dir} is in use by process ${owner}. Stop that one first, or set DATA_DIR to another folder.`,
				);
			rmSync(path, { force: true });
		}
	}
	throw new Error(`${dir} could not be locked`);
}
