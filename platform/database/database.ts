import { existsSync } from "node:fs";
import { join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { ForOwner } from "../http/plain-errors.ts";
import { runningHost, startEmbedded } from "./embedded.ts";
import { preparedClient } from "./prepared-client.ts";
import { timedClient } from "./timed-client.ts";

/** The pool's handle: each statement may use another connection. In a transaction use its `Tx` only. */
export type Db = NodePgDatabase<Record<string, never>>;
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
export type Queryable = Db | Tx;

export type Database = {
	engine: "postgres" | "embedded";
	db: Db;
	pool: pg.Pool;
	/** embedded engine only: writes the whole database to a file */
	dump: ((path: string) => Promise<void>) | undefined;
	close(): Promise<void>;
};

export type DatabaseOptions = {
	url?: string | undefined;
	/** embedded engine: folder of the database and its snapshots; default: in memory */
	dataDir?: string | undefined;
	/** embedded engine: a dump to start from */
	dump?: string | undefined;
	/** embedded engine: if a site has the folder open, connect to that site's socket */
	besideSite?: boolean;
	/** embedded engine: throw if there is no database yet */
	existing?: boolean;
	/** embedded engine with a folder: the interval of snapshots; default: ten minutes */
	snapshotEveryMs?: number;
	/** embedded engine: called when a snapshot fails */
	onSnapshotFailed?: (error: Error) => void;
	/** called when an idle connection is lost */
	onLost?: (error: Error) => void;
	/** called with the duration of each statement in seconds */
	onQuery?: ((seconds: number) => void) | undefined;
};

const SNAPSHOT_EVERY_MS = 10 * 60_000;

/**
 * Opens PostgreSQL if `url` is set, else the embedded engine. The same driver connects to both. Throws if the server is
 * unreachable, or if the folder is in use, damaged or missing (`existing`).
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
	// without listeners, a lost connection would end the process; the pool listens only to idle ones
	const watch = (pool: pg.Pool) =>
		pool.on("error", (error) => options.onLost?.(error)).on("connect", (client) => client.on("error", () => undefined));
	const Client = options.onQuery ? timedClient(options.onQuery) : pg.Client;
	if (options.url) {
		// behind a pooler, a connection does not know statements that another one prepared
		const ours = (await isPooled(options.url)) ? Client : preparedClient(Client);
		const pool = watch(new pg.Pool({ connectionString: options.url, max: 10, Client: ours }));
		return { engine: "postgres", pool, db: drizzle({ client: pool }), dump: undefined, close: () => pool.end() };
	}
	const { dataDir, dump } = options;
	if (options.existing && dataDir && !existsSync(join(dataDir, "pglite")))
		throw new ForOwner(
			`There is no database in ${dataDir}. Run this in the site's folder; DATA_DIR or DATABASE_URL say where its data are.`,
		);
	const embeddedPool = (host: string) =>
		watch(new pg.Pool({ host, port: 5432, user: "postgres", database: "postgres", max: 8, Client }));
	const running = options.besideSite && dataDir ? runningHost(join(dataDir, "pglite")) : undefined;
	if (running) {
		const pool = embeddedPool(running);
		return { engine: "embedded", pool, db: drizzle({ client: pool }), dump: undefined, close: () => pool.end() };
	}
	const embedded = await startEmbedded({
		dataDir: dataDir && join(dataDir, "pglite"),
		dump,
		snapshots: dataDir
			? { folder: join(dataDir, "snapshots"), everyMs: options.snapshotEveryMs ?? SNAPSHOT_EVERY_MS }
			: undefined,
		onSnapshotFailed: options.onSnapshotFailed,
	});
	const pool = embeddedPool(embedded.host);
	return {
		engine: "embedded",
		pool,
		db: drizzle({ client: pool }),
		dump: embedded.dump,
		close: async () => {
			await pool.end();
			await embedded.close();
		},
	};
}

/** True if a pooler answers: its process ids are not the server's. Throws if nothing answers. */
async function isPooled(url: string): Promise<boolean> {
	const client = new pg.Client({ connectionString: url });
	client.on("error", () => undefined);
	await client.connect();
	try {
		const { rows } = await client.query("select pg_backend_pid() as pid");
		return rows[0].pid !== (client as unknown as { processID: number }).processID;
	} finally {
		await client.end();
	}
}
