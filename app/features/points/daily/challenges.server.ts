import { and, asc, eq, sql } from "drizzle-orm";
import { dailyChallenges, userDailyProgress } from "../../../../db/schema/challenges.ts";
import { userDeeds } from "../../../../db/schema/points.ts";
import type { Queryable, Tx } from "../../../../platform/database/database.ts";
import { readToday, today } from "../../../../platform/database/day.ts";
import type { DailyChallenge } from "../points.ts";
import { type Reason, type Reward, worth } from "../rules.ts";
import { CHALLENGES_A_DAY, challengesOf } from "./rules.ts";

/** The challenges of today by the database's clock, chosen by whoever asks first. */
async function challengesOfToday(db: Queryable) {
	const find = () =>
		db
			.select()
			.from(dailyChallenges)
			.where(and(eq(dailyChallenges.challenge_date, today), eq(dailyChallenges.is_active, true)))
			.orderBy(asc(dailyChallenges.target_value), asc(dailyChallenges.id))
			.limit(CHALLENGES_A_DAY);
	const found = await find();
	if (found.length > 0) return found;
	const day = await readToday(db);
	await db
		.insert(dailyChallenges)
		.values(challengesOf(day).map((kind) => ({ challenge_date: day, ...kind })))
		.onConflictDoNothing();
	return find();
}

/**
 * Moves the fan's progress with today's challenges on to so many deeds of the day, in the transaction of a payment, and answers
 * what is to be paid for those that are met. The caller holds the lock of the balance.
 */
export async function dailyRewards(
	tx: Tx,
	{ fan_id, reason, times_on }: { fan_id: string; reason: Reason; times_on: number },
): Promise<Reward[]> {
	const [challenge] = (await challengesOfToday(tx)).filter(({ deed }) => deed === reason);
	if (!challenge || times_on > challenge.target_value) return [];
	const met = times_on === challenge.target_value;
	const progress = {
		current_progress: times_on,
		completed_at: met ? sql`now()` : null,
		points_earned: met ? challenge.reward_points : 0,
	};
	await tx
		.insert(userDailyProgress)
		.values({
			user_id: fan_id,
			challenge_id: challenge.id,
			progress_date: challenge.challenge_date,
			...progress,
		})
		.onConflictDoUpdate({ target: [userDailyProgress.user_id, userDailyProgress.challenge_id], set: progress });
	if (!met) return [];
	const amounts = worth(challenge.reward_points, `Daily challenge: ${challenge.challenge_name}`);
	return [{ reason: "daily_challenge", reference: challenge.id, amounts }];
}

/** Today's challenges, three at most, with how far the fan is. Two queries, four on the first call of a day. */
export async function listDailyChallenges(db: Queryable, fan_id: string): Promise<DailyChallenge[]> {
	const challenges = await challengesOfToday(db);
	const progress = await db
		.select({ deed: userDeeds.transaction_type, times_on: userDeeds.times_on })
		.from(userDeeds)
		.where(and(eq(userDeeds.user_id, fan_id), eq(userDeeds.last_on, today)));
	return challenges.map(({ deed, challenge_date: _, is_active: __, ...challenge }) => {
		const done = progress.find((one) => one.deed === deed)?.times_on ?? 0;
		const current_progress = Math.min(done, challenge.target_value);
		const is_completed = current_progress === challenge.target_value;
		return { ...challenge, current_progress, is_completed, by_quiz: deed === "quiz_answer" };
	});
}
