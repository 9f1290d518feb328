import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import type { Caps } from "../queries/seasons.ts";

/**
 * Most runs and most wickets of each season, or of one, among all or for one side: what the query `caps` counts, read from
 * the sums that stand ready.
 */
export async function seasonCaps(db: Queryable, { season, team }: { season?: number; team?: string }): Promise<Caps[]> {
	const best = (order: SQL) => sql`
		select * from player_figures f where f.season = s.season and f.franchise_id = ${team ?? ""} and f.stage = 'all'
		order by ${order}, f.player_id collate "C" limit 1`;
	const { rows } = await db.execute(sql`
		select s.season, orange.player_id as orange_player_id, o.display_name as orange_player, orange.runs as orange_runs,
			purple.player_id as purple_player_id, p.display_name as purple_player, purple.wickets as purple_wickets
		from seasons s
		join lateral (${best(sql`f.runs desc, f.balls`)}) orange on true
		join lateral (${best(sql`f.wickets desc, f.runs_conceded::numeric / nullif(f.balls_bowled, 0)`)}) purple on true
		join people o on o.id = orange.player_id join people p on p.id = purple.player_id
		${season === undefined ? sql`` : sql`where s.season = ${season}`} order by s.season`);
	return rows as Caps[];
}
