import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { inScope, matchScopeShape } from "../scope.ts";

export const impactSchema = z.strictObject(matchScopeShape);
export type ImpactSeason = {
	season: number;
	/** sides that took the field: two a match */
	sides: number;
	sides_above_eleven: number;
	percentage: number;
	/** first and second innings of matches with a result */
	average_total: number | null;
	totals_200: number;
};

/**
 * By season, how many sides used more than eleven players (impact players, and substitutes for the concussed), beside
 * what sides scored that season.
 */
export async function impactPlayers(db: Queryable, params: z.infer<typeof impactSchema>): Promise<ImpactSeason[]> {
	const { rows } = await db.execute(sql`
		with sides as (
			select m.season, x.match_id, x.franchise_id, count(*) as players
			from lineups x join matches m on m.id = x.match_id where ${inScope(params)} group by 1, 2, 3
		), scores as (
			select m.season, avg(x.runs) filter (where m.winner_id is not null) as average_total,
				(count(*) filter (where x.runs >= 200))::int as totals_200
			from innings x join matches m on m.id = x.match_id where ${inScope(params)} group by 1
		)
		select season, count(*)::int as sides, (count(*) filter (where players > 11))::int as sides_above_eleven,
			round(100.0 * count(*) filter (where players > 11) / count(*), 2)::float8 as percentage,
			round(max(average_total), 2)::float8 as average_total, max(totals_200)::int as totals_200
		from sides join scores using (season) group by season order by season`);
	return rows as ImpactSeason[];
}
