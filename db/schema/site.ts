import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { moment } from "./columns.ts";

/** Settings from the browser. The environment wins over them. Secrets are encrypted (platform/settings/stored.ts). */
export const siteSettings = pgTable("site_settings", {
	/** as in platform/env.ts: 'SITE_NAME' */
	name: text("name").primaryKey(),
	/** as text, as in the environment */
	value: text("value").notNull(),
	/** null for settings made with the setup code, and after the account is deleted */
	changed_by: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
	changed_at: moment("changed_at").notNull().defaultNow(),
});

/** The setup code: one row while the site has no admin. */
export const siteSetup = pgTable(
	"site_setup",
	{
		only: boolean("only").primaryKey().default(true),
		/** keyed with AUTH_SECRET */
		code_hash: text("code_hash").notNull(),
		made_at: moment("made_at").notNull().defaultNow(),
	},
	(t) => [check("site_setup_one_row", sql`${t.only}`)],
);

/** A message to the owner from /contact, until an admin removes it. */
export const contactMessages = pgTable(
	"contact_messages",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** idempotency key from the browser */
		client_id: uuid("client_id").notNull().unique(),
		/** for an answer; may be null */
		email: text("email"),
		message: text("message").notNull(),
		created_at: moment("created_at").notNull().defaultNow(),
	},
	(t) => [
		check("contact_messages_length", sql`char_length(${t.message}) between 1 and 4000`),
		index("contact_messages_newest_idx").on(t.created_at, t.id),
	],
);
