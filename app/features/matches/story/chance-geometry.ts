import type { Drawings } from "../../../ui/charts/paper.ts";
import { type ChanceGrowth, growChance } from "../relive/growth.ts";
import type { Moment } from "../relive/timeline.ts";

type Pin = { x: number; y: number; head: number; path: string };
export type ChanceDrawing = Omit<ChanceGrowth, "points"> & {
	grid: { y: number; text: string }[];
	/** numbered, in a row above the plot, each connected to its ball */
	pins: Pin[];
	/** the place of the text 'on top', on the side without pins */
	says: { x: number; anchor: "start" | "end" };
};

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
		const { points, ...growth } = growChance(moments, start, paper, TOP);
		const { left, right, top, middle, baseline } = growth;
		const balls = turns.map((place) => points[place + 1] ?? { x: left, y: middle });
		const heads = spreadAlong(
			balls.map(({ x }) => x),
			left + HEAD,
			right - HEAD + 10,
		);
		const pinned = (balls[0]?.x ?? right) < left + 120;
		return {
			...growth,
			grid: [top, (top + middle) / 2, (middle + baseline) / 2, baseline].map((y, at) => ({
				y,
				text: at === 0 || at === 3 ? "100%" : "75",
			})),
			pins: balls.map(({ x, y }, at) => {
				const head = heads[at] ?? x;
				return { x, y, head, path: `M${head} ${HEAD + 12}V34L${x} ${KNEE}V${y}` };
			}),
			says: pinned ? ({ x: right - 4, anchor: "end" } as const) : ({ x: left + 4, anchor: "start" } as const),
		};
	};
	return { phone: draw(PAPER.phone), wide: draw(PAPER.wide) };
}

/** Moves rising positions apart until their pins do not overlap, between two ends. */
function spreadAlong(places: number[], from: number, to: number): number[] {
	const moved = [...places];
	for (let at = 0; at < moved.length; at++)
		moved[at] = Math.max(from, moved[at] ?? 0, at ? (moved[at - 1] ?? 0) + APART : from);
	for (let at = moved.length - 1; at >= 0; at--)
		moved[at] = Math.min(to - APART * (moved.length - 1 - at), moved[at] ?? 0);
	return moved;
}
