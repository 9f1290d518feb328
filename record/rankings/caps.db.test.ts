import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/database/database.ts";
import { openTestDatabase } from "../../tests/fixtures/database.ts";
import { caps } from "../queries/seasons.ts";
import { seasonCaps } from "./caps.ts";

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

test("TEAM-3 caps read from the sums are those counted from the rows: of all, of a season, of each side", async () => {
	const { db } = database;
	expect(await seasonCaps(db, {})).toEqual(await caps(db, {}));
	expect(await seasonCaps(db, { season: 2016 })).toEqual(await caps(db, { season: 2016 }));
	for (const team of ["csk", "dc", "dch", "gt", "kkr", "lsg", "mi", "pbks", "rcb", "rr", "srh"])
		expect(await seasonCaps(db, { team }), team).toEqual(await caps(db, { team }));
	expect(await seasonCaps(db, { team: "nobody" })).toEqual([]);
});
