import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { rankingShape } from "../ranking.ts";
import { inScope, matchScopeShape } from "../scope.ts";

export type Streak = {
	rank: number;
	team_id: string;
	team: string;
	length: number;
	first_match_id: number;
	first_date: string;
	last_match_id: number;
	last_date: string;
	/** whether it reaches to the team's last match in the scope */
	open: boolean;
};

const { outcome: _, decided: __, ...shape } = matchScopeShape;
const { order: ___, ...ranking } = rankingShape;
export const streaksSchema = z.strictObject({
	...shape,
	...ranking,
	outcome: z.enum(["won", "lost"]),
	/** true: the longest of each team only */
	best_per_team: z.boolean().optional(),
});

/**
 * The longest runs of wins (or defeats) of teams, longest first, then the earlier one. A run may cross seasons; a
 * no-result breaks it. A narrower scope counts runs within its matches: those against one opponent, in playoffs, at a ground.
 */
export async function streaks(db: Queryable, params: z.infer<typeof streaksSchema>): Promise<Streak[]> {
	const { outcome, best_per_team, limit = 10, ...scope } = params;
	const { rows } = await db.execute(sql`
		with numbered as (
			select x.franchise_id, x.match_id, m.sequence, m.date, x.outcome,
				row_number() over (partition by x.franchise_id order by m.sequence)
					- row_number() over (partition by x.franchise_id, x.outcome order by m.sequence) as run,
				m.sequence = max(m.sequence) over (partition by x.franchise_id) as is_last
			from match_teams x join matches m on m.id = x.match_id where ${inScope(scope)}
		), runs as (
			select franchise_id, count(*)::int as length, min(sequence) as since,
				(array_agg(match_id order by sequence))[1] as first_match_id, min(date)::text as first_date,
				(array_agg(match_id order by sequence desc))[1] as last_match_id, max(date)::text as last_date,
				bool_or(is_last) as open
			from numbered where outcome = ${outcome} group by franchise_id, run
		), candidates as (
			select *, row_number() over (partition by franchise_id order by length desc, since) as nth from runs
		)
		select * from (
			select rank() over (order by c.length desc)::int as rank, c.franchise_id as team_id, f.name as team, c.length,
				c.first_match_id, c.first_date, c.last_match_id, c.last_date, c.open
			from candidates c join franchises f on f.id = c.franchise_id
			where ${best_per_team ? sql`c.nth = 1` : sql`true`}
			order by c.length desc, c.since, c.franchise_id collate "C"
		) ranking where rank <= ${limit}`);
	return rows as Streak[];
}
