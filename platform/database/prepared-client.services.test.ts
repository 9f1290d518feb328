import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { contains } from "./contains.ts";
import { type Database, openDatabase } from "./database.ts";

let database: Database;
afterEach(() => database.close());
const open = async () => {
	database = await openDatabase({ url: process.env.DATABASE_URL });
	return database.db;
};
const prepared = sql`select statement from pg_prepared_statements where name like 'often_%'`;

test("a frequent statement is prepared once a connection and returns the same", async () => {
	const db = await open();
	await db.transaction(async (tx) => {
		const sum = async (left: number) => (await tx.execute(sql`select ${left}::int + 1 as sum`)).rows[0];
		for (let n = 0; n < 40; n++) expect(await sum(n)).toEqual({ sum: n + 1 });
		expect((await tx.execute(prepared)).rows).toEqual([{ statement: "select $1::int + 1 as sum" }]);
	});
});

test("a rare statement, a text search and a statement without parameters are not prepared", async () => {
	const db = await open();
	await db.transaction(async (tx) => {
		for (let n = 0; n < 40; n++) await tx.execute(sql`select 1`);
		for (let n = 0; n < 5; n++) await tx.execute(sql`select ${n}::int`);
		for (let n = 0; n < 40; n++) await tx.execute(sql`select ${contains(sql`'100%'`, "0%")}`);
		expect((await tx.execute(prepared)).rows).toEqual([]);
	});
});

test("a prepared statement fails once after its table has changed, and then returns the new columns", async () => {
	const db = await open();
	const table = sql.identifier(`prepared_${Date.now()}`);
	await db.execute(sql`create table ${table} (id int)`);
	try {
		await db.execute(sql`insert into ${table} values (1)`);
		const read = async () => (await db.execute(sql`select * from ${table} where id = ${1}::int`)).rows;
		for (let n = 0; n < 30; n++) expect(await read()).toEqual([{ id: 1 }]);
		await db.execute(sql`alter table ${table} add column name text`);
		await expect(read()).rejects.toThrow();
		for (let n = 0; n < 30; n++) expect(await read()).toEqual([{ id: 1, name: null }]);
	} finally {
		await db.execute(sql`drop table ${table}`);
	}
});
