import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { fanId, sessions } from "./auth.ts";
import { moment } from "./columns.ts";

/** A browser that shows a fan's notifications. It ends with its session, so nobody reads on after signing out. */
export const pushSubscriptions = pgTable(
	"push_subscriptions",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		user_id: fanId(),
		session_id: uuid("session_id")
			.notNull()
			.unique()
			.references(() => sessions.id, { onDelete: "cascade" }),
		/** the address at the browser's maker that takes the messages */
		endpoint: text("endpoint").notNull().unique(),
		/** what messages are encrypted for: the browser's public key and its secret */
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

/** A message to a browser. `key` says what it is about: the same is sent once to each browser, whatever happens to the job. */
export const pushMessages = pgTable(
	"push_messages",
	{
		subscription_id: uuid("subscription_id")
			.notNull()
			.references(() => pushSubscriptions.id, { onDelete: "cascade" }),
		key: text("key").notNull(),
		content: jsonb("content").$type<{ title: string; body: string; path: string }>().notNull(),
		created_at: moment("created_at").notNull().defaultNow(),
		/** not sent before: a push service may ask to wait */
		due_at: moment("due_at").notNull().defaultNow(),
		/** not sent after it: it is no news then */
		expires_at: moment("expires_at").notNull(),
		tries: integer("tries").notNull().default(0),
		/** before it goes out: a process that dies meanwhile loses it rather than sending it twice */
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
