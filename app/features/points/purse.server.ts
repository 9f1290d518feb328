import { sql } from "drizzle-orm";
import { userPoints } from "../../../db/schema/game/points.ts";
import { groupMemberships, playerGroups } from "../../../db/schema/groups.ts";
import { quizRuns } from "../../../db/schema/quiz-runs.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { today } from "../../../platform/database/day.ts";
import type { Me } from "../../lib/session/me.ts";
import { LEVEL_XP } from "./rules.ts";

/**
 * Returns a fan's data for the frame of every page: points, level, whether today's quiz is unfinished, and the number of
 * unread messages. One statement.
 */
export async function findPurse(db: Queryable, fan_id: string): Promise<Me["purse"]> {
	const { rows } = await db.execute<{
		points: string | null;
		xp: string | null;
		quiz_open: boolean;
		unread: number;
	}>(sql`
		select p.total_points as points, p.xp, not exists (
			select from ${quizRuns} r where r.fan_id = ${fan_id} and r.kind = 'daily' and r.day = ${today} and r.finished_at is not null
		) as quiz_open, (
			select coalesce(sum(greatest(g.last_sequence - m.read_sequence, 0)), 0)::int
			from ${groupMemberships} m join ${playerGroups} g on g.id = m.group_id and g.is_active
			where m.user_id = ${fan_id} and m.is_active and m.notifications <> 'none' and coalesce(m.quiet_until <= now(), true)
		) as unread
		from (select ${fan_id}::uuid as id) fan left join ${userPoints} p on p.user_id = fan.id`);
	const xp = Number(rows[0]?.xp ?? 0);
	return {
		points: Number(rows[0]?.points ?? 0),
		level: Math.floor(xp / LEVEL_XP) + 1,
		level_progress: xp % LEVEL_XP,
		level_xp: LEVEL_XP,
		quiz_open: rows[0]?.quiz_open ?? false,
		unread: rows[0]?.unread ?? 0,
	};
}
