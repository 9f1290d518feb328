import { z } from "zod";

/** Times are ISO instants. */
export const challengeSchema = z.object({
	id: z.uuid(),
	title: z.string(),
	description: z.string(),
	challenge_type: z.enum(["quiz", "prediction", "sharing", "recruitment", "other"]),
	target_value: z.int(),
	reward_points: z.int(),
	start_date: z.string(),
	end_date: z.string(),
	max_participants: z.int().nullable(),
	participants_count: z.int(),
	/** the progress of a participant; null for others */
	mine: z.object({ current_progress: z.int(), completed: z.boolean() }).nullable(),
	/** by the server's clock */
	phase: z.enum(["coming", "on", "ended"]),
});
export type Challenge = z.output<typeof challengeSchema>;
