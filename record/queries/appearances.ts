import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { type Dimension, dimensionsSchema, type Keys } from "../dimensions.ts";
import { type Metrics, ranked, rankingShape } from "../ranking.ts";
import { all, inScope, matchScopeShape } from "../scope.ts";

export type AppearanceLine = Keys & {
	rank: number;
	matches: number;
	won: number;
	lost: number;
	no_result: number;
	/** finals played and won: only those in whose line-up the player was */
	finals: number;
	finals_won: number;
	player_of_match: number;
	teams: number;
	seasons: number;
	first_season: number;
	last_season: number;
	first_date: string;
	last_date: string;
};

const METRICS = {
	matches: { order: "desc" },
	won: { order: "desc", tie: sql`lines.matches` },
	finals: { order: "desc", tie: sql`lines.matches` },
	finals_won: { order: "desc", tie: sql`lines.matches` },
	player_of_match: { order: "desc", tie: sql`lines.matches` },
	teams: { order: "desc", tie: sql`lines.matches` },
	seasons: { order: "desc", tie: sql`lines.matches desc` },
} satisfies Metrics;
type Metric = keyof typeof METRICS;

const DIMENSIONS = [
	"player",
	"team",
	"opponent",
	"ground",
	"season",
	"stage",
	"outcome",
] as const satisfies Dimension[];

export const appearancesSchema = z.strictObject({
	...matchScopeShape,
	...rankingShape,
	by: dimensionsSchema(DIMENSIONS).optional(),
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]),
	player: z.string().optional(),
	nationality: z.string().optional(),
	/** true: players from elsewhere than India */
	overseas: z.boolean().optional(),
	min_matches: z.number().int().optional(),
});

/**
 * Matches of players (everybody in a line-up, impact players and substitutes who took part too) and how they ended,
 * ranked by `metric`, a line for every group of `by` (a player).
 */
export function appearances(db: Queryable, params: z.infer<typeof appearancesSchema>): Promise<AppearanceLine[]> {
	const { by = ["player"], metric, order, limit, player, nationality, overseas, min_matches, ...scope } = params;
	return ranked(db, {
		by,
		figures: sql`count(*)::int as matches,
			(count(*) filter (where m.winner_id = x.franchise_id))::int as won,
			(count(*) filter (where m.winner_id = x.opponent_id))::int as lost,
			(count(*) filter (where m.winner_id is null))::int as no_result,
			(count(*) filter (where m.stage_kind = 'final'))::int as finals,
			(count(*) filter (where m.stage_kind = 'final' and m.winner_id = x.franchise_id))::int as finals_won,
			(count(*) filter (where m.player_of_match_id = x.player_id))::int as player_of_match,
			count(distinct x.franchise_id)::int as teams, count(distinct m.season)::int as seasons,
			min(m.season)::int as first_season, max(m.season)::int as last_season,
			min(m.date)::text as first_date, max(m.date)::text as last_date`,
		columns: sql`matches, won, lost, no_result, finals, finals_won, player_of_match, teams, seasons,
			lines.first_season, lines.last_season, first_date, last_date`,
		from: sql`from lineups x join matches m on m.id = x.match_id where ${all([
			inScope(scope),
			player === undefined ? undefined : sql`x.player_id = ${player}`,
			nationality === undefined
				? undefined
				: sql`x.player_id in (select id from people where nationality = ${nationality})`,
			overseas === undefined
				? undefined
				: sql`x.player_id in (select id from people where (nationality <> 'India') = ${overseas})`,
		])}`,
		metric: { name: metric, ...METRICS[metric] },
		order,
		limit,
		having: [sql`lines.matches > 0`, min_matches === undefined ? undefined : sql`lines.matches >= ${min_matches}`],
	});
}
