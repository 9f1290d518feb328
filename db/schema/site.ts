import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { moment } from "./moment.ts";

/** Settings that were made in the browser. The environment wins over them; secrets among them are sealed (platform/settings/seal.ts). */
export const siteSettings = pgTable("site_settings", {
	/** as in platform/env.ts: 'SITE_NAME' */
	name: text("name").primaryKey(),
	/** as the environment would give it */
	value: text("value").notNull(),
	/** empty for what was set by the code of /setup, and once the account is gone */
	changed_by: uuid("changed_by").references(() => users.id, { onDelete: "set null" }),
	changed_at: moment("changed_at").notNull().defaultNow(),
});

/** The code that opens /setup while the site has no admin: one row at most, and none once there is an admin. */
export const siteSetup = pgTable(
	"site_setup",
	{
		only: boolean("only").primaryKey().default(true),
		/** under a key of the site's */
		code_hash: text("code_hash").notNull(),
		made_at: moment("made_at").notNull().defaultNow(),
	},
	(t) => [check("site_setup_one_row", sql`${t.only}`)],
);
