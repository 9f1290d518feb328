import { z } from "zod";

/** A fan's switches. */
export const switchesSchema = z.object({
	email_notifications: z.boolean(),
	team_updates: z.boolean(),
	challenge_alerts: z.boolean(),
	match_of_the_day: z.boolean(),
	push_notifications: z.boolean(),
	public_profile: z.boolean(),
	show_achievements: z.boolean(),
	show_team: z.boolean(),
});
export type Switches = z.output<typeof switchesSchema>;
