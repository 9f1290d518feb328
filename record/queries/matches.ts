import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { rankingShape } from "../ranking.ts";
import { all, inScope, matchScopeShape } from "../scope.ts";

export type MatchLine = {
	match_id: number;
	season: number;
	date: string;
	match_number: number | null;
	stage: string;
	ground_id: string;
	ground: string;
	city: string;
	/** the side that batted first, and its total; `team` as it was called then */
	first_id: string;
	first_team: string;
	first_runs: number | null;
	first_wickets: number | null;
	first_balls: number | null;
	second_id: string;
	second_team: string;
	second_runs: number | null;
	second_wickets: number | null;
	second_balls: number | null;
	winner_id: string | null;
	winner: string | null;
	result: "normal" | "tie" | "no result";
	super_over: boolean;
	win_by_runs: number | null;
	win_by_wickets: number | null;
	method: string | null;
	player_of_match_id: string | null;
	player_of_match: string | null;
};

export type RankedMatch = MatchLine & { rank: number };

const LINE = sql`m.id as match_id, m.season, m.date::text as date,
	m.match_number, m.stage, m.ground_id, g.name as ground, g.city,
	t1.franchise_id as first_id, t1.team as first_team, t1.runs as first_runs, t1.wickets as first_wickets,
	t1.balls as first_balls, t2.franchise_id as second_id, t2.team as second_team, t2.runs as second_runs,
	t2.wickets as second_wickets, t2.balls as second_balls, m.winner_id,
	case m.winner_id when t1.franchise_id then t1.team when t2.franchise_id then t2.team end as winner,
	m.result, m.super_over, m.win_by_runs, m.win_by_wickets, m.method, m.player_of_match_id,
	p.display_name as player_of_match`;
/** both sides of matches, each with its innings, where it had one */
const SIDES = sql`select x.match_id, x.batted_first, x.franchise_id, x.team, i.runs, i.wickets, i.balls, i.sixes
	from match_teams x left join innings i
		on i.match_id = x.match_id and i.innings = case when x.batted_first then 1 else 2 end`;
const JOINS = sql`join grounds g on g.id = m.ground_id
	join (${SIDES}) t1 on t1.match_id = m.id and t1.batted_first
	join (${SIDES}) t2 on t2.match_id = m.id and not t2.batted_first
	left join people p on p.id = m.player_of_match_id`;

const METRICS = {
	latest: { value: sql`m.sequence`, first: "desc" },
	earliest: { value: sql`m.sequence`, first: "asc" },
	win_by_runs: { value: sql`m.win_by_runs`, first: "desc" },
	win_by_wickets: { value: sql`m.win_by_wickets`, first: "desc" },
	/** balls left when a chase was won */
	balls_left: { value: sql`case when m.win_by_wickets is not null then m.target_balls - t2.balls end`, first: "desc" },
	aggregate: { value: sql`(t1.runs + t2.runs)`, first: "desc" },
	sixes: { value: sql`(t1.sixes + t2.sixes)`, first: "desc" },
} as const;
type Metric = keyof typeof METRICS;

export const matchListSchema = z.strictObject({
	...matchScopeShape,
	...rankingShape,
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]),
	super_over: z.boolean().optional(),
	/** true: both sides had their twenty overs to play with */
	full_match: z.boolean().optional(),
});

/**
 * Matches with both totals and the winner, ranked by `metric`: the latest, the biggest win by runs or wickets (order
 * 'worst': the narrowest), the highest aggregate. Matches that the metric does not fit are left out.
 */
export async function matchList(db: Queryable, params: z.infer<typeof matchListSchema>): Promise<RankedMatch[]> {
	const { metric, order, limit = 10, super_over, full_match, ...scope } = params;
	const { value, first } = METRICS[metric];
	const direction = sql.raw((order === "worst") === (first === "desc") ? "asc" : "desc");
	const { rows } = await db.execute(sql`
		select * from (
			select rank() over (order by ${value} ${direction})::int as rank, ${LINE}
			from matches m ${JOINS}
			where ${all([
				sql`${value} is not null`,
				sql`exists (select 1 from match_teams x where x.match_id = m.id and ${inScope(scope)})`,
				super_over === undefined ? undefined : sql`m.super_over = ${super_over}`,
				full_match ? sql`m.target_balls = 120 and m.method is null` : undefined,
			])}
			order by ${value} ${direction}, m.sequence
		) ranking where rank <= ${limit}`);
	return rows as RankedMatch[];
}

export const superOversSchema = z.strictObject({ ...matchScopeShape });
export type SuperOver = {
	match_id: number;
	season: number;
	date: string;
	ground: string;
	winner_id: string;
	winner: string;
	loser_id: string;
	loser: string;
	/** the totals that were level */
	runs: number;
	/** every super over innings in order: a second super over has four */
	innings: { team_id: string; runs: number; wickets: number; balls: number }[];
};

/** Ties that went to a super over, in order, with who won them. */
export async function superOvers(db: Queryable, params: z.infer<typeof superOversSchema>): Promise<SuperOver[]> {
	const { rows } = await db.execute(sql`
		select m.id as match_id, m.season, m.date::text as date, g.name as ground, w.franchise_id as winner_id,
			w.team as winner, l.franchise_id as loser_id, l.team as loser, i.runs,
			(select json_agg(json_build_object('team_id', s.franchise_id, 'runs', s.runs, 'wickets', s.wickets, 'balls', s.balls)
				order by s.innings) from super_overs s where s.match_id = m.id) as innings
		from matches m join grounds g on g.id = m.ground_id
		join match_teams w on w.match_id = m.id and w.outcome = 'won'
		join match_teams l on l.match_id = m.id and l.outcome = 'lost'
		join innings i on i.match_id = m.id and i.innings = 1
		where m.super_over and exists (select 1 from match_teams x where x.match_id = m.id and ${inScope(params)})
		order by m.sequence`);
	return rows as SuperOver[];
}
