import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "../../platform/database/database.ts";
import { all, inScope, matchScopeShape } from "../scope.ts";

export type AgeLine = {
	rank: number;
	player_id: string;
	player: string;
	date_of_birth: string;
	/** completed years, and days since the last birthday */
	years: number;
	days: number;
	match_id: number;
	season: number;
	date: string;
	team_id: string;
	team: string;
	opponent_id: string;
	opponent: string;
	/** what he did that day: the score, or the wickets; null for a match played */
	figure: number | null;
};

const FEATS = {
	match: { table: "lineups", condition: sql`true`, figure: sql`null::int` },
	fifty: { table: "batting", condition: sql`x.runs >= 50`, figure: sql`x.runs` },
	hundred: { table: "batting", condition: sql`x.runs >= 100`, figure: sql`x.runs` },
	wicket: { table: "bowling", condition: sql`x.wickets >= 1`, figure: sql`x.wickets` },
	five_wickets: { table: "bowling", condition: sql`x.wickets >= 5`, figure: sql`x.wickets` },
} satisfies Record<string, { table: string; condition: SQL; figure: SQL }>;
type Feat = keyof typeof FEATS;

export const agesSchema = z.strictObject({
	...matchScopeShape,
	feat: z.enum(Object.keys(FEATS) as [Feat, ...Feat[]]),
	order: z.enum(["youngest", "oldest"]),
	limit: z.number().int().min(1).max(200).optional(),
	player: z.string().optional(),
});

/**
 * The youngest or oldest players to play a match or to do a feat, each with the day he was youngest or oldest at it.
 * People whose birth date is not known are left out. Equal ages share a rank.
 */
export async function ages(db: Queryable, params: z.infer<typeof agesSchema>): Promise<AgeLine[]> {
	const { feat, order, limit = 10, player, ...scope } = params;
	const { table, condition, figure } = FEATS[feat];
	const direction = sql.raw(order === "oldest" ? "desc" : "asc");
	const { rows } = await db.execute(sql`
		with each as (
			select distinct on (x.player_id) x.player_id, p.display_name as player, p.date_of_birth, m.id as match_id, m.season,
				m.date, m.sequence, x.franchise_id as team_id, x.opponent_id, ${figure} as figure, age(m.date, p.date_of_birth) as age
			from ${sql.raw(table)} x join matches m on m.id = x.match_id join people p on p.id = x.player_id
			where ${all([
				sql`p.date_of_birth is not null`,
				condition,
				inScope(scope),
				player === undefined ? undefined : sql`x.player_id = ${player}`,
			])}
			order by x.player_id, m.sequence ${direction}
		)
		select * from (
			select rank() over (order by date - date_of_birth ${direction})::int as rank, player_id, player,
				date_of_birth::text as date_of_birth, extract(year from age)::int as years,
				(date - (date_of_birth + make_interval(years => extract(year from age)::int))::date)::int as days,
				match_id, season, date::text as date, team_id, f.name as team, opponent_id, o.name as opponent, figure
			from each join franchises f on f.id = team_id join franchises o on o.id = opponent_id
			order by date - date_of_birth ${direction}, sequence, player_id collate "C"
		) ranking where rank <= ${limit}`);
	return rows as AgeLine[];
}
