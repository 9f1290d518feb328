import { afterAll, describe, expect, test } from "vitest";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { keepRecord, SOURCES } from "../file/keep.ts";
import { openMatchRecord } from "../record.ts";
import { walkOf } from "../walk/answer.ts";
import { differenceOf, sayOf } from "../walk/compare.ts";
import type { Asked } from "../walk/question.ts";
import { readWorld } from "../walk/world.ts";
import { answerInWords, wordsOf } from "./words.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());
const words = wordsOf(record);
const walk = walkOf(await readWorld(SOURCES));

const BOTH: [question: string, first: string, second: string][] = [
	["Most runs in 2016, how many in the powerplay?", "Virat Kohli has the most runs in 2016: 973.", "278 runs"],
	["Who scored the most runs in 2016, and how many of them in the powerplay?", "973.", "278 runs"],
	["Who scored the most runs in 2016 and how many sixes did he hit?", "973.", "38 sixes in 2016."],
	["Kohli runs in 2016 and how many of them in the powerplay?", "973 runs", "278 runs"],
	["How many runs did Kohli score in 2016 and how many in chases?", "973 runs", "305 runs"],
	["Who took the most wickets in 2013 and how many of those at the death?", "Dwayne Bravo", "24 wickets"],
	["Which team won the most matches in 2008, and how many of them at home?", "Rajasthan Royals", "7 matches at home"],
	["How many finals did CSK play and how many did they win?", "10 finals", "5 matches in finals"],
	["How many finals has Dhoni played and how many has he won?", "11 matches in finals", "5 matches in finals"],
	["csk ne kitni baar final khela aur kitni baar jeeta", "10 finals", "5 matches in finals"],
	["How many times has Gayle hit a century and how many of those came in wins?", "6 hundreds.", "6 hundreds in wins."],
	["Who has the most sixes and how many off spin?", "Chris Gayle has the most sixes: 357.", "sixes against"],
];

describe("ASK-2 two questions in one text are both answered", () => {
	test.each(BOTH)("%s", async (question, first, second) => {
		const { kind, text, questions } = await answerInWords(words, question);
		expect([kind, text]).toEqual(["answer", expect.stringContaining(first)]);
		expect(text.slice(text.indexOf(first))).toContain(second);
		expect(questions).toHaveLength(2);
		for (const one of questions) {
			const asked = one as unknown as Asked;
			expect(differenceOf(asked, await sayOf(record, asked), walk.answer(asked))).toBeUndefined();
		}
	});

	test("where the second has nothing to count, the first is answered and the reason said", async () => {
		const { kind, text } = await answerInWords(words, "Which season had the most sixes and how many did Gayle hit?");
		expect([kind, text]).toEqual([
			"answer",
			expect.stringMatching(/^2026 had the most sixes: .* Chris Gayle in 2026\.$/),
		]);
	});

	test.each([
		"How many players have scored a century and how many of them are Indian?",
		"Who has the highest score in 2016 and how many sixes did he hit?",
		"Who has made the most hundreds and how many of the others are Indian?",
	])("%s is refused", async (question) =>
		expect(await answerInWords(words, question)).toMatchObject({ kind: "unknown", figure: null }),
	);

	test.each([
		["Who won the 2016 final and by how many runs?", "8 runs"],
		["In 2016, how many runs did Kohli score?", "973"],
		["Who scored the most runs in 2016, and how many?", "973"],
	])("%s is one question", async (question, part) => {
		const { text, questions } = await answerInWords(words, question);
		expect([text, questions.length]).toEqual([expect.stringContaining(part), 1]);
	});
});

describe("ASK-2 a side's wickets are all that fell to it, whoever asks", () => {
	test.each([
		["How many wickets have Mumbai Indians taken?", "have taken 1,776 wickets"],
		["Which team has taken the most wickets?", "Mumbai Indians have the most wickets taken: 1,776"],
		["How many wickets have Mumbai Indians taken in the powerplay?", "438"],
		["Most wickets in the powerplay by a team", "438"],
		["How many wickets have MI bowlers taken?", "1,637"],
		["How many sixes have MI conceded?", "Mumbai Indians have conceded 1,770 sixes."],
	])("%s: %s", async (question, part) => expect((await answerInWords(words, question)).text).toContain(part));
});
