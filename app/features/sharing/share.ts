import type { ViralCounts } from "./rules.ts";

/** A fan's link as its panel shows it. */
export type ShareLink = { share_id: string; share_url: string; share_text: string };

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
export type ViralImpact = ViralCounts & {
	score: number;
	/** percent */
	conversion_rate: number;
	level: number;
	/** place of the fan's team; null for who has none */
	team_ranking: number | null;
	/** true when the ranking is a showcase figure */
	demo: boolean;
};
