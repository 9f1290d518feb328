import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { simulatePrediction } from "./showcase.ts";

const csk = { id: "csk", name: "Chennai Super Kings" };
const mi = { id: "mi", name: "Mumbai Indians" };
/** A source of chance that gives these, over and over. */
const drawing = (numbers: number[]) => {
	let at = 0;
	return () => numbers[at++ % numbers.length] ?? 0;
};
const chances = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
	minLength: 1,
	maxLength: 12,
});

describe("PRED-1 the simulated result", () => {
	test("keeps to its bounds whatever chance says: 10 to 24 meetings, 15 to 85 %, confidence 60 to 84 %", () => {
		fc.assert(
			fc.property(chances, (numbers) => {
				const it = simulatePrediction(csk, mi, drawing(numbers));
				for (const [value, least, most] of [
					[it.totalMatches, 10, 24],
					[it.teamAWins, 0, it.totalMatches],
					[it.team1Probability, 15, 85],
					[it.team2Probability, 15, 85],
					[it.confidence, 60, 84],
				] as const) {
					expect(Number.isInteger(value)).toBe(true);
					expect(value).toBeGreaterThanOrEqual(least);
					expect(value).toBeLessThanOrEqual(most);
				}
				expect(it.teamAWins + it.teamBWins).toBe(it.totalMatches);
				expect(it.teamAWinRate + it.teamBWinRate).toBe(100);
				expect(it.teamAWinRate).toBe(Math.round((100 * it.teamAWins) / it.totalMatches));
				expect(it.team1Probability + it.team2Probability).toBe(100);
				for (const factor of Object.values(it.factors))
					expect(["even", "favours Chennai Super Kings", "favours Mumbai Indians"]).toContain(factor);
			}),
			{ numRuns: 1000 },
		);
	});

	test("the same chance gives the same result; both ends of every range are reached", () => {
		const low = simulatePrediction(csk, mi, () => 0);
		expect(simulatePrediction(csk, mi, () => 0)).toEqual(low);
		expect(low).toMatchObject({
			source: "showcase",
			totalMatches: 10,
			teamAWins: 0,
			team1Probability: 15,
			confidence: 60,
		});
		const high = simulatePrediction(csk, mi, () => 1 - Number.EPSILON);
		expect(high).toMatchObject({ totalMatches: 24, teamBWins: 0, team1Probability: 85, confidence: 84 });
	});
});
