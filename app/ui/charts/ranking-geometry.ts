import { scaleLinear } from "d3-scale";
import type { BarRow } from "./bar-geometry.ts";
import { type Drawings, figure, pixel, textWidth } from "./paper.ts";

export type RankingDrawing = {
	width: number;
	height: number;
	left: number;
	bars: {
		y: number;
		width: number;
		height: number;
		/** beside the bar in wide drawings, above it on phones */
		label: { x: number; y: number; text: string; anchor: "start" | "end" };
		figure: { x: number; y: number; text: string };
		team?: string;
	}[];
};

const PHONE = { width: 324, step: 46, bar: 18 };
const WIDE = { width: 760, step: 32, bar: 22 };

/**
 * Horizontal bars from zero, for rows with long labels: the top ten of a table. A figure is at the end of its bar.
 * @param rows best first
 * @returns pixel coordinates of both drawings, for <RankingChart>
 */
export function drawRanking(rows: BarRow[]): Drawings<RankingDrawing> {
	return { phone: draw(rows, true), wide: draw(rows, false) };
}

function draw(rows: BarRow[], phone: boolean): RankingDrawing {
	const { width, step, bar } = phone ? PHONE : WIDE;
	const drawn = rows.flatMap((row) => (row.value === null ? [] : [{ ...row, value: row.value }]));
	const best = Math.max(...drawn.map((row) => row.value), 0);
	const left = phone ? 0 : Math.min(260, Math.max(...drawn.map((row) => textWidth(row.label)), 0) + 12);
	const room = Math.max(...drawn.map((row) => textWidth(row.text ?? figure(row.value)) * 1.3), 0) + 10;
	const x = scaleLinear([0, best || 1], [0, width - left - room]).clamp(true);
	return {
		width,
		height: drawn.length * step + 6,
		left: pixel(left),
		bars: drawn.map((row, place) => {
			const y = place * step + (phone ? 22 : (step - bar) / 2);
			const long = pixel(Math.max(x(row.value), 2));
			return {
				y,
				width: long,
				height: bar,
				label: phone
					? { x: 0, y: y - 6, text: row.label, anchor: "start" }
					: { x: pixel(left - 10), y: y + bar / 2 + 4.5, text: row.label, anchor: "end" },
				figure: { x: pixel(left + long + 7), y: y + bar / 2 + 6, text: row.text ?? figure(row.value) },
				...(row.team ? { team: row.team } : {}),
			};
		}),
	};
}
