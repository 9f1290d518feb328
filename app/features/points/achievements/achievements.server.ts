import { desc, eq } from "drizzle-orm";
import { userAchievements } from "../../../../db/schema/game/challenges.ts";
import type { Queryable, Tx } from "../../../../platform/database/database.ts";
import type { DueAction } from "../ledger.server.ts";
import type { Achieved } from "../points.ts";
import type { Reward } from "../rules.ts";
import { type Payment, unlockedBy } from "./rules.ts";

/** Stores the achievements that paid actions unlock, and returns their rewards. At most one statement. */
export async function unlockAchievements(tx: Tx, actions: readonly DueAction[]): Promise<Reward[]> {
	const unlocked = actions.flatMap(({ user_id, ...payment }) =>
		isPayment(payment) ? unlockedBy(payment).map((achievement) => ({ user_id, ...achievement })) : [],
	);
	if (unlocked.length === 0) return [];
	await tx.insert(userAchievements).values(unlocked).onConflictDoNothing();
	return unlocked.map(({ user_id, achievement_key, achievement_name, points_earned }) => ({
		fan_id: user_id,
		action: "achievement",
		reference: achievement_key,
		worth: { points: points_earned, description: `Achievement: ${achievement_name}` },
	}));
}

const isPayment = (action: Omit<DueAction, "user_id">): action is Omit<DueAction, "user_id"> & Payment =>
	action.ledger_id !== null;

/** Returns a fan's newest achievements, at most `limit`. One query. */
export async function listAchievements(db: Queryable, fan_id: string, limit: number): Promise<Achieved[]> {
	const rows = await db
		.select()
		.from(userAchievements)
		.where(eq(userAchievements.user_id, fan_id))
		.orderBy(desc(userAchievements.unlocked_at), userAchievements.achievement_key)
		.limit(limit);
	return rows.map(({ user_id: _, unlocked_at, ...row }) => ({ ...row, unlocked_at: unlocked_at.toISOString() }));
}
