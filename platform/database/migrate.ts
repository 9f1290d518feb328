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
 * SHA-256 of the last of the 52 migrations that the baseline replaced. Databases and backups of commit 7f29be43 have
 * it. The journal gives the baseline the timestamp of that migration, so the migrator skips the baseline there.
 */
export const LAST_REPLACED = "20de8150ac433566c2e606f93fe8c0fac94e81dde80dad7473f11e74efd7aff3";

type Connection = pg.Pool | pg.PoolClient;

/** Runs `work` (migrations, seeds) in one process at a time. The others wait, then run it with nothing left to do. */
export async function withStartLock<T>(database: Database, work: () => Promise<T>): Promise<T> {
	// the embedded engine has one process, by its lock file
	if (database.engine === "embedded") return work();
	for (;;) {
		// a transaction-level lock, because a pooler in transaction mode may release a session's lock on another connection
		const client = await database.pool.connect();
		try {
			await client.query("begin");
			// an idle timeout of the server would free the lock during the work
			await client.query("set local idle_in_transaction_session_timeout = 0");
			const { rows } = await client.query("select pg_try_advisory_xact_lock($1) as free", [START_LOCK]);
			if (rows[0]?.free) return await work();
		} finally {
			await client.query("rollback").catch(() => undefined);
			client.release();
		}
		// release the connection while waiting, or waiting processes would exhaust the pooler
		await setTimeout(RETRY_MS);
	}
}

/** The data is older than the baseline; only an earlier commit can upgrade it. */
export class TooOld extends ForOwner {
	constructor() {
		super(
			"This data is from before commit 7f29be43: start the site with it at that commit once, then start this version.",
		);
	}
}

/**
 * Applies pending migrations. Call it in `withStartLock`, because the migrator takes no lock. Throws before any change:
 * `TooOld`, and `ForOwner` if a newer version has migrated the database further.
 */
export async function migrate(client: Connection): Promise<void> {
	const db = drizzle({ client });
	if (sinceBaseline(await appliedMigrations(db)).length > projectMigrations().length)
		throw new ForOwner(
			"The database was used by a newer version of this project. Start that one, or restore a backup.",
		);
	await migrateWith(db, { migrationsFolder });
}

/** The hashes of this project's migrations, oldest first. */
export const projectMigrations = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

/**
 * Returns the list from the baseline on; the last replaced migration counts as the baseline. Empty for an empty list.
 * Throws `TooOld` if the list has neither of the two.
 */
export function sinceBaseline(hashes: readonly string[]): string[] {
	if (hashes.length === 0) return [];
	const [baseline = ""] = projectMigrations();
	const at = hashes.findIndex((hash) => hash === baseline || hash === LAST_REPLACED);
	if (at === -1) throw new TooOld();
	return [baseline, ...hashes.slice(at + 1)];
}

/** Applies the first `count` migrations only. */
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
