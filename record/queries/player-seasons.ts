import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { all, matchInScope } from "../scope.ts";

export const playerSeasonsSchema = z.strictObject({
	player: z.string().optional(),
	season: z.number().int().optional(),
	until: z.number().int().optional(),
});
export type PlayerSeason = {
	player_id: string;
	season: number;
	team_id: string;
	/** the franchise's name of today */
	team: string;
	/** its name when he last played for it in that season */
	played_as: string;
	matches: number;
	/** he played at least once for the side that won the final of that season */
	champion: boolean;
};

/** In which seasons players played, for which franchise and in how many matches, the first season first. */
export async function playerSeasons(
	db: Queryable,
	{ player, ...scope }: z.infer<typeof playerSeasonsSchema>,
): Promise<PlayerSeason[]> {
	const { rows } = await db.execute(sql`
		with lines as (
			select x.player_id, m.season, x.franchise_id as team_id, count(*)::int as matches, max(m.sequence) as latest,
				(array_agg(t.team order by m.sequence desc))[1] as played_as
			from lineups x join matches m on m.id = x.match_id
			join match_teams t on t.match_id = m.id and t.franchise_id = x.franchise_id
			where ${all([matchInScope(scope), player === undefined ? undefined : sql`x.player_id = ${player}`])}
			group by 1, 2, 3
		), finals as (
			select m.season, m.winner_id from matches m where m.stage_kind = 'final' and ${matchInScope(scope)}
		)
		select lines.player_id, lines.season, lines.team_id, f.name as team, lines.played_as, lines.matches,
			coalesce(finals.winner_id = lines.team_id, false) as champion
		from lines join franchises f on f.id = lines.team_id left join finals on finals.season = lines.season
		order by lines.season, lines.latest, lines.player_id collate "C"`);
	return rows as PlayerSeason[];
}
