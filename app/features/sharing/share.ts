import { z } from "zod";
import { UNPAID } from "./rules.ts";

/** A fan's link in its panel. */
export const shareLinkSchema = z.object({
	share_id: z.uuid(),
	share_url: z.url(),
	share_text: z.string(),
	/** points and XP paid for this share */
	earned: z.int(),
	/** why nothing was paid; null when it was */
	unpaid: z.enum(UNPAID).nullable(),
});
export type ShareLink = z.output<typeof shareLinkSchema>;

/** The target of a link. */
export type SharedContent = {
	/** as stored: a player is requested by slug or id and stored by id */
	content_id: string | null;
	/** of the player, team, fact or quiz; null when the type has none */
	name: string | null;
	/** page of the site */
	path: string;
};

/** VIRAL-3: the results of a fan's links. */
export const viralImpactSchema = z.object({
	/** those that earned points */
	shares: z.int(),
	clicks: z.int(),
	conversions: z.int(),
	/** who joined and were not refused; `waiting`: no action yet, `on_hold`: for an admin's decision */
	friends: z.object({ joined: z.int(), waiting: z.int(), on_hold: z.int() }),
	/** the fan came by a link, and an admin has to decide before its owner is paid */
	held_for_friend: z.boolean(),
	score: z.int(),
	/** percent */
	conversion_rate: z.number(),
	level: z.int(),
	/** rank of the fan's team; null without a team */
	army_ranking: z.int().nullable(),
	/** true when the ranking is a showcase figure */
	demo: z.boolean(),
});
export type ViralImpact = z.output<typeof viralImpactSchema>;
