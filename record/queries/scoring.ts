import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { type Dimension, dimensionsSchema, type Keys } from "../dimensions.ts";
import { exactRate, type Metrics, ranked, rankingShape, rate } from "../ranking.ts";
import { all, inScope, scopeShape } from "../scope.ts";

export type ScoringLine = Keys & {
	rank: number;
	innings_played: number;
	runs: number;
	wickets: number;
	balls: number;
	/** runs an innings */
	average_total: number | null;
	/** runs an over */
	run_rate: number | null;
	runs_per_wicket: number | null;
	highest: number;
	/** null when no innings was completed */
	lowest_completed: number | null;
	totals_200: number;
	totals_250: number;
	all_outs: number;
	fours: number;
	sixes: number;
	/** runs */
	extras: number;
	wides: number;
	noballs: number;
	byes: number;
	legbyes: number;
	/** deliveries */
	wide_balls: number;
	noball_balls: number;
};

const METRICS = {
	runs: { order: "desc" },
	average_total: { order: "desc", by: exactRate(sql`lines.runs`, sql`lines.innings_played`) },
	run_rate: { order: "desc", by: exactRate(sql`lines.runs`, sql`lines.balls`) },
	highest: { order: "desc" },
	lowest_completed: { order: "asc" },
	totals_200: { order: "desc", tie: sql`lines.innings_played` },
	totals_250: { order: "desc", tie: sql`lines.innings_played` },
	all_outs: { order: "desc", tie: sql`lines.innings_played` },
	wickets: { order: "desc" },
	fours: { order: "desc", tie: sql`lines.balls` },
	sixes: { order: "desc", tie: sql`lines.balls` },
	extras: { order: "desc", tie: sql`lines.balls` },
	wides: { order: "desc", tie: sql`lines.balls` },
	noballs: { order: "desc", tie: sql`lines.balls` },
	wide_balls: { order: "desc", tie: sql`lines.balls` },
	noball_balls: { order: "desc", tie: sql`lines.balls` },
} satisfies Metrics;
type Metric = keyof typeof METRICS;

const DIMENSIONS = [
	"team",
	"opponent",
	"ground",
	"season",
	"stage",
	"innings",
	"outcome",
	"match",
] as const satisfies Dimension[];

export const scoringSchema = z.strictObject({
	...scopeShape,
	...rankingShape,
	by: dimensionsSchema(DIMENSIONS).optional(),
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]),
	min_innings: z.number().int().optional(),
});

const sum = (column: string) => sql.raw(`coalesce(sum(x.${column}), 0)::int as ${column}`);

/**
 * What teams score: totals, run rates, boundaries, extras, ranked by `metric`, a line for every group of `by` (none: one
 * line over the whole scope, so that `{season: 2009, metric: 'sixes'}` has the sixes of that season). A venue's first-innings
 * average is `{ground, innings: 1, decided: true}`.
 */
export function scoring(db: Queryable, params: z.infer<typeof scoringSchema>): Promise<ScoringLine[]> {
	const { by = [], metric, order, limit, min_innings, ...scope } = params;
	return ranked(db, {
		by,
		figures: sql`count(*)::int as innings_played, ${sum("runs")}, ${sum("wickets")}, ${sum("balls")}, ${sum("fours")},
			${sum("sixes")}, ${sum("wides")}, ${sum("noballs")}, ${sum("byes")}, ${sum("legbyes")}, ${sum("wide_balls")},
			${sum("noball_balls")}, coalesce(sum(x.wides + x.noballs + x.byes + x.legbyes + x.penalties), 0)::int as extras,
			max(x.runs)::int as highest, (min(x.runs) filter (where x.completed))::int as lowest_completed,
			(count(*) filter (where x.runs >= 200))::int as totals_200,
			(count(*) filter (where x.runs >= 250))::int as totals_250, (count(*) filter (where x.all_out))::int as all_outs`,
		columns: sql`innings_played, runs, wickets, balls, ${rate(sql`runs`, sql`innings_played`)} as average_total,
			${rate(sql`runs`, sql`balls`, 6)} as run_rate, ${rate(sql`runs`, sql`wickets`)} as runs_per_wicket,
			highest, lowest_completed, totals_200, totals_250, all_outs, fours, sixes, extras, wides, noballs, byes, legbyes,
			wide_balls, noball_balls`,
		from: sql`from innings x join matches m on m.id = x.match_id where ${all([inScope(scope)])}`,
		metric: { name: metric, ...METRICS[metric] },
		order,
		limit,
		having: [sql`lines.innings_played >= ${min_innings ?? 1}`],
	});
}
