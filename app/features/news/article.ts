import { z } from "zod";
import { NEWS_CATEGORIES, type NewsCategory, type NewsChannel } from "./rules.ts";

/** An article as a card shows it. */
export type NewsArticle = {
	id: string;
	title: string;
	snippet: string;
	/** the original; null for a sample */
	link: string | null;
	source: string;
	/** ISO instant */
	published_date: string | null;
	/** an address of our own */
	image_url: string | null;
	category: NewsCategory;
	channel: NewsChannel;
};

/** The same as its own page shows it. */
export type NewsStory = NewsArticle & { content: string | null; author: string | null };

/** What a search of the web found: not stored, for whoever searched alone. */
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

/** Where the articles of the last refresh came from, and how many there are. */
export const newsRefreshSchema = z.object({
	brought: z.enum(["live", "rss", "stored", "samples", "none"]),
	articles: z.int(),
});
export type NewsRefresh = z.output<typeof newsRefreshSchema>;
