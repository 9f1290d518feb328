import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { rankingShape } from "../ranking.ts";
import { all, inScope, scopeShape } from "../scope.ts";

export type Score = {
	rank: number;
	player_id: string;
	player: string;
	runs: number;
	balls: number;
	fours: number;
	sixes: number;
	not_out: boolean;
	strike_rate: number | null;
	position: number;
	dismissal: string;
	team_id: string;
	team: string;
	opponent_id: string;
	opponent: string;
	outcome: "won" | "lost" | "no result";
	innings: number;
	match_id: number;
	season: number;
	date: string;
	stage: string;
	ground: string;
};

// what an innings is ranked by; `ties` decide among equals
const METRICS = {
	runs: { value: sql`x.runs`, ties: sql`x.is_out, x.balls, m.sequence` },
	balls: { value: sql`x.balls`, ties: sql`x.runs desc, m.sequence` },
	fours: { value: sql`x.fours`, ties: sql`x.balls, m.sequence` },
	sixes: { value: sql`x.sixes`, ties: sql`x.balls, m.sequence` },
	boundary_runs: { value: sql`(x.fours * 4 + x.sixes * 6)`, ties: sql`x.balls, m.sequence` },
	strike_rate: { value: sql`(x.runs::numeric / nullif(x.balls, 0))`, ties: sql`x.runs desc, m.sequence` },
};
type Metric = keyof typeof METRICS;

export const scoresSchema = z.strictObject({
	...scopeShape,
	...rankingShape,
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]),
	player: z.string().optional(),
	nationality: z.string().optional(),
	from_position: z.number().int().optional(),
	to_position: z.number().int().optional(),
	min_runs: z.number().int().optional(),
	max_runs: z.number().int().optional(),
	min_balls: z.number().int().optional(),
	not_out: z.boolean().optional(),
});

/**
 * Innings of batters, ranked by `metric` (order 'worst': the lowest first). With `min_runs: 100` the hundreds, with
 * `min_runs: 90, max_runs: 99` the nervous nineties. Equal ones share a rank, the unbeaten and quicker stand first.
 */
export async function scores(db: Queryable, params: z.infer<typeof scoresSchema>): Promise<Score[]> {
	const { metric, order, limit = 10, player, nationality, from_position, to_position, ...rest } = params;
	const { min_runs, max_runs, min_balls, not_out, ...scope } = rest;
	const { value, ties } = METRICS[metric];
	const direction = sql.raw(order === "worst" ? "asc" : "desc");
	const { rows } = await db.execute(sql`
		with best as (
			select * from (
				select x.*, m.season, m.date, m.stage, m.ground_id,
					rank() over (order by ${value} ${direction})::int as rank,
					row_number() over (order by ${value} ${direction}, ${ties}, x.player_id collate "C") as place
				from batting x join matches m on m.id = x.match_id
				where ${all([
					sql`${value} is not null`,
					inScope(scope),
					player === undefined ? undefined : sql`x.player_id = ${player}`,
					nationality === undefined
						? undefined
						: sql`x.player_id in (select id from people where nationality = ${nationality})`,
					from_position === undefined ? undefined : sql`x.position >= ${from_position}`,
					to_position === undefined ? undefined : sql`x.position <= ${to_position}`,
					min_runs === undefined ? undefined : sql`x.runs >= ${min_runs}`,
					max_runs === undefined ? undefined : sql`x.runs <= ${max_runs}`,
					min_balls === undefined ? undefined : sql`x.balls >= ${min_balls}`,
					not_out === undefined ? undefined : sql`x.is_out <> ${not_out}`,
				])}
			) ranking where rank <= ${limit}
		)
		select x.rank, x.player_id, p.display_name as player, x.runs, x.balls, x.fours, x.sixes, not x.is_out as not_out,
			round(100.0 * x.runs / nullif(x.balls, 0), 2)::float8 as strike_rate, x.position, x.dismissal,
			x.franchise_id as team_id, f.name as team, x.opponent_id, o.name as opponent, mt.outcome, x.innings,
			x.match_id, x.season, x.date::text as date, x.stage, g.name as ground
		from best x join match_teams mt on mt.match_id = x.match_id and mt.franchise_id = x.franchise_id
		join people p on p.id = x.player_id join franchises f on f.id = x.franchise_id
		join franchises o on o.id = x.opponent_id join grounds g on g.id = x.ground_id
		order by x.place`);
	return rows as Score[];
}
