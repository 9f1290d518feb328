import { z } from "zod";

/** The messages of a match evening that visitors and fans may read before they join the site's own room. */
export const latestSchema = z.object({
	messages: z.array(
		z.object({
			id: z.uuid(),
			/** null for the assistant, a private profile, and an account that is gone */
			fan_id: z.uuid().nullable(),
			name: z.string(),
			text: z.string(),
			at: z.string(),
		}),
	),
	/** the revision of the last change of the room's relive */
	relive_revision: z.int(),
});
export type Latest = z.output<typeof latestSchema>;
