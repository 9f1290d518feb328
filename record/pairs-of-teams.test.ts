import { afterAll, expect, test } from "vitest";
import { RECORDS } from "../tests/fixtures/record.ts";
import { keepRecord } from "./file/keep.ts";
import { possibleOf } from "./language/possible.ts";
import { ROWS, type RowsName } from "./language/rows/rows.ts";
import { openMatchRecord } from "./record.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());

const paired = (Object.keys(ROWS) as RowsName[]).filter((rows) => possibleOf(rows).by.includes("pair_of_teams"));
const total = (rows: object[], measure: string) =>
	rows.reduce((sum, row) => sum + Number((row as Record<string, number>)[measure]), 0);

test("a pair of teams is one line, whichever side is first, with the lower id as the team", async () => {
	const asked = { rows: "matches", measures: ["matches"], by: ["pair_of_teams"], order: "keys" } as const;
	const { rows, columns } = await record.ask(asked);
	expect(columns.slice(0, 4)).toEqual(["team_id", "team", "opponent_id", "opponent"]);
	expect(rows.every(({ team_id, opponent_id }) => team_id < opponent_id)).toBe(true);
	expect(new Set(rows.map(({ team_id, opponent_id }) => `${team_id} ${opponent_id}`)).size).toBe(rows.length);
});

test("the pair with the most finals has as many as the finals in which both sides played", async () => {
	const where = { stage: "final" };
	const { rows } = await record.ask({ rows: "matches", measures: ["matches"], by: ["pair_of_teams"], where });
	const [{ team_id: team, opponent_id: opponent, matches } = {}] = rows;
	const both = await record.ask({ rows: "matches", measures: ["matches"], where: { ...where, team, opponent } });
	expect(both.rows[0]?.matches).toBe(matches);
});

test.each(paired)("every row of %s is counted in one pair of teams", async (rows) => {
	const [measure = ""] = Object.keys(ROWS[rows].measures);
	const lines = await record.askAny({ rows, measures: [measure], by: ["pair_of_teams"], order: "keys" });
	const [all] = (await record.askAny({ rows, measures: [measure] })).rows as unknown as Record<string, number>[];
	expect(total(lines.rows, measure)).toBe(all?.[measure]);
});

test("rows with a match per side have no pair of teams, since each match would count twice", async () => {
	expect(paired).toContain("matches");
	for (const rows of ["sides", "appearances"] as const)
		await expect(record.askAny({ rows, measures: ["matches"], by: ["pair_of_teams"] })).rejects.toMatchObject({
			field: "by.pair_of_teams",
		});
});

test("grouping by pair of teams and by a group with the same column is refused", async () => {
	for (const other of ["team", "opponent"] as const)
		await expect(
			record.askAny({ rows: "innings", measures: ["runs"], by: [other, "pair_of_teams"] }),
		).rejects.toMatchObject({ field: "by.pair_of_teams" });
});
