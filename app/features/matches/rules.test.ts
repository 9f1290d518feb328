import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchesPath, readId, readMatchesQuery } from "./rules.ts";

const NAMES = ["player", "met", "team", "opponent", "season", "ground", "stage", "before", "after"];
const read = (search: string) => readMatchesQuery(new URLSearchParams(search));

describe("TEAM-3 the filters of a list of matches", () => {
	test("stand in the address, and what the address says is read again", () => {
		const query = {
			team: "csk",
			opponent: "mi",
			season: 2019,
			ground: "eden-gardens",
			stage: "playoff",
			before: 1178426,
		};
		const path = matchesPath(query as never);
		expect(path).toBe("/matches?team=csk&opponent=mi&season=2019&ground=eden-gardens&stage=playoff&before=1178426");
		expect(read(path.split("?")[1] ?? "")).toEqual({ ...query, after: undefined });
		expect(matchesPath({})).toBe("/matches");
	});

	test("what cannot be a value counts as absent", () => {
		for (const name of NAMES.filter((name) => name !== "player"))
			for (const value of [
				"",
				"'; drop table matches --",
				"<script>",
				"1e3",
				"-5",
				"0",
				"99999999999",
				"A B",
				"a".repeat(999),
			])
				expect(read(new URLSearchParams([[name, value]]).toString()), `${name}=${value}`).toEqual(read(""));
		expect(read("season=1999")).toEqual(read(""));
		expect(read("stage=toString")).toEqual(read(""));
	});

	test("nothing that can be typed breaks the reading, and it always leads to an address that reads the same", () => {
		fc.assert(
			fc.property(fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.string())), (pairs) => {
				const query = readMatchesQuery(new URLSearchParams(pairs));
				expect(read(matchesPath(query).split("?")[1] ?? "")).toEqual(query);
			}),
		);
	});

	test("somebody met is met by somebody", () => {
		expect(read("player=virat-kohli-rcb&met=dale-steyn-rcb")).toMatchObject({
			player: "virat-kohli-rcb",
			met: "dale-steyn-rcb",
		});
		expect(read("met=dale-steyn-rcb")).toEqual(read(""));
		for (const slug of ["a b", "<b>", "x'--", "a".repeat(121), ""]) expect(read(`player=${slug}`)).toEqual(read(""));
	});

	test("a match's number has one writing", () => {
		expect(readId("335982")).toBe(335982);
		for (const text of ["0335982", "335982.0", " 335982", "+335982", "3e5", "1234567890", "", "x", null, undefined])
			expect(readId(text), String(text)).toBeUndefined();
	});
});
