import fc from "fast-check";
import { expect, test } from "vitest";
import { drawChance } from "./chance-geometry.ts";

/** A match of 240 balls whose win chance stays between two values. */
const match = (from: number, to: number) =>
	Array.from({ length: 240 }, (_, at) => ({
		innings: at < 120 ? 1 : 2,
		balls: (at % 120) + 1,
		chance: Math.round(from + ((to - from) * at) / 239),
	})) as unknown as Parameters<typeof drawChance>[0];

test("TEAM-3 the sides are named on the win chance where nothing is drawn", () => {
	// a match begins near even
	const [before, after] = [fc.integer({ min: 3_000, max: 7_000 }), fc.integer({ min: 0, max: 10_000 })];
	fc.assert(
		fc.property(before, after, (from, to) => {
			for (const { names, middle, line } of Object.values(drawChance(match(from, to), 5_000, [10, 30, 60]))) {
				const curve = line
					.slice(1)
					.split("L")
					.map((point) => point.split(" ").map(Number));
				const near = (x: number) => curve.filter(([at = 0]) => Math.abs(at - x) < 40).map(([, y = 0]) => y);
				expect(Math.min(...near(names.first.x).map((y) => Math.min(y, middle)))).toBeGreaterThan(names.first.y);
				expect(Math.max(...near(names.second.x).map((y) => Math.max(y, middle)))).toBeLessThan(names.second.y - 9);
			}
		}),
	);
});

test("TEAM-3 the lines of the win chance are labelled with the chance at their height", () => {
	for (const { grid, top, middle, baseline } of Object.values(drawChance(match(5_000, 5_000), 5_000, []))) {
		expect(grid.map(({ text }) => text)).toEqual(
			grid.map(({ y }) => `${50 + (100 * Math.abs(y - middle)) / (baseline - top)}%`),
		);
		expect(new Set(grid.map(({ y }) => y)).size).toBe(4);
	}
});

test("TEAM-3 a pin leads from its number to the curve after its ball, and no two numbers overlap", () => {
	const places = fc.uniqueArray(fc.integer({ min: 0, max: 239 }), { minLength: 1, maxLength: 5 });
	fc.assert(
		fc.property(places, (turns) => {
			const ordered = turns.toSorted((one, other) => one - other);
			for (const { pins, line, left, right } of Object.values(drawChance(match(4_000, 9_000), 5_000, ordered))) {
				const curve = line.slice(1).split("L");
				expect(pins.map(({ x, y }) => `${x} ${y}`)).toEqual(ordered.map((place) => curve[place + 1]));
				for (const [at, { x, y, head, path }] of pins.entries()) {
					expect([path.startsWith(`M${head} `), path.endsWith(`L${x} 44V${y}`)]).toEqual([true, true]);
					expect(head).toBeGreaterThanOrEqual(left);
					expect(head).toBeLessThanOrEqual(right);
					expect(head - (pins[at - 1]?.head ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(24);
				}
			}
		}),
	);
});
