import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/database/database.ts";
import { type ChallengeType, type Reward, worth } from "../rules.ts";

/**
 * Takes a fan's challenges of a kind one step on, in the transaction of the payment that the step is, and answers what is to be
 * paid for those that are met by it. Those that have ended, by the database's clock, take no step. One statement.
 */
export async function challengeRewards(tx: Tx, fan_id: string, kind: ChallengeType): Promise<Reward[]> {
	const { rows } = await tx.execute<{ id: string; title: string; reward_points: number; met: boolean }>(sql`
		update user_challenge_participations p set
			current_progress = p.current_progress + 1,
			completed_at = case when p.current_progress + 1 >= c.target_value then now() end
		from community_challenges c
		where p.user_id = ${fan_id} and c.id = p.challenge_id and c.challenge_type = ${kind} and c.is_active
			and p.completed_at is null and now() >= c.start_date and now() < c.end_date
		returning c.id, c.title, c.reward_points, p.completed_at is not null as met`);
	return rows
		.filter(({ met }) => met)
		.map(({ id, title, reward_points }) => ({
			reason: "challenge",
			reference: id,
			amounts: worth(reward_points, `Challenge met: ${title}`),
		}));
}
