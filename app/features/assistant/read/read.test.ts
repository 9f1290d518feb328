import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { distance, indexPeople, meantBy, misspelt, namesNear } from "./people.ts";
import { spanAt } from "./seasons.ts";
import { fold, wordsOf } from "./words.ts";

const texts = (text: string) => wordsOf(text).map((word) => word.text);
const person = (id: string, name: string, initials: string, matches: number) => ({
	id,
	name,
	full_name: null,
	initials,
	matches,
	role: null,
	slug: null,
});

describe("ASK-2 the words of a question", () => {
	test("are small letters without accents, possessives and marks; short forms are opened", () => {
		expect(texts("Raina’s S/R v. “Bhajji”, didn't he?")).toEqual([
			"raina",
			"sr",
			"v",
			"bhajji",
			"did",
			"not",
			"he",
			"?",
		]);
		expect(texts("1,000 runs, 200+ totals, the 2nd 5w")).toEqual([
			"1000",
			"runs",
			"200+",
			"totals",
			"the",
			"2nd",
			"5w",
		]);
		expect(fold("Müller–Łódź")).toBe("muller-łodz");
	});

	test("can be read from anything that can be typed", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				expect(wordsOf(text).filter((word) => /\s/.test(word.text))).toEqual([]);
			}),
		);
	});
});

describe("ASK-2 seasons", () => {
	const bounds = { first: 2008, last: 2026 };
	test.each([
		["2016", 2016, 2016],
		["since 2020", 2020, 2026],
		["between 2010 and 2015", 2010, 2015],
		["from 2012 to 2014", 2012, 2014],
		["2012-2014", 2012, 2014],
		["before 2014", 2008, 2013],
		["after 2014", 2015, 2026],
		["up to 2011", 2008, 2011],
		["in the 2010s", 2010, 2019],
		["this season", 2026, 2026],
		["inaugural edition", 2008, 2008],
	])("'%s' is %i to %i", (text, from, to) => {
		expect(spanAt(wordsOf(text), 0, bounds)?.span).toMatchObject({ from, to });
	});
});

describe("ASK-2 names", () => {
	const index = indexPeople([
		person("steyn", "Dale Steyn", "DW Steyn", 95),
		person("mike", "Michael Hussey", "MEK Hussey", 59),
		person("david", "David Hussey", "DJ Hussey", 64),
		person("kohli", "Virat Kohli", "V Kohli", 282),
		person("taruwar", "Taruwar Kohli", "T Kohli", 4),
	]);

	test("a surname is somebody's when he is the only one, or far more famous than the others", () => {
		expect(meantBy(index, index.phrases.get("steyn") ?? [])?.id).toBe("steyn");
		expect(meantBy(index, index.phrases.get("kohli") ?? [])?.id).toBe("kohli");
		expect(meantBy(index, index.phrases.get("hussey") ?? [])).toBeNull();
	});

	test("a letter may be wrong, a first name has to fit", () => {
		const david = { text: "david", raw: "David" };
		expect(misspelt(namesNear(index, "stein"), undefined).people.map(({ id }) => id)).toEqual(["steyn"]);
		expect(misspelt(namesNear(index, "husey"), david)).toMatchObject({ people: [{ id: "david" }], withFirst: true });
		expect(namesNear(index, "root")).toEqual([]);
	});

	test("the distance of two words is that of their letters, whichever comes first", () => {
		expect([distance("steyn", "stein"), distance("kohli", "kholi"), distance("abc", "abc")]).toEqual([1, 1, 0]);
		fc.assert(
			fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
				expect(distance(a, b)).toBe(distance(b, a));
			}),
		);
	});
});
