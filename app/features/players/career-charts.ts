import type { PlayerFigures } from "../../../record/queries/player-figures.ts";
import type { PlayerSplit } from "../../../record/queries/player-splits.ts";
import { drawBars } from "../../ui/charts/bar-geometry.ts";
import { drawLines } from "../../ui/charts/line-geometry.ts";
import { drawWheel } from "../../ui/charts/wheel-geometry.ts";
import type { Player } from "./player.ts";

/** A bowler's wickets are worth a chart from here on; a batter's odd one is not. */
const LEAST_WICKETS = 10;

const shortYear = (season: number) => `’${String(season).slice(2)}`;

/** Every season from the first to the last played; null where he did not play. */
export function withGaps(seasons: PlayerFigures[]): { season: number; line: PlayerFigures | null }[] {
	const [first, last] = [seasons[0]?.season, seasons.at(-1)?.season];
	if (!first || !last) return [];
	return Array.from({ length: last - first + 1 }, (_, place) => ({
		season: first + place,
		line: seasons.find((line) => line.season === first + place) ?? null,
	}));
}

/** What was summed up to each season; a season not played adds nothing. */
function runningSum(values: (number | null)[]): number[] {
	let sum = 0;
	return values.map((value) => {
		sum += value ?? 0;
		return sum;
	});
}

/** The drawings of a player's page, each with the rows it was drawn from; null where there is nothing to draw. */
export function drawCareer(player: Pick<Player, "role">, seasons: PlayerFigures[], opponents: PlayerSplit[]) {
	const years = withGaps(seasons);
	const total = (column: "runs" | "wickets") => seasons.reduce((sum, line) => sum + line[column], 0);
	const bySeason = (column: "runs" | "wickets") => {
		const rows = years.map(({ season, line }) => ({ season, value: line?.[column] ?? null }));
		return {
			rows: rows.map(({ season, value }) => [season, value] as [number, number | null]),
			drawing: drawBars(rows.map(({ season, value }) => ({ label: shortYear(season), value }))),
		};
	};
	const bowls = player.role === "Bowler" || total("wickets") > total("runs");
	const column = bowls ? "wickets" : "runs";
	const sides = opponents
		.filter((split) => split.is_current)
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.map((split) => ({ label: split.short_name ?? split.name, value: split[column], team: split.opponent_id }));
	const sums = runningSum(years.map(({ line }) => line?.runs ?? null));
	return {
		runs: total("runs") > 0 ? bySeason("runs") : null,
		cumulative:
			total("runs") > 0 && years.length > 1
				? {
						rows: years.map(({ season }, place) => [season, sums[place] ?? 0] as [number, number]),
						drawing: drawLines(
							years.map(({ season }) => shortYear(season)),
							[{ name: "Runs", values: sums }],
						),
					}
				: null,
		wickets: total("wickets") >= LEAST_WICKETS || (bowls && total("wickets") > 0) ? bySeason("wickets") : null,
		wheel:
			sides.length > 2 && sides.some((side) => side.value > 0)
				? {
						column: column as "runs" | "wickets",
						rows: sides.map(({ label, value }) => [label, value] as [string, number]),
						drawing: drawWheel(sides),
					}
				: null,
	};
}
