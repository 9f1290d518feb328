import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** One row: the key by which the IndexNow service knows this site, and the day of the last submitted sitemap. */
export const indexnowSite = pgTable(
	"indexnow_site",
	{
		one: integer("one").primaryKey().default(1),
		key: text("key").notNull(),
		/** by the clock of Asia/Kolkata */
		sitemap_on: date("sitemap_on", { mode: "string" }),
	},
	(t) => [check("indexnow_site_one", sql`${t.one} = 1`), check("indexnow_site_key", sql`${t.key} ~ '^[0-9a-f]{32}$'`)],
);

/** Submitted URLs; those of a batch are sent in one request. Deleted after 30 days. */
export const indexnowSubmissions = pgTable(
	"indexnow_submissions",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		batch_id: uuid("batch_id").notNull(),
		url: text("url").notNull(),
		type: text("type").$type<"manual" | "content" | "sitemap" | "bulk">().notNull(),
		status: text("status").$type<"pending" | "success" | "failed">().notNull().default("pending"),
		submitted_at: moment("submitted_at").notNull().defaultNow(),
		/** the outcome of the last try, or "not sent" if its job was lost; null before the first try */
		response: text("response"),
		tries: smallint("tries").notNull().default(0),
	},
	(t) => [
		index("indexnow_submissions_newest_idx").on(t.submitted_at.desc(), t.id),
		index("indexnow_submissions_batch_idx").on(t.batch_id),
		check("indexnow_submissions_type", sql`${t.type} in ('manual', 'content', 'sitemap', 'bulk')`),
		check("indexnow_submissions_status", sql`${t.status} in ('pending', 'success', 'failed')`),
	],
);

/** Every page ever submitted, with its date in the sitemap then. New and changed pages are submitted next. */
export const indexnowPages = pgTable("indexnow_pages", {
	path: text("path").primaryKey(),
	/** as in the sitemap; null for undated pages */
	lastmod: text("lastmod"),
	submitted_at: moment("submitted_at").notNull().defaultNow(),
	/** the submission failed; the page is submitted again a day later */
	failed: boolean("failed").notNull().default(false),
});
