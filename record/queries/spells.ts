import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { rankingShape } from "../ranking.ts";
import { all, inScope, scopeShape } from "../scope.ts";

export type Spell = {
	rank: number;
	player_id: string;
	player: string;
	balls: number;
	overs: string;
	maidens: number;
	runs: number;
	wickets: number;
	dots: number;
	economy: number | null;
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

const METRICS = {
	/** most wickets, then fewest runs */
	figures: { value: sql`(x.wickets * 1000 - x.runs)`, ties: sql`x.balls, m.sequence` },
	runs: { value: sql`x.runs`, ties: sql`x.balls, m.sequence` },
	dots: { value: sql`x.dots`, ties: sql`x.runs, m.sequence` },
	economy: { value: sql`-(x.runs::numeric / nullif(x.balls, 0))`, ties: sql`x.wickets desc, m.sequence` },
	wides: { value: sql`x.wides`, ties: sql`m.sequence` },
	maidens: { value: sql`x.maidens`, ties: sql`x.runs, m.sequence` },
};
type Metric = keyof typeof METRICS;

export const spellsSchema = z.strictObject({
	...scopeShape,
	...rankingShape,
	metric: z.enum(Object.keys(METRICS) as [Metric, ...Metric[]]),
	player: z.string().optional(),
	nationality: z.string().optional(),
	min_balls: z.number().int().optional(),
	min_wickets: z.number().int().optional(),
	max_wickets: z.number().int().optional(),
});

/**
 * Spells (a bowler's figures in an innings), ranked by `metric`: by 'figures' the best, by 'runs' the most expensive, by
 * 'economy' the tightest. Order 'worst' turns each around. Equal ones share a rank.
 */
export async function spells(db: Queryable, params: z.infer<typeof spellsSchema>): Promise<Spell[]> {
	const { metric, order, limit = 10, player, nationality, min_balls, min_wickets, max_wickets, ...scope } = params;
	const { value, ties } = METRICS[metric];
	const direction = sql.raw(order === "worst" ? "asc" : "desc");
	const { rows } = await db.execute(sql`
		with best as (
			select * from (
				select x.*, m.season, m.date, m.stage, m.ground_id,
					rank() over (order by ${value} ${direction})::int as rank,
					row_number() over (order by ${value} ${direction}, ${ties}, x.player_id collate "C") as place
				from bowling x join matches m on m.id = x.match_id
				where ${all([
					sql`${value} is not null`,
					inScope(scope),
					player === undefined ? undefined : sql`x.player_id = ${player}`,
					nationality === undefined
						? undefined
						: sql`x.player_id in (select id from people where nationality = ${nationality})`,
					min_balls === undefined ? undefined : sql`x.balls >= ${min_balls}`,
					min_wickets === undefined ? undefined : sql`x.wickets >= ${min_wickets}`,
					max_wickets === undefined ? undefined : sql`x.wickets <= ${max_wickets}`,
				])}
			) ranking where rank <= ${limit}
		)
		select x.rank, x.player_id, p.display_name as player, x.balls, x.balls / 6 || '.' || x.balls % 6 as overs, x.maidens,
			x.runs, x.wickets, x.dots, round(6.0 * x.runs / nullif(x.balls, 0), 2)::float8 as economy,
			x.franchise_id as team_id, f.name as team, x.opponent_id, o.name as opponent, mt.outcome, x.innings,
			x.match_id, x.season, x.date::text as date, x.stage, g.name as ground
		from best x join match_teams mt on mt.match_id = x.match_id and mt.franchise_id = x.franchise_id
		join people p on p.id = x.player_id join franchises f on f.id = x.franchise_id
		join franchises o on o.id = x.opponent_id join grounds g on g.id = x.ground_id
		order by x.place`);
	return rows as Spell[];
}
