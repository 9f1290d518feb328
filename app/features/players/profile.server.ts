import type { Queryable } from "../../../platform/database/database.ts";
import { askRecord } from "../../../record/catalogue.ts";
import { type PlayerFigures, playerFigures } from "../../../record/player-figures.ts";
import { playerSlugs } from "../../../record/player-slugs.ts";
import type { Matchup } from "../../../record/queries/matchups.ts";
import type { PlayerSplit } from "../../../record/queries/player-splits.ts";
import { asOf } from "../../../record/snapshot.ts";
import { drawCareer, focusOf } from "./career-charts.ts";
import type { PlayerDetails } from "./player.ts";
import { LEAST_MATCHUP_BALLS } from "./rules.ts";

const BEST_OF = 5;
const MATCHUPS_SHOWN = 10;

/** One rival of a player, seen from either side. */
export type Rival = { name: string; slug: string | undefined } & Pick<
	Matchup,
	"runs" | "balls" | "fours" | "sixes" | "dots" | "wickets" | "average" | "strike_rate"
>;

/**
 * The figures of a player's page: career and seasons, against each side and at each ground, best performances, rivals with
 * at least twelve balls between them, and the charts. Nine queries, whoever it is.
 */
export async function playerProfile(db: Queryable, player: PlayerDetails) {
	const { person_id } = player;
	const [as_of, lines, [fielding], splits, scores, spells, as_batter, as_bowler] = await Promise.all([
		asOf(db),
		playerFigures(db, [person_id]),
		askRecord(db, "fielding_leaders", { player: person_id, metric: "catches", limit: 1 }),
		askRecord(db, "player_splits", { player: person_id }),
		askRecord(db, "scores", { player: person_id, metric: "runs", min_runs: 1, limit: BEST_OF }),
		askRecord(db, "spells", { player: person_id, metric: "figures", min_wickets: 1, limit: BEST_OF }),
		askRecord(db, "matchups", { ...RIVALS, batter: person_id }),
		askRecord(db, "matchups", { ...RIVALS, bowler: person_id }),
	]);
	const slugs = await playerSlugs(db, [
		...as_batter.map((rival) => rival.bowler_id),
		...as_bowler.map((rival) => rival.batter_id),
	]);
	const { career, seasons } = parted(lines);
	const opponents = splits.filter((split) => split.opponent_id !== null);
	const focus = focusOf(player.role, seasons);
	return {
		as_of,
		focus,
		career,
		seasons,
		fielding: fielding ?? null,
		opponents,
		grounds: splits.filter((split) => split.ground_id !== null),
		// everybody level with the last place is in a ranking: a page shows five
		scores: scores.slice(0, BEST_OF),
		spells: spells.slice(0, BEST_OF),
		bowlers: as_batter.slice(0, MATCHUPS_SHOWN).map((rival) => rivalOf(rival, rival.bowler, slugs[rival.bowler_id])),
		batters: as_bowler.slice(0, MATCHUPS_SHOWN).map((rival) => rivalOf(rival, rival.batter, slugs[rival.batter_id])),
		charts: drawCareer(focus, seasons, opponents),
	};
}
export type PlayerProfile = Awaited<ReturnType<typeof playerProfile>>;
export type { PlayerFigures, PlayerSplit };

const RIVALS = { metric: "balls", min_balls: LEAST_MATCHUP_BALLS, limit: MATCHUPS_SHOWN } as const;

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

/** A career as named numbers, for programs; empty without a match. Two queries. */
export async function careerStats(db: Queryable, person_id: string) {
	const [as_of, lines] = await Promise.all([asOf(db), playerFigures(db, [person_id])]);
	const { career } = parted(lines);
	if (!career) return { as_of, career_stats: {} };
	const { player_id, season, team_id, ...career_stats } = career;
	return { as_of, career_stats };
}
