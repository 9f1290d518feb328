import { scaleLinear } from "d3-scale";
import type { BarRow } from "./bar-geometry.ts";
import { type Drawings, figure, pixel, textWidth } from "./paper.ts";

/** `few`: the sample is small, so the dot is drawn faintly. */
type DotRow = BarRow & { few?: boolean };
export type DotDrawing = {
	width: number;
	height: number;
	/** the x of the common rate, else the left edge */
	base: number;
	grid: { x: number; text: string }[];
	rows: { y: number; x: number; label: string; text: string; team?: string; few?: true }[];
};

const PHONE = { width: 324, names: 118 };
const WIDE = { width: 760, names: 210 };
const TOP = 18;
const STEP = 30;

/**
 * Dots on stems for rates, which have no natural zero: a stem goes from the common rate to the rate of its row.
 * @param rows best first
 * @param all the common rate of all players or teams; null when there is none
 * @returns pixel coordinates of both drawings, for <DotChart>
 */
export function drawDots(rows: DotRow[], all: number | null): Drawings<DotDrawing> {
	return { phone: draw(rows, all, PHONE), wide: draw(rows, all, WIDE) };
}

function draw(rows: DotRow[], all: number | null, { width, names }: typeof PHONE): DotDrawing {
	const drawn = rows.flatMap((row) => (row.value === null ? [] : [{ ...row, value: row.value }]));
	const values = [...drawn.map(({ value }) => value), ...(all === null ? [] : [all])];
	const [least, most] = [Math.min(...values), Math.max(...values)];
	const room = Math.max(...drawn.map((row) => textWidth(row.text ?? figure(row.value)) * 1.1), 0) + 18;
	const margin = (most - least || Math.abs(most) || 1) * 0.08;
	const x = scaleLinear([least - margin, most], [names, width - room]);
	return {
		width,
		height: TOP + drawn.length * STEP + 4,
		base: pixel(all === null ? names : x(all)),
		grid: x.ticks(4).map((tick) => ({ x: pixel(x(tick)), text: figure(tick) })),
		rows: drawn.map((row, place) => ({
			y: TOP + place * STEP + STEP / 2,
			x: pixel(x(row.value)),
			label: short(row.label, names),
			text: row.text ?? figure(row.value),
			...(row.team ? { team: row.team } : {}),
			...(row.few ? { few: true as const } : {}),
		})),
	};
}

/** Shortens a name that does not fit to its initial and last names. */
function short(label: string, room: number): string {
	if (textWidth(label) < room) return label;
	const words = label.split(" ");
	return words.length > 1 ? `${label.charAt(0)} ${words.slice(1).join(" ")}` : label;
}
