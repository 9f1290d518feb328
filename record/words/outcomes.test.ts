import { afterAll, expect, test } from "vitest";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { keepRecord } from "../file/keep.ts";
import { openMatchRecord } from "../record.ts";
import { CONDITION_WORDS } from "./lexicon/conditions.ts";
import { answerInWords, wordsOf } from "./words.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
afterAll(() => record.close());
const words = wordsOf(record);

/** The runs that the record has of a batter under a condition. */
async function runsOf(where: object): Promise<number> {
	const { rows } = await record.ask({ rows: "batting", measures: ["runs"], where: { player: KOHLI, ...where } });
	return Number(rows[0]?.runs);
}
const KOHLI = "ba607b88";

// what each means is said here once more, apart from the lexicon
const OUTCOMES = [
	["winning chases", { innings: 2, result: "won" }],
	["failed chases", { innings: 2, result: "lost" }],
	["in wins", { result: "won" }],
	["in defeats", { result: "lost" }],
] as const;

test.each(OUTCOMES)("ASK-2 %s: every way to say it counts the matches of that outcome alone", async (one, where) => {
	const ways = CONDITION_WORDS.find(([said]) => said.split("|").includes(one))?.[0].split("|") ?? [];
	expect(ways.length).toBeGreaterThan(3);
	const runs = (await runsOf(where)).toLocaleString("en-US");
	const otherwise: string[] = [];
	for (const way of ways) {
		const question = `Kohli runs ${way.startsWith("in ") ? way : `in ${way}`}`;
		const { text, plan } = await answerInWords(words, question);
		// some ways need other words around them: then there is no figure, rather than a wrong one
		if (plan && !text.includes(runs)) otherwise.push(`${question}: ${text}`);
	}
	expect(otherwise).toEqual([]);
	const { text } = await answerInWords(words, `Kohli runs ${one.startsWith("in ") ? one : `in ${one}`}`);
	expect(text).toContain(runs);
});
