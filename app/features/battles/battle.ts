import { z } from "zod";
import { BATTLE_TYPES } from "./rules.ts";

/** The public part of a battle. */
export const battleSchema = z.object({
	id: z.uuid(),
	battle_type: z.enum(BATTLE_TYPES),
	status: z.enum(["active", "ended"]),
	team_a_code: z.string(),
	team_a_name: z.string(),
	team_b_code: z.string(),
	team_b_name: z.string(),
	team_a_points: z.int(),
	team_b_points: z.int(),
	total_participants: z.int(),
	/** ISO instants */
	end_time: z.string(),
	created_at: z.string(),
	/** null until the battle has ended */
	winner: z.enum(["a", "b", "draw"]).nullable(),
});
export type Battle = z.output<typeof battleSchema>;

/** The open battles, and the server's time as an ISO instant, because a browser's clock may be wrong. */
export const openBattlesSchema = z.object({ battles: z.array(battleSchema), now: z.string() });
export type OpenBattles = z.output<typeof openBattlesSchema>;

/** A fan's side in a battle. */
export const participationSchema = z.object({
	battle_id: z.uuid(),
	side: z.enum(["a", "b"]),
	team_name: z.string(),
	points_contributed: z.int(),
	actions_count: z.int(),
});
export type Participation = z.output<typeof participationSchema>;
