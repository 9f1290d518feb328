import fc from "fast-check";
import { expect, test } from "vitest";
import { drawManhattans } from "./manhattan-geometry.ts";

const over = fc.record({ runs: fc.nat(37), wickets: fc.nat(3) });
const innings = fc
	.array(over, { minLength: 1, maxLength: 20 })
	.map((overs) => overs.map((one, at) => ({ ...one, over: at + 1 })));

test("TEAM-3 both sides' overs are drawn on one scale, and the best over's number touches nothing", () => {
	fc.assert(
		fc.property(fc.array(innings, { minLength: 1, maxLength: 2 }), (sides) => {
			const drawings = drawManhattans(sides);
			const heights = drawings.flatMap(({ wide }, side) =>
				wide.bars.map(({ height }, at) => ({ height, runs: sides[side]?.[at]?.runs ?? 0 })),
			);
			const [tallest] = heights.toSorted((a, b) => b.height - a.height);
			for (const { height, runs } of heights)
				expect(height * (tallest?.runs ?? 0)).toBeCloseTo((tallest?.height ?? 0) * runs, -1.5);
			for (const drawing of drawings.flatMap(({ phone, wide }) => [phone, wide])) {
				for (const { x, width, y } of drawing.bars) {
					expect(x).toBeGreaterThanOrEqual(drawing.left);
					expect(x + width).toBeLessThanOrEqual(drawing.width + 0.1);
					expect(y).toBeGreaterThanOrEqual(0);
				}
				const { best } = drawing;
				if (!best) continue;
				expect(best.x).toBeLessThan(drawing.width);
				const falls = drawing.bars.flatMap(({ wickets }) => wickets);
				const near = falls.filter(({ x, y }) => Math.abs(x - best.x) < 4 && y + 4.5 > best.y - 10 && y - 4.5 < best.y);
				expect(near, "wickets under the number").toEqual([]);
			}
		}),
	);
});
