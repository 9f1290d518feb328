import { z } from "zod";

/** What others see of a fan: never the address. */
export const publicProfileSchema = z.object({
	id: z.uuid(),
	full_name: z.string().nullable(),
	/** where the picture was taken from; null without one */
	avatar_url: z.string().nullable(),
	/** null: in none, or not shown */
	team: z.object({ team_name: z.string(), team_code: z.string() }).nullable(),
	points: z.int(),
	/** how many are unlocked; null: not shown */
	achievements: z.int().nullable(),
	/** ISO instant */
	member_since: z.string(),
});
export type PublicProfile = z.output<typeof publicProfileSchema>;

/** A fan's own profile. */
export const ownProfileSchema = publicProfileSchema.extend({
	email: z.string(),
	achievements: z.int(),
	/** as it was saved; from before pictures were loaded at saving there may be none of it */
	saved_avatar_url: z.string().nullable(),
});
export type OwnProfile = z.output<typeof ownProfileSchema>;
