import { readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { EmbeddedOptions, EmbeddedReply, EmbeddedRequest } from "./embedded.ts";
import { createEmbeddedServer } from "./embedded-server.ts";

// The database has a thread of its own, so a slow query delays other queries but not the site.
const { dataDir, socketPath, dump, snapshots } = workerData as EmbeddedOptions & { socketPath: string };
const port = parentPort;
if (!port) throw new Error("embedded.worker.ts runs as a worker thread only");

const pglite = await PGlite.create({
	dataDir: dataDir ?? "memory://",
	extensions: { pg_trgm },
	// a quarter of the default: the system caches the files too
	startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
	...(dump ? { loadDataDir: new Blob([readFileSync(dump)]) } : {}),
});
const server = createEmbeddedServer(pglite);
await new Promise<void>((resolve) => server.listen(socketPath, resolve));

const partOf = (path: string) => `${path}.part`;

async function dumpTo(path: string): Promise<void> {
	const part = partOf(path);
	// archive the files one by one while no query runs; `dumpDataDir` needs three times the database in memory
	if (dataDir) {
		const { create } = await import("tar");
		await pglite.runExclusive(() => create({ file: part, cwd: dataDir, noPax: true }, ["."]));
	} else await writeFile(part, (await pglite.dumpDataDir("none")).stream());
	renameSync(part, path);
}

const reply = (message: EmbeddedReply) => port.postMessage(message);

/** Writes a snapshot and keeps the last three. PGlite does not fsync its folder, so a power cut may damage it. */
async function takeSnapshot(folder: string): Promise<void> {
	const path = join(folder, `${new Date().toISOString().replaceAll(":", "-")}.tar`);
	try {
		// a leftover part is from a killed process
		for (const name of readdirSync(folder)) if (name.endsWith(".part")) rmSync(join(folder, name), { force: true });
		await dumpTo(path);
		const taken = readdirSync(folder).filter((name) => name.endsWith(".tar"));
		for (const name of taken.sort().slice(0, -3)) rmSync(join(folder, name), { force: true });
	} catch (error) {
		// free the space, and go on without this snapshot
		await rm(partOf(path), { force: true }).catch(() => undefined);
		reply({ done: "snapshot", error: String(error) });
	}
}

let timer: NodeJS.Timeout | undefined;
/** The next snapshot starts after the previous one has ended. */
function scheduleSnapshot({ folder, everyMs }: NonNullable<typeof snapshots>): void {
	timer = setTimeout(() => takeSnapshot(folder).then(() => scheduleSnapshot({ folder, everyMs })), everyMs);
}
if (snapshots) scheduleSnapshot(snapshots);
port.on("message", async (request: EmbeddedRequest) => {
	try {
		if (request.do === "dump") await dumpTo(request.path);
		if (request.do === "close") {
			clearTimeout(timer);
			server.close();
			await pglite.close();
		}
		reply({ done: request.do });
	} catch (error) {
		reply({ done: request.do, error: String(error) });
	}
});
reply({ done: "start" });
