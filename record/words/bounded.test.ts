import { afterAll, expect, test } from "vitest";
import { onBehalfOf } from "../../platform/limits/asker.ts";
import { RECORDS } from "../../tests/fixtures/record.ts";
import { keepRecord } from "../file/keep.ts";
import { openMatchRecord } from "../record.ts";
import { checkClaim } from "./claims.ts";
import { WORDS } from "./count-words.ts";
import { MOST_WORDS } from "./lexicon/lexicon.ts";
import { MOST_LOOKED_AT, readingsOf } from "./search/readings.ts";
import { answerInWords, TOO_LONG, wordsOf } from "./words.ts";

const record = await openMatchRecord(await keepRecord(RECORDS));
const words = wordsOf(record);
afterAll(() => record.close());

/** Each word of it may mean several things. */
const MANY_WAYS = "most runs by Kohli against Mumbai in 2016 and ".repeat(4);

test("ASK-2 a text that can be read in too many ways is refused, without a figure", async () => {
	expect(MANY_WAYS.split(" ").length).toBeLessThanOrEqual(MOST_WORDS);
	const { kind, figure, text } = await answerInWords(words, MANY_WAYS);
	expect([kind, figure]).toEqual(["unknown", null]);
	expect(text).toContain("too many ways");
	expect(readingsOf(words.lexicon, MANY_WAYS)).toMatchObject({ readings: [], isTooMuch: true });
});

test("ASK-2 a long question of a fan is read", () => {
	const long =
		"Did the same team win the title and top the run charts in 2016, i.e. was the Orange Cap holder of 2016 in the champions' side?";
	expect(readingsOf(words.lexicon, long).isTooMuch).toBeUndefined();
	expect(MOST_LOOKED_AT).toBeGreaterThan(4_400);
});

test("ASK-2 a claim of too many words is not checked in part", async () => {
	const claim = `Gayle has hit the most sixes ${"so ".repeat(MOST_WORDS)}in the IPL`;
	expect(await checkClaim(words, claim)).toEqual([{ claim, verdict: "cannot_tell", text: TOO_LONG, questions: [] }]);
});

test("ASK-2 one network's words are counted before they are read, and another network's are read meanwhile", async () => {
	const claim = "first ".repeat(80);
	const check = (key: string) => onBehalfOf({ key }, () => checkClaim(words, claim));
	for (let read = 0; read + 81 <= WORDS.points; read += 81) await check("one");
	await expect(check("one")).rejects.toMatchObject({ status: 429 });
	await expect(onBehalfOf({ key: "one" }, () => answerInWords(words, claim))).rejects.toMatchObject({ status: 429 });
	expect(await check("another")).toHaveLength(1);
});
