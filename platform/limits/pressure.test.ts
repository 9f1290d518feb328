import fc from "fast-check";
import { expect, test } from "vitest";
import { levelOf, nextLevel } from "./pressure.ts";

const calm = { late_ms: 0, waiting: 0 };
const reading = fc.record({ late_ms: fc.double({ min: 0, max: 2_000, noNaN: true }), waiting: fc.nat(500) });
const level = fc.integer({ min: 0, max: 4 });

test("a process sheds nothing at first, and more the later the event loop or the longer the database queue", () => {
	expect(levelOf(calm)).toBe(0);
	expect([16, 31, 61, 121].map((late_ms) => levelOf({ ...calm, late_ms }))).toEqual([1, 2, 3, 4]);
	expect([11, 21, 41, 81].map((waiting) => levelOf({ ...calm, waiting }))).toEqual([1, 2, 3, 4]);
});

test("the level rises at once", () =>
	fc.assert(fc.property(level, reading, (now, read) => nextLevel(now, read) >= levelOf(read))));

test("the level falls one step at a time", () =>
	fc.assert(fc.property(level, reading, (now, read) => nextLevel(now, read) >= now - 1)));

test("between half a limit and the limit the level stays", () => {
	expect(nextLevel(4, { late_ms: 100, waiting: 0 })).toBe(4);
	expect(nextLevel(3, { late_ms: 100, waiting: 0 })).toBe(3);
	expect(nextLevel(4, { late_ms: 50, waiting: 0 })).toBe(3);
});

test("after the pressure nothing is shed", () => {
	expect([1, 2, 3, 4].reduce((now) => nextLevel(now, calm), 4)).toBe(0);
});
