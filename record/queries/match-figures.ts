import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { type Dimension, dimensionsSchema, type Keys } from "../dimensions.ts";
import { exactRate, type Metrics, ranked, rankingShape, rate } from "../ranking.ts";
import { matchInScope, matchScopeShape } from "../scope.ts";

export type MatchFigures = Keys & {
	rank: number;
	matches: number;
	decided: number;
	no_results: number;
	super_overs: number;
	rain_rule: number;
	/** a tie that a super over settled is in neither of the two */
	won_batting_first: number;
	won_chasing: number;
	chose_to_bat: number;
	chose_to_field: number;
	/** of all matches */
	field_percentage: number | null;
	toss_winner_won: number;
	/** of matches with a result */
	toss_winner_percentage: number | null;
	batting_first_percentage: number | null;
	/** of matches with a result */
	average_first: number | null;
	average_second: number | null;
	highest: number | null;
	lowest_completed: number | null;
	runs: number;
	wickets: number;
	fours: number;
	sixes: number;
	/** runs of both sides in a match */
	highest_aggregate: number | null;
	first_date: string;
	last_date: string;
};

const METRICS = {
	matches: { order: "desc" },
	super_overs: { order: "desc" },
	won_batting_first: { order: "desc" },
	won_chasing: { order: "desc" },
	field_percentage: { order: "desc", by: exactRate(sql`lines.chose_to_field`, sql`lines.matches`) },
	toss_winner_percentage: { order: "desc", by: exactRate(sql`lines.toss_winner_won`, sql`lines.decided`) },
	batting_first_percentage: { order: "desc", by: exactRate(sql`lines.won_batting_first`, sql`lines.decided`) },
	average_first: { order: "desc", by: sql`lines.exact_first` },
	average_second: { order: "desc", by: sql`lines.exact_second` },
	highest: { order: "desc" },
	lowest_completed: { order: "asc" },
	sixes: { order: "desc" },
	fours: { order: "desc" },
	runs: { order: "desc" },
	highest_aggregate: { order: "desc" },
} satisfies Metrics;
type Metric = keyof typeof METRICS;

const DIMENSIONS = ["ground", "season"] as const satisfies Dimension[];
const { team: _, opponent: __, outcome: ___, ...shape } = matchScopeShape;

export const matchFiguresSchema = z.strictObject({
	...shape,
	...rankingShape,
	by: dimensionsSchema(DIMENSIONS).optional(),
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]),
	min_matches: z.number().int().optional(),
});

/**
 * Figures of matches as such, not of a side: grounds, tosses, who wins batting first. Ranked by `metric`, a line for every
 * group of `by` (none: one line over the whole scope).
 */
export function matchFigures(db: Queryable, params: z.infer<typeof matchFiguresSchema>): Promise<MatchFigures[]> {
	const { by = [], metric, order, limit, min_matches, ...scope } = params;
	const count = (condition: string, name: string) => sql.raw(`(count(*) filter (where ${condition}))::int as ${name}`);
	return ranked(db, {
		by,
		figures: sql`count(*)::int as matches, ${count("m.winner_id is not null", "decided")},
			${count("m.winner_id is null", "no_results")}, ${count("m.super_over", "super_overs")},
			${count("m.method is not null", "rain_rule")},
			${count("m.winner_id = m.batting_first_id and not m.super_over", "won_batting_first")},
			${count("m.winner_id <> m.batting_first_id and not m.super_over", "won_chasing")},
			${count("m.toss_decision = 'bat'", "chose_to_bat")}, ${count("m.toss_decision = 'field'", "chose_to_field")},
			${count("m.winner_id = m.toss_winner_id", "toss_winner_won")},
			avg(i1.runs) filter (where m.winner_id is not null) as exact_first,
			avg(i2.runs) filter (where m.winner_id is not null) as exact_second,
			greatest(max(i1.runs), max(i2.runs))::int as highest,
			least(min(i1.runs) filter (where i1.completed), min(i2.runs) filter (where i2.completed))::int as lowest_completed,
			coalesce(sum(coalesce(i1.runs, 0) + coalesce(i2.runs, 0)), 0)::int as runs,
			coalesce(sum(coalesce(i1.wickets, 0) + coalesce(i2.wickets, 0)), 0)::int as wickets,
			coalesce(sum(coalesce(i1.fours, 0) + coalesce(i2.fours, 0)), 0)::int as fours,
			coalesce(sum(coalesce(i1.sixes, 0) + coalesce(i2.sixes, 0)), 0)::int as sixes,
			max(i1.runs + i2.runs)::int as highest_aggregate, min(m.date)::text as first_date, max(m.date)::text as last_date`,
		columns: sql`matches, decided, no_results, super_overs, rain_rule, won_batting_first, won_chasing,
			chose_to_bat, chose_to_field, ${rate(sql`chose_to_field`, sql`matches`, 100)} as field_percentage,
			toss_winner_won, ${rate(sql`toss_winner_won`, sql`decided`, 100)} as toss_winner_percentage,
			${rate(sql`won_batting_first`, sql`decided`, 100)} as batting_first_percentage,
			round(exact_first, 2)::float8 as average_first, round(exact_second, 2)::float8 as average_second,
			highest, lowest_completed, runs, wickets, fours, sixes, highest_aggregate, first_date, last_date`,
		from: sql`from matches m left join innings i1 on i1.match_id = m.id and i1.innings = 1
			left join innings i2 on i2.match_id = m.id and i2.innings = 2 where ${matchInScope(scope)}`,
		metric: { name: metric, ...METRICS[metric] },
		order,
		limit,
		having: [sql`lines.matches >= ${min_matches ?? 1}`],
	});
}
