import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";

test("a connection that the server ends in the middle of a transaction fails that transaction, and nothing else", async () => {
	const database = await openDatabase({ url: process.env.DATABASE_URL ?? "" });
	// an error that nobody listens for ends the process: vitest reports it as unhandled, and fails
	const cut = database.db.transaction(async (tx) => {
		const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
		await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
		// the end arrives while no statement of the transaction is on its way
		await new Promise((resolve) => setTimeout(resolve, 200));
		await tx.execute(sql`select 1`);
	});
	await expect(cut).rejects.toThrow();
	expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
	await database.close();
});

test("a statement that is sent often is kept by the server, and goes on after its table has got another column", async () => {
	const database = await openDatabase({ url: process.env.DATABASE_URL ?? "" });
	await database.db.transaction(async (tx) => {
		await tx.execute(sql`create temp table kept_ready (id integer)`);
		await tx.execute(sql`insert into kept_ready values (1)`);
		const ask = (from: typeof tx) => from.execute(sql`select * from kept_ready where id = ${1}`);
		for (let times = 0; times < 12; times++) expect((await ask(tx)).rows).toEqual([{ id: 1 }]);
		const { rows } = await tx.execute(
			sql`select statement from pg_prepared_statements where statement like '%kept_ready%'`,
		);
		expect(rows).toHaveLength(1);
		await tx.execute(sql`alter table kept_ready add word text`);
		// the one that finds the change fails, the next ones do not
		await expect(tx.transaction(ask)).rejects.toThrow();
		for (let times = 0; times < 12; times++) expect((await ask(tx)).rows).toEqual([{ id: 1, word: null }]);
	});
	await database.close();
});
