import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Every item that the chain of sources has brought, each once, for good: its page stays where it is. */
export const newsArticles = pgTable(
	"news_articles",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** order of arrival: breaks the tie of articles of one moment */
		number: bigint("number", { mode: "number" }).generatedAlwaysAsIdentity(),
		title: text("title").notNull(),
		snippet: text("snippet").notNull(),
		/** paragraphs, with a blank line between */
		content: text("content"),
		author: text("author"),
		source: text("source").notNull(),
		/** the original; null for the bundled samples, which have none */
		link: text("link"),
		/** what all spellings of a link share: the same article is not stored twice */
		link_key: text("link_key").unique(),
		/** of another host, or inline as data:; shown through our own address only */
		image_url: text("image_url"),
		/** the topic it was requested for, or found to be about; 'Today' wears off with the day */
		category: text("category").$type<"Today" | "IPL" | "International" | "General">().notNull(),
		/** where it came from: the search provider, a feed, or the bundled set */
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

/** A source of news and how it has behaved: the search provider, and each feed by its address. */
export const newsSources = pgTable(
	"news_sources",
	{
		source: text("source").primaryKey(),
		/** of the answer that was read last, for the conditional request */
		etag: text("etag"),
		last_modified: text("last_modified"),
		/** in a row */
		failures: integer("failures").notNull().default(0),
		/** not asked again before */
		next_at: moment("next_at").notNull(),
		answered_at: moment("answered_at"),
	},
	(t) => [check("news_sources_failures", sql`${t.failures} >= 0`)],
);

/** The one run of the chain at a time, and how the last one ended. One row. */
export const newsRuns = pgTable(
	"news_runs",
	{
		one: integer("one").primaryKey().default(1),
		/** a run is going on until it says that it is over, or until then when its process died */
		running_until: moment("running_until"),
		finished_at: moment("finished_at"),
		outcome: text("outcome").$type<"live" | "rss" | "none">(),
		/** articles that the run brought, those known before included */
		articles: integer("articles").notNull().default(0),
		/** what people search for about cricket, as the search provider last answered */
		topics: text("topics").array().notNull().default([]),
	},
	(t) => [
		check("news_runs_one", sql`${t.one} = 1`),
		check("news_runs_outcome", sql`${t.outcome} in ('live', 'rss', 'none')`),
	],
);

/** Questions put to the search provider on a day, in Indian time. */
export const newsSearches = pgTable(
	"news_searches",
	{
		day: date("day", { mode: "string" }).primaryKey(),
		used: integer("used").notNull(),
	},
	(t) => [check("news_searches_used", sql`${t.used} >= 0`)],
);
