import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Every article from the sources, stored once and for good, so that its page stays. */
export const newsArticles = pgTable(
	"news_articles",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** insertion order: the tie-break of articles with the same date */
		number: bigint("number", { mode: "number" }).generatedAlwaysAsIdentity(),
		title: text("title").notNull(),
		snippet: text("snippet").notNull(),
		/** paragraphs, with a blank line between */
		content: text("content"),
		author: text("author"),
		source: text("source").notNull(),
		/** the original; null for the bundled samples, which have none */
		link: text("link"),
		/** normalised link; prevents duplicates */
		link_key: text("link_key").unique(),
		/** on another host, or a data URL; shown through the site's own address only */
		image_url: text("image_url"),
		/** the topic that it was requested for or found to have; 'Today' applies for a day */
		category: text("category").$type<"Today" | "IPL" | "International" | "General">().notNull(),
		/** the search provider, a feed, or the bundled samples */
		channel: text("channel").$type<"live" | "rss" | "sample">().notNull(),
		published_date: moment("published_date"),
		created_at: moment("created_at").notNull().defaultNow(),
	},
	(t) => [
		// an undated article counts as published when it was first seen
		index("news_articles_newest_idx").on(sql`coalesce(${t.published_date}, ${t.created_at}) desc`, t.number.desc()),
		index("news_articles_arrival_idx").on(t.created_at),
		index("news_articles_search_idx").using("gin", sql`lower(${t.title} || ' ' || ${t.snippet}) gin_trgm_ops`),
		check("news_articles_category", sql`${t.category} in ('Today', 'IPL', 'International', 'General')`),
		check("news_articles_channel", sql`${t.channel} in ('live', 'rss', 'sample')`),
		check(
			"news_articles_link",
			sql`(${t.link} is null) = (${t.link_key} is null) and (${t.link} is null) = (${t.channel} = 'sample')`,
		),
		check("news_articles_link_scheme", sql`${t.link} ~ '^https?://'`),
	],
);

/** The state of a news source: the search provider, or a feed by its URL. */
export const newsSources = pgTable(
	"news_sources",
	{
		source: text("source").primaryKey(),
		/** of the last answer, for conditional requests */
		etag: text("etag"),
		last_modified: text("last_modified"),
		/** consecutive */
		failures: integer("failures").notNull().default(0),
		/** earliest next request */
		next_at: moment("next_at").notNull(),
		answered_at: moment("answered_at"),
	},
	(t) => [check("news_sources_failures", sql`${t.failures} >= 0`)],
);

/** The current run of all sources and the result of the last one. One row. */
export const newsRuns = pgTable(
	"news_runs",
	{
		one: integer("one").primaryKey().default(1),
		/** the running run's lease; it expires when its process dies */
		running_until: moment("running_until"),
		finished_at: moment("finished_at"),
		outcome: text("outcome").$type<"live" | "rss" | "none">(),
		/** articles of the run, known ones included */
		articles: integer("articles").notNull().default(0),
		/** popular searches about cricket, as the search provider last answered */
		topics: text("topics").array().notNull().default([]),
	},
	(t) => [
		check("news_runs_one", sql`${t.one} = 1`),
		check("news_runs_outcome", sql`${t.outcome} in ('live', 'rss', 'none')`),
	],
);

/** Requests to the search provider per day in Indian time. */
export const newsSearches = pgTable(
	"news_searches",
	{
		day: date("day", { mode: "string" }).primaryKey(),
		used: integer("used").notNull(),
	},
	(t) => [check("news_searches_used", sql`${t.used} >= 0`)],
);
