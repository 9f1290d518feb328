import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";

test("a connection that the server ends during a transaction fails that transaction alone", async () => {
	const database = await openDatabase({ url: process.env.DATABASE_URL ?? "" });
	// vitest fails on an unhandled error event, which would end the process
	const cut = database.db.transaction(async (tx) => {
		const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
		await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
		// the connection ends between two statements of the transaction
		await new Promise((resolve) => setTimeout(resolve, 200));
		await tx.execute(sql`select 1`);
	});
	await expect(cut).rejects.toThrow();
	expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
	await database.close();
});
