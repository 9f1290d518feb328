import { pixel } from "../../../ui/charts/paper.ts";
import type { Moment } from "./timeline.ts";

type Paper = { width: number; height: number };
type Point = { x: number; y: number };

/** The axes are the same for every match, so that their length does not reveal the end. */
const BALLS = 120;
const MOST_RUNS = 300;
const CERTAIN = 10_000;
const MARGIN = { left: 40, right: 12, bottom: 24 };

const pathOf = (points: Point[]) => points.map(({ x, y }, at) => `${at ? "L" : "M"}${x} ${y}`).join("");

export type ChanceSoFar = Paper & {
	left: number;
	right: number;
	top: number;
	middle: number;
	baseline: number;
	/** the x where the second innings begins */
	half: number;
	line: string;
	/** the areas between the line and even: above it the side that batted first is ahead, below it the other */
	above: string;
	below: string;
	/** at the start and after each ball */
	points: Point[];
};

/** Draws the win chance up to the last of `moments`. `top`: the height above the plot. */
export function drawChanceSoFar(
	moments: readonly Pick<Moment, "innings" | "balls" | "chance">[],
	start: number,
	{ width, height }: Paper,
	top = 10,
): ChanceSoFar {
	const { left, bottom } = MARGIN;
	const [right, baseline] = [width - MARGIN.right, height - bottom];
	const x = (balls: number) => pixel(left + (Math.min(balls, 2 * BALLS) / (2 * BALLS)) * (right - left));
	const y = (chance: number) => pixel(top + (1 - chance / CERTAIN) * (baseline - top));
	const points = [
		{ x: x(0), y: y(start) },
		...moments.map(({ innings, balls, chance }) => ({ x: x((innings - 1) * BALLS + balls), y: y(chance ?? 0) })),
	];
	const middle = y(CERTAIN / 2);
	const area = (of: (y: number) => number) =>
		`${pathOf(points.map((point) => ({ x: point.x, y: of(point.y) })))}L${points.at(-1)?.x ?? left} ${middle}L${left} ${middle}Z`;
	return {
		...{ width, height, left, right, top, middle, baseline, points },
		half: x(BALLS),
		line: pathOf(points),
		above: area((at) => Math.min(at, middle)),
		below: area((at) => Math.max(at, middle)),
	};
}

export type RunsSoFar = Paper & {
	left: number;
	right: number;
	baseline: number;
	grid: { y: number; text: string }[];
	overs: { x: number; text: string }[];
	/** the side that batted first comes first */
	sides: { path: string; rings: Point[]; end: Point & { runs: number; anchor: "start" | "end" } }[];
};

const TOP = 10;
const NAMES_WIDTH = 62;

/**
 * Draws the runs of both sides up to the last of `moments`. The chasing side's name is above its line when it is
 * ahead, else below.
 */
export function drawRunsSoFar(
	moments: readonly Pick<Moment, "innings" | "balls" | "runs" | "fell">[],
	{ width, height }: Paper,
): RunsSoFar {
	const [left, right, baseline] = [34, width - NAMES_WIDTH, height - MARGIN.bottom];
	const x = (balls: number) => pixel(left + (Math.min(balls, BALLS) / BALLS) * (right - left));
	const y = (runs: number) => pixel(baseline - (Math.min(runs, MOST_RUNS) / MOST_RUNS) * (baseline - TOP));
	const innings = ([1, 2] as const).flatMap((number) => {
		const own = moments.filter((moment) => moment.innings === number);
		return own.length > 0 ? [own] : [];
	});
	const [first = []] = innings;
	return {
		...{ width, height, left, right, baseline },
		grid: [100, 200, 300].map((runs) => ({ y: y(runs), text: String(runs) })),
		overs: [5, 10, 15, 20].map((over) => ({ x: x(over * 6), text: String(over) })),
		sides: innings.map((own, index) => {
			const { balls, runs } = own.at(-1) as (typeof own)[number];
			const at = { x: x(balls), y: y(runs) };
			const level = first.findLast((moment) => moment.balls <= balls)?.runs ?? 0;
			const end = index === 0 || balls > BALLS - 8 ? besideOf(at) : nearOf(at, runs >= level);
			return {
				path: pathOf([{ x: x(0), y: y(0) }, ...own.map((moment) => ({ x: x(moment.balls), y: y(moment.runs) }))]),
				rings: own.filter(({ fell }) => fell > 0).map((moment) => ({ x: x(moment.balls), y: y(moment.runs) })),
				end: { ...separate(end, index, y(first.at(-1)?.runs ?? 0)), runs },
			};
		}),
	};
}

type End = Point & { anchor: "start" | "end" };
const besideOf = ({ x, y }: Point): End => ({ x: x + 8, y: y + 4, anchor: "start" });
const nearOf = ({ x, y }: Point, ahead: boolean): End =>
	ahead ? { x: x + 14, y: y - 12, anchor: x < 90 ? "start" : "end" } : { x: x + 2, y: y + 22, anchor: "start" };

/** Late in the chase both names are at the right of the plot; moves the second one a line of text away. */
function separate(end: End, index: number, first: number): End {
	const gap = end.y - 4 - first;
	if (index === 0 || Math.abs(gap) >= 18) return end;
	return { ...end, y: first + 4 + (gap < 0 ? -18 : 18) };
}
