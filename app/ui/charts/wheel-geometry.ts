import { scaleLinear } from "d3-scale";
import { pointRadial } from "d3-shape";
import { figure, pixel } from "./paper.ts";

type WheelRow = { label: string; value: number; text?: string; team?: string | null };

export type WheelDrawing = {
	width: number;
	height: number;
	centre: { x: number; y: number };
	rings: { radius: number; value: number }[];
	spokes: {
		from: { x: number; y: number };
		to: { x: number; y: number };
		label: { x: number; y: number; text: string; figure: string };
		team?: string;
	}[];
};

const WIDTH = 340;
const HEIGHT = 328;
const RADIUS = 118;
const HUB = 20;

/**
 * A wagon wheel: one spoke per row, clockwise from the top. A spoke is as long as its value.
 * @param rows at most a dozen, with short labels (team codes)
 * @returns pixel coordinates of one drawing for asides and phones, for <WheelChart>
 */
export function drawWheel(rows: WheelRow[]): WheelDrawing {
	const centre = { x: WIDTH / 2, y: HEIGHT / 2 - 4 };
	const highest = Math.max(1, ...rows.map((row) => row.value));
	const radius = scaleLinear([0, highest], [HUB, RADIUS]).nice(3);
	const spot = (angle: number, distance: number) => {
		const [x, y] = pointRadial(angle, distance);
		return { x: pixel(centre.x + x), y: pixel(centre.y + y) };
	};
	return {
		width: WIDTH,
		height: HEIGHT,
		centre,
		rings: radius
			.ticks(3)
			.filter((tick) => tick > 0)
			.map((value) => ({ radius: pixel(radius(value)), value })),
		spokes: rows.map((row, place) => {
			const angle = (place / rows.length) * 2 * Math.PI;
			return {
				from: spot(angle, HUB),
				to: spot(angle, radius(row.value)),
				label: { ...spot(angle, RADIUS + 24), text: row.label, figure: row.text ?? figure(row.value) },
				...(row.team ? { team: row.team } : {}),
			};
		}),
	};
}
