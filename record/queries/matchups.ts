import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { rankingShape } from "../ranking.ts";
import { all, inScope, scopeShape } from "../scope.ts";

export type Matchup = {
	rank: number;
	batter_id: string;
	batter: string;
	bowler_id: string;
	bowler: string;
	innings: number;
	runs: number;
	balls: number;
	fours: number;
	sixes: number;
	dots: number;
	/** dismissals of the batter credited to the bowler */
	wickets: number;
	average: number | null;
	strike_rate: number | null;
};

const METRICS = {
	runs: { value: sql`runs`, ties: sql`balls` },
	balls: { value: sql`balls`, ties: sql`runs desc` },
	fours: { value: sql`fours`, ties: sql`balls` },
	sixes: { value: sql`sixes`, ties: sql`balls` },
	dots: { value: sql`dots`, ties: sql`balls` },
	wickets: { value: sql`wickets`, ties: sql`balls` },
	strike_rate: { value: sql`(runs::numeric / nullif(balls, 0))`, ties: sql`balls desc` },
};
type Metric = keyof typeof METRICS;

export const matchupsSchema = z.strictObject({
	...scopeShape,
	...rankingShape,
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]),
	batter: z.string().optional(),
	bowler: z.string().optional(),
	phase: z.enum(["powerplay", "middle", "death"]).optional(),
	min_balls: z.number().int().optional(),
	min_wickets: z.number().int().optional(),
});

/**
 * Batter against bowler, ranked by `metric`: one pair when both are named, all rivals of one of them, or all pairs. Runs
 * are off the bat, balls without wides. `team` and `opponent` are the batter's and the bowler's side.
 */
export async function matchups(db: Queryable, params: z.infer<typeof matchupsSchema>): Promise<Matchup[]> {
	const { metric, order, limit = 10, batter, bowler, ...rest } = params;
	const { phase, min_balls, min_wickets, ...scope } = rest;
	const { value, ties } = METRICS[metric];
	const direction = sql.raw(order === "worst" ? "asc" : "desc");
	const { rows } = await db.execute(sql`
		with pairs as (
			select x.batter_id, x.bowler_id, count(distinct x.match_id * 2::bigint + x.innings)::int as innings, sum(x.runs)::int as runs,
				sum(x.balls)::int as balls, sum(x.fours)::int as fours, sum(x.sixes)::int as sixes, sum(x.dots)::int as dots,
				sum(x.wickets)::int as wickets
			from matchups x join matches m on m.id = x.match_id
			where ${all([
				inScope(scope),
				batter === undefined ? undefined : sql`x.batter_id = ${batter}`,
				bowler === undefined ? undefined : sql`x.bowler_id = ${bowler}`,
				phase === undefined ? undefined : sql`x.phase = ${phase}`,
				// a batter run out at the other end faced nothing
				sql`(x.balls > 0 or x.legal_balls > 0 or x.runs_charged > 0 or x.wickets > 0)`,
			])}
			group by 1, 2
		)
		select * from (
			select rank() over (order by ${value} ${direction})::int as rank, batter_id, b.display_name as batter, bowler_id,
				o.display_name as bowler, innings, runs, balls, fours, sixes, dots, wickets,
				round(runs::numeric / nullif(wickets, 0), 2)::float8 as average,
				round(100.0 * runs / nullif(balls, 0), 2)::float8 as strike_rate
			from pairs join people b on b.id = batter_id join people o on o.id = bowler_id
			where ${value} is not null and balls >= ${min_balls ?? 0} and wickets >= ${min_wickets ?? 0}
			order by ${value} ${direction}, ${ties}, batter_id collate "C", bowler_id collate "C"
		) ranking where rank <= ${limit}`);
	return rows as Matchup[];
}
