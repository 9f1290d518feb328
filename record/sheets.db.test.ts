import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { seasonSheets } from "../app/features/matches/season.server.ts";
import { seasonsSheets } from "../app/features/matches/seasons.server.ts";
import type { Database } from "../platform/database/database.ts";
import { openTestDatabase } from "../tests/fixtures/database.ts";
import { countQueries } from "../tests/fixtures/queries.ts";
import { fillSheets, readSheet, type Sheets } from "./sheets.ts";

let database: Database;
beforeEach(async () => {
	database = await openTestDatabase();
});
afterEach(() => database.close());

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value));
const kinds = [
	[seasonsSheets, ["newest"]],
	[seasonSheets, ["2009", "2016", "2026"]],
] as unknown as [Sheets<unknown>, string[]][];

describe("STAT-3 what pages read by key", () => {
	test("is there for everything after a start, and equals what the record gives now", async () => {
		const { db } = database;
		for (const [sheets, keys] of kinds) {
			const { rows } = await db.execute(sql`select key from record_sheets where kind = ${sheets.kind}`);
			expect(new Set(rows.map(({ key }) => key))).toEqual(new Set(await sheets.keys(db)));
			for (const key of keys) {
				const kept = await readSheet(db, sheets, key);
				expect(kept, `${sheets.kind} ${key}`).toEqual(asJson(await sheets.make(db, key)));
				expect(await countQueries(database, () => readSheet(db, sheets, key))).toBe(1);
			}
		}
	});

	test("is not read once the record is another, and made anew at the next start", async () => {
		const { db } = database;
		await db.execute(sql`update record_sheets set body = '"old"' where kind = 'season'`);
		expect(await readSheet(db, seasonSheets, "2016")).toBe("old");
		await fillSheets(db, seasonSheets);
		expect(await readSheet(db, seasonSheets, "2016"), "the same record: nothing to do").toBe("old");
		await db.execute(sql`update record_snapshots set id = 'another'`);
		const now = await readSheet(db, seasonSheets, "2016");
		expect(now).toMatchObject({ season: 2016 });
		await fillSheets(db, seasonSheets);
		expect(await readSheet(db, seasonSheets, "2016")).toEqual(asJson(now));
	});

	test("two starts at once make each sheet once", async () => {
		const { db } = database;
		await db.execute(sql`delete from record_sheets where kind = 'season'`);
		await Promise.all([fillSheets(db, seasonSheets), fillSheets(db, seasonSheets)]);
		const { rows } = await db.execute(sql`select count(*)::int as count from record_sheets where kind = 'season'`);
		expect(rows[0]).toEqual({ count: 19 });
	});

	test("what the record does not know has no sheet", async () => {
		expect(await readSheet(database.db, seasonSheets, "1999")).toBeNull();
		expect(await readSheet(database.db, seasonsSheets, "2008")).toBeNull();
	});
});
