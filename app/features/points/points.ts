import { z } from "zod";

/** A fan's points as the fan's own browser sees them: GET /api/points. */
export const myPointsSchema = z.object({
	total_points: z.int(),
	xp: z.int(),
	level: z.int(),
	/** XP within the level, of `level_xp` */
	level_progress: z.int(),
	level_xp: z.int(),
	/** days in a row with a daily bonus, 0 once the streak is broken */
	streak_days: z.int(),
	/** points of today */
	daily_points: z.int(),
	last_daily_bonus: z.string().nullable(),
	/** what the daily bonus pays when it is claimed now; null: claimed today */
	daily_bonus: z.int().nullable(),
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

/** What came of claiming the daily bonus. */
export const dailyVisitSchema = z.object({
	already_claimed: z.boolean(),
	/** all of it, the streak's part included */
	points_awarded: z.int(),
	streak_bonus: z.int(),
	new_streak: z.int(),
});
export type DailyVisit = z.output<typeof dailyVisitSchema>;

/** A challenge of the day, and how far the fan is with it. */
export const dailyChallengeSchema = z.object({
	id: z.uuid(),
	challenge_name: z.string(),
	challenge_description: z.string(),
	target_value: z.int(),
	reward_points: z.int(),
	current_progress: z.int(),
	is_completed: z.boolean(),
	/** whether quiz answers are its steps */
	by_quiz: z.boolean(),
});
export type DailyChallenge = z.output<typeof dailyChallengeSchema>;

/** An achievement that a fan has unlocked. */
export const achievedSchema = z.object({
	achievement_key: z.string(),
	achievement_name: z.string(),
	achievement_description: z.string(),
	badge_icon: z.string(),
	points_earned: z.int(),
	unlocked_at: z.string(),
});
export type Achieved = z.output<typeof achievedSchema>;
