import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { askedOf } from "../../../../tests/fixtures/asked.ts";
import { claimed } from "./claim.ts";
import { answerTitles } from "./titles.ts";

const won = [2013, 2015, 2017, 2019, 2020];
const LINE = { team_id: "mi", team: "Mumbai Indians", title_seasons: won, final_seasons: [2010, ...won], titles: 5 };

describe("ASK-2 a claimed number of titles", () => {
	test.each([
		["Have MI won more than 5 titles?", "no"],
		["Have MI won more than five titles?", "no"],
		["Have MI won more than 4 titles?", "yes"],
		["Have MI won fewer than 5 titles?", "no"],
		["Have MI won fewer than 6 titles?", "yes"],
		["Have MI won at least 5 titles?", "yes"],
		["Have MI won at least 6 titles?", "no"],
		["Have MI won exactly 4 titles?", "no"],
		["Have MI won exactly 5 titles?", "yes"],
		["Have MI won only four titles?", "no"],
		["Have MI won no more than 5 titles?", "yes"],
		["Have MI won no fewer than 6 titles?", "no"],
		["Have MI won the title more than 5 times?", "no"],
		["MI have won more than 5 titles?", "no"],
		["Have MI reached more than 5 finals?", "yes"],
		["Have MI won a title?", "yes"],
		["Have MI won 4 titles?", "yes"],
	])("%s %s", async (question, figure) => {
		const { context, reading } = askedOf(question, [LINE]);
		const answer = await answerTitles(context, reading, "mi");
		expect(answer.figure).toBe(figure);
		expect(answer.text).toMatch(figure === "yes" ? /^Yes: / : /^No: /);
	});

	test("a question for the count is no claim", async () => {
		const { context, reading } = askedOf("How many titles have MI won?", [LINE]);
		expect((await answerTitles(context, reading, "mi")).figure).toBe("5");
	});

	test("more, fewer and exactly agree on every number", () => {
		fc.assert(
			fc.property(fc.nat(30), fc.integer({ min: 1, max: 30 }), (value, number) => {
				const says = (words: string) => claimed(askedOf(`Have MI won ${words} ${number} titles?`, []).reading, value);
				expect([says("more than"), says("fewer than"), says("exactly")].filter(Boolean)).toHaveLength(1);
				expect(says("at least")).toBe(!says("fewer than"));
				expect(says("at most")).toBe(!says("more than"));
			}),
			{ numRuns: 30 },
		);
	});
});
