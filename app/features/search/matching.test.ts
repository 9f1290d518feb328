import { describe, expect, test } from "vitest";
import type { Indexed } from "./index.server.ts";
import { match } from "./matching.ts";

const entry = (name: string, fame: number, also: string[] = []): Indexed => ({
	kind: "player",
	id: name,
	name,
	words: new Set([name, ...also].flatMap((one) => one.toLowerCase().split(" "))),
	aliases: new Set([name, ...also].map((one) => one.toLowerCase())),
	fame,
});
const index = [
	entry("Taruwar Kohli", 1),
	entry("Virat Kohli", 250, ["king kohli"]),
	entry("Rashid Khan", 120),
	entry("Zaheer Khan", 40, ["zak"]),
	entry("Zak Crawley", 90),
];
const names = (words: string[], options = {}) => match(index, words, options).map(({ name }) => name);

describe("SEARCH-1 the people that a search finds", () => {
	test("the best known comes first", () => expect(names(["kohli"])).toEqual(["Virat Kohli", "Taruwar Kohli"]));
	test("the first letters of a name are enough", () => expect(names(["ra", "kh"])).toEqual(["Rashid Khan"]));
	test("every word has to be part of the name", () => expect(names(["virat", "khan"])).toEqual([]));
	test("a misspelt name is read as the nearest", () => {
		const [first] = match(index, ["kholi"]);
		expect(first).toMatchObject({ name: "Virat Kohli", wrong: true, corrected: ["kohli"] });
	});
	test("results without a correction hide those with one", () => expect(names(["khan"])).not.toContain("Virat Kohli"));
	test("an exact search corrects nothing", () => expect(names(["kholi"], { spelling: false })).toEqual([]));
	test("a nickname that everybody uses comes before a better known player", () =>
		expect(names(["zak"])).toEqual(["Zaheer Khan", "Zak Crawley"]));
	test("near misses share a word, those who share more first", () =>
		expect(names(["rashid", "kohli"], { all: false }).slice(0, 2).toSorted()).toEqual(["Rashid Khan", "Virat Kohli"]));
});
