import { describe, expect, test } from "vitest";
import { draftFaults, numbersIn } from "./check.ts";
import type { Draft } from "./kind.ts";
import { readStatement, statementKey } from "./kind.ts";
import { standingAt } from "./standing.ts";

const draft: Draft = {
	title: "Chris Gayle’s 175 came off only 66 balls",
	fact: "Chris Gayle made 175* on April 23, 2013 in Qualifier 2. He faced 66 balls and hit 13 fours; it took him two hours.",
	tags: ["chris gayle", "rcb"],
	figure: "175*",
	figures: [
		{ label: "Score", value: "175*" },
		{ label: "Balls", value: "66" },
		{ label: "Fours", value: "13" },
		{ label: "Hours", value: "2" },
	],
};
const result = [{ player: "Chris Gayle", runs: 175, date: "2013-04-23", season: 2013 }];
const faults = (changes: Partial<Draft>) => draftFaults({ ...draft, ...changes }, { place: 1 }, result).join("; ");

describe("FACT-9 a text is stored only when every number in it is vouched for", () => {
	test("FACT-9 figures, dates of the record and names of stages are", () => {
		expect(faults({})).toBe("");
	});

	test("FACT-9 a number that is not among the figures is not, in digits or in words", () => {
		expect(faults({ title: "Chris Gayle’s 176 came off only 66 balls" })).toContain("nothing vouches for 176");
		expect(faults({ fact: `${draft.fact} He hit seven of them.` })).toContain("nothing vouches for 7");
		expect(faults({ figure: "176*" })).toContain("leading figure");
	});

	test("FACT-9 a date or a season that the record did not answer is not", () => {
		expect(faults({ fact: draft.fact.replace("April 23", "April 24") })).toContain("nothing vouches for 24");
		expect(faults({ fact: `${draft.fact} It was 2014.` })).toContain("nothing vouches for 2014");
	});

	test("numbers are read with their commas and decimals, and 'a six' is a stroke", () => {
		expect(numbersIn("9,336 runs at 40.4, twice five, a six")).toEqual([9336, 40.4, 2, 5]);
	});
});

describe("the rules of the text", () => {
	test.each<[string, Partial<Draft>]>([
		["longer", { title: `A${"a".repeat(70)}` }],
		["no headline", { title: "Chris Gayle made 175." }],
		["no headline", { title: "chris gayle made 175" }],
		["no sentence", { fact: draft.fact.replace(/\.$/, "") }],
		["says too little", { fact: "He made 175." }],
		["says nothing", { fact: draft.fact.replace("hours", "incredible hours") }],
		["says nothing", { fact: `${draft.fact} It was undefined.` }],
		["punctuation", { title: "Gayle's 175 came off only 66 balls" }],
		["punctuation", { fact: draft.fact.replace(". He", ".  He") }],
		["tags", { tags: ["chris gayle"] }],
		["tags", { tags: ["Chris Gayle", "rcb"] }],
		["tags", { tags: ["rcb", "rcb"] }],
		["no figure", { figure: "" }],
		["without label", { figures: [...draft.figures, { label: "", value: "1" }] }],
	])("a fault is named: %s", (fault, changes) => {
		expect(faults(changes)).toContain(fault);
	});
});

describe("statements", () => {
	test("the order of its parts does not make another statement", () => {
		expect(statementKey("titles", { team: "csk", place: 1 })).toBe(statementKey("titles", { place: 1, team: "csk" }));
	});

	test("a key reads back as what it was made of, and what is none reads as nothing", () => {
		expect(readStatement(statementKey("titles", { team: "csk" }))).toEqual({ name: "titles", about: { team: "csk" } });
		expect(readStatement("titles")).toBeNull();
		expect(readStatement("titles {")).toBeNull();
	});

	test("neighbours of a place are the next better and the next worse, equals are neither", () => {
		const rows = [1, 2, 2, 4].map((rank, index) => ({ rank, name: index }));
		expect(standingAt(rows, 3)).toMatchObject({
			above: { name: 0 },
			below: { name: 3 },
			level: [{ name: 1 }],
			first: false,
		});
		expect(standingAt(rows, 5)).toBeNull();
	});
});
