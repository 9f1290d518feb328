import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { readCsv } from "./builder/csv.ts";
import { FIGURES_EDITION, fillFigures } from "./figures.ts";
import { hashMatches, insertRows, keepHashes, type TextTables } from "./rows.ts";
import { TABLES, type TableName } from "./tables.ts";

export type RecordSnapshot = {
	/** hash of what was read, and of how figures are counted from it */
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
const SNAPSHOT = "id, as_of_match_id, as_of_date::text, counts";

/**
 * Brings the match record of the files into the database in one transaction: all of it, or nothing when the same files are
 * in already, or when an archive has brought the database further than they go. `client` must not be in a transaction.
 * Throws when a file is missing or does not fit the schema; the record that was there then stays.
 */
export async function importRecord(
	client: pg.PoolClient,
	{ dataDir = DATA_DIR, onProgress }: ImportOptions = {},
): Promise<{ imported: boolean; snapshot: RecordSnapshot }> {
	const files = new Map(TABLES.map((table) => [table, readFileSync(join(dataDir, `${table}.csv`))]));
	const hash = createHash("sha256");
	for (const file of files.values()) hash.update(file);
	const files_id = hash.digest("hex").slice(0, 16);

	const { rows: present } = await client.query(
		`select ${SNAPSHOT}, files_id, figures_edition, archive from record_snapshots`,
	);
	const { files_id: before, figures_edition, archive, ...there } = present[0] ?? {};
	const stays = before === files_id || (archive && there.as_of_date > lastDay(files.get("matches") as Buffer));
	if (stays && figures_edition === FIGURES_EDITION) return { imported: false, snapshot: there };

	const records: TextTables = new Map(stays ? [] : [...files].map(([table, file]) => [table, readCsv(file)]));
	await client.query("begin");
	try {
		if (!stays) await replaceAll(client, records, onProgress);
		await fillFigures(client);
		const id = stays ? there.id : files_id;
		const snapshot = await keepSnapshot(client, {
			id,
			files_id: stays ? before : files_id,
			archive: stays ? archive : null,
		});
		await client.query("commit");
		return { imported: !stays, snapshot };
	} catch (error) {
		await client.query("rollback");
		throw error;
	}
}

const lastDay = (matches: Buffer) => readCsv(matches).reduce((last, { date = "" }) => (date > last ? date : last), "");

async function replaceAll(
	client: pg.PoolClient,
	records: TextTables,
	onProgress: ImportOptions["onProgress"],
): Promise<void> {
	const total = [...records.values()].reduce((sum, rows) => sum + rows.length, 0);
	let before = 0;
	await client.query(`truncate record_snapshots, match_hashes, ${TABLES.join(", ")}`);
	const putBack = await takeOffKeys(client);
	for (const [table, rows] of records) {
		await insertRows(client, table, rows, { onProgress: (done) => onProgress?.(before + done, total, table) });
		before += rows.length;
	}
	await putBack();
	await keepHashes(client, hashMatches(records));
	// the embedded engine has no autovacuum: without this the planner would guess
	await client.query(`analyze ${TABLES.join(", ")}`);
}

/**
 * Writes down which record is in the tables, as a new snapshot: `id` says where it came from. Belongs at the end of the
 * transaction that changed them. Throws when they hold no match.
 */
export async function keepSnapshot(
	client: pg.PoolClient,
	{ id, files_id, archive }: { id: string; files_id: string; archive: string | null },
): Promise<RecordSnapshot> {
	const snapshot = createHash("sha256").update(`${FIGURES_EDITION} ${id}`).digest("hex").slice(0, 16);
	const counts = TABLES.map((table) => `'${table}', (select count(*) from ${table})`);
	await client.query("delete from record_snapshots");
	const { rows } = await client.query(
		`insert into record_snapshots (id, files_id, figures_edition, archive, as_of_match_id, as_of_date, counts)
		 select $1, $2, $3, $4, id, date,
			jsonb_build_object(${counts}, 'players', (select count(distinct player_id) from lineups))
		 from matches order by sequence desc limit 1
		 returning ${SNAPSHOT}`,
		[snapshot, files_id, FIGURES_EDITION, archive],
	);
	if (!rows[0]) throw new Error("there is no match in the record");
	return rows[0];
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
