import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { inOrder } from "../builder/build.ts";
import { writeCsv } from "../builder/csv.ts";
import type { Source } from "../builder/source.ts";
import { COLUMNS, TABLE_NAMES, type Tables } from "../builder/tables.ts";
import { writeBalls } from "./balls.ts";
import { parquetFile, target, withDuckDb } from "./duckdb.ts";
import { TABLES } from "./make.ts";

const FILES = ["balls.parquet", ...TABLE_NAMES.map((table) => `${table}.csv`)].sort();

/** Writes the sources of a record to `folder`: the balls, and tables with what the balls do not contain. */
export async function writeSources(folder: string, source: Source, tables: Tables): Promise<void> {
	mkdirSync(folder, { recursive: true });
	const franchiseOf = new Map(source.teams.map((team) => [team.name, team.franchise_id as string]));
	await writeBalls(join(folder, "balls.parquet"), inOrder(source.matches), (team) => franchiseOf.get(team) as string);
	for (const table of TABLE_NAMES) writeFileSync(join(folder, `${table}.csv`), writeCsv(COLUMNS[table], tables[table]));
}

/** Returns the hash of the sources, and the edition of their record. Throws if a file is missing. */
export function hashesOf(folder: string): { sources: string; edition: string } {
	const hash = createHash("sha256");
	for (const name of FILES) hash.update(name).update(readFileSync(join(folder, name)));
	const sources = hash.digest("hex").slice(0, 16);
	const edition = createHash("sha256").update(sources).update(TABLES.join()).digest("hex").slice(0, 16);
	return { sources, edition };
}

/** Packs the sources in `folder` into a zip. Equal sources give equal bytes. */
export function packSources(folder: string): Uint8Array {
	const files = FILES.map((name) => [name, readFileSync(join(folder, name))]);
	return zipSync(Object.fromEntries(files), { level: 9, mtime: "1980-01-01" });
}

/** Unpacks sources into `folder`; old archives lack `innings.csv`. Throws if a file is missing or damaged. */
export function unpackSources(archive: Uint8Array, folder: string): void {
	const files = unzipSync(archive);
	mkdirSync(folder, { recursive: true });
	files["innings.csv"] ??= strToU8(writeCsv(COLUMNS.innings, []));
	for (const name of FILES) {
		const bytes = files[name];
		if (!bytes) throw new Error(`the archive of the record lacks ${name}`);
		writeFileSync(join(folder, name), bytes);
	}
}

/** Writes the files for download to `folder`: every ball as Parquet and CSV, and the matches. */
export async function publishSources(sources: string, folder: string): Promise<void> {
	const parquet = join(sources, "balls.parquet");
	// writes, because a copy would keep the source's file permissions
	for (const name of ["balls.parquet", "matches.csv"])
		writeFileSync(join(folder, name), readFileSync(join(sources, name)));
	await withDuckDb(
		async (connection) => {
			const balls = (path: string, more = "") =>
				connection.run(`copy (select * from ${parquetFile(parquet)}) to ${target(path)} (format csv, header${more})`);
			await balls(join(folder, "balls.csv"));
			await balls(join(folder, "balls.csv.gz"), ", compression gzip");
		},
		{ memory_limit: "200MB" },
	);
}
