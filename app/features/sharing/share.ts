import { z } from "zod";
import { UNPAID } from "./rules.ts";

export const shareLinkSchema = z.object({
	share_id: z.uuid(),
	share_url: z.url(),
	share_text: z.string(),
	/** points paid for this share, and as much XP */
	earned: z.int(),
	/** why nothing was paid; null when it was paid */
	unpaid: z.enum(UNPAID).nullable(),
});
export type ShareLink = z.output<typeof shareLinkSchema>;

/** The target of a link. */
export type SharedContent = {
	/** as stored: the id of a player or fact, even when the share named a slug */
	content_id: string | null;
	/** null when the target has none */
	name: string | null;
	path: string;
};

/** VIRAL-3: the results of a fan's links. */
export const viralImpactSchema = z.object({
	/** paid ones */
	shares: z.int(),
	clicks: z.int(),
	conversions: z.int(),
	/** `joined`: not refused; of these `waiting` have not acted, and `on_hold` wait for an admin's decision */
	friends: z.object({ joined: z.int(), waiting: z.int(), on_hold: z.int() }),
	/** the fan came by a link whose owner is paid only after an admin's decision */
	held_for_friend: z.boolean(),
	score: z.int(),
	/** percent */
	conversion_rate: z.number(),
	level: z.int(),
	/** rank of the fan's army; null without one */
	army_ranking: z.int().nullable(),
	/** the ranking is a random showcase figure */
	demo: z.boolean(),
});
export type ViralImpact = z.output<typeof viralImpactSchema>;
