import { and, asc, eq, sql } from "drizzle-orm";
import { dailyChallenges, userDailyProgress } from "../../../../db/schema/game/challenges.ts";
import { userActions } from "../../../../db/schema/game/points.ts";
import type { Queryable, Tx } from "../../../../platform/database/database.ts";
import { readToday, today } from "../../../../platform/database/day.ts";
import type { DueAction } from "../ledger.server.ts";
import type { DailyChallenge } from "../points.ts";
import type { Reward } from "../rules.ts";
import { CHALLENGES_A_DAY, challengesOf, isDailyAction } from "./rules.ts";

/** Returns the challenges of a day ('2026-05-31'). The first call of the day stores them. */
async function challengesOn(db: Queryable, day: string) {
	const find = () =>
		db
			.select()
			.from(dailyChallenges)
			.where(and(eq(dailyChallenges.challenge_date, day), eq(dailyChallenges.is_active, true)))
			.orderBy(asc(dailyChallenges.target_value), asc(dailyChallenges.id))
			.limit(CHALLENGES_A_DAY);
	const found = await find();
	if (found.length > 0) return found;
	await db
		.insert(dailyChallenges)
		.values(challengesOf(day).map((kind) => ({ challenge_date: day, ...kind })))
		.onConflictDoNothing();
	return find();
}

/**
 * Sets fans' progress in daily challenges to the number of their paid actions. Returns the rewards for those completed.
 * For each day of the actions one query and one statement per challenge.
 */
export async function stepDailyChallenges(tx: Tx, actions: readonly DueAction[]): Promise<Reward[]> {
	const steps = actions.filter(({ action, ledger_id }) => ledger_id !== null && isDailyAction(action));
	const rewards: Reward[] = [];
	for (const [day, ofDay = []] of Object.entries(Object.groupBy(steps, ({ day }) => day)))
		for (const challenge of await challengesOn(tx, day)) {
			const own = ofDay.filter(
				({ action, times_on }) => action === challenge.action && (times_on ?? 0) <= challenge.target_value,
			);
			await storeProgress(tx, challenge, own);
			for (const { user_id } of own.filter(({ times_on }) => times_on === challenge.target_value))
				rewards.push({
					fan_id: user_id,
					action: "daily_challenge",
					reference: challenge.id,
					worth: {
						points: challenge.reward_points,
						description: `Daily challenge: ${challenge.challenge_name}`,
					},
				});
		}
	return rewards;
}

/** Stores fans' progress. Of several actions of a fan the last one counts, because `times_on` is a running number. */
async function storeProgress(
	tx: Tx,
	{ id, challenge_date, target_value, reward_points }: typeof dailyChallenges.$inferSelect,
	actions: readonly DueAction[],
): Promise<void> {
	const rows = new Map(
		actions.map(({ user_id, times_on, done_at }) => {
			const met = times_on === target_value;
			const row = {
				user_id,
				challenge_id: id,
				progress_date: challenge_date,
				current_progress: times_on ?? 0,
				completed_at: met ? sql`${done_at}::timestamptz` : null,
				points_earned: met ? reward_points : 0,
			};
			return [user_id, row];
		}),
	);
	if (rows.size === 0) return;
	await tx
		.insert(userDailyProgress)
		.values([...rows.values()])
		.onConflictDoUpdate({
			target: [userDailyProgress.user_id, userDailyProgress.challenge_id],
			set: {
				current_progress: sql`excluded.current_progress`,
				completed_at: sql`excluded.completed_at`,
				points_earned: sql`excluded.points_earned`,
			},
			setWhere: sql`excluded.current_progress > ${userDailyProgress.current_progress}`,
		});
}

/** Returns today's challenges with the fan's progress. Three queries, five on the first call of a day. */
export async function listDailyChallenges(db: Queryable, fan_id: string): Promise<DailyChallenge[]> {
	const challenges = await challengesOn(db, await readToday(db));
	const progress = await db
		.select({ action: userActions.transaction_type, times_on: userActions.times_on })
		.from(userActions)
		.where(and(eq(userActions.user_id, fan_id), eq(userActions.last_on, today)));
	return challenges.map(({ challenge_date: _, is_active: __, ...challenge }) => {
		const done = progress.find(({ action }) => action === challenge.action)?.times_on ?? 0;
		const current_progress = Math.min(done, challenge.target_value);
		const is_completed = current_progress === challenge.target_value;
		return { ...challenge, current_progress, is_completed };
	});
}
