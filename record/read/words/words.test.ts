import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { testRecord } from "../../../tests/fixtures/record.ts";
import { frameOf } from "../compose/compose.ts";
import { readerOf } from "../reader.ts";
import { ASKING, COMPARING, EXTREMES, MARKS } from "../tables/asking.ts";
import { BATTING } from "../tables/batting.ts";
import { BOWLING } from "../tables/bowling.ts";
import { CONDITIONS_IN_WORDS } from "../tables/conditions.ts";
import { COURTESY, HINDI, STOP, TALK } from "../tables/idle.ts";
import { EXCLUDING, LINES, LINKS, OUTSIDE, POINTERS, POSTPOSITIONS, VERBS } from "../tables/linking.ts";
import { NOUNS } from "../tables/nouns.ts";
import { OTHERS, TRANSITIVE } from "../tables/others.ts";
import { scan } from "./scan.ts";
import { allRows, vocabularyOf } from "./words.ts";

const TABLES = {
	ASKING,
	BATTING,
	BOWLING,
	COMPARING,
	CONDITIONS_IN_WORDS,
	EXCLUDING,
	EXTREMES,
	LINES,
	LINKS,
	MARKS,
	NOUNS,
	OTHERS,
	OUTSIDE,
	POINTERS,
	POSTPOSITIONS,
	TALK,
	TRANSITIVE,
	VERBS,
};
const FOLDER = join(import.meta.dirname, "../tables");
const QUESTIONS = [
	"How many sixes has Kieron Pollard hit at the Wankhede in wins?",
	"Who has the third most wickets at the death since 2015?",
	"Which teams have made 270 or more?",
	"Has Dhoni ever made a hundred?",
	"Gayle or Pollard: more sixes?",
	"Rohit Sharma's longest run of ducks in a row",
	"most runs without a hundred",
	"When did Chennai last win the title?",
	"best economy in the powerplay, at least 600 balls",
	"How many batters have 5000 runs?",
];

describe("the tables of words", () => {
	test("list every phrase in one table only", () => {
		expect(vocabularyOf().shared).toEqual([]);
	});

	test.each(Object.entries(TABLES))("%s is sorted by its names", (_, table) => {
		const names = Object.keys(table);
		expect(names).toEqual(names.toSorted());
	});

	test("have no line over 120 characters", () => {
		const lines = readdirSync(FOLDER).flatMap((file) => readFileSync(join(FOLDER, file), "utf8").split("\n"));
		expect(lines.filter(({ length }) => length > 120)).toEqual([]);
	});

	test.each([
		["STOP", STOP, 250],
		["COURTESY", COURTESY, 90],
		["HINDI", HINDI, 90],
	])("%s lists few words without a meaning, in order", (_, list, most) => {
		const words = list.split("|");
		expect(words).toEqual(words.toSorted());
		expect(words.length).toBeLessThanOrEqual(most);
	});

	test("give the same readings in any order of their rows", async () => {
		const { index, vocabulary } = await readerOf(await testRecord());
		const rows = allRows();
		const orders = [
			rows.toReversed(),
			...[7, 11, 13].map((step) => rows.toSorted((a, b) => spread(a.phrase, step) - spread(b.phrase, step))),
		];
		for (const order of orders)
			for (const question of QUESTIONS)
				expect(frameOf(scan(question, index, vocabularyOf(order)))).toEqual(frameOf(scan(question, index, vocabulary)));
	});
});

/** A hash of a phrase, independent of its place in the table. */
const spread = (phrase: string, step: number): number =>
	[...phrase].reduce((sum, letter) => (sum * step + letter.charCodeAt(0)) % 9973, step);
