import { describe, expect, test } from "vitest";
import { overclaims } from "./check.ts";
import { hidesTie, levelWith, nextAlone, placeAmong, standingAt } from "./standing.ts";

const ranking = [
	{ rank: 1, name: "Malinga" },
	{ rank: 1, name: "Bravo" },
	{ rank: 3, name: "Narine" },
];

describe("FACT-9 the first of a ranking", () => {
	test("FACT-9 is alone only if no other row has rank 1", () => {
		expect(standingAt(ranking, 1)).toMatchObject({ first: true, alone: false, level: [ranking[1]], below: ranking[2] });
		expect(standingAt(ranking.slice(1), 1)).toMatchObject({ alone: true });
	});

	test("FACT-9 the next place is named only if the list shows that nobody shares it", () => {
		const [first] = ranking;
		if (!first) throw new Error("no first");
		const [narine, ashwin] = [
			{ rank: 3, name: "Narine" },
			{ rank: 3, name: "Ashwin" },
		];
		expect(nextAlone({ rows: ranking, total: 3 }, first)).toEqual(narine);
		expect(nextAlone({ rows: ranking, total: 4 }, first)).toBeUndefined();
		expect(nextAlone({ rows: [...ranking, ashwin], total: 4 }, first)).toBeUndefined();
		expect(nextAlone({ rows: [...ranking, { rank: 4, name: "Mishra" }], total: 90 }, first)).toEqual(narine);
		expect(nextAlone({ rows: ranking.slice(0, 2), total: 2 }, first)).toBeUndefined();
	});

	test.each([
		"Malinga has 170 wickets, more than anyone",
		"Malinga leads MI’s wicket-takers",
		"Most wickets at the Wankhede: Malinga",
		"MI’s best figures: 6 for 12",
		"It is the highest total of the IPL.",
		"The Purple Cap of 2013 went to Bravo",
	])("FACT-9 a text that hides a tie is found: %s", (text) => {
		expect(hidesTie(text, { bowlers: { rows: ranking } })).toBe(true);
		expect(hidesTie(text, { bowlers: { rows: ranking.slice(1) } })).toBe(false);
		expect(hidesTie(`${text}\nBravo has as many.`, { bowlers: { rows: ranking } })).toBe(false);
	});

	test("FACT-9 'No one has more' and 'the third-highest' hide no tie", () => {
		const texts = ["No one has taken more wickets than Malinga", "It is the third-highest tally"];
		for (const text of texts) expect(hidesTie(text, { bowlers: { rows: ranking } })).toBe(false);
	});

	test("a text names one or two level players, and counts more", () => {
		expect(levelWith([]).text).toBe("");
		expect(levelWith(["Bravo", "Narine"]).text).toBe(", level with Bravo and Narine");
		expect(levelWith(["Bravo", "Narine", "Ashwin"]).text).toBe(", level with three others");
	});

	test("equal values share a place from either end", () => {
		expect(placeAmong(5, [9, 5, 5, 1])).toEqual({ high: 2, low: 2, shared: true });
		expect(placeAmong(9, [9, 5, 5, 1])).toEqual({ high: 1, low: 4, shared: false });
	});
});

describe("FACT-9 a rate has the words of its measure", () => {
	const proof = {
		questions: { overs: { rows: "balls", measures: ["run_rate"], by: ["over"] } },
		answers: { overs: { total: 1, floor: null, rows: [{ over: 20, run_rate: 11.43 }] } },
	} as unknown as Parameters<typeof overclaims>[1];

	test("FACT-9 a text may call a run rate runs an over, but not an average", () => {
		const wrong = "The 20th over of an innings has brought 11.43 runs on average.";
		expect(overclaims(["Twenty", wrong], proof)).toEqual([`says run_rate in other words: ${wrong}`]);
		expect(overclaims(["Twenty", "Teams have scored at 11.43 an over in the 20th over."], proof)).toEqual([]);
		expect(overclaims(["Twenty", "It has cost 11.5 runs on average."], proof)).toEqual([]);
	});
});
