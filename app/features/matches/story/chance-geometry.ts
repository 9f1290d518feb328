import type { Drawings } from "../../../ui/charts/paper.ts";
import { type ChanceSoFar, drawChanceSoFar } from "../relive/growth.ts";
import type { Moment } from "../relive/timeline.ts";

type Pin = { x: number; y: number; head: number; path: string };
export type ChanceDrawing = Omit<ChanceSoFar, "points"> & {
	grid: { y: number; text: string }[];
	/** numbered in a row above the plot, each with a line to its ball */
	pins: Pin[];
	/** the centre of each side's name in its half, clear of the curve and the pins */
	names: { first: Spot; second: Spot };
};
type Spot = { x: number; y: number };

const PAPER = { phone: { width: 324, height: 262 }, wide: { width: 784, height: 340 } } as const;
const TOP = 54;
const APART = 30;
const HEAD = 14;
const KNEE = 44;

/** Draws the win chance over a whole match, with pins at `turns` (indexes of balls in the order of play). */
export function drawChance(
	moments: readonly Moment[],
	start: number,
	turns: readonly number[],
): Drawings<ChanceDrawing> {
	const draw = (paper: { width: number; height: number }) => {
		const { points, ...growth } = drawChanceSoFar(moments, start, paper, TOP);
		const { left, right, top, middle, baseline } = growth;
		const balls = turns.map((index) => points[index + 1] ?? { x: left, y: middle });
		const heads = spreadAlong(
			balls.map(({ x }) => x),
			left + HEAD,
			right - HEAD + 10,
		);
		return {
			...growth,
			grid: [top, (top + middle) / 2, (middle + baseline) / 2, baseline].map((y, at) => ({
				y,
				text: at === 0 || at === 3 ? "100%" : "75%",
			})),
			pins: balls.map(({ x, y }, at) => {
				const head = heads[at] ?? x;
				return { x, y, head, path: `M${head} ${HEAD + 12}V34L${x} ${KNEE}V${y}` };
			}),
			names: {
				first: clearSpot(growth, top + 17, (at) => Math.min(at, middle) - (top + 17 + NAME.down), points, balls),
				second: clearSpot(growth, baseline - 7, (at) => baseline - 7 - NAME.up - Math.max(at, middle), points, balls),
			},
		};
	};
	return { phone: draw(PAPER.phone), wide: draw(PAPER.wide) };
}

/** The size of 'RCB on top' at 13 px: half its width, and its height above and below the baseline. */
const NAME = { half: 40, up: 12, down: 4 };
const CLEAR = 5;

/**
 * Finds the rightmost spot on the line `y` where a side's name touches neither a pin's line nor the curve. `spaceTo`
 * returns the distance from the name to the curve at a height. Falls back to the spot farthest from the curve.
 */
function clearSpot(
	{ left, right }: Pick<ChanceSoFar, "left" | "right">,
	y: number,
	spaceTo: (y: number) => number,
	points: readonly Spot[],
	pins: readonly Spot[],
): Spot {
	const crosses = (x: number) =>
		pins.some((pin) => Math.abs(pin.x - x) < NAME.half + CLEAR && pin.y > y - NAME.up - CLEAR);
	const clearance = (x: number) =>
		Math.min(...points.filter((point) => Math.abs(point.x - x) < NAME.half + CLEAR).map((point) => spaceTo(point.y)));
	const places = Array.from({ length: Math.floor((right - left - 2 * NAME.half) / 4) }, (_, at) => ({
		x: right - NAME.half - 4 * at,
		y,
	}));
	const open = places.filter(({ x }) => !crosses(x));
	const from = open.length > 0 ? open : places;
	return (
		from.find(({ x }) => clearance(x) >= CLEAR) ??
		from.reduce((best, spot) => (clearance(spot.x) > clearance(best.x) ? spot : best), { x: right - NAME.half, y })
	);
}

/** Moves ascending positions apart until pins no longer overlap, within two bounds. */
function spreadAlong(places: number[], from: number, to: number): number[] {
	const moved = [...places];
	for (let at = 0; at < moved.length; at++)
		moved[at] = Math.max(from, moved[at] ?? 0, at ? (moved[at - 1] ?? 0) + APART : from);
	for (let at = moved.length - 1; at >= 0; at--)
		moved[at] = Math.min(to - APART * (moved.length - 1 - at), moved[at] ?? 0);
	return moved;
}
