import fc from "fast-check";
import { expect, test } from "vitest";
import { tickedCounter, tickedScore } from "./use-figures.ts";

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("ARENA-1 a sample counter increases by 1 to 4, a sample score by 0, 10 or 15", () => {
	fc.assert(
		fc.property(fc.nat(), chance, (count, chance) => {
			expect([1, 2, 3, 4]).toContain(tickedCounter(count, chance) - count);
			expect([0, 10, 15]).toContain(tickedScore(count, chance) - count);
		}),
	);
	expect([tickedScore(7, 0), tickedScore(7, 0.34), tickedScore(7, 0.99)]).toEqual([7, 17, 22]);
});
