import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dot, fitLinear, fitLogistic, logistic, solve } from "./algebra.ts";
import { chanceOfFirst, fitModel } from "./chance.ts";
import { levelsBefore } from "./features.ts";
import type { PlayedMatch, State } from "./history.ts";
import { calibrationByLuck, scoreOf, scoreSeasons } from "./score.ts";

/** Seeded random numbers from 0 to 1. */
function numbers(seed: number) {
	let state = seed;
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
		return state / 2 ** 31;
	};
}

/** A random innings: the states before its balls, and its total. */
function innings(next: () => number, number: 1 | 2, target: number | null) {
	const states: State[] = [];
	let [runs, wickets_left] = [0, 10];
	for (let ball = 0; ball < 120 && wickets_left > 0 && runs < (target ?? Number.POSITIVE_INFINITY); ball++) {
		states.push({ innings: number, runs, balls_left: 120 - ball, wickets_left, target });
		if (next() < 0.05) wickets_left--;
		else runs += [0, 0, 1, 1, 1, 1, 2, 4, 4, 6][Math.floor(next() * 10)] ?? 0;
	}
	return { states, runs };
}

/** A random match. */
function played(match_id: number, season: number): PlayedMatch {
	const next = numbers(match_id);
	const first = innings(next, 1, null);
	const chase = innings(next, 2, first.runs + 1);
	const first_won = chase.runs <= first.runs;
	const first_tossed = next() < 0.5;
	return { match_id, season, first_won, first_tossed, total: first.runs, states: [...first.states, ...chase.states] };
}
const matches = Array.from({ length: 240 }, (_, at) => played(1 + at * 7919, 2019 + Math.floor(at / 80)));
const model = fitModel(matches);

const chase = fc.record<State>({
	innings: fc.constant(2),
	runs: fc.integer({ min: 0, max: 119 }),
	balls_left: fc.integer({ min: 1, max: 120 }),
	wickets_left: fc.integer({ min: 1, max: 10 }),
	target: fc.constant(121),
});

describe("the chance of winning", () => {
	test("every state has a chance from 0 to 1, and both sides' add up to 1", () => {
		fc.assert(
			fc.property(chase, (state) => {
				const chance = chanceOfFirst(model, state, 170);
				expect(chance).toBeGreaterThanOrEqual(0);
				expect(chance).toBeLessThanOrEqual(1);
			}),
		);
	});

	test("a chase with more runs in the same balls is never less likely to be won", () => {
		fc.assert(
			fc.property(chase, (state) => {
				const ahead = { ...state, runs: state.runs + 1 };
				expect(chanceOfFirst(model, ahead, 170)).toBeLessThanOrEqual(chanceOfFirst(model, state, 170));
			}),
		);
	});

	test.each([
		["the target is reached", { runs: 121, balls_left: 3, wickets_left: 2 }, 0],
		["no ball is left", { runs: 118, balls_left: 0, wickets_left: 2 }, 1],
		["no wicket is left", { runs: 118, balls_left: 9, wickets_left: 0 }, 1],
		["the scores are level: a super over decides", { runs: 120, balls_left: 0, wickets_left: 4 }, 0.5],
	])("it is certain at the end: %s", (_what, end, chance) => {
		expect(chanceOfFirst(model, { innings: 2, target: 121, ...end }, 120)).toBe(chance);
	});

	test("a match and later matches do not change its forecasts", () => {
		const other = matches.map((match) => (match.season === 2021 ? { ...match, first_won: !match.first_won } : match));
		const [before, after] = [matches, other].map((all) => scoreSeasons(all, 2021).seasons[0]);
		expect(after?.all.bins.map(({ said, forecasts }) => [said, forecasts])).toEqual(
			before?.all.bins.map(({ said, forecasts }) => [said, forecasts]),
		);
		expect(after?.all.brier).toBeGreaterThan(before?.all.brier ?? 1);
	});

	test("the level before a match does not depend on its total", () => {
		const [first, second, third] = matches as [PlayedMatch, PlayedMatch, PlayedMatch];
		const level = (total: number) => levelsBefore([first, { ...second, total }, third]);
		expect(level(300).slice(0, 2)).toEqual(level(90).slice(0, 2));
		expect(level(300)[2]).toBeGreaterThan(level(90)[2] ?? 0);
	});
});

describe("scores of forecasts", () => {
	test("a coin scores 0.25 and ln 2, and is calibrated if half comes true", () => {
		const coin = scoreOf([true, false, true, false].map((came) => ({ chance: 0.5, came })));
		expect(coin).toMatchObject({ forecasts: 4, brier: 0.25, calibration_error: 0 });
		expect(coin.log_loss).toBeCloseTo(Math.LN2, 12);
	});

	test("forecasts of 0.9 that come true half the time have an error of 0.4", () => {
		const { calibration_error, bins } = scoreOf([true, false].map((came) => ({ chance: 0.9, came })));
		expect(calibration_error).toBeCloseTo(0.4, 12);
		expect(bins.at(-1)).toMatchObject({ forecasts: 2, said: 0.9, came: 0.5 });
	});
});

describe("the calibration error by luck alone", () => {
	/** A thousand matches whose forecasts come true half the time. */
	const matches = Array.from({ length: 1000 }, (_, at) => [{ chance: 0.5, came: at % 2 === 0 }]);
	let at = 0;
	const drawn = (below: number) => {
		at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((at / 2_147_483_648) * below);
	};

	test("equals the mean distance of a fair coin's tosses from one half", () => {
		// the median of |x - 0.5| for 100 tosses is 0.674 * 0.05, by the normal approximation of the binomial
		expect(Math.round(100 * calibrationByLuck(matches, 100, drawn).middle)).toBe(3);
	});

	test("is smaller in a longer season, and 0 if certain events come true", () => {
		const [short, long] = [20, 2000].map((length) => calibrationByLuck(matches, length, drawn));
		expect(long?.p95).toBeLessThan(short?.middle ?? 0);
		expect(calibrationByLuck([[{ chance: 1, came: true }]], 70, drawn)).toEqual({ middle: 0, p95: 0 });
	});
});

describe("fitting", () => {
	const row = fc.tuple(
		fc.constant(1),
		fc.double({ min: -3, max: 3, noNaN: true }),
		fc.double({ min: -3, max: 3, noNaN: true }),
	);

	test("equations with a known solution are solved, those without one throw", () => {
		expect(
			solve(
				[
					[0, 2],
					[3, 1],
				],
				[4, 5],
			),
		).toEqual([1, 2]);
		expect(() =>
			solve(
				[
					[1, 2],
					[2, 4],
				],
				[1, 2],
			),
		).toThrow("no single solution");
	});

	test("least squares recover a known plane", () => {
		fc.assert(
			fc.property(fc.array(row, { minLength: 30, maxLength: 30 }), (rows) => {
				const plane = [2, -1, 0.5];
				const values = rows.map((features) => dot(features, plane));
				const fitted = fitLinear({ rows, values, weights: rows.map(() => 1) }, 1e-9);
				for (const features of rows) expect(dot(features, fitted)).toBeCloseTo(dot(features, plane), 3);
			}),
		);
	});

	test("the mean chance of a logistic fit equals the observed share", () => {
		const rows = Array.from({ length: 200 }, (_, at) => [1, Math.sin(at), Math.cos(3 * at)]);
		const values = rows.map(([, a = 0, b = 0], at) => Number(a + b + Math.sin(7 * at) > 0));
		const fitted = fitLogistic({ rows, values, weights: rows.map(() => 1) }, 0.5);
		const said = rows.reduce((sum, features) => sum + logistic(dot(features, fitted)), 0);
		expect(said).toBeCloseTo(
			values.reduce((sum, value) => sum + value, 0),
			6,
		);
	});
});
