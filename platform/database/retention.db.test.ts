import { sql } from "drizzle-orm";
import { pgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { sessions } from "../../db/schema/auth.ts";
import { testSite } from "../../tests/fixtures/site.ts";
import { forgetExpired } from "./retention.ts";

const site = await testSite();

test("a table that fails does not stop the others, and its error is thrown", async () => {
	await site.fan("expired@example.com");
	const expired = sql`true`;
	const missing = { table: pgTable("of_nobody", {}), expired };
	await expect(forgetExpired(site.database.db, [missing, { table: sessions, expired }])).rejects.toThrow("could not");
	expect(await site.rows("select from sessions")).toEqual([]);
});
