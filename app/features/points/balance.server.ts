import { and, desc, eq, lt, sql } from "drizzle-orm";
import { pointsLedger, userPoints } from "../../../db/schema/game/points.ts";
import type { Db, Queryable } from "../../../platform/database/database.ts";
import { today } from "../../../platform/database/day.ts";
import { reward } from "./actions.server.ts";
import { bonusAfter, currentStreak, dailyBonus, visitOn } from "./daily/rules.ts";
import { doneByDeletedAccount } from "./gone-actions.server.ts";
import { lockBalance } from "./ledger.server.ts";
import type { MyPoints, PointsHistory } from "./points.ts";
import { HISTORY_ROWS, LEVEL_XP } from "./rules.ts";

/** Returns a fan's points, level, streak and bonuses. Creates a missing balance, with the signup bonus (PTS-1). */
export async function myPoints(db: Db, fan_id: string): Promise<MyPoints> {
	const found = (await readBalance(db, fan_id)) ?? (await openBalance(db, fan_id));
	const { balance, day, paid_today } = found;
	const visit = visitOn(balance, day);
	return {
		total_points: balance.total_points,
		xp: balance.xp,
		level: balance.level,
		level_progress: balance.xp % LEVEL_XP,
		level_xp: LEVEL_XP,
		streak_days: currentStreak(balance, day),
		daily_points: balance.daily_points_on === day ? balance.daily_points : 0,
		last_daily_bonus: balance.last_daily_bonus,
		daily_bonus: visit && !paid_today ? dailyBonus(visit.streak_days) : null,
		bonus_tomorrow: bonusAfter((paid_today ? null : visit) ?? balance, day),
	};
}

async function readBalance(db: Queryable, fan_id: string) {
	const [found] = await db
		.select({
			balance: userPoints,
			day: sql<string>`${today}::text`,
			paid_today: sql<boolean>`${doneByDeletedAccount(fan_id, "daily_bonus", sql`${today}::text`)}`,
		})
		.from(userPoints)
		.where(eq(userPoints.user_id, fan_id));
	return found;
}

async function openBalance(db: Db, fan_id: string) {
	await db.transaction(async (tx) => {
		// creates the balance also for a person who got the bonus with another account, because `reward` then does not
		await lockBalance(tx, fan_id);
		await reward(tx, fan_id, "signup", "signup");
	});
	const opened = await readBalance(db, fan_id);
	if (!opened) throw new Error("the balance is missing after its insert");
	return opened;
}

/** Returns at most 30 payments of a fan, newest first (PTS-5). `before`: the id of the last one shown. One query. */
export async function pointsHistory(db: Queryable, fan_id: string, before?: number): Promise<PointsHistory> {
	const rows = await db
		.select({
			id: pointsLedger.id,
			transaction_type: pointsLedger.transaction_type,
			description: pointsLedger.description,
			points: pointsLedger.points,
			xp: pointsLedger.xp,
			created_at: pointsLedger.created_at,
		})
		.from(pointsLedger)
		.where(and(eq(pointsLedger.user_id, fan_id), before === undefined ? undefined : lt(pointsLedger.id, before)))
		.orderBy(desc(pointsLedger.id))
		.limit(HISTORY_ROWS + 1);
	return {
		rows: rows.slice(0, HISTORY_ROWS).map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
		more: rows.length > HISTORY_ROWS,
	};
}
