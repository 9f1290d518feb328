import { readFileSync } from "node:fs";
import type pg from "pg";
import { expect, test } from "vitest";
import { migrate, migrateUpTo, projectMigrations } from "../platform/database/migrate.ts";
import { emptyDatabase } from "./fixtures/database.ts";
import { fillTables, readTables, type Table } from "./fixtures/filler.ts";
import { LONG } from "./fixtures/gate.ts";
import { asNamedToday, valueToday } from "./fixtures/renamed.ts";

// In the long run from every earlier version. Else from two: the first tables, and the last but one.
const COUNT = projectMigrations().length;
const VERSIONS = LONG ? Array.from({ length: COUNT - 1 }, (_, at) => at + 1) : [2, COUNT - 1];
const ROWS = 5;
/** Columns that a later version has no more: what the first held is kept in another way, the others belonged to rules that went. */
const LEFT_OUT = [
	...["points_ledger.team_id", "user_points.last_rain_day", "newsletter_subscriptions.confirmation_hash"],
	// counted from the record, which counts it again
	"ipl_players.matches",
];
/** Tables of the match record and of what was counted from it: a migration may empty or drop them, for the record is a file. */
const OF_THE_RECORD = [
	...["player_figures", "team_figures", "ground_figures", "record_sheets", "record_snapshots", "match_hashes"],
	...[
		"franchises",
		"teams",
		"grounds",
		"people",
		"seasons",
		"matches",
		"match_teams",
		"lineups",
		"innings",
		"super_overs",
	],
	...["batting", "bowling", "partnerships", "matchups", "overs", "milestones"],
];

const newest = JSON.parse(readFileSync(new URL("../db/migrations/meta/_journal.json", import.meta.url), "utf8"));
const tagOf = (version: number): string => newest.entries[version - 1].tag;

/** Of each column of each table: how many rows, and a sum over their values, whatever their order. Keys: the names of today. */
async function sumsOf(pool: pg.Pool, tables: readonly Table[]): Promise<Record<string, string>> {
	const sums: Record<string, string> = {};
	for (const table of tables.filter(({ name }) => !OF_THE_RECORD.includes(name))) {
		const today = asNamedToday(table);
		const columns = today.columns
			.map(({ name }, at) => ({ name, key: `${today.name}.${name}`, before: table.columns[at]?.name ?? name }))
			.filter(({ key }) => !LEFT_OUT.includes(key));
		const sumOf = (value: string) =>
			`count(*) || ' ' || md5(coalesce(string_agg(md5(${value}), '' order by md5(${value})), ''))`;
		const wanted = columns.map(
			({ name, before }) => `${sumOf(`coalesce(${valueToday(table.name, before)}, 'null')`)} as "${name}"`,
		);
		const { rows } = await pool.query(`select ${wanted.join()} from "${table.name}"`);
		for (const { name, key } of columns) sums[key] = rows[0][name];
	}
	return sums;
}

test.each(VERSIONS.map((version) => [tagOf(version), version] as const))(
	"a site at %s with data comes to the newest version with every row kept",
	async (_tag, version) => {
		const database = await emptyDatabase();
		const { pool } = database;
		const client = await pool.connect();
		try {
			await migrateUpTo(client, version);
		} finally {
			client.release();
		}
		const tables = await readTables(pool);
		expect(await fillTables(pool, tables, ROWS)).toEqual([]);
		const before = await sumsOf(pool, tables);

		const again = await pool.connect();
		try {
			await migrate(again);
		} finally {
			again.release();
		}
		expect(await sumsOf(pool, tables.map(asNamedToday))).toEqual(before);
		const { rows } = await pool.query("select count(*)::int as migrations from drizzle.__drizzle_migrations");
		expect(rows[0].migrations).toBe(COUNT);
	},
);

test("migrations go forward only: each is one file, listed once, later than the one before, and none takes another back", () => {
	const entries: { idx: number; tag: string; when: number }[] = newest.entries;
	expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, at) => at));
	expect(entries.filter(({ when }, at) => at > 0 && when <= (entries[at - 1]?.when ?? 0))).toEqual([]);
	expect(entries.filter(({ tag }) => /down|revert|rollback|undo/.test(tag))).toEqual([]);
	// what is counted from the record may go, nothing of anybody's does
	const lost = new RegExp(`^\\s*(drop table|delete|truncate)\\b(?! "(${OF_THE_RECORD.join("|")})")`, "gim");
	for (const { tag } of entries)
		expect(readFileSync(new URL(`../db/migrations/${tag}.sql`, import.meta.url), "utf8").match(lost)).toBe(null);
});
