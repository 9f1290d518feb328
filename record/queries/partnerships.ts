import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { rankingShape } from "../ranking.ts";
import { all, inScope, scopeShape } from "../scope.ts";

export type Partnership = {
	rank: number;
	batter1_id: string;
	batter1: string;
	batter2_id: string;
	batter2: string;
	runs: number;
	balls: number;
	batter1_runs: number;
	batter2_runs: number;
	wicket: number;
	unbroken: boolean;
	team_id: string;
	team: string;
	opponent_id: string;
	opponent: string;
	outcome: "won" | "lost" | "no result";
	match_id: number;
	season: number;
	date: string;
	stage: string;
	ground: string;
};

const filterShape = {
	...scopeShape,
	player: z.string().optional(),
	/** with `player`: the stands of these two */
	partner: z.string().optional(),
	wicket: z.number().int().min(1).max(10).optional(),
	min_runs: z.number().int().optional(),
};
type Filter = z.infer<z.ZodObject<typeof filterShape>>;

const wanted = ({ player, partner, wicket, min_runs, ...scope }: Filter) =>
	all([
		inScope(scope),
		player === undefined ? undefined : sql`${player} in (x.batter1_id, x.batter2_id)`,
		partner === undefined ? undefined : sql`${partner} in (x.batter1_id, x.batter2_id)`,
		wicket === undefined ? undefined : sql`x.wicket = ${wicket}`,
		min_runs === undefined ? undefined : sql`x.runs >= ${min_runs}`,
	]);

export const partnershipsSchema = z.strictObject({ ...filterShape, ...rankingShape });

/** Stands by runs (extras count), highest first. batter1 was the first of the two at the crease. */
export async function partnerships(db: Queryable, params: z.infer<typeof partnershipsSchema>): Promise<Partnership[]> {
	const { order, limit = 10, ...filter } = params;
	const direction = sql.raw(order === "worst" ? "asc" : "desc");
	const { rows } = await db.execute(sql`
		with best as (
			select * from (
				select x.*, m.season, m.date, m.stage, m.ground_id, rank() over (order by x.runs ${direction})::int as rank,
					row_number() over (order by x.runs ${direction}, x.balls, m.sequence, x.innings, x.stand) as place
				from partnerships x join matches m on m.id = x.match_id where ${wanted(filter)}
			) ranking where rank <= ${limit}
		)
		select x.rank, x.batter1_id, p1.display_name as batter1, x.batter2_id, p2.display_name as batter2, x.runs, x.balls,
			x.batter1_runs, x.batter2_runs, x.wicket, x.unbroken, x.franchise_id as team_id, f.name as team, x.opponent_id,
			o.name as opponent, mt.outcome, x.match_id, x.season, x.date::text as date, x.stage, g.name as ground
		from best x join match_teams mt on mt.match_id = x.match_id and mt.franchise_id = x.franchise_id
		join people p1 on p1.id = x.batter1_id join people p2 on p2.id = x.batter2_id
		join franchises f on f.id = x.franchise_id join franchises o on o.id = x.opponent_id
		join grounds g on g.id = x.ground_id
		order by x.place`);
	return rows as Partnership[];
}

const METRICS = {
	runs: sql`runs`,
	stands: sql`stands`,
	hundreds: sql`hundreds`,
	fifty_plus: sql`fifty_plus`,
	best: sql`best`,
	average: sql`(runs::numeric / nullif(broken, 0))`,
};
type Metric = keyof typeof METRICS;

export const pairsSchema = z.strictObject({
	...filterShape,
	...rankingShape,
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]),
	min_stands: z.number().int().optional(),
});
export type Pair = {
	rank: number;
	batter1_id: string;
	batter1: string;
	batter2_id: string;
	batter2: string;
	stands: number;
	runs: number;
	best: number;
	hundreds: number;
	/** fifty or more */
	fifty_plus: number;
	average: number | null;
	strike_rate: number | null;
	first_season: number;
	last_season: number;
};

/** Pairs of batters with all their stands added up, ranked by `metric`. Names in order of the alphabet. */
export async function pairs(db: Queryable, params: z.infer<typeof pairsSchema>): Promise<Pair[]> {
	const { metric, order, limit = 10, min_stands, ...filter } = params;
	const value = METRICS[metric];
	const direction = sql.raw(order === "worst" ? "asc" : "desc");
	const { rows } = await db.execute(sql`
		with pairs as (
			select least(x.batter1_id collate "C", x.batter2_id) as a, greatest(x.batter1_id collate "C", x.batter2_id) as b,
				count(*)::int as stands, sum(x.runs)::int as runs, sum(x.balls)::int as balls, max(x.runs)::int as best,
				(count(*) filter (where not x.unbroken))::int as broken,
				(count(*) filter (where x.runs >= 100))::int as hundreds, (count(*) filter (where x.runs >= 50))::int as fifty_plus,
				min(m.season)::int as first_season, max(m.season)::int as last_season
			from partnerships x join matches m on m.id = x.match_id where ${wanted(filter)} group by 1, 2
		), named as (
			select pairs.*, p1.display_name as name_a, p2.display_name as name_b,
				p1.display_name collate "C" <= p2.display_name collate "C" as in_order
			from pairs join people p1 on p1.id = pairs.a join people p2 on p2.id = pairs.b
		)
		select * from (
			select rank() over (order by ${value} ${direction})::int as rank,
				case when in_order then a else b end as batter1_id, case when in_order then name_a else name_b end as batter1,
				case when in_order then b else a end as batter2_id, case when in_order then name_b else name_a end as batter2,
				stands, runs, best, hundreds, fifty_plus, round(runs::numeric / nullif(broken, 0), 2)::float8 as average,
				round(100.0 * runs / nullif(balls, 0), 2)::float8 as strike_rate, first_season, last_season
			from named where ${value} is not null and stands >= ${min_stands ?? 1}
			order by ${value} ${direction}, runs desc, a, b
		) ranking where rank <= ${limit}`);
	return rows as Pair[];
}
