import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";
import { expect, test } from "vitest";
import { appliedMigrations } from "../platform/database/backup/tables.ts";
import {
	LAST_REPLACED,
	migrate,
	migrateUpTo,
	projectMigrations,
	sinceBaseline,
	TooOld,
} from "../platform/database/migrate.ts";
import { emptyDatabase } from "./fixtures/database.ts";
import { fillTables, readTables, type Table } from "./fixtures/filler.ts";
import { LONG } from "./fixtures/gate.ts";
import { listBeforeBaseline } from "./fixtures/migrations.ts";

// The long run upgrades from each earlier version, the gate from the baseline and the last but one.
const COUNT = projectMigrations().length;
const VERSIONS = LONG ? Array.from({ length: COUNT - 1 }, (_, at) => at + 1) : [...new Set([1, COUNT - 1])];
const ROWS = 5;
/** Columns that a migration computes again. */
const LEFT_OUT = ["viral_shares.conversions_count"];

const newest = JSON.parse(readFileSync(new URL("../db/migrations/meta/_journal.json", import.meta.url), "utf8"));
const tagOf = (version: number): string => newest.entries[version - 1].tag;

/** A checksum of each column by `table.column`: number of rows, and a hash that is independent of their order. */
async function sumsOf(pool: pg.Pool, tables: readonly Table[]): Promise<Record<string, string>> {
	const sums: Record<string, string> = {};
	for (const { name, columns: all } of tables) {
		const columns = all.filter((column) => !LEFT_OUT.includes(`${name}.${column.name}`));
		const sumOf = (value: string) =>
			`count(*) || ' ' || md5(coalesce(string_agg(md5(${value}), '' order by md5(${value})), ''))`;
		const wanted = columns.map(({ name }) => `${sumOf(`coalesce("${name}"::text, 'null')`)} as "${name}"`);
		const { rows } = await pool.query(`select ${wanted.join()} from "${name}"`);
		for (const column of columns) sums[`${name}.${column.name}`] = rows[0][column.name];
	}
	return sums;
}

/** A database of an earlier version with rows in every table. */
async function filledDatabase(version: number) {
	const database = await emptyDatabase();
	await migrateUpTo(database.pool, version);
	const tables = await readTables(database.pool);
	expect(await fillTables(database.pool, tables, ROWS)).toEqual([]);
	return { ...database, sums: () => sumsOf(database.pool, tables) };
}

test.each(VERSIONS.map((version) => [tagOf(version), version] as const))(
	"migrating a database from %s keeps every row",
	async (_tag, version) => {
		const { db, pool, sums } = await filledDatabase(version);
		const before = await sums();
		await migrate(pool);
		expect(await sums()).toEqual(before);
		expect(await appliedMigrations(db)).toEqual(projectMigrations());
	},
);

test("migrating a database from before the baseline fails with what to do; with all that it replaces, every row is kept", async () => {
	const { db, pool, sums } = await filledDatabase(1);
	await listBeforeBaseline(pool, ["a replaced one", "another"]);
	const before = await sums();
	const refusal = migrate(pool);
	await expect(refusal).rejects.toThrow(TooOld);
	await expect(refusal).rejects.toThrow(
		"This data is from before commit 7f29be43: start the site with it at that commit once, then start this version.",
	);
	expect(await sums()).toEqual(before);
	expect(await appliedMigrations(db)).toEqual(["a replaced one", "another"]);

	await listBeforeBaseline(pool, ["a replaced one", LAST_REPLACED]);
	await migrate(pool);
	expect(await sums()).toEqual(before);
	expect(sinceBaseline(await appliedMigrations(db))).toEqual(projectMigrations());
});

test("migrations go forward only: the journal lists each file in order of time, and none drops a table or deletes rows", () => {
	const entries: { idx: number; tag: string; when: number }[] = newest.entries;
	expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, at) => at));
	expect(entries.filter(({ when }, at) => at > 0 && when <= (entries[at - 1]?.when ?? 0))).toEqual([]);
	expect(entries.filter(({ tag }) => /down|revert|rollback|undo/.test(tag))).toEqual([]);
	const lost = /^\s*(drop table|delete|truncate)\b/gim;
	for (const { tag } of entries)
		expect(readFileSync(new URL(`../db/migrations/${tag}.sql`, import.meta.url), "utf8").match(lost)).toBe(null);
});

test("the baseline has the hash and the time by which migrate recognizes it", () => {
	expect(projectMigrations()[0]).toBe("51345cbae2b312984072fec64e7ba3224d2160b7aabdd3d9f839adcb42929300");
	// the time of the last migration that it replaces
	expect(newest.entries[0].when).toBe(1_795_643_991_203);
});

test("db/migrations/meta has only the newest snapshot of drizzle-kit, which makes the next migration from it", () => {
	const { idx } = newest.entries.at(-1);
	expect(readdirSync(new URL("../db/migrations/meta", import.meta.url)).sort()).toEqual([
		`${String(idx).padStart(4, "0")}_snapshot.json`,
		"_journal.json",
	]);
});
