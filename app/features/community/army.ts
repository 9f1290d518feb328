import { z } from "zod";

const colorsSchema = z.object({ primary: z.string(), secondary: z.string() });

export const armySchema = z.object({
	id: z.uuid(),
	team_name: z.string(),
	/** 'CSK' */
	team_code: z.string(),
	motto: z.string(),
	total_members: z.int(),
	total_points: z.int(),
	team_colors: colorsSchema,
});
export type Army = z.output<typeof armySchema>;

/** A row of the army leaderboard. The API calls an army a team: `team_id` is the army's id. */
export const leaderboardRowSchema = z.object({
	team_id: z.uuid(),
	team_name: z.string(),
	team_code: z.string(),
	team_colors: colorsSchema,
	/** from 1 on, no two alike */
	rank: z.int(),
	total_points: z.int(),
	total_members: z.int(),
	/** to one decimal; null without members */
	avg_points_per_member: z.number().nullable(),
});
export type LeaderboardRow = z.output<typeof leaderboardRowSchema>;

export const armyMembershipSchema = z.object({
	army_id: z.uuid(),
	team_name: z.string(),
	team_code: z.string(),
	points_contributed: z.int(),
});
export type ArmyMembership = z.output<typeof armyMembershipSchema>;
