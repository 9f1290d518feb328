import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { rankingShape } from "../ranking.ts";
import { all, inScope, scopeShape } from "../scope.ts";

export type Milestone = {
	rank: number;
	player_id: string;
	player: string;
	/** balls faced up to and with the one that brought it; null for a hat-trick */
	balls: number | null;
	/** the batter's whole innings; null for a hat-trick */
	runs: number | null;
	team_id: string;
	team: string;
	opponent_id: string;
	opponent: string;
	innings: number;
	match_id: number;
	season: number;
	date: string;
	stage: string;
	ground: string;
};

export const milestonesSchema = z.strictObject({
	...scopeShape,
	...rankingShape,
	kind: z.enum(["fifty", "hundred", "hat_trick"]),
	player: z.string().optional(),
});

/**
 * Fifties or hundreds, the fastest first (order 'worst': the slowest), or hat-tricks, the earliest first. A fifty is also
 * in the list when it went on to a hundred.
 */
export async function milestones(db: Queryable, params: z.infer<typeof milestonesSchema>): Promise<Milestone[]> {
	const { kind, order, limit = 10, player, ...scope } = params;
	const direction = sql.raw(order === "worst" ? "desc" : "asc");
	const value = kind === "hat_trick" ? sql`m.sequence` : sql`x.balls`;
	const { rows } = await db.execute(sql`
		select * from (
			select rank() over (order by ${value} ${direction})::int as rank, x.player_id, p.display_name as player,
				x.balls, b.runs, x.franchise_id as team_id, f.name as team, x.opponent_id, o.name as opponent, x.innings,
				m.id as match_id, m.season, m.date::text as date, m.stage, g.name as ground
			from milestones x join matches m on m.id = x.match_id
			left join batting b on x.kind <> 'hat_trick' and b.match_id = x.match_id and b.innings = x.innings
				and b.player_id = x.player_id
			join people p on p.id = x.player_id join franchises f on f.id = x.franchise_id
			join franchises o on o.id = x.opponent_id join grounds g on g.id = m.ground_id
			where ${all([sql`x.kind = ${kind}`, inScope(scope), player === undefined ? undefined : sql`x.player_id = ${player}`])}
			order by ${value} ${direction}, m.sequence, x.innings, x.player_id collate "C"
		) ranking where rank <= ${limit}`);
	return rows as Milestone[];
}
