import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { access, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Database, Tx } from "../database.ts";
import { type BackupTable, newHead } from "./file.ts";
import { appliedMigrations, listTables, type StoredTable } from "./tables.ts";

const ROWS_AT_ONCE = 2000;

/**
 * Writes a consistent backup of all rows to `path`, readable by its owner only. The file appears once it is complete.
 * PostgreSQL serves the site meanwhile; the embedded engine does not. `secret` is the site's generated secret, or null.
 * Throws if the folder is missing or not writable, or the disk is full; an older file of that name then remains.
 */
export async function writeBackup(
	database: Database,
	path: string,
	{ secret = null }: { secret?: string | null } = {},
): Promise<{ tables: number; rows: number }> {
	// an error here names the folder, not the draft
	await access(dirname(path));
	const draft = `${path}.part`;
	const file = createWriteStream(draft, { mode: 0o600 });
	const gzip = createGzip({ level: 6 });
	gzip.pipe(file);
	const written = finished(file);
	const writeLine = async (line: string) => {
		if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, "drain"), written]);
	};
	let rows = 0;
	try {
		const tables = await database.db.transaction(
			async (tx) => {
				const tables = await listTables(tx);
				const migrations = await appliedMigrations(tx);
				await writeLine(JSON.stringify(newHead({ at: new Date().toISOString(), migrations, secret })));
				for (const table of tables) {
					await writeLine(JSON.stringify(await describe(tx, table)));
					for await (const row of rowsOf(tx, table)) {
						await writeLine(` ${row}`);
						rows++;
					}
				}
				return tables.length;
			},
			{ isolationLevel: "repeatable read", accessMode: "read only" },
		);
		gzip.end(`${JSON.stringify({ end: true, rows })}\n`);
		await written;
		await rename(draft, path);
		return { tables, rows };
	} catch (error) {
		gzip.destroy();
		file.destroy();
		await written.catch(() => undefined);
		await rm(draft, { force: true });
		throw error;
	}
}

async function describe(tx: Tx, table: StoredTable): Promise<BackupTable> {
	const sequences: BackupTable["sequences"] = {};
	for (const name of table.sequences) {
		const { rows } = await tx.execute<{ last_value: string; is_called: boolean }>(
			sql.raw(`select last_value::text, is_called from ${name}`),
		);
		if (rows[0]) sequences[name] = rows[0];
	}
	return { table: table.name, columns: table.columns, sequences };
}

/** Reads the rows of a table as JSON text, in batches from a cursor. */
async function* rowsOf(tx: Tx, { name, columns }: StoredTable): AsyncGenerator<string> {
	if (columns.length === 0) return;
	await tx.execute(
		sql.raw(
			`declare row_cursor no scroll cursor for select row_to_json(kept_row)::text as row from (select ${columns.join(", ")} from ${name}) kept_row`,
		),
	);
	for (;;) {
		const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${ROWS_AT_ONCE} from row_cursor`));
		// json columns keep their original text, which may contain line breaks
		for (const { row } of rows) yield row.replaceAll("\n", " ");
		if (rows.length < ROWS_AT_ONCE) break;
	}
	await tx.execute(sql.raw("close row_cursor"));
}
