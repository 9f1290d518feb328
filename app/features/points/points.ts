import { z } from "zod";

/** A fan's own points: GET /api/points. */
export const myPointsSchema = z.object({
	total_points: z.int(),
	xp: z.int(),
	level: z.int(),
	/** XP within the level, out of `level_xp` */
	level_progress: z.int(),
	level_xp: z.int(),
	/** consecutive days with a daily bonus, 0 once the streak is broken */
	streak_days: z.int(),
	/** points of today */
	daily_points: z.int(),
	last_daily_bonus: z.string().nullable(),
	/** the daily bonus that can be claimed now; null: claimed today */
	daily_bonus: z.int().nullable(),
	/** the daily bonus of tomorrow, once today's is claimed */
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

/** The result of claiming the daily bonus. */
export const dailyVisitSchema = z.object({
	already_claimed: z.boolean(),
	/** the total, with the streak's part */
	points_awarded: z.int(),
	streak_bonus: z.int(),
	new_streak: z.int(),
	/** the total of tomorrow's bonus */
	tomorrow: z.int(),
});
export type DailyVisit = z.output<typeof dailyVisitSchema>;

/** A daily challenge with the fan's progress. */
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
