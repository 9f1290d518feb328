import { z } from "zod";
import { UNPAID } from "./rules.ts";

/** A fan's link as its panel shows it. */
export const shareLinkSchema = z.object({
	share_id: z.uuid(),
	share_url: z.url(),
	share_text: z.string(),
	/** points and XP that this share has paid */
	earned: z.int(),
	/** why that is nothing; null when it has paid */
	unpaid: z.enum(UNPAID).nullable(),
});
export type ShareLink = z.output<typeof shareLinkSchema>;

/** What a link leads to. */
export type SharedContent = {
	/** as stored with the share: a player is asked for by slug or id and stored by id */
	content_id: string | null;
	/** of the player, team, fact or quiz; null where the type has none */
	name: string | null;
	/** page of the site */
	path: string;
};

/** VIRAL-3: what a fan's links have brought about. */
export const viralImpactSchema = z.object({
	/** those that earned points */
	shares: z.int(),
	clicks: z.int(),
	conversions: z.int(),
	/** by their links and not refused; `waiting`: did nothing yet, `held`: an admin looks at them */
	friends: z.object({ joined: z.int(), waiting: z.int(), held: z.int() }),
	score: z.int(),
	/** percent */
	conversion_rate: z.number(),
	level: z.int(),
	/** place of the fan's team; null for who has none */
	team_ranking: z.int().nullable(),
	/** true when the ranking is a showcase figure */
	demo: z.boolean(),
});
export type ViralImpact = z.output<typeof viralImpactSchema>;
