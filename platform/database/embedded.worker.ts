import { readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { EmbeddedOptions, EmbeddedReply, EmbeddedRequest } from "./embedded.ts";
import { createEmbeddedServer } from "./embedded-server.ts";

// The database lives in a thread of its own: a slow query holds up other queries, never the site.
const { dataDir, socketPath, dump, snapshots } = workerData as EmbeddedOptions & { socketPath: string };
const port = parentPort;
if (!port) throw new Error("embedded.worker.ts runs as a worker thread only");

const pglite = await PGlite.create({
	dataDir: dataDir ?? "memory://",
	extensions: { pg_trgm },
	// a quarter of what it takes by itself: what is not in there the system has in its own memory
	startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"],
	...(dump ? { loadDataDir: new Blob([readFileSync(dump)]) } : {}),
});
const server = createEmbeddedServer(pglite);
await new Promise<void>((resolve) => server.listen(socketPath, resolve));

async function dumpTo(path: string): Promise<void> {
	const part = `${path}.part`;
	// what stands on the disk goes there file by file, while no query runs: the engine's own way has it in memory three times
	if (dataDir) {
		const { create } = await import("tar");
		await pglite.runExclusive(() => create({ file: part, cwd: dataDir, noPax: true }, ["."]));
	} else await writeFile(part, (await pglite.dumpDataDir("none")).stream());
	renameSync(part, path);
}

/** Three snapshots are kept: the folder itself is not fsynced, so a power cut may cost it, but not these. */
async function takeSnapshot(folder: string): Promise<void> {
	await dumpTo(join(folder, `${new Date().toISOString().replaceAll(":", "-")}.tar`));
	const old = readdirSync(folder)
		.filter((name) => name.endsWith(".tar"))
		.sort()
		.slice(0, -3);
	for (const name of old) rmSync(join(folder, name), { force: true });
}

const timer = snapshots ? setInterval(() => void takeSnapshot(snapshots.folder), snapshots.everyMs) : undefined;

const reply = (message: EmbeddedReply) => port.postMessage(message);
port.on("message", async (request: EmbeddedRequest) => {
	try {
		if (request.do === "dump") await dumpTo(request.path);
		if (request.do === "close") {
			clearInterval(timer);
			server.close();
			await pglite.close();
		}
		reply({ done: request.do });
	} catch (error) {
		reply({ done: request.do, error: String(error) });
	}
});
reply({ done: "start" });
