import { enableCompileCache } from "node:module";

/**
 * What the site's process wants of V8. Without a limit V8 takes a share of the machine's memory for one and lets garbage lie until the heap has
 * grown fourfold; below a gigabyte it grows by half. What a page leaves behind fits into 8 MB; by itself V8 takes 64 for it.
 */
export const memoryFlags = ["--max-semi-space-size=8", "--max-old-space-size=768"];
/** Threads that come and go otherwise each leave an arena of the C library behind. */
export const memorySettings = { MALLOC_ARENA_MAX: "2" };

/** Given to a process that has just made the database: it does not begin anew once more. */
export const PREPARED = "--prepared";

const development = process.argv.includes("--dev");

/**
 * Makes this process the one the server wants to run in: React in production, the memory it needs and no more. Best called before
 * anything else is loaded. Both are a matter of how Node was started, so Node is started again in the same process, where the
 * system has that (not Windows), and unless somebody holds a channel to this process or limits its heap already. `main` is the
 * file that becomes the server, whoever loads it.
 */
export function prepareProcess(main: string): void {
	process.argv[1] = main;
	if (!development) process.env.NODE_ENV = "production";
	const given = `${process.execArgv.join(" ")} ${process.env.NODE_OPTIONS ?? ""}`;
	if (!development && !given.includes("--max-old-space-size")) beginAnew();
	// what was compiled at one start need not be at the next
	if (!development) enableCompileCache();
}

/** Puts a fresh Node running the server in the place of this one: same process, same arguments. Returns where that cannot be done. */
export function beginAnew(...more: string[]): void {
	if (process.channel || development) return;
	const flags = process.execArgv.filter((flag) => !memoryFlags.includes(flag));
	const args = [process.execPath, ...flags, ...memoryFlags, ...process.argv.slice(1), ...more];
	process.execve?.(process.execPath, args, { ...memorySettings, ...process.env });
}
