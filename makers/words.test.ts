import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listSaid, say, sentence, sentences } from "./said.ts";
import {
	countInWords,
	countSaid,
	figures,
	grouped,
	numberSaid,
	ordinal,
	outOf,
	pick,
	plural,
	possessive,
	price,
	priceFigure,
	rateSaid,
	ratioSaid,
	scoreSaid,
	times,
	totalFigure,
	totalSaid,
} from "./words.ts";

describe("words for figures", () => {
	test.each([
		["six", "sixes"],
		["four", "fours"],
		["match", "matches"],
		["century", "centuries"],
		["innings", "innings"],
		["completed innings", "completed innings"],
		["man", "men"],
		["day", "days"],
		["no-ball", "no-balls"],
	])("one %s, two %s", (one, many) => {
		expect(plural(one)).toBe(many);
		expect(countSaid(1, one).text).toBe(`1 ${one}`);
		expect(countSaid(2, one).text).toBe(`2 ${many}`);
		expect(countInWords(1, one).text).toBe(`one ${one}`);
	});

	test("none and many take the plural, and thousands a comma", () => {
		expect(countInWords(0, "final").text).toBe("no finals");
		expect(countSaid(1250, "run").text).toBe("1,250 runs");
		expect(numberSaid(9336, "Runs").text).toBe("9,336");
		expect(numberSaid(295732, "Balls").text).toBe("295,732");
	});

	test.each([
		[1, "first"],
		[3, "third"],
		[12, "twelfth"],
		[13, "13th"],
		[21, "21st"],
		[22, "22nd"],
		[103, "103rd"],
		[111, "111th"],
		[112, "112th"],
	])("%i is said as %s", (value, said) => {
		expect(ordinal(value).text).toBe(said);
	});

	test("an ordinal in digits has its spoken ending", () => {
		fc.assert(
			fc.property(fc.integer({ min: 13, max: 9999 }), (value) => {
				const teen = value % 100 >= 11 && value % 100 <= 13;
				const ending = teen ? "th" : ({ 1: "st", 2: "nd", 3: "rd" }[value % 10] ?? "th");
				expect(ordinal(value).text).toBe(grouped(value) + ending);
			}),
		);
	});

	test("once, twice, three times, 13 times", () => {
		expect([1, 2, 3, 13].map((value) => times(value, "Times").text)).toEqual([
			"once",
			"twice",
			"three times",
			"13 times",
		]);
	});

	test("a part and its whole are both words or both digits", () => {
		expect(outOf(3, 9, ["Part", "Whole"]).text).toBe("three of nine");
		expect(outOf(3, 16, ["Part", "Whole"]).text).toBe("3 of 16");
	});

	test("a list has commas and one 'and'", () => {
		expect(listSaid([]).text).toBe("");
		expect(listSaid(["a"]).text).toBe("a");
		expect(listSaid(["a", "b"]).text).toBe("a and b");
		expect(listSaid(["2010", "2011", "2018"]).text).toBe("2010, 2011 and 2018");
	});

	test("names in s take the apostrophe alone", () => {
		expect(possessive("Chris Gayle")).toBe("Chris Gayle’s");
		expect(possessive("Mumbai Indians")).toBe("Mumbai Indians’");
		expect(possessive("PBKS")).toBe("PBKS’");
	});

	test("scores, totals and figures as scorers write them", () => {
		expect(scoreSaid(175, true).text).toBe("175*");
		expect(scoreSaid(175, false).text).toBe("175");
		expect(totalSaid(287, 3).text).toBe("287 for 3");
		expect(totalSaid(49, 10).text).toBe("49 all out");
		expect(totalFigure(287, 3).text).toBe("287/3");
		expect(figures(6, 12).text).toBe("6 for 12");
	});

	test("prices from one crore are in crore, lower ones in lakh", () => {
		expect(price(27).text).toBe("₹27 crore");
		expect(price(26.75).text).toBe("₹26.75 crore");
		expect(price(118.35000000000001).text).toBe("₹118.35 crore");
		expect(price(0.3).text).toBe("₹30 lakh");
		expect(priceFigure(27).text).toBe("₹27 Cr");
	});
});

describe("choice of wording", () => {
	test("the same statement is always worded the same, and statements differ", () => {
		const wordings = ["a", "b", "c"] as const;
		fc.assert(
			fc.property(fc.string(), (statement) => {
				expect(pick(statement, wordings)).toBe(pick(statement, wordings));
			}),
		);
		const seasons = Array.from({ length: 60 }, (_, index) => `champion {"season":${2008 + index}}`);
		const used = seasons.map((statement) => pick(statement, wordings));
		for (const wording of wordings) expect(used.filter((one) => one === wording).length).toBeGreaterThan(8);
	});
});

test("FACT-9 a rate keeps its two decimals, and a ratio is rounded once", () => {
	expect(rateSaid(46.15, "Average").text).toBe("46.15");
	expect(ratioSaid(5815, 126, "Average").text).toBe("46.2");
	expect(ratioSaid(485, 20, "Average").text).toBe("24.3");
});

describe("a sentence collects its figures", () => {
	test("in order, from nested parts too, and without those of omitted parts", () => {
		const wickets = say`${countSaid(5, "wicket")} at ${rateSaid(20.45, "Average")}`;
		const text = sentences(say`He took ${wickets} in ${2013}.`, false, sentence(say`${countInWords(3, "catch")}.`));
		expect(text).toEqual({
			text: "He took 5 wickets at 20.45 in 2013. Three catches.",
			figures: [
				{ label: "Wickets", value: "5" },
				{ label: "Average", value: "20.45" },
				{ label: "Catches", value: "3" },
			],
		});
		expect(listSaid([numberSaid(1, "A"), numberSaid(2, "B"), "c"])).toEqual({
			text: "1, 2 and c",
			figures: [
				{ label: "A", value: "1" },
				{ label: "B", value: "2" },
			],
		});
	});
});
