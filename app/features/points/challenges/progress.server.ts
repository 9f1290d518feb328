import { sql } from "drizzle-orm";
import type { Tx } from "../../../../platform/database/database.ts";
import type { DueAction } from "../ledger.server.ts";
import { type Reward, ruleOf } from "../rules.ts";

/**
 * Advances fans' challenges for each paid action of their kind, and returns the rewards of those completed. An action
 * counts when it happened between start and end, after the fan joined. One statement, or none.
 */
export async function stepChallenges(tx: Tx, actions: readonly DueAction[]): Promise<Reward[]> {
	const steps = actions.flatMap(({ user_id, action, ledger_id, done_at }) => {
		const { challenge } = ruleOf(action);
		return challenge && ledger_id !== null ? [{ user_id, challenge, done_at }] : [];
	});
	if (steps.length === 0) return [];
	const { rows } = await tx.execute<{ user_id: string; id: string; title: string; reward_points: number }>(sql`
		with counted as (
			select p.user_id, c.id, c.title, c.reward_points, c.target_value, count(*)::integer as steps
			from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as step (user_id uuid, challenge text, done_at timestamptz)
			join user_challenge_participations p on p.user_id = step.user_id and p.completed_at is null and p.joined_at <= step.done_at
			join community_challenges c on c.id = p.challenge_id and c.challenge_type = step.challenge and c.is_active
				and step.done_at >= c.start_date and step.done_at < c.end_date
			group by p.user_id, c.id
		), stepped as (
			update user_challenge_participations p set
				current_progress = least(p.current_progress + counted.steps, counted.target_value),
				completed_at = case when p.current_progress + counted.steps >= counted.target_value then now() end
			from counted where p.user_id = counted.user_id and p.challenge_id = counted.id
			returning p.user_id, p.challenge_id, p.completed_at
		)
		select counted.user_id, counted.id, counted.title, counted.reward_points
		from counted join stepped on stepped.user_id = counted.user_id and stepped.challenge_id = counted.id
		where stepped.completed_at is not null`);
	return rows.map(({ user_id, id, title, reward_points }) => ({
		fan_id: user_id,
		action: "challenge",
		reference: id,
		worth: { points: reward_points, description: `Challenge complete: ${title}` },
	}));
}
