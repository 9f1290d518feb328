import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	comparePath,
	initialsOf,
	playerSlug,
	playersPath,
	priceText,
	ROLES,
	readCompared,
	readPlayersQuery,
	withoutNulls,
} from "./rules.ts";

describe("PLAYER-1 the address of a player", () => {
	test.each([
		["Virat Kohli", "RCB", "virat-kohli-rcb"],
		["AB de Villiers", "RCB", "ab-de-villiers-rcb"],
		["Tom Kohler-Cadmore", "RR", "tom-kohler-cadmore-rr"],
		["Rahul  O'Neil Jr.", "MI", "rahul-oneil-jr-mi"],
		["José", null, "jose"],
		["!!!", "GT", "gt"],
	])("%s of %s is at %s", (name, team, slug) => {
		expect(playerSlug(name, team)).toBe(slug);
	});

	test("has small letters, digits and single hyphens, whatever the name", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), (name) => {
				expect(playerSlug(name, "KKR")).toMatch(/^([a-z0-9]+-)*kkr$/);
			}),
		);
	});
});

test("PLAYER-2 initials are those of first and last name, or the ones written already", () => {
	expect(initialsOf("Virat Kohli")).toBe("V K");
	expect(initialsOf("MS Dhoni")).toBe("M S");
	expect(initialsOf("Sachin Ramesh Tendulkar")).toBe("S T");
	expect(initialsOf("Basil")).toBe("BA");
});

test("PLAYER-2 a price is given in crores, and unknown fields are left out", () => {
	expect([priceText(21), priceText(0.3)]).toEqual(["₹21.00 Cr", "₹0.30 Cr"]);
	expect(
		withoutNulls([
			["Age", null],
			["Debut", 2008],
			["Price", priceText(null)],
		]),
	).toEqual([["Debut", 2008]]);
});

const TEAMS = ["mi", "rcb"].map((id) => ({ id, short_name: id.toUpperCase(), name: id, names: [] }));

describe("PLAYER-2 search and filters in an address", () => {
	test("round-trip through the address", () => {
		const text = fc.string({ maxLength: 40 }).map((q) => q.replaceAll("\0", "").trim());
		fc.assert(
			fc.property(text, fc.constantFrom("mi", "rcb", null), fc.constantFrom(...ROLES, null), (q, team, role) => {
				const read = readPlayersQuery(new URL(playersPath({ q, team, role }), "http://localhost").searchParams, TEAMS);
				expect(read).toMatchObject({ q, team, role });
			}),
		);
	});

	test("refuse an unknown team or role, cut a long search, drop a NUL", () => {
		const read = (search: Record<string, string>) => readPlayersQuery(new URLSearchParams(search), TEAMS);
		expect(read({ q: `\0${"x".repeat(500)}`, team: "", role: "" })).toMatchObject({
			q: "x".repeat(100),
			team: null,
			role: null,
		});
		expect(read({ team: "RCB", role: "bowler" })).toMatchObject({ team: "rcb", role: "Bowler" });
		expect(() => read({ team: "'; drop table" })).toThrow();
		expect(() => read({ role: "Umpire" })).toThrow();
	});
});

describe("PLAYER-5 the players of a comparison", () => {
	const read = (search: string) => readCompared(new URLSearchParams(search));

	test("at most four, once each, by commas or by a repeated parameter", () => {
		expect(read("players=a-mi,b-rr")).toEqual(["a-mi", "b-rr"]);
		expect(read("players=a-mi&players=B-RR")).toEqual(["a-mi", "b-rr"]);
		expect(read("players=a,a,b,c,d,e,f")).toEqual(["a", "b", "c", "d"]);
		expect(read("players=")).toEqual([]);
		expect(read("players=%00,<b>,a%27")).toEqual([]);
	});

	test("round-trip through the address", () => {
		expect(readCompared(new URL(comparePath(["a-mi", "b-rr"]), "http://localhost").searchParams)).toEqual([
			"a-mi",
			"b-rr",
		]);
	});
});
