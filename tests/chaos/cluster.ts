import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "../../platform/database/database.ts";
import { prepareDatabase } from "../../server/prepare.ts";
import { prepareQueue } from "../../server/workers.ts";
import { endOf, freePort, type ServerProcess, startServer } from "../fixtures/process.ts";
import { RECORDS } from "../fixtures/record.ts";
import { type PostgresPlace, startPostgres, startRedis } from "../fixtures/services.ts";

export const SECRET = "a secret for chaos, thirty-two bytes or more";
export const ORIGIN = "http://chaos.example";

type Settings = Record<string, string>;
export type Cluster = Awaited<ReturnType<typeof openCluster>>;

/**
 * Starts a site of several processes with its own PostgreSQL and Redis. `processes`: the additional settings of each.
 */
export async function openCluster(processes: readonly Settings[], place: PostgresPlace = {}) {
	await using opened = new AsyncDisposableStack();
	prepared ??= prepare();
	const postgres = await startPostgres({ from: await prepared, ...place });
	opened.defer(postgres.stop);
	const redis = await startRedis();
	opened.defer(redis.stop);
	const dataDir = mkdtempSync(join(tmpdir(), "tm-chaos-"));
	opened.defer(() => rmSync(dataDir, { recursive: true, force: true }));
	const pool = new pg.Pool({ connectionString: postgres.url, max: 4 });
	pool.on("error", () => undefined);
	opened.defer(() => pool.end());

	const settings: Settings[] = [];
	for (const own of processes)
		settings.push({
			PORT: String(await freePort()),
			DATABASE_URL: postgres.url,
			REDIS_URL: redis.url,
			AUTH_SECRET: SECRET,
			SITE_URL: ORIGIN,
			DATA_DIR: dataDir,
			...own,
		});
	const servers: ServerProcess[] = [];
	opened.defer(() => end(servers));
	for (const own of settings) servers.push(await startServer(own));

	const closing = opened.move();
	return {
		postgres,
		redis,
		pool,
		servers,
		urls: servers.map(({ url }) => url),
		/** Kills a process with -9 and starts it again. */
		async killAndRestart(at: number): Promise<void> {
			const { child, exited } = servers[at] as ServerProcess;
			child.kill("SIGKILL");
			await exited;
			servers[at] = await startServer(settings[at] as Settings);
		},
		/** The number of processes that have ended by themselves. */
		countExited: () => servers.filter(({ child }) => endOf(child) !== null).length,
		[Symbol.asyncDispose]: () => closing.disposeAsync(),
	};
}

let prepared: Promise<string> | undefined;

/** Makes a PostgreSQL folder with schema, record and seeds, which all parts copy. */
async function prepare(): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), "tm-chaos-prepared-"));
	process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
	const postgres = await startPostgres();
	const database = await openDatabase({ url: postgres.url });
	await prepareDatabase(database, () => {}, RECORDS);
	await prepareQueue(database);
	await database.close();
	await postgres.handOver((data) => execFileSync("cp", ["-a", `${data}/.`, folder]));
	return folder;
}

async function end(servers: readonly ServerProcess[]): Promise<void> {
	for (const { child } of servers) child.kill("SIGKILL");
	await Promise.all(servers.map(({ exited }) => exited));
}
