import { sql } from "drizzle-orm";
import type { Queryable } from "../../../../platform/database/database.ts";
import { fanBoard } from "../../points/boards/boards.server.ts";
import { sinceOf } from "../../points/boards/periods.server.ts";
import { BOARD_ROWS, type Period } from "../../points/boards/rules.ts";
import { publicFan, topFans } from "../../points/boards/top.server.ts";
import type { CaptainBoard } from "./captaincy.ts";
import type { Category } from "./rules.ts";
import { showcaseBoard } from "./showcase.ts";

type Asked = { category: Category; period: Period; fan_id: string | null };

/** Returns the top captains by the setting FIGURES: samples, or the stored ones. */
export const captainBoard = (db: Queryable, source: "showcase" | "live", asked: Asked): Promise<CaptainBoard> =>
	source === "showcase" ? Promise.resolve(showcaseBoard(asked.category, asked.period)) : liveBoard(db, asked);

/** The top ten of a period with shared ranks, and the place of `fan_id`. Private profiles and teams are left out. */
async function liveBoard(db: Queryable, { category, period, fan_id }: Asked): Promise<CaptainBoard> {
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
		// the place by points is read from the counts of ranks, which fanBoard does
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
