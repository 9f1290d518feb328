import { existsSync } from "node:fs";
import { join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { ForOwner } from "../http/plain-errors.ts";
import { runningHost, startEmbedded } from "./embedded.ts";
import { preparedClient } from "./prepared-client.ts";
import { timedClient } from "./timed-client.ts";

/** The pool's handle: each statement runs by itself. Inside a transaction use the `Tx` only. */
export type Db = NodePgDatabase<Record<string, never>>;
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** What a query needs: the handle or a transaction. */
export type Queryable = Db | Tx;

export type Database = {
	engine: "postgres" | "embedded";
	db: Db;
	pool: pg.Pool;
	/** The embedded engine alone: writes the whole database to a file. */
	dump: ((path: string) => Promise<void>) | undefined;
	close(): Promise<void>;
};

export type DatabaseOptions = {
	url?: string | undefined;
	/** embedded engine: folder for the database and its snapshots; left out: in memory */
	dataDir?: string | undefined;
	/** embedded engine: a dump to begin with */
	dump?: string | undefined;
	/** embedded engine: when a running site has the folder open, work through that site's socket instead of refusing */
	besideSite?: boolean;
	/** embedded engine: refuse where there is no database yet, instead of making one */
	existing?: boolean;
	/** embedded engine with a folder: how often it writes a snapshot of itself; left out: every ten minutes */
	snapshotEveryMs?: number;
	/** embedded engine: called when a snapshot could not be written */
	onSnapshotFailed?: (error: Error) => void;
	onLost?: (error: Error) => void;
	/** called with the seconds of each statement */
	onQuery?: ((seconds: number) => void) | undefined;
};

const SNAPSHOT_EVERY_MS = 10 * 60_000;

/**
 * Opens PostgreSQL when `url` is given, else the embedded engine. Both are reached by the same driver over the same
 * protocol. Throws when the server cannot be reached, or when the folder is held by another process, damaged, or not there (`existing`).
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
	// without listeners, a connection that the server ends would take the process down: the pool hears of idle ones, and a
	// connection in the middle of a transaction between two statements has nobody but itself
	const watch = (pool: pg.Pool) =>
		pool.on("error", (error) => options.onLost?.(error)).on("connect", (client) => client.on("error", () => undefined));
	const Client = options.onQuery ? timedClient(options.onQuery) : pg.Client;
	if (options.url) {
		// the connections behind a pooler know no names that another one prepared
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

/**
 * Whether a pooler answers at this address instead of the server itself: its connections have other process ids than the server's that
 * do the work. Throws when nobody answers.
 */
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
