import { describe, expect, test } from "vitest";
import { askedOf } from "../../../../tests/fixtures/asked.ts";
import { answerGround, asksForGround } from "./which-ground.ts";

const LINE = { rank: 1, ground_id: "a", ground: "Ground A", matches: 9, sixes: 70, highest: 287, super_overs: 3 };
const answered = async (question: string, lines: unknown[] = [LINE]) => {
	const { context, reading, asked } = askedOf(question, lines);
	const { kind, text, figure } = await answerGround(context, reading);
	return { kind, text, figure, asked: asked.map(({ params }) => params) };
};

describe("ASK-2 which ground", () => {
	test.each([
		["Where was the highest total made?", "highest", "best"],
		["Where was the lowest total made?", "lowest_completed", "best"],
		["Which ground has the most super overs?", "super_overs", "best"],
		["Which ground has seen the most sixes?", "sixes", "best"],
		["Which stadium has seen the fewest fours?", "fours", "worst"],
		["Which ground has the most successful chases?", "won_chasing", "best"],
		["Which ground has the most wins batting first?", "won_batting_first", "best"],
		["Which venue has the highest percentage of wins batting first?", "batting_first_percentage", "best"],
		["Which ground has the lowest average first innings score?", "average_first", "worst"],
		["Which ground has the highest average second innings score?", "average_second", "best"],
		["Which ground has hosted the most matches?", "matches", "best"],
		["Which ground has the lowest number of matches?", "matches", "worst"],
	])("%s is ranked by %s, %s first", async (question, metric, order) => {
		expect((await answered(question)).asked).toEqual([
			expect.objectContaining({ by: ["ground"], metric, order, limit: 1 }),
		]);
	});

	test("a final is a stage of its matches, a season a part of them", async () => {
		expect((await answered("Which ground has hosted the most finals since 2015?")).asked).toEqual([
			{
				from_season: 2015,
				to_season: 2026,
				stage: "final",
				by: ["ground"],
				metric: "matches",
				order: "best",
				limit: 1,
			},
		]);
	});

	test.each([
		"Which ground has had the most 200+ totals?",
		"Which ground has the fewest wickets?",
		"Which venue has the highest win percentage for chasing sides?",
		"Which venue has seen the most hundreds?",
		"Where was the fastest fifty hit?",
		"Where was the highest successful chase?",
		"Which ground has the most sixes in the powerplay?",
		"Which ground has the most sixes in a match?",
		"Which ground have MI hit the most sixes at?",
		"Where have toss winners chosen to field the most?",
		"How many grounds have hosted matches?",
		"Which stadium is the best?",
	])("%s is not answered by another figure", async (question) => {
		const { kind, text, asked } = await answered(question);
		expect({ kind, asked }).toEqual({ kind: "unknown", asked: [] });
		expect(text).toMatch(/^I can't tell from the match record: /);
	});

	test("names whoever is level, and the one at a place", async () => {
		const second = { ...LINE, rank: 2, ground: "Ground B", sixes: 60 };
		expect(
			await answered("Which ground has seen the most sixes?", [LINE, { ...LINE, ground: "Ground B" }]),
		).toMatchObject({
			text: "Ground A and Ground B: each 70 sixes.",
		});
		expect(await answered("Which ground has seen the second most sixes?", [LINE, second])).toMatchObject({
			text: "Ground B: 60 sixes.",
			figure: "Ground B",
		});
		expect((await answered("Top 2 grounds by sixes", [LINE, second])).text).toBe(
			"Ground A (70 sixes) and Ground B (60 sixes).",
		);
		expect((await answered("Where was the highest total made?")).text).toBe("Ground A: a highest total of 287.");
	});

	test("a place is asked for, not somebody there or the final of a season", () => {
		const asks = (question: string) => asksForGround(askedOf(question, []).reading);
		expect(asks("Which ground has seen the most sixes?")).toBe(true);
		expect(asks("Who has hit the most sixes at one ground?")).toBe(false);
		expect(asks("Which team has hosted the most matches?")).toBe(false);
		expect(asks("Where was the 2016 final played?")).toBe(false);
	});
});
