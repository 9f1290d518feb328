import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { all, inScope, matchScopeShape } from "../scope.ts";

export const allRoundersSchema = z.strictObject({
	...matchScopeShape,
	/** a career within the scope, a season of it, or a single match */
	span: z.enum(["career", "season", "match"]),
	min_runs: z.number().int().min(0),
	min_wickets: z.number().int().min(0),
	player: z.string().optional(),
	limit: z.number().int().min(1).max(1000).optional(),
});
export type AllRounder = {
	rank: number;
	player_id: string;
	player: string;
	runs: number;
	wickets: number;
	/** null for a career */
	season: number | null;
	/** null but for a single match */
	match_id: number | null;
};

/** Players with so many runs and so many wickets within a career, one season or one match; most wickets first, then most runs. */
export async function allRounders(db: Queryable, params: z.infer<typeof allRoundersSchema>): Promise<AllRounder[]> {
	const { span, min_runs, min_wickets, player, limit = 50, ...scope } = params;
	const season = sql.raw(span === "career" ? "null::int" : "m.season::int");
	const match = sql.raw(span === "match" ? "m.id" : "null::int");
	const where = all([inScope(scope), player === undefined ? undefined : sql`x.player_id = ${player}`]);
	const { rows } = await db.execute(sql`
		with figures as (
			select x.player_id, ${season} as season, ${match} as match_id, x.runs, 0 as wickets
			from batting x join matches m on m.id = x.match_id where ${where}
			union all
			select x.player_id, ${season}, ${match}, 0, x.wickets
			from bowling x join matches m on m.id = x.match_id where ${where}
		), sums as (
			select player_id, season, match_id, sum(runs)::int as runs, sum(wickets)::int as wickets
			from figures group by 1, 2, 3
		)
		select * from (
			select rank() over (order by s.wickets desc, s.runs desc)::int as rank, s.player_id, p.display_name as player,
				s.runs, s.wickets, s.season, s.match_id
			from sums s join people p on p.id = s.player_id
			where s.runs >= ${min_runs} and s.wickets >= ${min_wickets}
			order by s.wickets desc, s.runs desc, s.season, s.match_id, s.player_id collate "C"
		) ranking where rank <= ${limit}`);
	return rows as AllRounder[];
}
