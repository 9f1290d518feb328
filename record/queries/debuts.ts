import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { rankingShape } from "../ranking.ts";
import { all, inScope, matchScopeShape } from "../scope.ts";

export const debutsSchema = z.strictObject({
	...matchScopeShape,
	...rankingShape,
	metric: z.enum(["runs", "figures", "earliest"]),
	player: z.string().optional(),
});
export type Debut = {
	rank: number;
	player_id: string;
	player: string;
	/** null when he did not bat, or did not bowl */
	runs: number | null;
	balls: number | null;
	not_out: boolean | null;
	wickets: number | null;
	runs_conceded: number | null;
	team_id: string;
	team: string;
	opponent_id: string;
	opponent: string;
	match_id: number;
	season: number;
	date: string;
};

/**
 * First matches of players, ranked by the runs made or the bowling figures in them, or in order of date. A first match is
 * the first in the record; the scope then chooses among first matches.
 */
export async function debuts(db: Queryable, params: z.infer<typeof debutsSchema>): Promise<Debut[]> {
	const { metric, order, limit = 10, player, ...scope } = params;
	const value = { runs: sql`b.runs`, figures: sql`(w.wickets * 1000 - w.runs)`, earliest: sql`-m.sequence` }[metric];
	const direction = sql.raw(order === "worst" ? "asc" : "desc");
	const { rows } = await db.execute(sql`
		with first as (
			select distinct on (l.player_id) l.* from lineups l join matches d on d.id = l.match_id
			order by l.player_id, d.sequence
		)
		select * from (
			select rank() over (order by ${value} ${direction})::int as rank, x.player_id, p.display_name as player,
				b.runs, b.balls, not b.is_out as not_out, w.wickets, w.runs as runs_conceded,
				x.franchise_id as team_id, f.name as team, x.opponent_id, o.name as opponent,
				m.id as match_id, m.season, m.date::text as date
			from first x join matches m on m.id = x.match_id
			left join batting b on b.match_id = x.match_id and b.player_id = x.player_id
			left join bowling w on w.match_id = x.match_id and w.player_id = x.player_id
			join people p on p.id = x.player_id join franchises f on f.id = x.franchise_id
			join franchises o on o.id = x.opponent_id
			where ${all([
				sql`${value} is not null`,
				inScope(scope),
				player === undefined ? undefined : sql`x.player_id = ${player}`,
			])}
			order by ${value} ${direction}, m.sequence, x.player_id collate "C"
		) ranking where rank <= ${limit}`);
	return rows as Debut[];
}
