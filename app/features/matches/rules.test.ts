import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchesPath, readId, readMatchesQuery } from "./rules.ts";

const NAMES = ["player", "met", "team", "opponent", "season", "ground", "stage", "month", "before", "after"];
const team = (id: string, name: string) => ({ id, short_name: id.toUpperCase(), name, names: [] });
const CHOICES = {
	teams: [team("csk", "Chennai Super Kings"), team("mi", "Mumbai Indians")],
	grounds: [{ id: "eden-gardens", name: "Eden Gardens", city: "Kolkata" }],
	seasons: [2026, 2019],
};
const read = (search: string) => readMatchesQuery(new URLSearchParams(search), CHOICES);

describe("TEAM-3 the filters of a list of matches", () => {
	test("round-trip through the address", () => {
		const query = {
			team: "csk",
			opponent: "mi",
			season: 2019,
			ground: "eden-gardens",
			stage: "playoff",
			month: 5,
			before: 1178426,
		};
		const path = matchesPath(query as never);
		expect(path).toBe(
			"/matches?team=csk&opponent=mi&season=2019&ground=eden-gardens&stage=playoff&month=5&before=1178426",
		);
		expect(read(path.split("?")[1] ?? "")).toEqual({ ...query, after: undefined });
		expect(matchesPath({})).toBe("/matches");
	});

	test("ignore a malformed position in the list; an unknown filter is refused", () => {
		const values = ["'; drop table matches --", "<script>", "1e3", "-5", "0", "99999999999", "A B", "a".repeat(999)];
		for (const value of values) {
			for (const name of ["before", "after"])
				expect(read(new URLSearchParams([[name, value]]).toString()), `${name}=${value}`).toEqual(read(""));
			for (const name of ["team", "opponent", "season", "ground", "stage", "month"])
				expect(() => read(new URLSearchParams([[name, value]]).toString()), `${name}=${value}`).toThrow();
		}
		for (const search of ["season=1999", "stage=toString", "month=13", "team=gt"])
			expect(() => read(search), search).toThrow();
		for (const name of NAMES) expect(read(`${name}=`)).toEqual(read(""));
	});

	test("read from an address, make an address that reads the same", () => {
		const { teams, grounds, seasons } = CHOICES;
		const ids = [...teams, ...grounds].map(({ id }) => id);
		fc.assert(
			fc.property(
				fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...ids, ...seasons.map(String), "final"))),
				(pairs) => {
					let query: ReturnType<typeof read>;
					try {
						query = readMatchesQuery(new URLSearchParams(pairs), CHOICES);
					} catch {
						return;
					}
					expect(read(matchesPath(query).split("?")[1] ?? "")).toEqual(query);
				},
			),
		);
	});

	test("the filter `met` is ignored without a player", () => {
		expect(read("player=virat-kohli-rcb&met=dale-steyn-rcb")).toMatchObject({
			player: "virat-kohli-rcb",
			met: "dale-steyn-rcb",
		});
		expect(read("met=dale-steyn-rcb")).toEqual(read(""));
		for (const slug of ["a b", "<b>", "x'--", "a".repeat(121)]) expect(() => read(`player=${slug}`), slug).toThrow();
		expect(read("player=")).toEqual(read(""));
	});

	test("an id has one spelling", () => {
		expect(readId("335982")).toBe(335982);
		for (const text of ["0335982", "335982.0", " 335982", "+335982", "3e5", "1234567890", "", "x", null, undefined])
			expect(readId(text), String(text)).toBeUndefined();
	});
});
