import { z } from "zod";

/** The desk's live matches with their unknown names, and the state of the feeds. */
export const liveDeskSchema = z.object({
	matches: z.array(
		z.object({
			match_id: z.int(),
			name: z.string(),
			revision: z.int(),
			heard_at: z.string(),
			/** why the feed's last document was refused; null if a later one was accepted */
			refusal: z.string().nullable(),
			asked: z.array(
				z.object({
					name: z.string(),
					franchise_id: z.string(),
					candidates: z.array(z.object({ id: z.string(), name: z.string(), matches: z.int(), of_side: z.boolean() })),
				}),
			),
		}),
	),
	feeds: z.array(z.object({ source: z.string(), answered_at: z.string().nullable(), failure: z.string().nullable() })),
});
export type LiveDesk = z.output<typeof liveDeskSchema>;
