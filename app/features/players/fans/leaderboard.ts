import { z } from "zod";

/** A row of the player fan leaderboard; `team` is a franchise's code. */
export const fanLeaderboardRowSchema = z.object({
	player_id: z.uuid(),
	player_name: z.string(),
	team: z.string().nullable(),
	total_shares: z.int(),
	total_views: z.int(),
	/** views, and ten for each share */
	fan_score: z.int(),
});
export type FanLeaderboardRow = z.output<typeof fanLeaderboardRowSchema>;
