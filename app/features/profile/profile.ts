import { z } from "zod";

export const publicProfileSchema = z.object({
	id: z.uuid(),
	full_name: z.string().nullable(),
	/** the address from which the picture was fetched; null without a picture */
	avatar_url: z.string().nullable(),
	/** null without one, or hidden by the fan's settings */
	team: z.object({ team_name: z.string(), team_code: z.string() }).nullable(),
	points: z.int(),
	/** how many are unlocked; null when hidden by the fan's settings */
	achievements: z.int().nullable(),
	/** ISO instant */
	member_since: z.string(),
});
export type PublicProfile = z.output<typeof publicProfileSchema>;

export const ownProfileSchema = publicProfileSchema.extend({
	email: z.string(),
	achievements: z.int(),
	/** the saved address, also one whose picture was never fetched: old versions saved addresses without fetching */
	saved_avatar_url: z.string().nullable(),
});
export type OwnProfile = z.output<typeof ownProfileSchema>;
