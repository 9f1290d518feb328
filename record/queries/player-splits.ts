import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { rate } from "../ranking.ts";

export const playerSplitsSchema = z.strictObject({ player: z.string(), until: z.number().int().optional() });
export type PlayerSplit = {
	player_id: string;
	/** of an opponent its id, of a ground null; and the other way round */
	opponent_id: string | null;
	ground_id: string | null;
	/** name of the opponent (as it is called today) or of the ground */
	name: string;
	/** sign of the opponent, and whether it still plays; of a ground null */
	short_name: string | null;
	is_current: boolean | null;
	matches: number;
	innings: number;
	runs: number;
	average: number | null;
	strike_rate: number | null;
	highest: number | null;
	highest_not_out: boolean | null;
	balls_bowled: number;
	runs_conceded: number;
	wickets: number;
	economy: number | null;
	best_wickets: number | null;
	best_runs: number | null;
};

/** A player's matches, batting and bowling against each side and at each ground, the most matches first. One pass. */
export function playerSplits(
	db: Queryable,
	{ player, until }: z.infer<typeof playerSplitsSchema>,
): Promise<PlayerSplit[]> {
	return splitsOf(db, [player], until);
}

/** The same of several players in one query, each one's lines in the order of his own. */
export async function splitsOf(db: Queryable, players: string[], until?: number): Promise<PlayerSplit[]> {
	const { rows } = await db.execute(sql`
		with lines as (
			select l.player_id, l.opponent_id, m.ground_id, count(*)::int as matches, count(b.runs)::int as innings,
				coalesce(sum(b.runs), 0)::int as runs, coalesce(sum(b.balls), 0)::int as balls,
				(count(*) filter (where b.is_out))::int as dismissals, max(b.runs * 2 + (not b.is_out)::int)::int as top,
				coalesce(sum(w.balls), 0)::int as balls_bowled, coalesce(sum(w.runs), 0)::int as runs_conceded,
				coalesce(sum(w.wickets), 0)::int as wickets, max(w.wickets * 1000 - w.runs)::int as best
			from lineups l join matches m on m.id = l.match_id
			left join batting b on b.match_id = l.match_id and b.player_id = l.player_id
			left join bowling w on w.match_id = l.match_id and w.player_id = l.player_id
			where l.player_id = any(${sql.param(players)}::text[])
				${until === undefined ? sql`` : sql`and m.sequence <= (select sequence from matches where id = ${until})`}
			group by l.player_id, grouping sets ((l.opponent_id), (m.ground_id))
		)
		select player_id, opponent_id, ground_id, coalesce(f.name, g.name) as name, f.short_name, f.is_current, matches, innings, runs,
			${rate(sql`runs`, sql`dismissals`)} as average, ${rate(sql`runs`, sql`balls`, 100)} as strike_rate,
			top / 2 as highest, top % 2 = 1 as highest_not_out, balls_bowled, runs_conceded, wickets,
			${rate(sql`runs_conceded`, sql`balls_bowled`, 6)} as economy,
			(best + 999) / 1000 as best_wickets, (best + 999) / 1000 * 1000 - best as best_runs
		from lines left join franchises f on f.id = opponent_id left join grounds g on g.id = ground_id
		order by matches desc, coalesce(f.name, g.name) collate "C"`);
	return rows as PlayerSplit[];
}
