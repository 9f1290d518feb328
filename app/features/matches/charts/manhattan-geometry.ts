import { scaleBand, scaleLinear } from "d3-scale";
import { HALF } from "../../../ui/charts/line-geometry.ts";
import { type Drawings, figure, pixel, textWidth } from "../../../ui/charts/paper.ts";

type Over = { over: number; runs: number; wickets: number };

export type Manhattan = {
	width: number;
	height: number;
	left: number;
	baseline: number;
	/** the width of the powerplay's background */
	powerplay: number;
	grid: { y: number; text: string }[];
	bars: { x: number; y: number; width: number; height: number; wickets: { x: number; y: number }[] }[];
	/** the number above the best over */
	best: { x: number; y: number; text: string } | null;
	labels: { x: number; text: string }[];
};

const PAPER = { phone: 324, wide: HALF } as const;
const HEIGHT = 150;
const TOP = 26;
const BOTTOM = 22;
const POWERPLAY = 6;
const FULL = 20;
const DOT_RADIUS = 4.5;

/**
 * Draws runs per over as bars, one drawing per innings, all on one scale. A dot above a bar is a wicket; only the
 * best over has its number.
 */
export function drawManhattans(innings: Over[][]): Drawings<Manhattan>[] {
	const most = Math.max(10, ...innings.flat().map(({ runs }) => runs));
	return innings.map((overs) => ({ phone: draw(overs, most, PAPER.phone), wide: draw(overs, most, PAPER.wide) }));
}

function draw(overs: Over[], most: number, width: number): Manhattan {
	const baseline = HEIGHT - BOTTOM;
	const left = 26;
	const y = scaleLinear([0, most], [baseline, TOP]);
	const last = Math.max(FULL, ...overs.map(({ over }) => over));
	const x = scaleBand(
		Array.from({ length: last }, (_, at) => at + 1),
		[left, width],
	).padding(0.3);
	const middle = (over: number) => (x(over) ?? 0) + x.bandwidth() / 2;
	const best = Math.max(0, ...overs.map(({ runs }) => runs));
	const bars = overs.map(({ over, runs, wickets }) => ({
		x: pixel(x(over) ?? 0),
		y: pixel(y(runs)),
		width: pixel(x.bandwidth()),
		height: pixel(baseline - y(runs)),
		wickets: Array.from({ length: wickets }, (_, at) => ({
			x: pixel(middle(over)),
			y: pixel(y(runs) - DOT_RADIUS - 3 - at * (2 * DOT_RADIUS + 1)),
		})),
	}));
	const top = overs.findIndex(({ runs }) => runs === best && best > 0);
	return {
		width,
		height: HEIGHT,
		left,
		baseline,
		powerplay: pixel((x(POWERPLAY) ?? 0) + x.step() - left),
		grid: [10, 20, 30].filter((runs) => runs <= most).map((runs) => ({ y: pixel(y(runs)), text: figure(runs) })),
		bars,
		best: top < 0 ? null : numberOver(bars[top] as Manhattan["bars"][number], figure(best), width),
		labels: [1, 5, 10, 15, 20].map((over) => ({ x: pixel(middle(over)), text: String(over) })),
	};
}

/** The position of the number above a bar and its wickets, within the drawing. */
function numberOver({ x, y, width, wickets }: Manhattan["bars"][number], text: string, paper: number) {
	const half = (textWidth(text) * 1.2) / 2;
	const above = wickets.at(-1)?.y ?? y;
	return { x: pixel(Math.min(x + width / 2, paper - half)), y: pixel(above - (wickets.length > 0 ? 8 : 5)), text };
}
