import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { rankingShape } from "../ranking.ts";
import { all, inScope, scopeShape } from "../scope.ts";

export type Total = {
	rank: number;
	team_id: string;
	team: string;
	opponent_id: string;
	opponent: string;
	runs: number;
	wickets: number;
	balls: number;
	overs: string;
	fours: number;
	sixes: number;
	extras: number;
	all_out: boolean;
	completed: boolean;
	outcome: "won" | "lost" | "no result";
	innings: number;
	match_id: number;
	season: number;
	date: string;
	stage: string;
	ground: string;
};

const METRICS = {
	runs: sql`x.runs`,
	fours: sql`x.fours`,
	sixes: sql`x.sixes`,
	extras: sql`(x.wides + x.noballs + x.byes + x.legbyes + x.penalties)`,
	wides: sql`x.wides`,
	noballs: sql`x.noballs`,
};
type Metric = keyof typeof METRICS;

export const totalsSchema = z.strictObject({
	...scopeShape,
	...rankingShape,
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]).optional(),
	/** true: all out or twenty overs bowled, and no chase that was won: what a lowest total is taken from */
	completed: z.boolean().optional(),
	/** true: of matches of twenty overs a side, without Duckworth-Lewis */
	full_match: z.boolean().optional(),
	all_out: z.boolean().optional(),
	min_runs: z.number().int().optional(),
	max_runs: z.number().int().optional(),
});

/**
 * Team totals ranked by runs or another metric, highest first (order 'worst': lowest first; ask for `completed` then).
 * Highest successful chases are `innings: 2, outcome: 'won'`; lowest totals defended `innings: 1, outcome: 'won',
 * full_match: true, order: 'worst'`.
 */
export async function totals(db: Queryable, params: z.infer<typeof totalsSchema>): Promise<Total[]> {
	const { metric = "runs", order, limit = 10, completed, full_match, all_out, min_runs, max_runs, ...scope } = params;
	const value = METRICS[metric];
	const direction = sql.raw(order === "worst" ? "asc" : "desc");
	const { rows } = await db.execute(sql`
		select * from (
			select rank() over (order by ${value} ${direction})::int as rank, x.franchise_id as team_id, f.name as team,
				x.opponent_id, o.name as opponent, x.runs, x.wickets, x.balls, x.balls / 6 || '.' || x.balls % 6 as overs,
				x.fours, x.sixes, x.wides + x.noballs + x.byes + x.legbyes + x.penalties as extras, x.all_out, x.completed,
				mt.outcome, x.innings, m.id as match_id, m.season, m.date::text as date, m.stage, g.name as ground
			from innings x join matches m on m.id = x.match_id
			join match_teams mt on mt.match_id = x.match_id and mt.franchise_id = x.franchise_id
			join franchises f on f.id = x.franchise_id join franchises o on o.id = x.opponent_id
			join grounds g on g.id = m.ground_id
			where ${all([
				inScope(scope),
				completed === undefined ? undefined : sql`x.completed = ${completed}`,
				full_match ? sql`m.target_balls = 120 and m.method is null` : undefined,
				all_out === undefined ? undefined : sql`x.all_out = ${all_out}`,
				min_runs === undefined ? undefined : sql`x.runs >= ${min_runs}`,
				max_runs === undefined ? undefined : sql`x.runs <= ${max_runs}`,
			])}
			order by ${value} ${direction}, x.balls, m.sequence, x.innings
		) ranking where rank <= ${limit}`);
	return rows as Total[];
}
