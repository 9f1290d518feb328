import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { readCsv } from "./builder/csv.ts";
import { FIGURES_EDITION, fillFigures } from "./figures.ts";
import { columnsOf, TABLES, type TableName } from "./tables.ts";

export type RecordSnapshot = {
	/** hash of the files, and of how figures are counted from them */
	id: string;
	as_of_match_id: number;
	as_of_date: string;
	/** rows by table; `players` are the people who have played */
	counts: Record<TableName | "players", number>;
};

export type ImportOptions = {
	/** folder of the compact record; left out: data/record of this repository */
	dataDir?: string;
	/** rows done and rows in all, called after every statement */
	onProgress?: (done: number, total: number, table: TableName) => void;
};

const DATA_DIR = fileURLToPath(new URL("../data/record", import.meta.url));
const ROWS_A_STATEMENT = 5_000;

/**
 * Brings the match record into the database in one transaction: all of it, or nothing when the same files are in already.
 * `client` must not be in a transaction. Throws when a file is missing or does not fit the schema; the record that was
 * there then stays.
 */
export async function importRecord(
	client: pg.PoolClient,
	{ dataDir = DATA_DIR, onProgress }: ImportOptions = {},
): Promise<{ imported: boolean; snapshot: RecordSnapshot }> {
	const files = new Map(TABLES.map((table) => [table, readFileSync(join(dataDir, `${table}.csv`))]));
	const hash = createHash("sha256").update(FIGURES_EDITION);
	for (const file of files.values()) hash.update(file);
	const id = hash.digest("hex").slice(0, 16);

	const { rows: present } = await client.query(
		"select id, as_of_match_id, as_of_date::text, counts from record_snapshots where id = $1",
		[id],
	);
	if (present[0]) return { imported: false, snapshot: present[0] };

	const records = new Map([...files].map(([table, file]) => [table, readCsv(file)]));
	const total = [...records.values()].reduce((sum, rows) => sum + rows.length, 0);
	let done = 0;
	await client.query("begin");
	try {
		await client.query(`truncate record_snapshots, ${TABLES.join(", ")}`);
		const putBack = await takeOffKeys(client);
		for (const [table, rows] of records) {
			for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
				const some = rows.slice(at, at + ROWS_A_STATEMENT);
				await insert(client, table, some);
				done += some.length;
				onProgress?.(done, total, table);
			}
		}
		await putBack();
		await fillFigures(client);
		const counts = Object.fromEntries([...records].map(([table, rows]) => [table, rows.length]));
		const { rows } = await client.query(
			`insert into record_snapshots (id, as_of_match_id, as_of_date, counts)
			 select $1, id, date, $2::jsonb || jsonb_build_object('players', (select count(distinct player_id) from lineups))
			 from matches order by sequence desc limit 1
			 returning id, as_of_match_id, as_of_date::text, counts`,
			[id, JSON.stringify(counts)],
		);
		if (!rows[0]) throw new Error(`${dataDir} holds no match`);
		// the embedded engine has no autovacuum: without this the planner would guess
		await client.query(`analyze ${TABLES.join(", ")}`);
		await client.query("commit");
		return { imported: true, snapshot: rows[0] };
	} catch (error) {
		await client.query("rollback");
		throw error;
	}
}

/**
 * Takes keys and indexes off the tables of the record and returns what puts them back: to build and check each as a whole
 * takes half as long as to do it row by row. It happens within the transaction, so that nobody sees a table without them.
 */
async function takeOffKeys(client: pg.PoolClient): Promise<() => Promise<void>> {
	// foreign keys go first and come last: they rest on the others
	const { rows: constraints } = await client.query<{ table: string; name: string; definition: string }>(
		`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
		 from pg_constraint where contype in ('f', 'p', 'u') and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))
		 order by contype = 'f' desc, conname`,
		[TABLES],
	);
	const { rows: indexes } = await client.query<{ name: string; definition: string }>(
		`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
		 where indrelid = any($1::regclass[])
			and not exists (select 1 from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
		 order by 1`,
		[TABLES],
	);
	for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${name}`);
	for (const { name } of indexes) await client.query(`drop index ${name}`);
	return async () => {
		for (const { definition } of indexes) await client.query(definition);
		for (const { table, name, definition } of constraints.toReversed())
			await client.query(`alter table ${table} add constraint ${name} ${definition}`);
	};
}

/** Arrays of columns rather than thousands of parameters; a list within a column travels as '|'-joined text. */
async function insert(client: pg.PoolClient, table: TableName, rows: Record<string, string>[]): Promise<void> {
	const columns = columnsOf(table);
	const isList = (type: string) => type.endsWith("[]");
	const types = columns.map(({ type }, index) => `$${index + 1}::${isList(type) ? "text" : type}[]`);
	const values = columns.map(({ name, type }) =>
		isList(type) ? `coalesce(string_to_array(${name}, '|'), '{}')` : name,
	);
	const names = columns.map(({ name }) => `"${name}"`);
	await client.query(
		`insert into ${table} (${names}) select ${values} from unnest(${types}) as rows (${names})`,
		columns.map(({ name }) => rows.map((row) => row[name] || null)),
	);
}
