import { describe, expect, test } from "vitest";
import { numbersIn } from "../../../../makers/check.ts";
import { draftFaults } from "./check.ts";
import type { FactText } from "./fact-kind.ts";

const draft: FactText = {
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
const faults = (changes: Partial<FactText>) => draftFaults({ ...draft, ...changes }, { place: 1 }, result).join("; ");

describe("FACT-9 numbers of a draft", () => {
	test("FACT-9 a draft may contain its figures, dates of the record and names of stages", () => {
		expect(faults({})).toBe("");
	});

	test("FACT-9 a number that is not among the figures is a fault, in digits or in words", () => {
		expect(faults({ title: "Chris Gayle’s 176 came off only 66 balls" })).toContain("no source for 176");
		expect(faults({ fact: `${draft.fact} He hit seven of them.` })).toContain("no source for 7");
		expect(faults({ figure: "176*" })).toContain("leading figure");
	});

	test("FACT-9 a date or a season that is not among the answers is a fault", () => {
		expect(faults({ fact: draft.fact.replace("April 23", "April 24") })).toContain("no source for 24");
		expect(faults({ fact: `${draft.fact} It was 2014.` })).toContain("no source for 2014");
	});

	test("numbersIn reads commas and decimals, and does not count 'a six'", () => {
		expect(numbersIn("9,336 runs at 40.4, twice five, a six")).toEqual([9336, 40.4, 2, 5]);
	});
});

describe("the form of a draft", () => {
	test.each<[string, Partial<FactText>]>([
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
		["under one label", { figures: [...draft.figures, { label: "Balls", value: "66" }] }],
		["without label", { figures: [...draft.figures, { label: "", value: "1" }] }],
	])("draftFaults reports a fault: %s", (fault, changes) => {
		expect(faults(changes)).toContain(fault);
	});
});
