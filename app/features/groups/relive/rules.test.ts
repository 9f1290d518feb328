import fc from "fast-check";
import { expect, test } from "vitest";
import { BANDS, bandOf, brierOf, CONFIDENCE_IDS, CONFIDENCES, type Guess, pointsOfGuess, worthOf } from "./rules.ts";

const guess = (
	band: number,
	runs_confidence: Guess["runs_confidence"],
	wicket: boolean,
	wicket_confidence: Guess["wicket_confidence"],
): Guess => ({
	band,
	runs_confidence,
	wicket,
	wicket_confidence,
});
const guesses = fc.record({
	band: fc.integer({ min: 0, max: BANDS.length - 1 }),
	runs_confidence: fc.constantFrom(...CONFIDENCE_IDS),
	wicket: fc.boolean(),
	wicket_confidence: fc.constantFrom(...CONFIDENCE_IDS),
}) satisfies fc.Arbitrary<Guess>;
const overs = fc.record({ runs: fc.integer({ min: 0, max: 40 }), wickets: fc.integer({ min: 0, max: 4 }) });

test("every over is in one band", () => {
	expect([0, 5, 6, 9, 10, 13, 14, 37].map(bandOf)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test("the Brier score equals three cases computed by hand", () => {
	const none = { runs: 7, wickets: 0 };
	expect(brierOf(guess(1, "sure", false, "sure"), none)).toBeCloseTo(0.15 ** 2 + 3 * 0.05 ** 2 + 2 * 0.1 ** 2, 10);
	expect(brierOf(guess(0, "sure", true, "sure"), none)).toBeCloseTo(
		0.85 ** 2 + 0.95 ** 2 + 2 * 0.05 ** 2 + 2 * 0.9 ** 2,
		10,
	);
	expect(brierOf(guess(3, "no_idea", true, "no_idea"), none)).toBeCloseTo(0.75 ** 2 + 3 * 0.25 ** 2 + 0.5, 10);
});

test("the Brier score lies between 0 and 4, and a guess without confidence is worth 0", () => {
	fc.assert(
		fc.property(guesses, overs, (made, over) => {
			const brier = brierOf(made, over);
			expect(brier).toBeGreaterThanOrEqual(0);
			expect(brier).toBeLessThanOrEqual(4);
			expect(worthOf(brierOf({ ...made, runs_confidence: "no_idea", wicket_confidence: "no_idea" }, over))).toBe(0);
		}),
	);
});

test("the honest confidence has the best expected score", () => {
	for (const honest of CONFIDENCE_IDS) {
		const chance = CONFIDENCES[honest].wicket;
		const expected = (said: (typeof CONFIDENCE_IDS)[number]) =>
			chance * brierOf(guess(0, "no_idea", true, said), { runs: 0, wickets: 1 }) +
			(1 - chance) * brierOf(guess(0, "no_idea", true, said), { runs: 0, wickets: 0 });
		for (const other of CONFIDENCE_IDS) expect(expected(honest)).toBeLessThanOrEqual(expected(other) + 1e-12);
	}
});

test("an open match pays nothing, and a masked one never takes points away", () => {
	fc.assert(
		fc.property(guesses, overs, (made, over) => {
			const worth = worthOf(brierOf(made, over));
			expect(pointsOfGuess(worth, false)).toBe(0);
			expect(pointsOfGuess(worth, true)).toBe(Math.max(0, worth));
			expect(pointsOfGuess(worth, true)).toBeLessThanOrEqual(10);
		}),
	);
});
