import { drawBars } from "../../../ui/charts/bar-geometry.ts";
import { drawWheel } from "../../../ui/charts/wheel-geometry.ts";
import type { PlayerFigures } from "../figures.server.ts";
import type { Focus } from "../focus.ts";
import type { PlayerSplit } from "./splits.server.ts";

/** The figure that is not the focus gets no chart below this. */
const LEAST_TO_DRAW = { runs: 100, wickets: 10 };

export const shortYear = (season: number) => `’${String(season).slice(2)}`;

/** Returns every season from the first to the last played; a missed one has no line. */
export function withGaps(seasons: PlayerFigures[]): { season: number; line: PlayerFigures | null }[] {
	const [first, last] = [seasons[0]?.season, seasons.at(-1)?.season];
	if (!first || !last) return [];
	return Array.from({ length: last - first + 1 }, (_, place) => ({
		season: first + place,
		line: seasons.find((line) => line.season === first + place) ?? null,
	}));
}

const total = (seasons: PlayerFigures[], column: Focus) => seasons.reduce((sum, line) => sum + line[column], 0);

/**
 * Draws a profile's charts: the focus by season and against each present side (null for fewer than three sides or if
 * all are 0), and the other figure by season if there is enough of it.
 */
export function drawCareer(focus: Focus, seasons: PlayerFigures[], opponents: PlayerSplit[]) {
	const years = withGaps(seasons);
	const otherFocus = focus === "runs" ? "wickets" : "runs";
	const hasFocus = total(seasons, focus) > 0;
	return {
		by_season: [
			...(hasFocus ? [bySeason(years, focus)] : []),
			...(total(seasons, otherFocus) >= LEAST_TO_DRAW[otherFocus] ? [bySeason(years, otherFocus)] : []),
		],
		sides: againstSides(opponents, focus),
	};
}

type Years = ReturnType<typeof withGaps>;

function bySeason(years: Years, column: Focus) {
	const rows = years.map(({ season, line }) => ({ season, value: line?.[column] ?? null }));
	const most = Math.max(...rows.map(({ value }) => value ?? 0));
	return {
		column,
		most,
		best_seasons: rows.filter(({ value }) => value === most).map(({ season }) => season),
		rows: rows.map(({ season, value }): [number, number | null] => [season, value]),
		drawing: drawBars(rows.map(({ season, value }) => ({ label: shortYear(season), value }))),
	};
}

function againstSides(opponents: PlayerSplit[], column: Focus) {
	const sides = opponents
		.filter((split) => split.is_current)
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.map((split) => ({ label: split.short_name ?? split.name, value: split[column], team: split.opponent_id }));
	if (sides.length < 3 || sides.every((side) => side.value === 0)) return null;
	return { column, rows: sides.map(({ label, value }): [string, number] => [label, value]), drawing: drawWheel(sides) };
}
