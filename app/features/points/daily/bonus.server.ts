import { eq } from "drizzle-orm";
import { userPoints } from "../../../../db/schema/points.ts";
import type { Tx } from "../../../../platform/database/database.ts";
import { readToday } from "../../../../platform/database/day.ts";
import { award } from "../award.server.ts";
import { isPaid, lockBalance } from "../ledger.server.ts";
import type { DailyVisit } from "../points.ts";
import { worth } from "../rules.ts";
import { DAILY_BONUS, streakBonus, visitOn } from "./rules.ts";

/**
 * Claims the daily bonus of a fan: `handle_daily_visit` (PTS-3). Once a day in Asia/Kolkata by the database's clock, however many
 * claims come at once.
 */
export const claimDailyBonus = async (tx: Tx, fan_id: string): Promise<DailyVisit> =>
	claimBonusOf(tx, fan_id, await readToday(tx));

/** Claims the bonus of a day, '2026-05-31'. */
export async function claimBonusOf(tx: Tx, fan_id: string, day: string): Promise<DailyVisit> {
	const balance = await lockBalance(tx, fan_id);
	const visit = visitOn(balance, day);
	if (!visit || (await isPaid(tx, fan_id, "daily_bonus", day)))
		return { already_claimed: true, points_awarded: 0, streak_bonus: 0, new_streak: balance.streak_days };
	await tx.update(userPoints).set(visit).where(eq(userPoints.user_id, fan_id));
	const new_streak = visit.streak_days;
	const streak_bonus = streakBonus(new_streak);
	const points_awarded = DAILY_BONUS + streak_bonus;
	const words = new_streak === 1 ? "Daily bonus" : `Daily bonus, ${new_streak} days in a row`;
	await award(tx, fan_id, "daily_bonus", day, worth(points_awarded, words));
	return { already_claimed: false, points_awarded, streak_bonus, new_streak };
}
