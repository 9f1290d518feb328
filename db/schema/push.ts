import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { fanId, sessions } from "./auth.ts";
import { moment } from "./columns.ts";

/**
 * A browser that gets a fan's notifications. The row is deleted with its session, so that they end with signing out.
 */
export const pushSubscriptions = pgTable(
	"push_subscriptions",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		user_id: fanId(),
		session_id: uuid("session_id")
			.notNull()
			.unique()
			.references(() => sessions.id, { onDelete: "cascade" }),
		/** URL at the browser's push service */
		endpoint: text("endpoint").notNull().unique(),
		/** the browser's public key and secret, for the encryption */
		p256dh: text("p256dh").notNull(),
		auth: text("auth").notNull(),
		created_at: moment("created_at").notNull().defaultNow(),
		succeeded_at: moment("succeeded_at"),
		/** since the last success */
		failures: integer("failures").notNull().default(0),
	},
	(t) => [
		index("push_subscriptions_user_idx").on(t.user_id, t.created_at),
		check("push_subscriptions_https", sql`${t.endpoint} like 'https://%'`),
		check("push_subscriptions_failures", sql`${t.failures} >= 0`),
	],
);

/** A message to a browser. `key` is the idempotency key: each browser gets it once. */
export const pushMessages = pgTable(
	"push_messages",
	{
		subscription_id: uuid("subscription_id")
			.notNull()
			.references(() => pushSubscriptions.id, { onDelete: "cascade" }),
		key: text("key").notNull(),
		content: jsonb("content").$type<{ title: string; body: string; path: string }>().notNull(),
		created_at: moment("created_at").notNull().defaultNow(),
		/** earliest time, as a push service may ask to wait */
		due_at: moment("due_at").notNull().defaultNow(),
		/** the message is not sent after this time */
		expires_at: moment("expires_at").notNull(),
		tries: integer("tries").notNull().default(0),
		/** set before sending, so that a crash loses a message and never sends it twice */
		begun_at: moment("begun_at"),
		sent_at: moment("sent_at"),
	},
	(t) => [
		primaryKey({ columns: [t.subscription_id, t.key] }),
		index("push_messages_waiting_idx").on(t.due_at).where(sql`${t.begun_at} is null`),
		index("push_messages_expired_idx").on(t.expires_at),
		check("push_messages_order", sql`${t.sent_at} is null or ${t.begun_at} is not null`),
		check("push_messages_tries", sql`${t.tries} >= 0`),
	],
);
