import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "../auth.ts";
import { moment } from "../columns.ts";

/** The latest document of the owner's feed about a match, until the record has the match. */
export const liveMatches = pgTable(
	"live_matches",
	{
		match_id: integer("match_id").primaryKey(),
		/** in Cricsheet's format, as far as the site reads it */
		document: jsonb("document").notNull(),
		/** of the document */
		hash: text("hash").notNull(),
		/** number of changes; 0 until the first one */
		revision: integer("revision").notNull().default(0),
		changed_at: moment("changed_at").notNull().defaultNow(),
		/** when the feed last sent an accepted document */
		heard_at: moment("heard_at").notNull().defaultNow(),
		/** when and why a document was last refused */
		refused_at: moment("refused_at"),
		refusal: text("refusal"),
	},
	(t) => [
		index("live_matches_changed_idx").on(t.changed_at.desc()),
		check("live_matches_id", sql`${t.match_id} > 0`),
		check("live_matches_refusal", sql`(${t.refused_at} is null) = (${t.refusal} is null)`),
	],
);

/** An admin's choice for a name in a feed: a person of the record, or null for a person that it lacks. */
export const feedPeople = pgTable(
	"feed_people",
	{
		franchise_id: text("franchise_id").notNull(),
		name: text("name").notNull(),
		person_id: text("person_id"),
		chosen_by: uuid("chosen_by").references(() => users.id, { onDelete: "set null" }),
		chosen_at: moment("chosen_at").notNull().defaultNow(),
	},
	(t) => [
		primaryKey({ columns: [t.franchise_id, t.name] }),
		index("feed_people_chosen_by_idx").on(t.chosen_by),
		check("feed_people_name", sql`length(${t.name}) between 1 and 60`),
	],
);

/** A folder or URL that one process at a time reads. */
export const matchFeeds = pgTable("match_feeds", {
	source: text("source").primaryKey(),
	asked_at: moment("asked_at").notNull(),
	answered_at: moment("answered_at"),
	/** why the last read failed */
	failure: text("failure"),
});
