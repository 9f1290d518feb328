import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawBars } from "./bar-geometry.ts";
import { drawCalibration } from "./calibration-geometry.ts";
import { drawLines } from "./line-geometry.ts";
import { drawRanking } from "./ranking-geometry.ts";
import { drawWheel } from "./wheel-geometry.ts";

const seasons = [165, 246, 973, 0, 741].map((value, place) => ({ label: `’${String(8 + place)}`, value }));
const values = fc.array(fc.record({ label: fc.string({ maxLength: 12 }), value: fc.nat(10_000) }), {
	minLength: 1,
	maxLength: 20,
});

describe("vertical bars", () => {
	test("heights are in proportion to the values and stand on the axis", () => {
		fc.assert(
			fc.property(values, (rows) => {
				for (const drawing of Object.values(drawBars(rows))) {
					const tallest = Math.max(...drawing.bars.map((bar) => bar.height));
					const highest = Math.max(...rows.map((row) => row.value));
					drawing.bars.forEach((bar, place) => {
						expect(bar.y + bar.height).toBeCloseTo(drawing.baseline, 0);
						expect(bar.x).toBeGreaterThanOrEqual(drawing.left);
						expect(bar.x + bar.width).toBeLessThanOrEqual(drawing.width);
						if (highest) expect(bar.height / tallest).toBeCloseTo((rows[place]?.value ?? 0) / highest, 1);
					});
				}
			}),
		);
	});

	test("only the highest bars have a number, and of equal ones those whose numbers do not overlap", () => {
		const { wide } = drawBars(seasons);
		const level = Array.from({ length: 19 }, (_, place) => ({ label: String(place), value: 11 }));
		for (const { best } of Object.values(drawBars(level)))
			for (const [at, { x }] of best.slice(1).entries()) expect(x - (best[at]?.x ?? 0)).toBeGreaterThan(2 * 8.5 + 2);
		expect(wide.best.map((best) => best.text)).toEqual(["973"]);
		expect(drawBars([{ label: "a", value: 0 }]).wide.best).toEqual([]);
	});

	test("an unknown value leaves its place empty and keeps the label", () => {
		const { wide } = drawBars([
			{ label: "2008", value: null },
			{ label: "2009", value: 4 },
		]);
		expect(wide.bars).toHaveLength(1);
		expect(wide.labels.map((label) => label.text)).toEqual(["2008", "2009"]);
	});

	test("labels that would overlap on a phone are left out evenly", () => {
		const years = Array.from({ length: 19 }, (_, place) => ({ label: String(2008 + place), value: place }));
		const { phone, wide } = drawBars(years);
		expect(wide.labels).toHaveLength(19);
		const gaps = phone.labels.slice(1).map((label, place) => label.x - (phone.labels[place]?.x ?? 0));
		expect(Math.min(...gaps)).toBeGreaterThan(30);
		expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.3);
	});

	test("no rows draw an empty axis", () => {
		expect(drawBars([]).phone).toMatchObject({ bars: [], labels: [], best: [] });
	});
});

describe("horizontal bars", () => {
	test("the figure of each bar is at its end, inside the drawing", () => {
		fc.assert(
			fc.property(values, (rows) => {
				for (const drawing of Object.values(drawRanking(rows)))
					for (const bar of drawing.bars) {
						expect(bar.figure.x).toBeGreaterThanOrEqual(drawing.left + bar.width);
						expect(bar.figure.x).toBeLessThan(drawing.width);
						expect(bar.y + bar.height).toBeLessThanOrEqual(drawing.height);
					}
			}),
		);
	});

	test("lengths are in proportion", () => {
		const { wide } = drawRanking([
			{ label: "A", value: 180 },
			{ label: "B", value: 90 },
		]);
		expect((wide.bars[1]?.width ?? 0) / (wide.bars[0]?.width ?? 1)).toBeCloseTo(0.5, 2);
	});
});

describe("lines", () => {
	test("a gap in the values breaks the line", () => {
		const { wide } = drawLines(["1", "2", "3", "4"], [{ name: "A", values: [1, 2, null, 4] }]);
		expect(wide.lines[0]?.path.match(/M/g)).toHaveLength(2);
		expect(wide.lines[0]?.dots).toHaveLength(3);
		expect(wide.lines[0]?.last?.text).toBe("4");
	});

	test("the names at the ends of several lines never overlap, keep their order and stay in the drawing", () => {
		const line = fc.record({
			name: fc.string({ minLength: 1, maxLength: 14 }),
			values: fc.array(fc.option(fc.nat(900)), { minLength: 6, maxLength: 6 }),
		});
		fc.assert(
			fc.property(fc.array(line, { minLength: 2, maxLength: 5 }), (series) => {
				for (const { lines, width, height, right } of Object.values(
					drawLines(
						["1", "2", "3", "4", "5", "6"],
						series.map((one, at) => ({ ...one, name: `${at}${one.name}` })),
					),
				)) {
					const ends = lines.flatMap(({ last, dots }) => (last ? [{ ...last, from: dots.at(-1)?.y ?? 0 }] : []));
					for (const end of ends) {
						expect(end.x).toBeGreaterThan(right);
						expect(end.x).toBeLessThanOrEqual(width);
						expect(end.y).toBeGreaterThan(0);
						expect(end.y).toBeLessThanOrEqual(height);
					}
					const inOrder = ends.toSorted((a, b) => a.y - b.y);
					for (const [at, end] of inOrder.slice(1).entries()) {
						const above = inOrder[at];
						expect(end.y - (above?.y ?? 0)).toBeGreaterThanOrEqual(17.8);
						expect(end.from).toBeGreaterThanOrEqual(above?.from ?? 0);
					}
				}
			}),
		);
	});

	test("places in a table have the first on top", () => {
		const [line] = drawLines(["2024", "2025"], [{ name: "A", values: [1, 10] }], "rank").phone.lines;
		expect(line?.dots[0]?.y).toBeLessThan(line?.dots[1]?.y ?? 0);
	});

	test("all points are in the drawing, and values that are all unknown draw no line", () => {
		fc.assert(
			fc.property(fc.array(fc.option(fc.nat(5000)), { minLength: 1, maxLength: 30 }), (line) => {
				const labels = line.map((_, place) => String(place));
				for (const drawing of Object.values(drawLines(labels, [{ name: "A", values: line }]))) {
					expect(drawing.lines[0]?.path).not.toContain("NaN");
					for (const { x, y } of drawing.lines[0]?.dots ?? []) {
						expect(x).toBeGreaterThan(drawing.left);
						expect(x).toBeLessThanOrEqual(drawing.width);
						expect(y).toBeLessThanOrEqual(drawing.baseline);
					}
				}
			}),
		);
		expect(drawLines(["1"], [{ name: "A", values: [null] }]).wide.lines[0]).toMatchObject({ path: "", last: null });
	});
});

test("a wheel's spokes go clockwise from the top, as long as their values", () => {
	const wheel = drawWheel([
		{ label: "CSK", value: 100, team: "csk" },
		{ label: "MI", value: 50 },
		{ label: "DC", value: 100 },
		{ label: "RR", value: 0 },
	]);
	const [top, right, bottom, left] = wheel.spokes.map((spoke) => spoke.to);
	expect(top?.x).toBe(wheel.centre.x);
	expect(top?.y).toBeLessThan(wheel.centre.y);
	expect(right?.x).toBeGreaterThan(wheel.centre.x);
	expect(bottom?.y).toBeGreaterThan(wheel.centre.y);
	expect(wheel.spokes[3]?.to).toEqual(wheel.spokes[3]?.from);
	expect(left?.x).toBeLessThan(wheel.centre.x);
	expect(wheel.rings.map((ring) => ring.value)).toEqual([50, 100]);
	expect(wheel.spokes[0]?.team).toBe("csk");
});

describe("calibration", () => {
	test("forecasts that come true as often as they say are on the line, more often above it, and every point is in the drawing", () => {
		const share = fc.double({ min: 0, max: 1, noNaN: true });
		const point = fc.record({
			at: fc.double({ min: 0.5, max: 1, noNaN: true }),
			share,
			count: fc.integer({ min: 1, max: 500 }),
		});
		fc.assert(
			fc.property(fc.array(point, { minLength: 1, maxLength: 8 }), (points) => {
				for (const drawing of Object.values(drawCalibration(points))) {
					const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = drawing.diagonal.match(/[\d.]+/g)?.map(Number) ?? [];
					drawing.points.forEach(({ x, y }, place) => {
						const { at = 0, share = 0 } = points[place] ?? {};
						const onLine = y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
						if (share > at + 0.01) expect(y).toBeLessThan(onLine);
						if (share < at - 0.01) expect(y).toBeGreaterThan(onLine);
						expect(x).toBeGreaterThanOrEqual(drawing.left);
						expect(x).toBeLessThan(drawing.width);
						expect(y).toBeGreaterThan(0);
						expect(y).toBeLessThanOrEqual(drawing.baseline);
					});
				}
			}),
		);
	});

	test("more forecasts make a larger point, with its number beside it", () => {
		const [few, many] = drawCalibration([
			{ at: 0.55, share: 0.5, count: 10 },
			{ at: 0.65, share: 0.7, count: 90 },
		]).wide.points;
		expect(many?.r).toBeGreaterThan(few?.r ?? 99);
		expect([few?.text, many?.text]).toEqual(["10", "90"]);
		expect(drawCalibration([]).phone.points).toEqual([]);
	});
});
