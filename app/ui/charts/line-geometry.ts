import { scaleLinear, scalePoint } from "d3-scale";
import { curveLinear, curveMonotoneX, line } from "d3-shape";
import { type Drawings, figure, pixel, textWidth } from "./paper.ts";

/** One line: a value for each label; null (unknown, did not play) breaks the line. */
type LineSeries = {
	name: string;
	/** shown in place of the last value */
	text?: string;
	team?: string | null;
	values: (number | null)[];
	/** indexes of the values with a ring, which marks a wicket */
	rings?: number[];
};

type Point = { x: number; y: number };
export type LineDrawing = {
	width: number;
	height: number;
	left: number;
	/** the x where lines end and names begin */
	right: number;
	baseline: number;
	grid: { y: number; text: string }[];
	labels: { x: number; text: string }[];
	lines: {
		name: string;
		team?: string;
		/** an earlier line has the colour of the same team */
		again?: true;
		/** the d of an SVG path; empty without values */
		path: string;
		dots: Point[];
		rings: Point[];
		/** the last value: above its point, or of several lines beside the name, with `lead` connecting the two */
		last: (Point & { text: string; name?: string; lead?: string }) | null;
	}[];
};

type Order = "value" | "rank";
const PHONE = 324;
const WIDE = 760;
/** the width of a chart in a `.charts-two` */
export const HALF = 540;
const TOP = 22;
const BOTTOM = 30;
const RIGHT = 22;
/** the pixels between the end of a line and its name, and between two names */
const LEAD = 16;
const NAME = 18;
/** the largest share of the width for names */
const NAMES = 0.46;
/** Lines with more points than this have no dots. */
const DOTTED = 26;

/**
 * Lines over the same labels: cumulative runs, run rates, places in the table. Each of several lines has its name at
 * its end.
 * @param labels along the bottom, one per value; with nulls among them all others are shown, else as many as fit
 * @param series at most five; dash patterns tell them apart, as well as team colours
 * @param order "rank" puts 1 on top; otherwise values rise from zero
 * @param wide the width of the wide drawing in pixels
 * @returns pixel coordinates and paths of both drawings, for <LineChart>
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

const lastNamed = (name: string, text: string, from: Point, to: Point) => ({
	x: pixel(to.x),
	y: pixel(to.y),
	text,
	name,
	lead: `M${pixel(from.x + 5)} ${from.y}L${pixel(to.x - 4)} ${pixel(to.y)}`,
});

/** Shortens a name that does not fit to its initial and last names, or to its last names. */
function fitted(name: string, room: number): string {
	const rest = name.slice(name.indexOf(" ") + 1);
	return [name, `${name.charAt(0)} ${rest}`].find((form) => textWidth(form) <= room) ?? rest;
}

/** Every label that is not null; without nulls every nth, so that none overlap. */
function shownLabels(labels: (string | null)[], step: number): { text: string; place: number }[] {
	const labelled = labels.flatMap((text, place) => (text === null ? [] : [{ text, place }]));
	if (labelled.length < labels.length) return labelled;
	const every = Math.max(1, Math.ceil((Math.max(...labelled.map(({ text }) => textWidth(text)), 1) + 10) / step));
	return labelled.filter(({ place }) => place % every === 0);
}

/** Moves positions until they are `gap` apart, in the same order, and between `from` and `to` as far as they fit. */
function spread(places: number[], gap: number, from: number, to: number): number[] {
	const order = places.map((place, at) => ({ place, at })).sort((a, b) => a.place - b.place);
	let least = from;
	for (const one of order) {
		one.place = Math.max(one.place, least);
		least = one.place + gap;
	}
	let most = to;
	for (const one of order.toReversed()) {
		one.place = Math.min(one.place, most);
		most = one.place - gap;
	}
	const moved = places.slice();
	for (const { place, at } of order) moved[at] = place;
	return moved;
}
