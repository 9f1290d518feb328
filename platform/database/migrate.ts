import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migrateWith } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import type { Database } from "./database.ts";

const migrationsFolder = fileURLToPath(new URL("../../db/migrations", import.meta.url));
const START_LOCK = 727_274;

/**
 * Runs `work` while no other process of this site runs its own: migrations, the import of the record and the seeds are
 * done by whichever process comes first, the others wait and find it done.
 */
export async function withStartLock<T>(database: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
	const client = await database.pool.connect();
	try {
		// the embedded engine has one process by its lock file, and one session for all connections: no lock to take
		if (database.engine === "postgres") await client.query("select pg_advisory_lock($1)", [START_LOCK]);
		return await work(client);
	} finally {
		if (database.engine === "postgres")
			await client.query("select pg_advisory_unlock($1)", [START_LOCK]).catch(() => undefined);
		client.release();
	}
}

/** Brings the schema up to date. Call inside `withStartLock`: the migrator takes no lock of its own. */
export async function migrate(client: pg.PoolClient): Promise<void> {
	await migrateWith(drizzle({ client }), { migrationsFolder });
}
