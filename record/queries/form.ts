import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { matchInScope } from "../scope.ts";

export const formSchema = z.strictObject({
	team: z.string(),
	season: z.number().int().optional(),
	until: z.number().int().optional(),
});
export type Form = {
	season: number;
	/** its last five matches of the season, the oldest first */
	last_five: { match_id: number; outcome: "won" | "lost" | "no result" }[];
};

/** How a team ended each season it played, playoffs included. */
export async function form(db: Queryable, { team, ...scope }: z.infer<typeof formSchema>): Promise<Form[]> {
	const { rows } = await db.execute(sql`
		select season, json_agg(json_build_object('match_id', match_id, 'outcome', outcome) order by sequence) as last_five
		from (
			select m.season, x.match_id, x.outcome, m.sequence,
				row_number() over (partition by m.season order by m.sequence desc) as ago
			from match_teams x join matches m on m.id = x.match_id
			where x.franchise_id = ${team} and ${matchInScope(scope)}
		) played where ago <= 5 group by season order by season`);
	return rows as Form[];
}
