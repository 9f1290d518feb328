import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { someResults } from "../../../tests/fixtures/results.ts";
import { chanceOf, forecast, type Parameters, type Result, ratingsFor, replayResults, sideOf } from "./model.ts";

const parameters: Parameters = { k: 24, carry: 0.75, venue: 200, form: 80 };
const anyParameters = fc.record({
	k: fc.constantFrom(2, 8, 24),
	carry: fc.constantFrom(0.5, 1),
	venue: fc.constantFrom(0, 100, 200),
	form: fc.constantFrom(0, 80),
});
const played = (team_a: string, team_b: string, winner: string | null, season = 2008): Result => ({
	season,
	ground_id: "north",
	team_a,
	team_b,
	winner,
});
const forecasts = (results: Result[], fitted: Parameters) => forecast(replayResults(results, fitted).states, fitted);
const swapped = (results: Result[]) => results.map((each) => ({ ...each, team_a: each.team_b, team_b: each.team_a }));

describe("PRED-2 the rating model", () => {
	test("the two chances of a match add up to one, from 15 to 85 %, at every ground and after any history", () => {
		fc.assert(
			fc.property(someResults, anyParameters, fc.constantFrom("north", "nowhere", null), (results, fitted, ground) => {
				const { table } = replayResults(results, fitted);
				const chance = chanceOf(table, fitted, ["a", "b"], ground);
				expect(chance + chanceOf(table, fitted, ["b", "a"], ground)).toBeCloseTo(1, 12);
				expect(chance).toBeGreaterThanOrEqual(0.15);
				expect(chance).toBeLessThanOrEqual(0.85);
			}),
		);
	});

	test("the order of the sides changes no forecast", () => {
		fc.assert(
			fc.property(someResults, anyParameters, (results, fitted) => {
				const [one, other] = [forecasts(results, fitted), forecasts(swapped(results), fitted)];
				one.forEach(({ chance, won }, at) => {
					expect(other[at]?.chance).toBeCloseTo(1 - chance, 12);
					expect(other[at]?.won).toBe(!won);
				});
			}),
		);
	});

	test("a forecast does not depend on its own match or a later one", () => {
		fc.assert(
			fc.property(someResults, someResults, anyParameters, fc.nat(100), (results, others, fitted, percent) => {
				const cut = Math.floor((results.length * percent) / 101);
				const before = results.slice(0, cut).filter(({ winner }) => winner).length;
				const last = results[cut - 1]?.season ?? 2008;
				const later = others.map((other) => ({ ...other, season: other.season + last - 2008 }));
				const turned = results.slice(cut).map((each) => ({ ...each, winner: each.winner && each.team_b }));
				const known = forecasts(results, fitted).slice(0, before);
				expect(forecasts([...results.slice(0, cut), ...later], fitted).slice(0, before)).toEqual(known);
				// the chance of the next match does not depend on its own winner
				const chances = (list: Result[]) => forecasts(list, fitted).map(({ chance }) => chance);
				expect(chances([...results.slice(0, cut), ...turned]).slice(0, before + 1)).toEqual(
					chances(results).slice(0, before + 1),
				);
			}),
		);
	});

	test("a better record gives a higher rating, and what one side wins the other loses", () => {
		fc.assert(
			fc.property(someResults, anyParameters, (results, fitted) => {
				const one = replayResults([...results, played("a", "b", "a", 2020)], fitted).table;
				const other = replayResults([...results, played("a", "b", "b", 2020)], fitted).table;
				expect(sideOf(one, "a").rating).toBeGreaterThan(sideOf(other, "a").rating);
				expect(chanceOf(one, fitted, ["a", "c"], null)).toBeGreaterThanOrEqual(
					chanceOf(other, fitted, ["a", "c"], null),
				);
				const sum = ["a", "b", "c", "d"].reduce((total, side) => total + sideOf(one, side).rating, 0);
				expect(sum).toBeCloseTo(4 * 1500, 6);
			}),
		);
	});

	test("two new sides are even; a match without a winner changes nothing and is not forecast", () => {
		expect(chanceOf(replayResults([], parameters).table, parameters, ["x", "y"], "north")).toBe(0.5);
		const { states, table } = replayResults([played("a", "b", null)], parameters);
		expect(states).toEqual([]);
		expect(table.sides).toEqual({});
	});

	test("ratings move towards the mean between seasons, and only then", () => {
		const results = [played("a", "b", "a"), played("a", "b", "a")];
		const now = sideOf(ratingsFor(results, parameters, 2008), "a").rating;
		expect(now).toBe(sideOf(replayResults(results, parameters).table, "a").rating);
		expect(now).toBeGreaterThan(1500);
		expect(sideOf(ratingsFor(results, parameters, 2009), "a").rating).toBeCloseTo(1500 + 0.75 * (now - 1500), 9);
	});

	test("an even match moves both sides by half of K, and 400 points are ten to one", () => {
		const { table } = replayResults([played("a", "b", "a")], parameters);
		expect([sideOf(table, "a").rating, sideOf(table, "b").rating]).toEqual([1512, 1488]);
		const plain = { k: 24, carry: 1, venue: 0, form: 0 };
		expect(chanceOf(table, plain, ["a", "b"], null)).toBeCloseTo(1 / (1 + 10 ** (-24 / 400)), 12);
		table.sides.a = { ...sideOf(table, "a"), rating: 1888 };
		expect(chanceOf(table, plain, ["a", "b"], null), "10 : 1 is beyond what is shown").toBe(0.85);
	});

	test("the ground and the last five count for the side they favour", () => {
		const { table } = replayResults([played("a", "b", "a"), played("b", "a", "a")], parameters);
		const [a, b] = [sideOf(table, "a"), sideOf(table, "b")];
		table.sides = { a: { ...a, rating: 1500 }, b: { ...b, rating: 1500 } };
		const only = (part: Partial<Parameters>) => ({ k: 0, carry: 1, venue: 0, form: 0, ...part });
		expect(chanceOf(table, only({ venue: 100 }), ["a", "b"], "north")).toBeGreaterThan(0.5);
		expect(chanceOf(table, only({ venue: 100 }), ["a", "b"], "south")).toBe(0.5);
		expect(chanceOf(table, only({ form: 40 }), ["a", "b"], null)).toBeGreaterThan(0.5);
	});
});
