import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database, Db } from "./database.ts";

/** How long a replica that did not answer is left alone, and how long a connection to it, or an answer, is waited for. */
const [REST_MS, PATIENCE_MS, ANSWER_MS] = [5_000, 2_000, 5_000];
/** What a server says that is going, coming or full, or whose copying got into the way of a query. */
const AWAY = /^(08|57P|40001|53300)/;

type ReplicaOptions = { url: string; primary: Database; onAway: (error: Error) => void };
export type Replica = { db: Db; close(): Promise<void> };

/**
 * A handle for reads that may be as old as the replica of PostgreSQL at `url`. Statements by themselves only; each that would
 * change something is refused by the server. While the replica is away the primary is asked instead, and `onAway` is told why, at
 * most once in five seconds.
 */
export function openReplica({ url, primary, onAway }: ReplicaOptions): Replica {
	const pool = new pg.Pool({
		connectionString: url,
		max: 10,
		connectionTimeoutMillis: PATIENCE_MS,
		query_timeout: ANSWER_MS,
		options: "-c default_transaction_read_only=on",
	});
	// a connection that the server ends would take the process down
	pool.on("error", () => undefined).on("connect", (client) => client.on("error", () => undefined));
	let restsUntil = 0;

	async function query(...asked: Parameters<pg.Pool["query"]>): Promise<unknown> {
		if (performance.now() >= restsUntil)
			try {
				return await pool.query(...asked);
			} catch (error) {
				if (error instanceof pg.DatabaseError && !AWAY.test(error.code ?? "")) throw error;
				// of those asked at once the first tells
				if (performance.now() >= restsUntil) onAway(error as Error);
				restsUntil = performance.now() + REST_MS;
			}
		return primary.pool.query(...asked);
	}
	return { db: drizzle({ client: Object.assign(Object.create(pool), { query }) as pg.Pool }), close: () => pool.end() };
}
