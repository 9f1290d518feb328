import type { Queryable } from "../../../../platform/database/database.ts";
import { playerSlugs } from "../../../../record/player-slugs.ts";
import type { Matchup } from "../../../../record/queries/matchups.ts";
import type { PlayerSplit } from "../../../../record/queries/player-splits.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { type PlayerFigures, playerFigures } from "../figures.server.ts";
import type { PlayerDetails } from "../player.ts";
import { playerSheet } from "../player-sheets.server.ts";
import { drawCareer, focusOf } from "./career-charts.ts";

/** One rival of a player, seen from either side. */
export type Rival = { name: string; slug: string | undefined } & Pick<
	Matchup,
	"runs" | "balls" | "fours" | "sixes" | "dots" | "wickets" | "average" | "strike_rate"
>;

/**
 * The figures of a player's page: career and seasons, against each side and at each ground, best performances, rivals with
 * at least twelve balls between them, and the charts. Two queries of the database for any player.
 */
export async function playerProfile(record: MatchRecord, db: Queryable, player: PlayerDetails) {
	const [lines, { splits, bowlers, batters, ...sheet }] = await Promise.all([
		playerFigures(record, [player.person_id]),
		playerSheet(db, player.person_id),
	]);
	const slugs = await playerSlugs(db, [
		...bowlers.map(({ bowler_id }) => bowler_id),
		...batters.map(({ batter_id }) => batter_id),
	]);
	const { career, seasons } = parted(lines);
	const opponents = splits.filter((split) => split.opponent_id !== null);
	const focus = focusOf(player.role, seasons);
	return {
		...sheet,
		focus,
		career,
		seasons,
		opponents,
		grounds: splits.filter((split) => split.ground_id !== null),
		bowlers: bowlers.map((rival) => rivalOf(rival, rival.bowler, slugs[rival.bowler_id])),
		batters: batters.map((rival) => rivalOf(rival, rival.batter, slugs[rival.batter_id])),
		charts: drawCareer(focus, seasons, opponents),
	};
}
export type PlayerProfile = Awaited<ReturnType<typeof playerProfile>>;
export type { PlayerFigures, PlayerSplit };

function rivalOf(
	{ runs, balls, fours, sixes, dots, wickets, average, strike_rate }: Matchup,
	name: string,
	slug?: string,
): Rival {
	return { name, slug, runs, balls, fours, sixes, dots, wickets, average, strike_rate };
}

/** The line of the career, null without a match, and those of the seasons. */
export function parted(lines: PlayerFigures[]): { career: PlayerFigures | null; seasons: PlayerFigures[] } {
	return {
		career: lines.find((line) => line.season === null) ?? null,
		seasons: lines.filter((line) => line.season !== null),
	};
}

/** A career as named numbers, for programs; empty without a match. `highest_not_out` is 1 for an unbeaten highest score. */
export async function careerStats(record: MatchRecord, person_id: string) {
	const { as_of } = record;
	const { career } = parted(await playerFigures(record, [person_id]));
	if (!career) return { as_of, career_stats: {} };
	const { player_id, season, team_id, overs, highest_not_out, ...numbers } = career;
	return { as_of, career_stats: { ...numbers, highest_not_out: highest_not_out === null ? null : +highest_not_out } };
}
