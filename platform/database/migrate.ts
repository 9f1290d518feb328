import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migrateWith } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { ForOwner } from "../http/plain-errors.ts";
import { appliedMigrations } from "./backup/tables.ts";
import type { Database } from "./database.ts";

const migrationsFolder = fileURLToPath(new URL("../../db/migrations", import.meta.url));
const JOURNAL = "meta/_journal.json";
const START_LOCK = 727_274;
const RETRY_MS = 250;
/**
 * SHA-256 of the last of the 52 migrations that the baseline replaces. Databases and backups of commit 7f29be43 name it. The baseline has its
 * time in the journal, so that the migrator does not run the baseline there.
 */
export const LAST_REPLACED = "20de8150ac433566c2e606f93fe8c0fac94e81dde80dad7473f11e74efd7aff3";

/** Where migrations run: the pool, or one connection of it. */
type Connection = pg.Pool | pg.PoolClient;

/**
 * Runs `work` while no other process of this site runs its own: migrations and the seeds are
 * done by whichever process comes first, the others wait and find it done.
 */
export async function withStartLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
	// the embedded engine has one process by its lock file, and one session for all connections: no lock to take
	if (database.engine === "embedded") return work();
	for (;;) {
		// a transaction's lock: behind a pooler in transaction mode a session's lock may be released on another connection than took it
		const client = await database.pool.connect();
		try {
			await client.query("begin");
			// a server that ends idle transactions would free the lock in the middle of the work
			await client.query("set local idle_in_transaction_session_timeout = 0");
			const { rows } = await client.query("select pg_try_advisory_xact_lock($1) as free", [START_LOCK]);
			if (rows[0]?.free) return await work();
		} finally {
			await client.query("rollback").catch(() => undefined);
			client.release();
		}
		// without a connection: processes that wait on one each would leave the pooler none for the process that works
		await setTimeout(RETRY_MS);
	}
}

/** Data from before the baseline, which only an earlier commit can upgrade. */
export class TooOld extends ForOwner {
	constructor() {
		super(
			"This data is from before commit 7f29be43: start the site with it at that commit once, then start this version.",
		);
	}
}

/**
 * Brings the schema up to date. Call inside `withStartLock`: the migrator takes no lock of its own. Throws `TooOld`, and `ForOwner` when
 * a newer version has changed the schema further: this one would write rows that the newer one cannot read. It has changed nothing then.
 */
export async function migrate(client: Connection): Promise<void> {
	const db = drizzle({ client });
	if (sinceBaseline(await appliedMigrations(db)).length > projectMigrations().length)
		throw new ForOwner(
			"The database was used by a newer version of this project. Start that one, or restore a backup.",
		);
	await migrateWith(db, { migrationsFolder });
}

/** The hashes of this project's migrations, the oldest first, as a migrated database lists them. */
export const projectMigrations = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

/** A list of migrations by hash, the oldest first, with the baseline in place of those that it replaces. Throws `TooOld`. */
export function sinceBaseline(hashes: readonly string[]): string[] {
	if (hashes.length === 0) return [];
	const [baseline = ""] = projectMigrations();
	const at = hashes.findIndex((hash) => hash === baseline || hash === LAST_REPLACED);
	if (at === -1) throw new TooOld();
	return [baseline, ...hashes.slice(at + 1)];
}

/** Brings the schema to where it stood after the first `count` migrations. */
export async function migrateUpTo(client: Connection, count: number): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "tm-migrations-"));
	try {
		const { entries, ...rest } = JSON.parse(readFileSync(join(migrationsFolder, JOURNAL), "utf8"));
		const first: { tag: string }[] = entries.slice(0, count);
		for (const { tag } of first) copyFileSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
		mkdirSync(join(folder, "meta"));
		writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...rest, entries: first }));
		await migrateWith(drizzle({ client }), { migrationsFolder: folder });
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
