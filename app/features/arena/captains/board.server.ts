import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../platform/database/database.ts";
import { displayName } from "../../../lib/session/me.ts";
import { fanBoard } from "../../points/boards/fan-board.server.ts";
import { sinceOf } from "../../points/boards/periods.server.ts";
import { BOARD_ROWS, type Period } from "../../points/boards/rules.ts";
import type { CaptainBoard } from "./captaincy.ts";
import type { Category } from "./rules.ts";
import { showcaseBoard } from "./showcase.ts";

type Asked = { category: Category; period: Period; fan_id: string | null };
type Found = {
	user_id: string;
	count: number;
	full_name: string | null;
	is_public: boolean;
	team_code: string | null;
};

/** Returns the top captains by the setting FIGURES: samples, or the stored ones. */
export const captainBoard = (db: Queryable, source: "showcase" | "live", asked: Asked): Promise<CaptainBoard> =>
	source === "showcase" ? Promise.resolve(showcaseBoard(asked.category, asked.period)) : liveBoard(db, asked);

/**
 * The top ten of a period with shared ranks, and the place of `fan_id`. Private profiles and teams are left out. It
 * reads the head of an index; the fan's own place counts the entries before it.
 */
async function liveBoard(db: Queryable, { category, period, fan_id }: Asked): Promise<CaptainBoard> {
	const standings = standingsOf(category, period);
	const { rows } = await db.execute<Found>(sql`
		select s.user_id, s.count::float8 as count, c.team_code, coalesce(u.public_profile, true) as is_public,
			case when coalesce(u.public_profile, true) then p.full_name end as full_name
		from (${standings} order by count desc, user_id desc limit ${BOARD_ROWS}) s
		left join profiles p on p.id = s.user_id
		left join user_settings u on u.user_id = s.user_id
		left join army_memberships m on m.user_id = s.user_id and m.is_active and coalesce(u.show_team, true)
			and coalesce(u.public_profile, true)
		left join armies c on c.id = m.army_id
		order by s.count desc, s.user_id desc`);
	return {
		rows: rows.map((row) => ({
			user_id: row.is_public ? row.user_id : null,
			rank: 1 + rows.findIndex(({ count }) => count === row.count),
			name: displayName({ ...row, id: row.is_public ? row.user_id : null }),
			team_code: row.team_code,
			count: row.count,
			you: row.user_id === fan_id,
		})),
		you: fan_id ? await ownPlace(db, { category, period, fan_id }) : null,
		demo: false,
	};
}

async function ownPlace(
	db: Queryable,
	{ category, period, fan_id }: { category: Category; period: Period; fan_id: string },
): Promise<CaptainBoard["you"]> {
	if (category === "overall") {
		const { you } = await fanBoard(db, period, fan_id);
		return you && { rank: you.rank, count: you.points };
	}
	const standings = standingsOf(category, period);
	const { rows } = await db.execute<{ rank: number; count: number }>(sql`
		with me as (select count from (${standings}) s where user_id = ${fan_id})
		select me.count::float8 as count, 1 + (select count(*)::int from (${standings}) s where s.count > me.count) as rank from me`);
	return rows[0] ?? null;
}

/** All entries of the current period, as rows (user_id, count). */
function standingsOf(category: Category, period: Period): SQL {
	const inPeriod = sql`period = ${period} and since = ${sinceOf(period)}`;
	return category === "overall"
		? sql`select user_id, points as count from fan_standings where ${inPeriod} and points > 0`
		: sql`select user_id, actions as count from captain_standings
			where category = ${category} and ${inPeriod} and actions > 0`;
}
