/** A row of the player fan leaderboard. `team`: short code of the franchise, or null. */
export type FanLeaderboardRow = {
	player_id: string;
	player_name: string;
	team: string | null;
	total_shares: number;
	total_views: number;
	/** views, and ten for each share */
	fan_score: number;
};
