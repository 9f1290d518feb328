import { describe, expect, test } from "vitest";
import { barsOf, bestOf, type Career, comparedRows, type Row } from "./compare-rows.ts";

const career = (figures: Partial<NonNullable<Career>>) =>
	({ matches: 100, innings: 0, bowling_innings: 0, runs: 0, wickets: 0, economy: null, ...figures }) as Career;
const opener = career({ innings: 98, runs: 4000, bowling_innings: 9, wickets: 4, economy: 8.5 });
const finisher = career({ innings: 90, runs: 3000 });
const seamer = career({ innings: 20, runs: 60, bowling_innings: 100, wickets: 150, economy: 7.2 });
const names = (rows: Row[] = []) => rows.map(({ name }) => name);

describe("PLAYER-5 a comparison", () => {
	test("folds the bowling of two batters, and leaves out empty rows", () => {
		const { rows, folded } = comparedRows([opener, finisher]);
		expect(names(rows)).toEqual(["Matches", "Runs"]);
		expect([folded?.kind, names(folded?.rows)]).toEqual(["bowling", ["Wickets", "Economy"]]);
	});

	test("folds the batting of two bowlers, and nothing for a batter and a bowler", () => {
		expect(comparedRows([seamer, seamer]).folded?.kind).toBe("batting");
		expect(comparedRows([opener, seamer]).folded).toBeNull();
		expect(names(comparedRows([opener, seamer]).rows)).toContain("Wickets");
	});

	test("compares players without a match", () => {
		expect(names(comparedRows([null, opener]).rows)).toEqual(["Matches", "Runs"]);
		expect(names(comparedRows([null, null]).rows)).toEqual(["Matches"]);
	});

	test("has bars, except where less is better", () => {
		const [, runs] = comparedRows([opener, finisher]).rows;
		expect(barsOf(runs as Row, [opener, finisher, null])).toEqual([100, 75, null]);
		const economy = comparedRows([opener, seamer]).rows.find(({ name }) => name === "Economy") as Row;
		expect(barsOf(economy, [opener, seamer])).toEqual([null, null]);
		expect(bestOf(economy, [opener, seamer])).toBe(7.2);
	});
});
