import type { TeamColors } from "./rules.ts";

/** A team's fans as one army. */
export type Army = {
	id: string;
	team_name: string;
	/** 'CSK' */
	team_code: string;
	community_motto: string;
	total_members: number;
	total_points: number;
	team_colors: TeamColors;
};

/** One row of the team leaderboard. */
export type LeaderboardRow = {
	team_id: string;
	team_name: string;
	team_code: string;
	team_colors: TeamColors;
	/** 1 is best; teams with equal points share a rank */
	rank: number;
	total_points: number;
	total_members: number;
	/** to one decimal; 0 without members */
	avg_points_per_member: number;
};

/** A fan's place in an army. */
export type TeamMembership = { team_id: string; team_name: string; team_code: string; points_contributed: number };
