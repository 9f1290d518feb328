import { z } from "zod";
import { NEWS_CATEGORIES, type NewsCategory, type NewsChannel } from "./rules.ts";

export type NewsArticle = {
	id: string;
	title: string;
	snippet: string;
	/** the original; null for an explainer */
	link: string | null;
	source: string;
	/** ISO instant */
	published_date: string | null;
	/** on this site; null without a picture */
	image_url: string | null;
	category: NewsCategory;
	channel: NewsChannel;
};

export type NewsStory = NewsArticle & { content: string | null; author: string | null };

/** A result of a web search for a topic. Only an admin's results are stored. */
export const foundArticleSchema = z.object({
	/** the original */
	link: z.url(),
	title: z.string(),
	snippet: z.string(),
	source: z.string(),
	category: z.enum(NEWS_CATEGORIES),
	published_date: z.iso.datetime().nullable(),
});
export type FoundArticle = z.output<typeof foundArticleSchema>;

/**
 * `brought`: the source of the articles shown; 'stored' are those of earlier runs. `articles`: their number, or for
 * 'rss' the number of new ones.
 */
export const newsRefreshSchema = z.object({
	brought: z.enum(["live", "rss", "stored", "samples", "none"]),
	articles: z.int(),
});
export type NewsRefresh = z.output<typeof newsRefreshSchema>;
