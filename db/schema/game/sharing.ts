import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { fanId, users } from "../auth.ts";
import { moment } from "../columns.ts";

const share = () =>
	uuid("share_id")
		.notNull()
		.references(() => viralShares.id, { onDelete: "cascade" });

/** A fan's own link to something on the site. The same thing shared again with the same words is the same link. */
export const viralShares = pgTable(
	"viral_shares",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		user_id: fanId(),
		/** the code in the URL: random, so that it is neither personal nor guessable */
		code: text("code").notNull().unique(),
		share_type: text("share_type").notNull(),
		/** id of a player or fact, code of a team, category of a quiz; null if the type says it all */
		content_id: text("content_id"),
		share_text: text("share_text").notNull(),
		clicks_count: integer("clicks_count").notNull().default(0),
		conversions_count: integer("conversions_count").notNull().default(0),
		created_at: moment("created_at").notNull().defaultNow(),
	},
	(t) => [
		unique("viral_shares_once").on(t.user_id, t.share_type, t.content_id, t.share_text).nullsNotDistinct(),
		check("viral_shares_counts", sql`${t.clicks_count} >= 0 and ${t.conversions_count} >= 0`),
		check("viral_shares_text", sql`char_length(${t.share_text}) between 1 and 400`),
	],
);

/** The fields that an admin's invitation adds to its share (`share_type` 'invite'). */
export const shareInvites = pgTable(
	"share_invites",
	{
		share_id: share().primaryKey(),
		/** text for visitors, below the admin's name */
		note: text("note"),
		/** most sign-ups; null: any number */
		most_uses: integer("most_uses"),
		/** null: never */
		expires_at: moment("expires_at"),
		revoked_at: moment("revoked_at"),
		created_at: moment("created_at").notNull().defaultNow(),
	},
	(t) => [
		check("share_invites_uses", sql`${t.most_uses} >= 1`),
		check("share_invites_note", sql`char_length(${t.note}) between 1 and 200`),
	],
);

/** Clicks on links, once per day and visitor. Rows of past days are deleted; clicks_count has the sum. */
export const shareClicks = pgTable(
	"share_clicks",
	{
		share_id: share(),
		/** by the clock of Asia/Kolkata */
		day: date("day", { mode: "string" }).notNull(),
		/** keyed hash of fan or network, valid for this day only */
		visitor: text("visitor").notNull(),
	},
	(t) => [primaryKey({ columns: [t.share_id, t.day, t.visitor] }), index("share_clicks_day_idx").on(t.day)],
);

/** A friend who came by a link: waits for the first action, then is paid, refused or on hold. */
export const shareConversions = pgTable(
	"share_conversions",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		share_id: share(),
		/** the friend; null once the account is deleted */
		fan_id: uuid("fan_id")
			.unique()
			.references(() => users.id, { onDelete: "set null" }),
		state: text("state").$type<"waiting" | "on_hold" | "paid" | "refused">().notNull().default("waiting"),
		/** keyed hash of the network in which the friend signed up; deleted with the devices */
		network: text("network"),
		/**
		 * why an admin must decide: the sharer or a friend of the sharer used that network before, or friends came too fast
		 */
		doubt: text("doubt").$type<"same_network" | "pace">(),
		/** reason of the refusal */
		refusal: text("refusal").$type<"same_device" | "day_cap" | "admin">(),
		created_at: moment("created_at").notNull().defaultNow(),
		/** when the friend first acted */
		acted_at: moment("acted_at"),
		/** when it was paid or refused */
		settled_at: moment("settled_at"),
		settled_by: uuid("settled_by").references(() => users.id, { onDelete: "set null" }),
	},
	(t) => [
		index("share_conversions_share_idx").on(t.share_id, t.created_at),
		index("share_conversions_on_hold_idx").on(t.acted_at, t.id).where(sql`${t.state} = 'on_hold'`),
		check("share_conversions_doubt", sql`${t.doubt} in ('same_network', 'pace')`),
		check("share_conversions_state", sql`${t.state} in ('waiting', 'on_hold', 'paid', 'refused')`),
		check("share_conversions_refusal", sql`(${t.state} = 'refused') = (${t.refusal} is not null)`),
		check("share_conversions_settled", sql`(${t.state} in ('paid', 'refused')) = (${t.settled_at} is not null)`),
		check("share_conversions_acted", sql`${t.state} not in ('on_hold', 'paid') or ${t.acted_at} is not null`),
	],
);

/**
 * Keyed hashes of the browser cookie and the network of a sign-in. They show only whether two accounts share a browser
 * or a network. Deleted when the cookie expires.
 */
export const fanDevices = pgTable(
	"fan_devices",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** null once the account is deleted: the device stays known, so that nobody returns on it as a new fan */
		fan_id: uuid("fan_id").references(() => users.id, { onDelete: "set null" }),
		device: text("device").notNull(),
		seen_at: moment("seen_at").notNull().defaultNow(),
	},
	(t) => [
		unique("fan_devices_once").on(t.device, t.fan_id),
		index("fan_devices_fan_idx").on(t.fan_id),
		index("fan_devices_age_idx").on(t.seen_at),
	],
);
