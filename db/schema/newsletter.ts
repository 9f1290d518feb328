import { sql } from "drizzle-orm";
import { check, date, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** A subscription to the newsletter. Only confirmed addresses get mail. Unsubscribing deletes the row. */
export const newsletterSubscriptions = pgTable(
	"newsletter_subscriptions",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** in lower case */
		email: text("email").notNull().unique(),
		/** expiry of the mailed links; each new request before the confirmation extends it */
		confirmation_expires_at: moment("confirmation_expires_at").notNull(),
		requested_at: moment("requested_at").notNull().defaultNow(),
		confirmed_at: moment("confirmed_at"),
	},
	(t) => [
		check("newsletter_subscriptions_lower_case", sql`${t.email} = lower(${t.email})`),
		index("newsletter_subscriptions_waiting_idx").on(t.confirmation_expires_at).where(sql`${t.confirmed_at} is null`),
	],
);

/** The content of a week's newsletter, written once for all subscribers. */
export const newsletterIssues = pgTable("newsletter_issues", {
	/** the Monday of its week, by the clock of Asia/Kolkata */
	week: date("week", { mode: "string" }).primaryKey(),
	content: jsonb("content").notNull(),
	/** so that the next issues choose other facts */
	fact_ids: uuid("fact_ids").array().notNull(),
	created_at: moment("created_at").notNull().defaultNow(),
});

/** The delivery of an issue to a subscriber; the key makes it one mail. */
export const newsletterDeliveries = pgTable(
	"newsletter_deliveries",
	{
		week: date("week", { mode: "string" })
			.notNull()
			.references(() => newsletterIssues.week, { onDelete: "cascade" }),
		subscription_id: uuid("subscription_id")
			.notNull()
			.references(() => newsletterSubscriptions.id, { onDelete: "cascade" }),
		/** set before sending, so that a crash loses a mail and never sends it twice */
		begun_at: moment("begun_at"),
		sent_at: moment("sent_at"),
	},
	(t) => [
		primaryKey({ columns: [t.week, t.subscription_id] }),
		index("newsletter_deliveries_waiting_idx").on(t.week).where(sql`${t.begun_at} is null`),
		index("newsletter_deliveries_subscription_idx").on(t.subscription_id),
		check("newsletter_deliveries_order", sql`${t.sent_at} is null or ${t.begun_at} is not null`),
	],
);
