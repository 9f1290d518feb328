import { globSync } from "node:fs";
import { join } from "node:path";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { ROOT } from "../scripts/imports.ts";
import { testDatabase } from "./fixtures/database.ts";

/** The tables that db/schema declares. */
async function tablesOfSchema() {
	const files = globSync("db/schema/**/*.ts", { cwd: ROOT });
	const modules: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(ROOT, file))));
	const exported = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
	return [...new Set(exported)].map((table) => getTableConfig(table));
}

test("SITE-2 the migrations create the tables that db/schema declares: columns, indexes, uniques, checks and references", async () => {
	const { pool } = await testDatabase();
	const names = async (text: string): Promise<string[]> =>
		(await pool.query(text)).rows.map(({ name }: { name: string }) => name).sort();
	const columns =
		await names(`select table_name || '.' || column_name || case is_nullable when 'NO' then ' not null' else '' end as name
		from information_schema.columns where table_schema = 'public'`);
	const named = new Set([
		...(await names("select tablename || '.' || indexname as name from pg_indexes where schemaname = 'public'")),
		...(await names("select conrelid::regclass::text || '.' || conname as name from pg_constraint")),
	]);
	const tables = await tablesOfSchema();
	expect(tables.length).toBeGreaterThan(50);
	const known = new Set(tables.map(({ name }) => name));
	expect(columns.filter((column) => known.has(column.split(".")[0] ?? ""))).toEqual(
		tables
			.flatMap(({ name, columns, primaryKeys }) => {
				const keys = primaryKeys.flatMap(({ columns }) => columns.map((column) => column.name));
				return columns.map(
					(column) =>
						`${name}.${column.name}${column.notNull || column.primary || keys.includes(column.name) ? " not null" : ""}`,
				);
			})
			.sort(),
	);
	const expected = tables.flatMap(({ name, indexes, uniqueConstraints, checks, foreignKeys }) =>
		[
			...indexes.map(({ config }) => config.name),
			...uniqueConstraints.map((unique) => unique.getName()),
			...checks.map((check) => check.name),
			...foreignKeys.map((key) => key.getName()),
		].map((own) => `${name}.${own?.slice(0, LONGEST_NAME)}`),
	);
	expect(expected.length).toBeGreaterThan(100);
	expect(expected.filter((one) => !named.has(one))).toEqual([]);
});
/** PostgreSQL cuts longer names. */
const LONGEST_NAME = 63;

test("COMM-2 the views with the catalogue's names of armies and memberships have its fields", async () => {
	const { pool } = await testDatabase();
	const fieldsOf = async (view: string) =>
		(await pool.query(`select * from ${view} limit 0`)).fields.map(({ name }) => name);
	expect(await fieldsOf("team_communities")).toEqual(
		"id team_name team_code community_motto total_members total_points team_colors".split(" "),
	);
	expect(await fieldsOf("user_team_memberships")).toEqual("user_id team_id is_active points_contributed".split(" "));
});
