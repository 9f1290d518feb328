import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { migrate, migrateUpTo, projectMigrations } from "../platform/database/migrate.ts";
import { prepareDatabase } from "../server/prepare.ts";
import { startBeside } from "./fixtures/beside.ts";
import { emptyDatabase } from "./fixtures/database.ts";
import { fillTables, readTables, type Table } from "./fixtures/filler.ts";
import { LONG } from "./fixtures/gate.ts";

// In the long run from every earlier version. Else from some: the first tables, the quiz, the groups, boards, and the last but one.
const COUNT = projectMigrations().length;
const VERSIONS = LONG ? Array.from({ length: COUNT - 1 }, (_, at) => at + 1) : [2, 12, 17, 22, COUNT - 1];
/** The site is started from one of them, the second or later, which know fans: it takes as long as all the rest. */
const STARTED = LONG ? VERSIONS.slice(1) : [17];
const ROWS = 5;
/** Columns that a later version has no more; what they held is kept in another way, or belonged to a rule that is gone. */
const LEFT_OUT = ["points_ledger.team_id", "user_points.last_rain_day"];
/** Tables of sums that a migration may empty: the start that follows counts them anew from the match record. */
const COUNTED_ANEW = ["player_figures"];

const newest = JSON.parse(readFileSync(new URL("../db/migrations/meta/_journal.json", import.meta.url), "utf8"));
const tagOf = (version: number): string => newest.entries[version - 1].tag;

/** Of each column of each table: how many rows, and a sum over their values, whatever their order. */
async function sumsOf(pool: pg.Pool, tables: readonly Table[]): Promise<Record<string, string>> {
	const sums: Record<string, string> = {};
	for (const { name: table, columns } of tables.filter(({ name }) => !COUNTED_ANEW.includes(name))) {
		const kept = columns.filter(({ name }) => !LEFT_OUT.includes(`${table}.${name}`));
		const sumOf = (value: string) =>
			`count(*) || ' ' || md5(coalesce(string_agg(md5(${value}), '' order by md5(${value})), ''))`;
		const wanted = kept.map(({ name }) => `${sumOf(`coalesce("${name}"::text, 'null')`)} as "${name}"`);
		const { rows } = await pool.query(`select ${wanted.join()} from "${table}"`);
		for (const { name } of kept) sums[`${table}.${name}`] = rows[0][name];
	}
	return sums;
}

test.each(VERSIONS.map((version) => [tagOf(version), version] as const))(
	"a site that stood at %s with data comes to the newest version with every row kept",
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
		expect(await sumsOf(pool, tables)).toEqual(before);
		const { rows } = await pool.query("select count(*)::int as migrations from drizzle.__drizzle_migrations");
		expect(rows[0].migrations).toBe(COUNT);
	},
	300_000,
);

test.each(STARTED.map((version) => [tagOf(version), version] as const))(
	"a site that stood at %s with fans starts and shows its pages",
	async (_tag, version) => {
		const database = await emptyDatabase();
		const client = await database.pool.connect();
		try {
			await migrateUpTo(client, version);
		} finally {
			client.release();
		}
		const { rows: fans } = await database.pool.query(
			"insert into users (id, name, email, email_verified) select gen_random_uuid(), 'Fan ' || n, 'fan-' || n || '@example.com', true from generate_series(1, 20) n returning id",
		);
		await prepareDatabase(database, () => {});
		const { rows: kept } = await database.pool.query("select id from users where email like 'fan-%'");
		expect(kept.map(({ id }) => id).sort()).toEqual(fans.map(({ id }) => id).sort());
		const dataDir = mkdtempSync(join(tmpdir(), "tm-migrated-"));
		onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
		const site = await startBeside({ ...database, close: async () => {} }, { DATA_DIR: dataDir });
		onTestFinished(() => site.close());
		for (const path of ["/", "/facts", "/teams", "/players"]) expect((await fetch(site.url + path)).status).toBe(200);
	},
	600_000,
);

test("migrations go forward only: each is one file, listed once, later than the one before, and none takes another back", () => {
	const entries: { idx: number; tag: string; when: number }[] = newest.entries;
	expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, at) => at));
	expect(entries.filter(({ when }, at) => at > 0 && when <= (entries[at - 1]?.when ?? 0))).toEqual([]);
	expect(entries.filter(({ tag }) => /down|revert|rollback|undo/.test(tag))).toEqual([]);
	// sums of players are made anew from the record, nothing of anybody's is
	for (const { tag } of entries)
		expect(
			readFileSync(new URL(`../db/migrations/${tag}.sql`, import.meta.url), "utf8").match(
				/^\s*(drop table|delete|truncate(?! "player_figures"))\b/gim,
			),
		).toBe(null);
});
