import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { type Dimension, dimensionsSchema, type Keys } from "../dimensions.ts";
import { exactRate, type Metrics, ranked, rankingShape, rate } from "../ranking.ts";
import { all, inScope, matchScopeShape } from "../scope.ts";

export type ResultsLine = Keys & {
	rank: number;
	matches: number;
	won: number;
	lost: number;
	no_result: number;
	/** of matches with a result */
	win_percentage: number | null;
	super_overs_won: number;
	super_overs_lost: number;
	won_batting_first: number;
	won_chasing: number;
	tosses_won: number;
	won_after_winning_toss: number;
	playoffs: number;
	finals: number;
	titles: number;
	seasons: number;
	first_season: number;
	last_season: number;
};

const METRICS = {
	matches: { order: "desc" },
	won: { order: "desc", tie: sql`lines.matches` },
	lost: { order: "desc", tie: sql`lines.matches` },
	win_percentage: { order: "desc", by: exactRate(sql`lines.won`, sql`lines.won + lines.lost`) },
	won_batting_first: { order: "desc", tie: sql`lines.matches` },
	won_chasing: { order: "desc", tie: sql`lines.matches` },
	super_overs_won: { order: "desc" },
	tosses_won: { order: "desc", tie: sql`lines.matches` },
	playoffs: { order: "desc" },
	finals: { order: "desc", tie: sql`lines.titles desc` },
	titles: { order: "desc", tie: sql`lines.finals desc` },
	seasons: { order: "desc" },
} satisfies Metrics;
type Metric = keyof typeof METRICS;

const DIMENSIONS = ["team", "opponent", "ground", "season", "stage"] as const satisfies Dimension[];

export const resultsSchema = z.strictObject({
	...matchScopeShape,
	...rankingShape,
	by: dimensionsSchema(DIMENSIONS).optional(),
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]),
	batted_first: z.boolean().optional(),
	won_toss: z.boolean().optional(),
	current_teams: z.boolean().optional(),
	min_matches: z.number().int().optional(),
});

/**
 * How teams fared: matches, wins, tosses, finals and titles, ranked by `metric`, a line for every group of `by` (a team).
 * With `team` and `opponent` and no grouping it is the head-to-head from the team's side. A tie that a super over
 * settled is a win for its winner. Without any group the figures of both sides of a match add up: name a team.
 */
export function results(db: Queryable, params: z.infer<typeof resultsSchema>): Promise<ResultsLine[]> {
	const { by = ["team"], metric, order, limit, batted_first, won_toss, current_teams, min_matches, ...scope } = params;
	return ranked(db, {
		by,
		figures: sql`count(*)::int as matches,
			(count(*) filter (where x.outcome = 'won'))::int as won,
			(count(*) filter (where x.outcome = 'lost'))::int as lost,
			(count(*) filter (where x.outcome = 'no result'))::int as no_result,
			(count(*) filter (where x.outcome = 'won' and m.super_over))::int as super_overs_won,
			(count(*) filter (where x.outcome = 'lost' and m.super_over))::int as super_overs_lost,
			(count(*) filter (where x.outcome = 'won' and x.batted_first))::int as won_batting_first,
			(count(*) filter (where x.outcome = 'won' and not x.batted_first))::int as won_chasing,
			(count(*) filter (where x.won_toss))::int as tosses_won,
			(count(*) filter (where x.won_toss and x.outcome = 'won'))::int as won_after_winning_toss,
			(count(*) filter (where m.stage_kind <> 'league'))::int as playoffs,
			(count(*) filter (where m.stage_kind = 'final'))::int as finals,
			(count(*) filter (where m.stage_kind = 'final' and x.outcome = 'won'))::int as titles,
			count(distinct m.season)::int as seasons, min(m.season)::int as first_season, max(m.season)::int as last_season`,
		columns: sql`matches, won, lost, no_result, ${rate(sql`won`, sql`won + lost`, 100)} as win_percentage,
			super_overs_won, super_overs_lost, won_batting_first, won_chasing, tosses_won, won_after_winning_toss, playoffs,
			finals, titles, seasons, lines.first_season, lines.last_season`,
		from: sql`from match_teams x join matches m on m.id = x.match_id where ${all([
			inScope(scope),
			batted_first === undefined ? undefined : sql`x.batted_first = ${batted_first}`,
			won_toss === undefined ? undefined : sql`x.won_toss = ${won_toss}`,
			current_teams ? sql`x.franchise_id in (select id from franchises where is_current)` : undefined,
		])}`,
		metric: { name: metric, ...METRICS[metric] },
		order,
		limit,
		having: [sql`lines.matches > 0`, min_matches === undefined ? undefined : sql`lines.matches >= ${min_matches}`],
	});
}
