import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { moment } from "./moment.ts";

/** A match as the owner's feed says it is, until the record has it. The whole of it is replaced by each change. */
export const liveMatches = pgTable(
	"live_matches",
	{
		match_id: integer("match_id").primaryKey(),
		/** in Cricsheet's format, as far as we read it */
		document: jsonb("document").notNull(),
		/** of the document as it came */
		hash: text("hash").notNull(),
		/** counts the changes; 0 of a row that waits for its first one */
		revision: integer("revision").notNull().default(0),
		changed_at: moment("changed_at").notNull().defaultNow(),
		/** when the feed last said something that could be */
		heard_at: moment("heard_at").notNull().defaultNow(),
		/** when it last said something else, and why that was refused */
		refused_at: moment("refused_at"),
		refusal: text("refusal"),
	},
	(t) => [
		index("live_matches_changed_idx").on(t.changed_at.desc()),
		check("live_matches_id", sql`${t.match_id} > 0`),
		check("live_matches_refusal", sql`(${t.refused_at} is null) = (${t.refusal} is null)`),
	],
);

/** Who an admin said somebody is whom a feed names: a person of the record, or, without one, somebody it does not know yet. */
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

/** A folder or address that is looked at: one process at a time does. */
export const matchFeeds = pgTable("match_feeds", {
	source: text("source").primaryKey(),
	asked_at: moment("asked_at").notNull(),
	answered_at: moment("answered_at"),
	/** why the last look brought nothing */
	failure: text("failure"),
});
