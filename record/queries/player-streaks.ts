import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { rankingShape } from "../ranking.ts";
import { all, inScope, scopeShape } from "../scope.ts";

export type PlayerStreak = {
	rank: number;
	player_id: string;
	player: string;
	/** innings (of a bowler: spells) in a row */
	length: number;
	/** runs or wickets in them */
	figure: number;
	first_match_id: number;
	first_date: string;
	last_match_id: number;
	last_date: string;
	/** whether it reaches to the player's last innings in the scope */
	open: boolean;
};

const FEATS = {
	fifty_plus: { table: "batting", condition: sql`x.runs >= 50`, figure: sql`x.runs` },
	thirty_plus: { table: "batting", condition: sql`x.runs >= 30`, figure: sql`x.runs` },
	duck: { table: "batting", condition: sql`(x.runs = 0 and x.is_out)`, figure: sql`x.runs` },
	without_duck: { table: "batting", condition: sql`(x.runs > 0 or not x.is_out)`, figure: sql`x.runs` },
	not_out: { table: "batting", condition: sql`not x.is_out`, figure: sql`x.runs` },
	wicket: { table: "bowling", condition: sql`x.wickets >= 1`, figure: sql`x.wickets` },
	two_wickets: { table: "bowling", condition: sql`x.wickets >= 2`, figure: sql`x.wickets` },
	wicketless: { table: "bowling", condition: sql`x.wickets = 0`, figure: sql`x.wickets` },
} satisfies Record<string, { table: string; condition: SQL; figure: SQL }>;
type Feat = keyof typeof FEATS;

const { order: _, ...ranking } = rankingShape;
export const playerStreaksSchema = z.strictObject({
	...scopeShape,
	...ranking,
	feat: z.enum(Object.keys(FEATS) as [Feat, ...Feat[]]),
	player: z.string().optional(),
});

/**
 * The longest rows of innings in which a player did the feat each time, longest first, then the earlier one. Matches in
 * which he did not bat (or bowl) neither count nor break it; a row may cross seasons and teams.
 */
export async function playerStreaks(
	db: Queryable,
	params: z.infer<typeof playerStreaksSchema>,
): Promise<PlayerStreak[]> {
	const { feat, limit = 10, player, ...scope } = params;
	const { table, condition, figure } = FEATS[feat];
	const { rows } = await db.execute(sql`
		with numbered as (
			select x.player_id, x.match_id, m.sequence, m.date, ${figure} as figure, ${condition} as done,
				row_number() over (partition by x.player_id order by m.sequence)
					- row_number() over (partition by x.player_id, ${condition} order by m.sequence) as run,
				m.sequence = max(m.sequence) over (partition by x.player_id) as is_last
			from ${sql.raw(table)} x join matches m on m.id = x.match_id
			where ${all([inScope(scope), player === undefined ? undefined : sql`x.player_id = ${player}`])}
		), runs as (
			select player_id, count(*)::int as length, sum(figure)::int as figure, min(sequence) as since,
				(array_agg(match_id order by sequence))[1] as first_match_id, min(date)::text as first_date,
				(array_agg(match_id order by sequence desc))[1] as last_match_id, max(date)::text as last_date,
				bool_or(is_last) as open
			from numbered where done group by player_id, run
		)
		select * from (
			select rank() over (order by r.length desc)::int as rank, r.player_id, p.display_name as player, r.length, r.figure,
				r.first_match_id, r.first_date, r.last_match_id, r.last_date, r.open
			from runs r join people p on p.id = r.player_id
			order by r.length desc, r.since, r.player_id collate "C"
		) ranking where rank <= ${limit}`);
	return rows as PlayerStreak[];
}
