import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import { openTestDatabase } from "../../tests/fixtures/database.ts";
import { caps } from "./seasons.ts";

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

test("TEAM-3 the caps of all and of a season are those as of the last match", async () => {
	const { db } = database;
	const { rows } = await db.execute(sql`select id from matches order by sequence desc limit 1`);
	const until = rows[0]?.id as number;
	for (const scope of [{}, { season: 2016 }])
		expect(await caps(db, scope), JSON.stringify(scope)).toEqual(await caps(db, { ...scope, until }));
	expect(await caps(db, { season: 2016 })).toMatchObject([{ orange_player: "Virat Kohli", orange_runs: 973 }]);
});
