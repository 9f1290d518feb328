import { expect, test } from "vitest";
import { drawSkyline } from "./skyline.ts";

const SPAN = { first: 2008, last: 2026 };

test("PLAYER-2 a skyline has a bar for each season with something in it, and a cap on the best", () => {
	const values = new Map([
		[2008, 165],
		[2016, 973],
		[2017, 0],
	]);
	const { bars, cap, best } = drawSkyline(values, SPAN);
	expect(bars.match(/M/g)).toHaveLength(2);
	expect(bars).toContain("M37.1 3v26");
	expect(cap).toMatch(/^M37\.1 0v3/);
	expect(best).toBe(2016);
});

test("PLAYER-2 a player without a score has no cap", () => {
	expect(drawSkyline(new Map([[2020, 0]]), SPAN)).toEqual({ bars: "", cap: "", best: 2020 });
});
