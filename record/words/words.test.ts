import { afterAll, describe, expect, test } from "vitest";
import { LONG, seededInts } from "../../tests/fixtures/gate.ts";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { keepRecord } from "../file/keep.ts";
import { canonical } from "../language/canonical.ts";
import { openMatchRecord } from "../record.ts";
import { partings } from "./lexicon/lexicon.ts";
import type { Piece } from "./pieces.ts";
import { readingsOf } from "./search/readings.ts";
import { type Said, worder, wordingOf } from "./testing/wordings.ts";
import { answerInWords, wordsOf } from "./words.ts";

const QUESTIONS = LONG ? 10_000 : 300;
/** All of them take longer than a test usually may. */
const PATIENCE = LONG ? 600_000 : 30_000;

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());
const words = wordsOf(record);
const planOf = (text: string) => JSON.stringify(readingsOf(words.lexicon, text).readings[0]?.plan);

describe("reading a question in words", () => {
	test(
		"a question worded by a template reads back to itself",
		() => {
			const ints = seededInts();
			const next = worder(record, ints);
			const odd: string[] = [];
			for (let count = 0; count < QUESTIONS; count += 1) {
				const worded = next();
				const text = wordingOf(worded, ints);
				const [read] = readingsOf(words.lexicon, text).readings;
				const question = read?.plan.do === "value" ? canonical(read.plan.question) : read?.plan;
				if (JSON.stringify(question) !== JSON.stringify(canonical(worded.question)))
					odd.push(`${text} -> ${JSON.stringify(question)}`);
			}
			expect(odd).toEqual([]);
		},
		PATIENCE,
	);

	test(
		"two wordings of one question are one question",
		() => {
			const ints = seededInts();
			const next = worder(record, ints);
			const odd: string[] = [];
			for (let count = 0; count < QUESTIONS; count += 1) {
				const worded = next();
				const [one, other] = [wordingOf(worded, ints), wordingOf(worded, ints)];
				if (canonicalPlan(one) !== canonicalPlan(other)) odd.push(`${one} | ${other}`);
			}
			expect(odd).toEqual([]);
		},
		PATIENCE,
	);

	test(
		"a condition more is another reading or is refused",
		() => {
			const ints = seededInts();
			const next = worder(record, ints);
			const odd: string[] = [];
			for (let count = 0; count < QUESTIONS; count += 1) {
				const [worded, { conditions: more }] = [next(), next()];
				const text = wordingOf(worded, ints);
				const said = new Set(worded.conditions.flatMap(({ where }: Said) => Object.keys(where)));
				const added = more.find(({ where }) => !said.has(Object.keys(where)[0] ?? ""));
				if (added && planOf(text) === planOf(`${text} ${added.words[0]}`)) odd.push(`${text} + ${added.words[0]}`);
			}
			expect(odd).toEqual([]);
		},
		PATIENCE,
	);

	test(
		"a word less is another reading unless the word has no meaning or says only what the next is",
		() => {
			const ints = seededInts();
			const next = worder(record, ints);
			const odd: string[] = [];
			for (let count = 0; count < QUESTIONS / 4; count += 1) {
				const text = wordingOf(next(), ints);
				const [parting = []] = partings(words.lexicon, text);
				for (const phrase of parting.filter(
					({ meanings }) =>
						!meanings.some((meaning) => meaning.every((piece) => FREE.has(piece.is) || goesWithoutSaying(piece))),
				)) {
					const less = text.replace(phrase.words, " ");
					if (less !== text && planOf(less) === planOf(text)) odd.push(`${text} - ${phrase.words}`);
				}
			}
			expect(odd).toEqual([]);
		},
		PATIENCE,
	);

	test.each([
		["kohli ne 2016 me kitne run banaye", "973"],
		["विराट कोहली के 2016 में कितने रन हैं", "973"],
		["virat kholi runs 2016", "973"],
		["2016 kohli runs", "973"],
		["which player has the most runs in 2016", "Virat Kohli"],
		["2017 ka champion kaun", "Mumbai Indians"],
	])("%s: %s", async (text, part) => {
		expect((await answerInWords(words, text)).text).toContain(part);
	});

	test.each([
		["Kohli's flumpish runs in 2016", "‘flumpish’"],
		["Kohli's average in Test cricket", "I only know the IPL"],
		["Pandya sixes", "Which one did you mean"],
		["Virat Kohli runs for Mumbai Indians", "I can't find a match for Virat Kohli"],
		["Cheteshwar Rohit's average", "I don't know"],
	])("%s has no figure: %s", async (text, part) => {
		const { text: said, plan } = await answerInWords(words, text);
		expect(said).toContain(part);
		expect(plan).toBeUndefined();
	});
});

/** Words that say what the next piece is, or in which form the answer is wanted. */
const FREE = new Set(["skip", "link", "form", "noun"]);
/** "How many did he get": runs go without saying. */
const goesWithoutSaying = (piece: Piece) => piece.is === "measure" && piece.concept === "runs";

function canonicalPlan(text: string): string {
	const [read] = readingsOf(words.lexicon, text).readings;
	return JSON.stringify(read?.plan.do === "value" ? canonical(read.plan.question) : read?.plan);
}
