import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { drawLines } from "../../../ui/charts/line-geometry.ts";
import { findPlayers, searchPlayers } from "../directory/players.server.ts";
import { loadPlayerFigures, type PlayerFigures } from "../figures.server.ts";
import type { PlayerDetails } from "../player.ts";
import { shortYear, withGaps } from "../profile/career-charts.ts";
import { careerAndSeasons } from "../profile/profile.server.ts";
import { MOST_COMPARED } from "../rules.ts";
import { suggestComparisons } from "./suggestions.server.ts";

const CANDIDATES = 8;

/**
 * Returns players side by side: career figures, charts by season (null for fewer than two players), unknown slugs, the
 * results of a search for another (null without one and with four players) and suggestions (none beside a search). At
 * most four database queries for any number of players.
 */
export async function comparePlayers(record: MatchRecord, db: Queryable, slugs: string[], q: string) {
	const players = await findPlayers(record, db, slugs);
	const people = players.map((player) => player.person_id);
	const [lines, found, suggestions] = await Promise.all([
		loadPlayerFigures(record, people),
		q && players.length < MOST_COMPARED ? searchPlayers(record, db, { q, team: null, role: null }, CANDIDATES) : null,
		q ? [] : suggestComparisons(record, db, players),
	]);
	const compared = players.map((player) => ({ player, ...figuresOf(player, lines) }));
	return {
		as_of: record.as_of,
		compared,
		unknown: slugs.filter((slug) => !players.some((player) => player.slug === slug)),
		candidates: found?.players.filter((candidate) => !slugs.includes(candidate.slug)) ?? null,
		suggestions,
		charts: players.length > 1 ? { runs: chartOf(compared, "runs"), wickets: chartOf(compared, "wickets") } : null,
	};
}
export type Comparison = Awaited<ReturnType<typeof comparePlayers>>;

const figuresOf = ({ person_id }: PlayerDetails, lines: PlayerFigures[]) =>
	careerAndSeasons(lines.filter((line) => line.player_id === person_id));

type Compared = { player: PlayerDetails; seasons: PlayerFigures[] };

/** Draws a line per player over all seasons; null if all are 0. */
function chartOf(compared: Compared[], column: "runs" | "wickets") {
	const allSeasons = compared.flatMap(({ seasons }) => seasons);
	if (allSeasons.every((line) => line[column] === 0)) return null;
	const years = withGaps(allSeasons.toSorted((a, b) => (a.season ?? 0) - (b.season ?? 0))).map(({ season }) => season);
	const series = compared.map(({ player, seasons }) => ({
		name: player.name,
		team: player.team?.id ?? null,
		values: years.map((year) => seasons.find((line) => line.season === year)?.[column] ?? null),
	}));
	return {
		head: ["Season", ...series.map(({ name }) => name)],
		rows: years.map((year, place) => [year, ...series.map(({ values }) => values[place] ?? null)]),
		drawing: drawLines(years.map(shortYear), series),
	};
}
