import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { endOf } from "../tests/fixtures/process.ts";

export const root = fileURLToPath(new URL("..", import.meta.url));
type RunOptions = { cwd?: string; env?: Record<string, string> };

/**
 * Runs a command and returns its standard output. Kills it with its children after `within_ms`, if given. Throws with
 * the end of its output if it fails or is killed.
 */
export async function run(
	command: string,
	args: string[],
	{ cwd = root, env = {}, within_ms }: RunOptions & { within_ms?: number } = {},
): Promise<string> {
	const child = spawn(command, args, {
		cwd,
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "pipe"],
		// a process group of its own, so that its children can be killed too
		detached: within_ms !== undefined,
	});
	let printed = "";
	let said = "";
	child.stdout.on("data", (part) => {
		printed += part;
		said += part;
	});
	child.stderr.on("data", (part) => (said += part));
	const end = () => child.pid && process.kill(-child.pid, "SIGKILL");
	const timer = within_ms === undefined ? undefined : setTimeout(end, within_ms);
	const [code, signal] = await once(child, "close");
	clearTimeout(timer);
	if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed (${code ?? signal}):\n${said.slice(-3000)}`);
	return printed;
}

export type Server = { origin: string; child: ChildProcess; stop: () => Promise<void> };

/** Starts a script that listens on `port`, and waits until `path` answers 2xx. Throws if the script ends before. */
export async function serve(
	port: number,
	args: string[],
	options: RunOptions & { path?: string } = {},
): Promise<Server> {
	const child = spawn(process.execPath, args, {
		cwd: options.cwd ?? root,
		env: {
			...process.env,
			NODE_ENV: "production",
			NEWS_FEEDS: "none",
			LOG_LEVEL: "warn",
			// as in `npm start`
			MALLOC_ARENA_MAX: "2",
			PORT: String(port),
			...options.env,
		},
		stdio: ["ignore", "ignore", "inherit"],
	});
	const ended = once(child, "exit");
	const stop = async () => {
		child.kill("SIGTERM");
		await ended;
	};
	const origin = `http://127.0.0.1:${port}`;
	while (!(await fetch(origin + (options.path ?? "/")).catch(() => undefined))?.ok) {
		if (endOf(child) !== null) throw new Error(`${args.join(" ")} ended before it answered`);
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	return { origin, child, stop };
}

/** Processor time of a process with all its threads, in ms (Linux counts hundredths of a second). */
export function processorTime(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
	return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resident memory in bytes. */
export function residentMemory(pid: number): number {
	const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
	return Number(kilobytes) * 1024;
}

/** A path that the page cache never stores, because it repeats a parameter that the page reads. */
export const uncachedPath = (path: string, parameter: string): string => `${path}?${parameter}=&${parameter}=`;

export const median = (numbers: number[]): number =>
	numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Creates an empty database on a PostgreSQL server. `drop` closes its connections too. */
export async function createDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
	const name = `tm_bench_${randomBytes(4).toString("hex")}`;
	const url = new URL(server);
	url.pathname = `/${name}`;
	const admin = new pg.Client({ connectionString: server });
	await admin.connect();
	await admin.query(`create database ${name}`);
	return {
		url: url.href,
		async drop() {
			await admin.query(`drop database ${name} with (force)`);
			await admin.end();
		},
	};
}

/** Repeats `work` on all handles concurrently for some seconds. Returns the time of each call in ms, sorted. */
export async function timesOf<Handle>(
	handles: readonly Handle[],
	work: (handle: Handle) => Promise<unknown>,
	seconds: number,
): Promise<number[]> {
	const times: number[] = [];
	const end = performance.now() + seconds * 1000;
	await Promise.all(
		handles.map(async (handle) => {
			while (performance.now() < end) {
				const began = performance.now();
				await work(handle);
				times.push(performance.now() - began);
			}
		}),
	);
	return times.sort((a, b) => a - b);
}

/** A percentile (part 0.95) of sorted numbers; NaN without any. */
export const percentile = (sorted: readonly number[], part: number): number =>
	sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
