import { sql } from "drizzle-orm";
import type { Queryable } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import { reward } from "../actions.server.ts";
import { doneByDeletedAccount } from "../gone-actions.server.ts";
import type { DailyVisit } from "../points.ts";
import { bonusAfter, dailyBonus, type Streak, streakBonus, visitOn } from "./rules.ts";

/**
 * Claims a fan's daily bonus (PTS-3). Pays once per day in Asia/Kolkata, by the database's clock, also under concurrent
 * claims. `on`: a day other than today ('2026-05-31'), for tests. Two statements.
 */
export async function claimDailyBonus(db: Queryable, fan_id: string, on?: string): Promise<DailyVisit> {
	const { day, before, was_paid } = await readStreak(db, fan_id, on);
	const visit = visitOn(before, day);
	if (!visit || was_paid) return alreadyClaimed(before, day);
	const new_streak = visit.streak_days;
	const streak_bonus = streakBonus(new_streak);
	const points_awarded = dailyBonus(new_streak);
	const description = new_streak === 1 ? "Daily bonus" : `Daily bonus, ${new_streak} days in a row`;
	const details = { points: points_awarded, description, streak: { with: visit, before } };
	const { paid, paid_before } = await reward(db, fan_id, "daily_bonus", day, details);
	if (paid)
		return { already_claimed: false, points_awarded, streak_bonus, new_streak, tomorrow: bonusAfter(visit, day) };
	if (paid_before) return alreadyClaimed((await readStreak(db, fan_id, on)).before, day);
	// a concurrent claim for another day changed the streak, as at midnight
	return claimDailyBonus(db, fan_id, on);
}

const alreadyClaimed = (streak: Streak, day: string): DailyVisit => ({
	already_claimed: true,
	points_awarded: 0,
	streak_bonus: 0,
	new_streak: streak.streak_days,
	tomorrow: bonusAfter(streak, day),
});

type StreakRow = { day: string; before: Streak; was_paid: boolean };

async function readStreak(db: Queryable, fan_id: string, on?: string): Promise<StreakRow> {
	const { rows } = await db.execute<Omit<StreakRow, "before"> & Streak>(sql`
		select day::text, coalesce(b.streak_days, 0) as streak_days, b.last_daily_bonus::text,
			${doneByDeletedAccount(fan_id, "daily_bonus", sql`day::text`)} as was_paid
		from (select coalesce(${on ?? null}::date, ${today}) as day) asked
		left join user_points b on b.user_id = ${fan_id}`);
	const [found] = rows;
	if (!found) throw new Error("a select without a table returned no row");
	const { day, was_paid, ...before } = found;
	return { day, was_paid, before };
}
