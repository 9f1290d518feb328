import { z } from "zod";

export const myPointsSchema = z.object({
	total_points: z.int(),
	xp: z.int(),
	level: z.int(),
	/** XP above the start of the level, of `level_xp` */
	level_progress: z.int(),
	level_xp: z.int(),
	/** consecutive days with a daily bonus; 0 after a missed day */
	streak_days: z.int(),
	daily_points: z.int(),
	last_daily_bonus: z.string().nullable(),
	/** the daily bonus that can be claimed now; null if it was claimed today */
	daily_bonus: z.int().nullable(),
	/** tomorrow's daily bonus if today's is claimed */
	bonus_tomorrow: z.int(),
});
export type MyPoints = z.output<typeof myPointsSchema>;

export const pointsHistorySchema = z.object({
	rows: z.array(
		z.object({
			id: z.int(),
			transaction_type: z.string(),
			description: z.string(),
			points: z.int(),
			xp: z.int(),
			created_at: z.string(),
		}),
	),
	more: z.boolean(),
});
export type PointsHistory = z.output<typeof pointsHistorySchema>;

export const dailyVisitSchema = z.object({
	already_claimed: z.boolean(),
	/** includes `streak_bonus` */
	points_awarded: z.int(),
	streak_bonus: z.int(),
	new_streak: z.int(),
	/** tomorrow's whole bonus */
	tomorrow: z.int(),
});
export type DailyVisit = z.output<typeof dailyVisitSchema>;

export const dailyChallengeSchema = z.object({
	id: z.uuid(),
	challenge_name: z.string(),
	challenge_description: z.string(),
	target_value: z.int(),
	reward_points: z.int(),
	current_progress: z.int(),
	is_completed: z.boolean(),
	/** the action that counts for it */
	action: z.string(),
});
export type DailyChallenge = z.output<typeof dailyChallengeSchema>;

export const achievedSchema = z.object({
	achievement_key: z.string(),
	achievement_name: z.string(),
	achievement_description: z.string(),
	badge_icon: z.string(),
	points_earned: z.int(),
	unlocked_at: z.string(),
});
export type Achieved = z.output<typeof achievedSchema>;
