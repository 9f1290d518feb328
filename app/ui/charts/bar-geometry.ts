import { scaleBand, scaleLinear } from "d3-scale";
import { type Drawings, figure, pixel, textWidth } from "./paper.ts";

/** `label` is below the bar; `text` replaces the value as the figure shown. */
export type BarRow = { label: string; value: number | null; text?: string; team?: string | null };

export type BarDrawing = {
	width: number;
	height: number;
	left: number;
	baseline: number;
	grid: { y: number; text: string }[];
	bars: { x: number; y: number; width: number; height: number; team?: string }[];
	/** below the axis; every second or third one when they do not all fit */
	labels: { x: number; text: string }[];
	/** above the bars with the highest value, without those that would overlap */
	best: { x: number; y: number; text: string }[];
};

const PAPER = {
	phone: { width: 324, height: 220, padding: 0.15 },
	wide: { width: 760, height: 280, padding: 0.22 },
} as const;
const TOP = 26;
const BOTTOM = 30;

/**
 * Vertical bars in the order of the rows, from zero: runs by season, wins by year.
 * @param rows a null value (unknown) has a label and no bar
 * @returns pixel coordinates of both drawings, for <BarChart>
 */
export function drawBars(rows: BarRow[]): Drawings<BarDrawing> {
	return { phone: draw(rows, "phone"), wide: draw(rows, "wide") };
}

function draw(rows: BarRow[], kind: keyof typeof PAPER): BarDrawing {
	const { width, height, padding } = PAPER[kind];
	const baseline = height - BOTTOM;
	const highest = Math.max(0, ...rows.map((row) => row.value ?? 0));
	const y = scaleLinear([0, highest || 1], [baseline, TOP]).nice(4);
	const ticks = y.ticks(4).filter((tick) => tick > 0);
	const left = Math.max(...ticks.map((tick) => textWidth(figure(tick))), 12) + 8;
	const x = scaleBand(
		rows.map((_, place) => place),
		[left + 4, width],
	).padding(padding);
	const middle = (place: number) => pixel((x(place) ?? 0) + x.bandwidth() / 2);
	const widest = Math.max(...rows.map((row) => textWidth(row.label)), 1);
	const every = Math.max(1, Math.ceil((widest + 8) / x.step()));
	const drawn = rows.flatMap((row, place) => (row.value === null ? [] : [{ ...row, value: row.value, place }]));
	return {
		width,
		height,
		left: pixel(left),
		baseline,
		grid: ticks.map((tick) => ({ y: pixel(y(tick)), text: figure(tick) })),
		bars: drawn.map((row) => ({
			x: pixel(x(row.place) ?? 0),
			y: pixel(y(row.value)),
			width: pixel(x.bandwidth()),
			height: pixel(baseline - y(row.value)),
			...(row.team ? { team: row.team } : {}),
		})),
		labels: rows.flatMap((row, place) => (place % every ? [] : [{ x: middle(place), text: row.label }])),
		best: apart(
			drawn
				.filter((row) => row.value === highest && highest > 0)
				.map((row) => ({ x: middle(row.place), y: pixel(y(row.value) - 7), text: row.text ?? figure(row.value) })),
		),
	};
}

/** Drops labels that overlap the one before. */
function apart(labels: BarDrawing["best"]): BarDrawing["best"] {
	const shown: BarDrawing["best"] = [];
	for (const label of labels) {
		const before = shown.at(-1);
		if (!before || label.x - before.x > (textWidth(label.text) + textWidth(before.text)) * 0.65 + 4) shown.push(label);
	}
	return shown;
}
