import { z } from "zod";

/** The public part of a profile, without the mail address. */
export const publicProfileSchema = z.object({
	id: z.uuid(),
	full_name: z.string().nullable(),
	/** the source of the picture; null without one */
	avatar_url: z.string().nullable(),
	/** null: in none, or hidden */
	team: z.object({ team_name: z.string(), team_code: z.string() }).nullable(),
	points: z.int(),
	/** the number unlocked; null: hidden */
	achievements: z.int().nullable(),
	/** ISO instant */
	member_since: z.string(),
});
export type PublicProfile = z.output<typeof publicProfileSchema>;

/** A fan's own profile. */
export const ownProfileSchema = publicProfileSchema.extend({
	email: z.string(),
	achievements: z.int(),
	/** the saved address; pictures saved by old versions may never have been fetched */
	saved_avatar_url: z.string().nullable(),
});
export type OwnProfile = z.output<typeof ownProfileSchema>;
