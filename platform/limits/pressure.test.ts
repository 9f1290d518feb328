import fc from "fast-check";
import { expect, test } from "vitest";
import { levelOf, nextLevel } from "./pressure.ts";

const calm = { late_ms: 0, waiting: 0 };
const reading = fc.record({ late_ms: fc.double({ min: 0, max: 2_000, noNaN: true }), waiting: fc.nat(500) });
const level = fc.integer({ min: 0, max: 4 });

test("a calm process sheds nothing; a late event loop or a queue before the database each shed more the worse they are", () => {
	expect(levelOf(calm)).toBe(0);
	expect([16, 31, 61, 121].map((late_ms) => levelOf({ ...calm, late_ms }))).toEqual([1, 2, 3, 4]);
	expect([11, 21, 41, 81].map((waiting) => levelOf({ ...calm, waiting }))).toEqual([1, 2, 3, 4]);
});

test("sheds as much as needed at once", () =>
	fc.assert(fc.property(level, reading, (now, read) => nextLevel(now, read) >= levelOf(read))));

test("it comes back a step at a time", () =>
	fc.assert(fc.property(level, reading, (now, read) => nextLevel(now, read) >= now - 1)));

test("between half a limit and the limit nothing comes back, and nothing more is shed", () => {
	expect(nextLevel(4, { late_ms: 100, waiting: 0 })).toBe(4);
	expect(nextLevel(3, { late_ms: 100, waiting: 0 })).toBe(3);
	expect(nextLevel(4, { late_ms: 50, waiting: 0 })).toBe(3);
});

test("after the pressure everything comes back", () => {
	expect([1, 2, 3, 4].reduce((now) => nextLevel(now, calm), 4)).toBe(0);
});
