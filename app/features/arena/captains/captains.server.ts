import { eq, sql } from "drizzle-orm";
import { fanFollows } from "../../../../db/schema/game/arena.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { fanBoard } from "../../points/boards/boards.server.ts";
import { sinceOf } from "../../points/boards/periods.server.ts";
import { BOARD_ROWS, type Period } from "../../points/boards/rules.ts";
import { publicFan, topFans } from "../../points/boards/top.server.ts";
import type { CaptainBoard, MyCaptaincy } from "./captaincy.ts";
import { type Category, titleOf } from "./rules.ts";
import { showcaseBoard } from "./showcase.ts";

type BoardQuery = { category: Category; period: Period; fan_id: string | null };

/**
 * Returns the top captains of a period, with equal ranks for equal counts, and the rank of `fan_id`; samples if `source`
 * is "showcase". Fans with a private profile have no name and no team.
 */
export async function captainBoard(
	db: Queryable,
	source: "showcase" | "live",
	{ category, period, fan_id }: BoardQuery,
): Promise<CaptainBoard> {
	if (source === "showcase") return showcaseBoard(category, period);
	const inPeriod = sql`period = ${period} and since = ${sinceOf(period)}`;
	const { rows, you } = await topFans<{ count: string; team_code: string | null }>(
		db,
		{
			entries:
				category === "overall"
					? sql`select user_id, points as count from fan_standings where ${inPeriod} and points > 0`
					: sql`select user_id, actions as count from captain_standings
						where category = ${category} and ${inPeriod} and actions > 0`,
			order: sql`count desc`,
			ahead: sql`s.count > me.count`,
			most: BOARD_ROWS,
			more: {
				columns: sql`a.team_code`,
				joins: sql`left join army_memberships m on m.user_id = s.user_id and m.is_active
					and coalesce(u.show_team, true) and coalesce(u.public_profile, true)
					left join armies a on a.id = m.army_id`,
			},
		},
		// `fanBoard` has the rank by points without counting all fans
		category === "overall" ? null : fan_id,
	);
	const own = category === "overall" && fan_id ? (await fanBoard(db, period, fan_id)).you : null;
	return {
		rows: rows.map((row) => ({
			...publicFan(row),
			rank: row.rank,
			team_code: row.team_code,
			count: Number(row.count),
			you: row.user_id === fan_id,
		})),
		you: own ? { rank: own.rank, count: own.points } : you && { rank: you.rank, count: Number(you.count) },
		demo: false,
	};
}

type Counts = { war_cries: number; speeches: number; followers: number; wins: number };

/** Returns a fan's own counts and title, never samples. Three queries. */
export async function myCaptaincy(db: Queryable, fan_id: string): Promise<MyCaptaincy> {
	const { rows } = await db.execute<Counts>(sql`
		select (select count(*)::int from war_cries where user_id = ${fan_id}) as war_cries,
			(select count(*)::int from speeches where user_id = ${fan_id}) as speeches,
			(select count(*)::int from fan_follows where followed_id = ${fan_id}) as followers,
			(select count(*)::int from battle_participations p join live_team_battles b on b.id = p.battle_id
				where p.user_id = ${fan_id} and b.winner = p.side) as wins`);
	const [counts] = rows;
	if (!counts) throw new Error("a count returned no row");
	const { you } = await fanBoard(db, "all", fan_id);
	const following = await db.$count(fanFollows, eq(fanFollows.user_id, fan_id));
	const rank = you?.rank ?? null;
	return { ...counts, rank, following, title: titleOf({ ...counts, rank }) };
}
