import { sql } from "drizzle-orm";
import { ForOwner } from "../../http/plain-errors.ts";
import type { Database, Tx } from "../database.ts";
import { migrateUpTo, projectMigrations, sinceBaseline } from "../migrate.ts";
import { type BackupHead, type BackupLine, type BackupTable, readBackup, WrongBackup } from "./file.ts";
import { appliedMigrations, listTables } from "./tables.ts";

const ROWS_AT_ONCE = 1000;
/** in characters; a single row may be longer */
const TEXT_AT_ONCE = 4 << 20;

export class NotEmpty extends ForOwner {}

/**
 * Restores a backup into an empty database: first its schema, then all rows in one transaction, so that a broken file
 * leaves only empty tables. `prepareQueue` creates the job queue's tables. The next start of the site upgrades an older
 * schema. Throws `NotEmpty`, `TooOld`, and `WrongBackup` for a file that is damaged or from a newer version.
 */
export async function restoreBackup(
	database: Database,
	path: string,
	prepareQueue: () => Promise<void>,
): Promise<{ head: BackupHead; tables: number; rows: number }> {
	const lines = readBackup(path);
	const head = await headOf(path, lines);
	const migrations = sinceBaseline(head.migrations);
	const ownMigrations = projectMigrations();
	if (migrations.length === 0 || migrations.some((hash, at) => hash !== ownMigrations[at]))
		throw new WrongBackup(`${path} was made by another version of the project than this one or an older one.`);
	const applied = sinceBaseline(await appliedMigrations(database.db));
	if (applied.length > 0 && (await hasRows(database)))
		throw new NotEmpty("The database is not empty. Give a new one, or a new DATA_DIR: nothing is overwritten.");
	if (applied.length > migrations.length) throw new NotEmpty("The database is of a newer version. Give a new one.");

	await migrateUpTo(database.pool, migrations.length);
	await prepareQueue();
	return await database.db.transaction(async (tx) => {
		const restoreConstraints = await suspendConstraints(tx);
		const counts = await load(tx, lines);
		await restoreConstraints();
		return { head, ...counts };
	});
}

async function headOf(path: string, lines: AsyncGenerator<BackupLine>): Promise<BackupHead> {
	const { value } = await lines.next();
	if (!value || !("head" in value)) throw new WrongBackup(`${path} is empty.`);
	return value.head;
}

/** True if there is an account. Without one there are only rows of migrations and seeds, which may be replaced. */
async function hasRows({ db }: Database): Promise<boolean> {
	const { rows } = await db.execute(sql`select exists (select from users) as there`);
	return rows[0]?.there === true;
}

async function load(tx: Tx, lines: AsyncIterable<BackupLine>): Promise<{ tables: number; rows: number }> {
	const ownTables = new Map((await listTables(tx)).map((table) => [table.name, table]));
	// few rows exist, and truncating a hundred tables would create new files for each
	for (const name of ownTables.keys()) await tx.execute(sql.raw(`delete from ${name}`));
	let table: BackupTable | undefined;
	let batch: string[] = [];
	let length = 0;
	const counts = { tables: 0, rows: 0 };
	async function flush() {
		if (table && batch.length > 0) await insert(tx, table, batch);
		counts.rows += batch.length;
		batch = [];
		length = 0;
	}
	for await (const line of lines) {
		if ("table" in line) {
			await flush();
			table = line.table;
			const own = ownTables.get(table.table);
			if (!own) throw new WrongBackup(`The backup has a table that this version has not: ${table.table}.`);
			for (const [name, { last_value, is_called }] of Object.entries(table.sequences))
				if (own.sequences.includes(name))
					await tx.execute(sql`select setval(${name}::regclass, ${last_value}::bigint, ${is_called})`);
			// names go into SQL unescaped, so only those of this database may
			table.columns = table.columns.filter((column) => own.columns.includes(column));
			counts.tables++;
		} else if ("row" in line) {
			batch.push(line.row);
			length += line.row.length;
			if (batch.length >= ROWS_AT_ONCE || length >= TEXT_AT_ONCE) await flush();
		}
	}
	await flush();
	return counts;
}

async function insert(tx: Tx, { table, columns }: BackupTable, rows: string[]): Promise<void> {
	const names = sql.raw(columns.join(", "));
	const name = sql.raw(table);
	await tx.execute(
		sql`insert into ${name} (${names}) overriding system value
			select ${names} from json_populate_recordset(null::${name}, ${`[${rows.join(",")}]`}::json)`,
	);
}

type Rule = { table: string; name: string; definition: string };

/** Drops foreign keys and disables triggers, so that tables load in any order. Returns a function to undo that. */
async function suspendConstraints(tx: Tx): Promise<() => Promise<void>> {
	const { rows: keys } = await tx.execute<Rule>(sql`
		select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
		from pg_constraint c join pg_namespace n on n.oid = c.connamespace
		where c.contype = 'f' and c.conparentid = 0 and n.nspname in ('public', 'pgboss')`);
	const { rows: triggers } = await tx.execute<Rule>(sql`
		select t.tgrelid::regclass::text as table, quote_ident(t.tgname) as name, '' as definition
		from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
		where not t.tgisinternal and t.tgparentid = 0 and n.nspname in ('public', 'pgboss')`);
	for (const { table, name } of keys) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
	for (const { table, name } of triggers) await tx.execute(sql.raw(`alter table ${table} disable trigger ${name}`));
	return async () => {
		for (const { table, name } of triggers) await tx.execute(sql.raw(`alter table ${table} enable trigger ${name}`));
		for (const { table, name, definition } of keys)
			await tx.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
	};
}
