import { desc, eq } from "drizzle-orm";
import { userAchievements } from "../../../../db/schema/challenges.ts";
import type { Queryable, Tx } from "../../../../platform/database/database.ts";
import type { Achieved } from "../points.ts";
import { type Reward, worth } from "../rules.ts";
import { type Moment, unlockedBy } from "./rules.ts";

/** Unlocks what a payment unlocks, in its transaction, and answers what is to be paid for it. No query when it is nothing. */
export async function achievementRewards(
	tx: Tx,
	{ fan_id, ...moment }: Moment & { fan_id: string },
): Promise<Reward[]> {
	const unlocked = unlockedBy(moment).map(({ rule: _, ...achievement }) => achievement);
	if (unlocked.length === 0) return [];
	await tx
		.insert(userAchievements)
		.values(unlocked.map((achievement) => ({ user_id: fan_id, ...achievement })))
		.onConflictDoNothing();
	return unlocked.map(({ achievement_key, achievement_name, points_earned }) => ({
		reason: "achievement",
		reference: achievement_key,
		amounts: worth(points_earned, `Achievement: ${achievement_name}`),
	}));
}

/** A fan's achievements, newest first, `limit` at most. `unlocked_at` as an ISO moment. */
export async function listAchievements(db: Queryable, fan_id: string, limit: number): Promise<Achieved[]> {
	const rows = await db
		.select()
		.from(userAchievements)
		.where(eq(userAchievements.user_id, fan_id))
		.orderBy(desc(userAchievements.unlocked_at), userAchievements.achievement_key)
		.limit(limit);
	return rows.map(({ user_id: _, unlocked_at, ...row }) => ({ ...row, unlocked_at: unlocked_at.toISOString() }));
}
