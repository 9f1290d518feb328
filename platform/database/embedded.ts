import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { makeFolder } from "../folder.ts";
import { ForOwner } from "../http/plain-errors.ts";
import { inUse, isLocked, lockDataDir, socketFolderOf } from "./lock.ts";

export type EmbeddedOptions = {
	/** folder of the database; default: in memory */
	dataDir?: string | undefined;
	/** a dump to start from, as `dump` writes it */
	dump?: string | undefined;
	snapshots?: { folder: string; everyMs: number } | undefined;
	/** called when a snapshot fails; the next one is taken as usual */
	onSnapshotFailed?: ((error: Error) => void) | undefined;
};
export type EmbeddedRequest = { do: "dump"; path: string } | { do: "close" };
export type EmbeddedReply = { done: "start" | "snapshot" | EmbeddedRequest["do"]; error?: string };

/** Starts PGlite in a worker thread, behind a unix socket that speaks PostgreSQL's protocol. */
export async function startEmbedded({ onSnapshotFailed, ...options }: EmbeddedOptions) {
	// the engine's files are open to everybody, so their folder must not be
	for (const folder of [options.dataDir, options.snapshots?.folder])
		if (folder) {
			makeFolder(folder);
			chmodSync(folder, 0o700);
		}
	const lock = options.dataDir ? lockDataDir(options.dataDir) : undefined;
	// mkdtemp makes the folder private (0700); the path is short, because socket paths end at about 100 characters
	const host = mkdtempSync(join(tmpdir(), "tm-db-"));
	const worker = new Worker(new URL("./embedded.worker.ts", import.meta.url), {
		workerData: { ...options, socketPath: join(host, SOCKET) },
	});

	worker.on("message", ({ done, error }: EmbeddedReply) => {
		if (done === "snapshot") onSnapshotFailed?.(new Error(error));
	});

	function replyTo(request: EmbeddedReply["done"]): Promise<void> {
		return new Promise((resolve, reject) => {
			const settle = (error?: Error) => {
				worker.off("message", onMessage).off("error", settle).off("exit", onExit);
				if (error) reject(error);
				else resolve();
			};
			const onMessage = (reply: EmbeddedReply) => {
				if (reply.done === request) settle(reply.error ? new Error(reply.error) : undefined);
			};
			const onExit = (code: number) => settle(new Error(`the embedded database stopped (${code})`));
			worker.on("message", onMessage).on("error", settle).on("exit", onExit);
		});
	}
	function send(request: EmbeddedRequest): Promise<void> {
		const done = replyTo(request.do);
		worker.postMessage(request);
		return done;
	}

	try {
		await replyTo("start");
	} catch (error) {
		lock?.release();
		rmSync(host, { recursive: true, force: true });
		throw options.dataDir ? damaged(options.dataDir, error) : error;
	}
	lock?.setSocketFolder(host);
	return {
		host,
		/** Writes the whole database to a file from which another can start. */
		dump: (path: string) => send({ do: "dump", path }),
		async close() {
			await send({ do: "close" });
			await worker.terminate();
			rmSync(host, { recursive: true, force: true });
			lock?.release();
		},
	};
}

/** The error for a database that does not open. The engine's own message names only its internals. */
const damaged = (dataDir: string, cause: unknown) =>
	new ForOwner(
		`The database in ${dataDir} is damaged, or was made by another version of the engine (${(cause as Error).message}). ` +
			"Leave it as it is: docs/running.md says how to go back to a snapshot or a backup.",
		{ cause },
	);

/** The name of PostgreSQL's socket for port 5432. */
const SOCKET = ".s.PGSQL.5432";

/**
 * The socket's folder of the process that has this database open, or undefined if there is none. Throws `ForOwner` if
 * that process is still starting or its socket is out of reach, as in another container.
 */
export function runningHost(dataDir: string): string | undefined {
	if (!isLocked(dataDir)) return undefined;
	const host = socketFolderOf(dataDir);
	if (host && existsSync(join(host, SOCKET))) return host;
	throw inUse(dataDir, "That one is just starting, or cannot be reached from here: try again, or run this beside it.");
}
