import { pixel } from "../../../ui/charts/paper.ts";

/** The SVG paths of all bars and of a cap on the best (empty without a value), and the best season. */
export type Skyline = { bars: string; cap: string; best: number };

export const SKYLINE = { width: 88, height: 30 };
const GROUND = 29;
const BAR_HEIGHT = 26;

/** Draws a bar for each season with a value, at the season's place. The bar of the best season has the full height. */
export function drawSkyline(
	values: ReadonlyMap<number, number>,
	{ first, last }: { first: number; last: number },
): Skyline {
	const step = SKYLINE.width / Math.max(1, last - first + 1);
	const width = pixel(step * 0.74);
	const most = Math.max(1, ...values.values());
	const bars = [...values].map(([season, value]) => {
		const height = pixel((BAR_HEIGHT * value) / most);
		return { season, value, x: pixel((season - first) * step), height };
	});
	const best = bars.reduce(
		(top, bar) => (bar.value > top.value ? bar : top),
		bars[0] ?? { season: 0, value: 0, x: 0, height: 0 },
	);
	const box = (x: number, top: number, height: number) => `M${x} ${pixel(top)}v${height}h${width}v-${height}z`;
	return {
		bars: bars.flatMap(({ x, height }) => (height > 0 ? box(x, GROUND - height, height) : [])).join(""),
		cap: best.value > 0 ? box(best.x, GROUND - best.height - 3, 3) : "",
		best: best.season,
	};
}
