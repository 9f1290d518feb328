import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { simulatePrediction } from "./simulated.ts";

const csk = { id: "csk", name: "Chennai Super Kings" };
const mi = { id: "mi", name: "Mumbai Indians" };
/** A source of chance that repeats these numbers. */
const drawing = (numbers: number[]) => {
	let at = 0;
	return () => numbers[at++ % numbers.length] ?? 0;
};
const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
	minLength: 1,
	maxLength: 12,
});

describe("PRED-1 the simulated result", () => {
	test("keeps to its bounds for any random numbers: 10 to 24 meetings, 15 to 85 %, confidence 60 to 84 %", () => {
		fc.assert(
			fc.property(chances, (numbers) => {
				const it = simulatePrediction(csk, mi, drawing(numbers));
				for (const [value, least, most] of [
					[it.total_matches, 10, 24],
					[it.team_a_wins, 0, it.total_matches],
					[it.team1_probability, 15, 85],
					[it.team2_probability, 15, 85],
					[it.confidence, 60, 84],
				] as const) {
					expect(Number.isInteger(value)).toBe(true);
					expect(value).toBeGreaterThanOrEqual(least);
					expect(value).toBeLessThanOrEqual(most);
				}
				expect(it.team_a_wins + it.team_b_wins).toBe(it.total_matches);
				expect(it.team_a_win_rate + it.team_b_win_rate).toBe(100);
				expect(it.team_a_win_rate).toBe(Math.round((100 * it.team_a_wins) / it.total_matches));
				expect(it.team1_probability + it.team2_probability).toBe(100);
				for (const factor of Object.values(it.factors))
					expect(["even", "favours Chennai Super Kings", "favours Mumbai Indians"]).toContain(factor);
			}),
			{ numRuns: 1000 },
		);
	});

	test("the same random numbers give the same result; both ends of every range are reached", () => {
		const low = simulatePrediction(csk, mi, () => 0);
		expect(simulatePrediction(csk, mi, () => 0)).toEqual(low);
		expect(low).toMatchObject({
			source: "simulated",
			total_matches: 10,
			team_a_wins: 0,
			team1_probability: 15,
			confidence: 60,
		});
		const high = simulatePrediction(csk, mi, () => 1 - Number.EPSILON);
		expect(high).toMatchObject({ total_matches: 24, team_b_wins: 0, team1_probability: 85, confidence: 84 });
	});
});
