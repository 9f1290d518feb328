import { scaleLinear, scalePoint } from "d3-scale";
import { curveMonotoneX, line } from "d3-shape";
import { type Drawings, figure, pixel, textWidth } from "./paper.ts";

/** One line: a value for each label; null (unknown, did not play) breaks the line. */
export type LineSeries = { name: string; team?: string | null; values: (number | null)[] };

export type LineDrawing = {
	width: number;
	height: number;
	left: number;
	baseline: number;
	grid: { y: number; text: string }[];
	labels: { x: number; text: string }[];
	lines: {
		name: string;
		team?: string;
		/** The d of an SVG path; empty when nothing is known. */
		path: string;
		dots: { x: number; y: number }[];
		/** The last known value, to be written at its point. */
		last: { x: number; y: number; text: string } | null;
	}[];
};

const PAPER = { phone: { width: 324, height: 230 }, wide: { width: 760, height: 300 } } as const;
const TOP = 22;
const BOTTOM = 30;
const RIGHT = 22;

/**
 * One line or several over the same labels: cumulative runs, run rates, places in the table.
 * @param labels along the bottom, one for each value
 * @param series at most four: they are told apart by dash as well as by team colour
 * @param order "rank" turns the axis round, with 1 on top; else values rise from zero
 * @returns numbers and paths of a phone's and a wide drawing in pixels, for <LineChart>
 */
export function drawLines(
	labels: string[],
	series: LineSeries[],
	order: "value" | "rank" = "value",
): Drawings<LineDrawing> {
	return { phone: draw(labels, series, order, "phone"), wide: draw(labels, series, order, "wide") };
}

function draw(labels: string[], series: LineSeries[], order: "value" | "rank", kind: keyof typeof PAPER): LineDrawing {
	const { width, height } = PAPER[kind];
	const baseline = height - BOTTOM;
	const highest = Math.max(1, ...series.flatMap((each) => each.values.map((value) => value ?? 0)));
	const y =
		order === "rank"
			? scaleLinear([highest, 1], [baseline - 10, TOP])
			: scaleLinear([0, highest], [baseline, TOP]).nice(4);
	const ticks =
		order === "rank"
			? [...new Set([1, Math.round((1 + highest) / 2), highest])]
			: y.ticks(4).filter((tick) => tick > 0);
	const left = Math.max(...ticks.map((tick) => textWidth(figure(tick))), 12) + 8;
	const x = scalePoint(
		labels.map((_, place) => place),
		[left + 12, width - RIGHT],
	);
	const at = (place: number) => x(place) ?? 0;
	const step = labels.length > 1 ? x.step() : width;
	const every = Math.max(1, Math.ceil((Math.max(...labels.map(textWidth), 1) + 10) / step));
	return {
		width,
		height,
		left: pixel(left),
		baseline,
		grid: ticks.map((tick) => ({ y: pixel(y(tick)), text: figure(tick) })),
		labels: labels.flatMap((text, place) => (place % every ? [] : [{ x: pixel(at(place)), text }])),
		lines: series.map((each) => {
			const points = each.values.flatMap((value, place) => (value === null ? [] : [{ place, value }]));
			const last = points.at(-1);
			const drawn = line<number | null>()
				.defined((value) => value !== null)
				.x((_, place) => at(place))
				.y((value) => y(value ?? 0))
				.curve(curveMonotoneX)
				.digits(1);
			return {
				name: each.name,
				...(each.team ? { team: each.team } : {}),
				path: drawn(each.values) ?? "",
				dots: points.map(({ place, value }) => ({ x: pixel(at(place)), y: pixel(y(value)) })),
				last: last ? { x: pixel(at(last.place)), y: pixel(y(last.value) - 10), text: figure(last.value) } : null,
			};
		}),
	};
}
