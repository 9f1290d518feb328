import { beforeAll, describe, expect, test } from "vitest";
import { testRecord } from "../../tests/fixtures/record.ts";
import type { MatchRecord } from "../record.ts";
import type { NameKind } from "./build.ts";
import { findNames } from "./link.ts";
import { namesOf, resolveName } from "./names.ts";

let record: MatchRecord;
beforeAll(async () => {
	record = await testRecord();
});

const meant = async (kind: NameKind, text: string) => {
	const found = await resolveName(record, [kind], text);
	return found.is === "one" ? found.candidate.name : found;
};
const several = async (kind: NameKind, text: string) => {
	const found = await resolveName(record, [kind], text);
	return found.is === "several" ? found.candidates.map(({ name }) => name) : found;
};
const linkNames = async (text: string) => findNames(await namesOf(record), text);
const linked = async (text: string) =>
	(await linkNames(text)).map(({ words, meanings }) => [words, ...meanings.map(({ name }) => name)]);

describe("a name of the record", () => {
	test.each([
		["people", "Rishabh Pant", "Rishabh Pant"],
		["people", "M. S. Dhoni", "MS Dhoni"],
		["people", "Kohli", "Virat Kohli"],
		["people", "hitman", "Rohit Sharma"],
		["people", "glen maxwel", "Glenn Maxwell"],
		["people", "sooryavanshy", "Vaibhav Sooryavanshi"],
		["franchises", "RPS", "Rising Pune Supergiant"],
		["franchises", "Bangalore", "Royal Challengers Bengaluru"],
		["franchises", "Delhi Daredevils", "Delhi Capitals"],
		["grounds", "Wankhede", "Wankhede Stadium"],
		["grounds", "Feroz Shah Kotla", "Arun Jaitley Stadium"],
		["cities", "Bombay", "Mumbai"],
		["countries", "UAE", "United Arab Emirates"],
		["nationalities", "Aussie", "Australia"],
		["dismissals", "leg before", "lbw"],
		["styles", "legbreak googly", "Legbreak googly"],
	] as const)("%s: '%s' resolves to %s", async (kind, text, name) => {
		expect(await meant(kind, text)).toBe(name);
	});

	test("an id resolves to itself", async () => {
		expect(await resolveName(record, ["franchises"], "csk")).toMatchObject({ is: "one", id: "csk" });
		const { id, name } = record.names.people[0] as { id: string; name: string };
		expect(await meant("people", id)).toBe(name);
	});

	test("a shared name lists the bearer by surname before the one by first name", async () => {
		expect(await several("people", "Ravindra")).toEqual(["Rachin Ravindra", "Ravindra Jadeja"]);
	});

	test("a first name also finds names that begin with it", async () => {
		expect(await several("people", "Sam")).toEqual(expect.arrayContaining(["Sam Curran", "Sanju Samson"]));
	});

	test("a shared name offers every bearer with role, side, seasons and matches", async () => {
		const found = await resolveName(record, ["people"], "Pandya");
		expect(found).toMatchObject({ is: "several", candidates: [{ name: "Hardik Pandya" }, { name: "Krunal Pandya" }] });
		for (const one of found.is === "several" ? found.candidates : [])
			expect([one.role, one.side, one.seasons?.from, one.matches]).toEqual([
				expect.any(String),
				expect.any(String),
				expect.any(Number),
				expect.any(Number),
			]);
		expect(await several("franchises", "Pune")).toEqual(["Pune Warriors", "Rising Pune Supergiant"]);
	});

	test("an unknown name resolves to none, with the three nearest", async () => {
		const found = await resolveName(record, ["people"], "Babar Azam");
		expect(found).toMatchObject({ is: "none", nearest: { length: 3 } });
	});

	test("a name of another kind resolves to none", async () => {
		expect((await resolveName(record, ["grounds"], "Virat Kohli")).is).toBe("none");
	});

	test("the index is built once per edition", () => {
		expect(namesOf(record)).toBe(namesOf(record));
	});
});

describe("the names of a text", () => {
	test("people, grounds with their city, seasons and finals are linked", async () => {
		expect(await linked("yuzi chahal v Rohit's side at eden gardens in kolkata, 2016")).toEqual([
			["yuzi chahal", "Yuzvendra Chahal"],
			["Rohit's", "Rohit Sharma"],
			["eden gardens in kolkata", "Eden Gardens"],
			["2016", "2016"],
		]);
		const [final] = await linkNames("the 2016 final");
		expect(final).toMatchObject({ words: "2016 final", meanings: [{ kind: "matches" }] });
	});

	test("a date is one span, not a season", async () => {
		expect(await linked("on 3 May 2016")).toEqual([["3 May 2016", "2016-05-03"]]);
	});

	test("a city with a side may mean either", async () => {
		const [span] = await linkNames("Chennai");
		expect(span?.meanings.map(({ kind }) => kind).sort()).toEqual(["cities", "franchises"]);
	});

	test("a misspelt name is marked as misspelt", async () => {
		const [span] = await linkNames("glen maxwel runs 2014");
		expect(span).toMatchObject({ spelt: "badly", meanings: [{ name: "Glenn Maxwell" }] });
	});

	test("a common word is no misspelt name", async () => {
		expect(await linked("most runs, centuries and sixes")).toEqual([]);
	});
});
