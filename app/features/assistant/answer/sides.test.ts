import { describe, expect, test } from "vitest";
import { askedOf } from "../../../../tests/fixtures/asked.ts";
import { answerOneSide } from "./sides.ts";

const LINE = { sixes: 1770, fours: 3998, runs: 46603, wickets: 1736, all_outs: 21, totals_200: 30 };

describe("ASK-2 what a side scored, and what was scored against it", () => {
	test.each([
		["How many sixes have MI hit?", { team: "mi" }, "Mumbai Indians: 1,770 sixes."],
		["How many sixes have been hit against MI?", { opponent: "mi" }, "Against Mumbai Indians: 1,770 sixes."],
		["How many fours have been hit against MI?", { opponent: "mi" }, "Against Mumbai Indians: 3,998 fours."],
		["How many runs have been scored against MI?", { opponent: "mi" }, "Against Mumbai Indians: 46,603 runs."],
		["How many wickets have MI taken?", { opponent: "mi" }, "Mumbai Indians: 1,736 wickets."],
		["How many wickets have been taken against MI?", { team: "mi" }, "Against Mumbai Indians: 1,736 wickets."],
		["How many times have MI been all out?", { team: "mi" }, "Mumbai Indians: 21 times all out."],
		["200+ totals against MI?", { opponent: "mi" }, "Against Mumbai Indians: 30 totals of 200 or more."],
	])("%s", async (question, of, text) => {
		const { context, reading, asked } = askedOf(question, [LINE]);
		const answer = await answerOneSide(context, reading, "mi", reading.teams[0]?.side ?? null);
		expect(answer.text).toBe(text);
		expect(asked.map(({ params }) => params)).toEqual([{ ...of, metric: expect.any(String) }]);
	});
});
