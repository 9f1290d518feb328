/** A fan's points as the fan's own browser sees them: GET /api/points. */
export type MyPoints = {
	total_points: number;
	xp: number;
	level: number;
	/** XP within the level, of `level_xp` */
	level_progress: number;
	level_xp: number;
	/** days in a row with a daily bonus, 0 once the streak is broken */
	streak_days: number;
	/** points of today */
	daily_points: number;
	last_daily_bonus: string | null;
	/** what the daily bonus pays when it is claimed now; null: claimed today */
	daily_bonus: number | null;
};

export type PointsHistory = {
	rows: {
		id: number;
		transaction_type: string;
		description: string;
		points: number;
		xp: number;
		created_at: string;
	}[];
	more: boolean;
};
