import { scaleLinear, scaleSqrt } from "d3-scale";
import { type Drawings, pixel } from "./paper.ts";

/** Forecasts of about the same chance: the chance, the share that came true (both 0 to 1), and how many there are. */
type CalibrationPoint = { at: number; share: number; count: number };

/** The axis of chances ends here, or further right if there are points. It begins at a half. */
const LEAST_END = 0.7;

export type CalibrationDrawing = {
	width: number;
	height: number;
	left: number;
	baseline: number;
	rows: { y: number; text: string }[];
	columns: { x: number; text: string }[];
	/** the line where chance and share are equal */
	diagonal: string;
	points: { x: number; y: number; r: number; text: string }[];
};

const PAPER = { phone: { width: 324, height: 260 }, wide: { width: 760, height: 320 } } as const;
const TICKS = [0, 0.25, 0.5, 0.75, 1];
const MARGIN = { top: 16, right: 22, bottom: 44, left: 52 };

/** Draws how often forecasts came true against their chance. A point's area is proportional to its forecasts. */
export function drawCalibration(points: readonly CalibrationPoint[]): Drawings<CalibrationDrawing> {
	return { phone: draw(points, "phone"), wide: draw(points, "wide") };
}

function draw(points: readonly CalibrationPoint[], kind: keyof typeof PAPER): CalibrationDrawing {
	const { width, height } = PAPER[kind];
	const baseline = height - MARGIN.bottom;
	const end = Math.min(1, Math.max(LEAST_END, ...points.map(({ at }) => Math.ceil(at * 10) / 10)));
	const x = scaleLinear([0.5, end], [MARGIN.left, width - MARGIN.right]);
	const y = scaleLinear([0, 1], [baseline, MARGIN.top]);
	const radius = scaleSqrt([0, Math.max(1, ...points.map(({ count }) => count))], [3, 13]);
	const percent = (share: number) => `${Math.round(100 * share)}%`;
	return {
		width,
		height,
		left: MARGIN.left,
		baseline,
		rows: TICKS.map((tick) => ({ y: pixel(y(tick)), text: percent(tick) })),
		columns: x.ticks(5).map((tick) => ({ x: pixel(x(tick)), text: percent(tick) })),
		diagonal: `M${pixel(x(0.5))} ${pixel(y(0.5))}L${pixel(x(end))} ${pixel(y(end))}`,
		points: points.map(({ at, share, count }) => ({
			x: pixel(x(at)),
			y: pixel(y(share)),
			r: pixel(radius(count)),
			text: String(count),
		})),
	};
}
