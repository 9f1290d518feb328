import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { someResults } from "../../../tests/fixtures/results.ts";
import { backtest, fitBefore, forecastGrid } from "./backtest.ts";
import { forecast, type Result, replayResults } from "./model.ts";

const runs = { numRuns: 15 };
const first = 2008;
const tested = [2011, 2012];

describe("PRED-2 the back-test", () => {
	test("a season's parameters do not depend on that season or a later one", () => {
		fc.assert(
			fc.property(someResults, (results) => {
				const turned = results.map((each) =>
					each.season >= 2012 ? { ...each, winner: each.winner && each.team_b, ground_id: "west" } : each,
				);
				const parameters = (list: Result[]) => fitBefore(forecastGrid(list), first, 2012).parameters;
				expect(parameters(turned)).toEqual(parameters(results));
			}),
			runs,
		);
	});

	test("no other parameters score better on the seasons before", () => {
		fc.assert(
			fc.property(someResults, (results) => {
				const grid = forecastGrid(results);
				const seen = (list: (typeof grid)[number]) =>
					list.forecasts
						.filter(({ season }) => season >= 2010 && season < 2012)
						.reduce((sum, { chance, won }) => sum + (chance - Number(won)) ** 2, 0);
				const chosen = seen(fitBefore(grid, first, 2012));
				for (const each of grid) expect(seen(each)).toBeGreaterThanOrEqual(chosen - 1e-12);
			}),
			runs,
		);
	});

	test("scores are those of the forecasts of the tested seasons; the bins hold each forecast once; a coin gets 0.25", () => {
		fc.assert(
			fc.property(someResults, (results) => {
				const { model, meetings, coin, bins, seasons } = backtest(results, forecastGrid(results), tested);
				const decided = results.filter(({ season, winner }) => winner && tested.includes(season));
				const forecasts = seasons.flatMap(({ season, parameters }) =>
					forecast(replayResults(results, parameters).states, parameters).filter((each) => each.season === season),
				);
				expect([model.matches, meetings.matches, coin.matches]).toEqual(Array(3).fill(decided.length));
				expect(bins.reduce((sum, bin) => sum + bin.forecasts, 0)).toBe(decided.length);
				if (decided.length === 0) return;
				const squares = forecasts.map(({ chance, won }) => (chance - Number(won)) ** 2);
				expect(model.brier).toBeCloseTo(squares.reduce((sum, each) => sum + each, 0) / squares.length, 12);
				expect([coin.brier, coin.accuracy]).toEqual([0.25, 0.5]);
				for (const { from, to, won, forecasts } of bins) {
					expect(from).toBeGreaterThanOrEqual(0.5);
					expect(to).toBeLessThanOrEqual(0.9 + 1e-9);
					expect(won).toBeLessThanOrEqual(forecasts);
				}
			}),
			runs,
		);
	});

	test("forecasts by meetings equal hand-computed ones, in either order of the sides", () => {
		const met = (season: number, team_a: string, team_b: string, winner: string): Result => ({
			season,
			ground_id: "north",
			team_a,
			team_b,
			winner,
		});
		// before the tested season a has won three of three: 4 of 5; then b wins: 4 of 6
		const results = [
			met(2008, "a", "b", "a"),
			met(2009, "b", "a", "a"),
			met(2010, "a", "b", "a"),
			met(2011, "b", "a", "b"),
			met(2011, "a", "b", "a"),
		];
		const { meetings } = backtest(results, forecastGrid(results), [2011]);
		expect(meetings.brier).toBeCloseTo(((4 / 5) ** 2 + (1 - 4 / 6) ** 2) / 2, 12);
		expect(meetings.accuracy).toBe(0.5);
	});
});
