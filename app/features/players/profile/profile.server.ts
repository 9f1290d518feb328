import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { loadPlayerFigures, type PlayerFigures } from "../figures.server.ts";
import { profileFocus } from "../focus.ts";
import type { PlayerDetails } from "../player.ts";
import { playerSlugs } from "../slugs.server.ts";
import { squadSeason } from "../squads.server.ts";
import { drawCareer } from "./career-charts.ts";
import { loadBestFigures, loadFielding, loadHighestScores, loadRivals } from "./feats.server.ts";
import { loadForm } from "./form.server.ts";
import { loadSplits } from "./splits.server.ts";

/**
 * Returns a profile's figures: career and seasons, splits, best performances, rivals, form and charts. One database
 * query, for the rivals' slugs.
 */
export async function playerProfile(record: MatchRecord, db: Queryable, { person_id, role }: PlayerDetails) {
	const [lines, opponents, grounds, fielding, scores, spells, bowlers, batters, squad_season] = await Promise.all([
		loadPlayerFigures(record, [person_id]),
		loadSplits(record, person_id, "opponent"),
		loadSplits(record, person_id, "ground"),
		loadFielding(record, person_id),
		loadHighestScores(record, person_id),
		loadBestFigures(record, person_id),
		loadRivals(record, person_id, "batter"),
		loadRivals(record, person_id, "bowler"),
		squadSeason(record),
	]);
	const slugs = await playerSlugs(
		db,
		[...bowlers.shown, ...batters.shown].map((rival) => rival.person_id),
	);
	const withSlugs = ({ shown, ...rest }: typeof bowlers) => ({
		...rest,
		shown: shown.map(({ person_id, ...rival }) => ({ ...rival, slug: slugs[person_id] })),
	});
	const { career, seasons } = careerAndSeasons(lines);
	const focus = profileFocus(role, career ?? { runs: 0, wickets: 0 });
	const form = await loadForm(record, person_id, focus);
	return {
		as_of: record.as_of,
		squad_season,
		focus,
		form,
		career,
		seasons,
		fielding,
		opponents,
		grounds,
		scores,
		spells,
		bowlers: withSlugs(bowlers),
		batters: withSlugs(batters),
		charts: drawCareer(focus, seasons, opponents),
	};
}
export type PlayerProfile = Awaited<ReturnType<typeof playerProfile>>;
export type Rivals = PlayerProfile["bowlers"];

/** Splits a player's lines into the career (null without a match) and the seasons. */
export function careerAndSeasons(lines: PlayerFigures[]): { career: PlayerFigures | null; seasons: PlayerFigures[] } {
	return {
		career: lines.find((line) => line.season === null) ?? null,
		seasons: lines.filter((line) => line.season !== null),
	};
}
