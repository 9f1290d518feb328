import { scaleLinear, scalePoint } from "d3-scale";
import { curveLinear, curveMonotoneX, line } from "d3-shape";
import { type Drawings, figure, pixel, textWidth } from "./paper.ts";
import { spread } from "./spread.ts";

/** One line: a value for each label; null (unknown, did not play) breaks the line. */
export type LineSeries = {
	name: string;
	/** the last value as it reads, where that is more than the number */
	text?: string;
	team?: string | null;
	values: (number | null)[];
	/** places of the values that carry a ring: a wicket */
	rings?: number[];
};

type Point = { x: number; y: number };
export type LineDrawing = {
	width: number;
	height: number;
	left: number;
	/** where the lines end and the names begin */
	right: number;
	baseline: number;
	grid: { y: number; text: string }[];
	labels: { x: number; text: string }[];
	lines: {
		name: string;
		team?: string;
		/** it has the colour of a line before it */
		again?: true;
		/** The d of an SVG path; empty when nothing is known. */
		path: string;
		dots: Point[];
		rings: Point[];
		/** The last known value at its point, or beside its name at the end of the line, with what leads there. */
		last: (Point & { text: string; name?: string; lead?: string }) | null;
	}[];
};

type Order = "value" | "rank";
const PHONE = 324;
const WIDE = 760;
/** of a chart beside another one, in a `.charts-two` */
export const HALF = 540;
const TOP = 22;
const BOTTOM = 30;
const RIGHT = 22;
/** between the end of a line and its name, and between two names */
const LEAD = 16;
const NAME = 18;
/** the most of the paper that names take */
const NAMES = 0.46;
/** More points than this are a line without dots. */
const DOTTED = 26;

/**
 * One line or several over the same labels: cumulative runs, run rates, places in the table. Each of several is named at its end.
 * @param labels along the bottom, one for each value; as many as fit, or those that are not null
 * @param series at most five: they are told apart by dash as well as by team colour
 * @param order "rank" turns the axis round, with 1 on top; else values rise from zero
 * @param wide how broad the wide drawing is
 * @returns numbers and paths of a phone's and a wide drawing in pixels, for <LineChart>
 */
export function drawLines(
	labels: (string | null)[],
	series: LineSeries[],
	order: Order = "value",
	wide = WIDE,
): Drawings<LineDrawing> {
	return { phone: draw(labels, series, order, PHONE), wide: draw(labels, series, order, wide) };
}

function draw(labels: (string | null)[], series: LineSeries[], order: Order, width: number): LineDrawing {
	const height = width === PHONE ? 230 : 300;
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
	const ends = series.map((each) => endOf(each));
	const most = width * NAMES - LEAD;
	const names = series.map(({ name }, at) => fitted(name, most - textWidth(`${ends[at]?.text ?? ""} `)));
	const room = Math.max(0, ...names.map((name, at) => textWidth(`${ends[at]?.text ?? ""} ${name}`)));
	const right = width - (series.length > 1 ? room + LEAD : RIGHT);
	const x = scalePoint(
		labels.map((_, place) => place),
		[left + 12, right],
	);
	const at = (place: number) => x(place) ?? 0;
	const point = (place: number, value: number) => ({ x: pixel(at(place)), y: pixel(y(value)) });
	const heights = spread(
		ends.map((end) => (end ? y(end.value) : baseline)),
		NAME,
		TOP - 10,
		baseline,
	);
	return {
		width,
		height,
		left: pixel(left),
		right: pixel(right),
		baseline,
		grid: ticks.map((tick) => ({ y: pixel(y(tick)), text: figure(tick) })),
		labels: shownLabels(labels, labels.length > 1 ? x.step() : width).map(({ text, place }) => ({
			x: pixel(at(place)),
			text,
		})),
		lines: series.map((each, place) => {
			const points = each.values.flatMap((value, place) => (value === null ? [] : [{ place, value }]));
			const drawn = line<number | null>()
				.defined((value) => value !== null)
				.x((_, place) => at(place))
				.y((value) => y(value ?? 0))
				.curve(each.rings || points.length > DOTTED ? curveLinear : curveMonotoneX)
				.digits(1);
			const end = ends[place];
			const from = end && point(end.place, end.value);
			const named = { x: right + LEAD, y: heights[place] ?? 0 };
			return {
				name: each.name,
				...(each.team ? { team: each.team } : {}),
				...(each.team && series.slice(0, place).some(({ team }) => team === each.team) ? { again: true as const } : {}),
				path: drawn(each.values) ?? "",
				dots: each.rings || points.length > DOTTED ? [] : points.map(({ place, value }) => point(place, value)),
				rings: (each.rings ?? []).flatMap((place) => {
					const value = each.values[place];
					return value === null || value === undefined ? [] : [point(place, value)];
				}),
				last:
					from && end
						? series.length > 1
							? lastNamed(names[place] ?? "", end.text, from, named)
							: { ...from, y: pixel(from.y - 10), text: end.text }
						: null,
			};
		}),
	};
}

function endOf({ values, text }: LineSeries) {
	const place = values.findLastIndex((value) => value !== null);
	const value = values[place];
	return value === null || value === undefined ? null : { place, value, text: text ?? figure(value) };
}

/** The name at the end of its line, with a thin line that leads there. */
const lastNamed = (name: string, text: string, from: Point, to: Point) => ({
	x: pixel(to.x),
	y: pixel(to.y),
	text,
	name,
	lead: `M${pixel(from.x + 5)} ${from.y}L${pixel(to.x - 4)} ${pixel(to.y)}`,
});

/** A name that does not fit gives up its first part, not its end. */
function fitted(name: string, room: number): string {
	const rest = name.slice(name.indexOf(" ") + 1);
	return [name, `${name.charAt(0)} ${rest}`].find((form) => textWidth(form) <= room) ?? rest;
}

/** The labels that are shown: all that are wanted, or every so many that do not touch. */
function shownLabels(labels: (string | null)[], step: number): { text: string; place: number }[] {
	const wanted = labels.flatMap((text, place) => (text === null ? [] : [{ text, place }]));
	if (wanted.length < labels.length) return wanted;
	const every = Math.max(1, Math.ceil((Math.max(...wanted.map(({ text }) => textWidth(text)), 1) + 10) / step));
	return wanted.filter(({ place }) => place % every === 0);
}
