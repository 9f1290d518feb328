import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import type { DueAction } from "../points/ledger.server.ts";
import { ruleOf } from "../points/rules.ts";
import { BATTLES, MOST_ACTIONS } from "./rules.ts";

/**
 * Adds the points of actions to the open battles of their type. An action counts if the fan had joined before it, it
 * was before the end, and the fan is below `MOST_ACTIONS`. An unpaid one counts only if its rule says "done"
 * (points/rules.ts). Returns true if a score changed. One statement, or none. Calls must not run concurrently.
 */
export async function scoreBattles(tx: Tx, actions: readonly DueAction[]): Promise<boolean> {
	const scoring = actions.flatMap(({ user_id, action, ledger_id, done_at }) => {
		const { battle } = ruleOf(action);
		if (!battle || (battle.when === "paid" && ledger_id === null)) return [];
		return [{ user_id, battle_type: battle.type, points: BATTLES[battle.type].points, done_at }];
	});
	if (scoring.length === 0) return false;
	const { rows } = await tx.execute<{ id: string }>(sql`
		with counted as (
			select p.id, p.battle_id, p.side, step.points, least(count(*)::integer, ${MOST_ACTIONS} - p.actions_count) as actions
			from jsonb_to_recordset(${JSON.stringify(scoring)}::jsonb)
				as step (user_id uuid, battle_type text, points integer, done_at timestamptz)
			join live_team_battles b on b.battle_type = step.battle_type and b.status = 'active' and step.done_at < b.end_time
			join battle_participations p on p.battle_id = b.id and p.user_id = step.user_id and p.joined_at <= step.done_at
			where p.actions_count < ${MOST_ACTIONS}
			group by p.id, step.points
		), scored as (
			update live_team_battles b set team_a_points = b.team_a_points + sums.a, team_b_points = b.team_b_points + sums.b
			from (
				select battle_id, coalesce(sum(points * actions) filter (where side = 'a'), 0)::integer as a,
					coalesce(sum(points * actions) filter (where side = 'b'), 0)::integer as b
				from counted group by battle_id
			) sums
			where b.id = sums.battle_id and b.status = 'active'
			returning b.id
		), contributed as (
			update battle_participations p set
				points_contributed = p.points_contributed + counted.points * counted.actions,
				actions_count = p.actions_count + counted.actions
			from counted join scored on scored.id = counted.battle_id where p.id = counted.id
		)
		select id from scored`);
	return rows.length > 0;
}
