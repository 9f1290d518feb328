import { z } from "zod";
import { NEWS_CATEGORIES, type NewsCategory, type NewsChannel } from "./rules.ts";

/** An article on a card. */
export type NewsArticle = {
	id: string;
	title: string;
	snippet: string;
	/** the original; null for a sample */
	link: string | null;
	source: string;
	/** ISO instant */
	published_date: string | null;
	/** an address on our site */
	image_url: string | null;
	category: NewsCategory;
	channel: NewsChannel;
};

/** An article on its own page. */
export type NewsStory = NewsArticle & { content: string | null; author: string | null };

/** A result of a web search: not stored, shown only to the searcher. */
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

/** The source of the last refresh's articles, and their number. */
export const newsRefreshSchema = z.object({
	brought: z.enum(["live", "rss", "stored", "samples", "none"]),
	articles: z.int(),
});
export type NewsRefresh = z.output<typeof newsRefreshSchema>;
