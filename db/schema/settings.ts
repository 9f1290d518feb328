import { boolean, pgTable, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { moment } from "./columns.ts";

/** What a fan chose; who chose nothing has no row, and the defaults hold. */
export const userSettings = pgTable("user_settings", {
	user_id: uuid("user_id")
		.primaryKey()
		.references(() => users.id, { onDelete: "cascade" }),
	email_notifications: boolean("email_notifications").notNull().default(true),
	team_updates: boolean("team_updates").notNull().default(true),
	challenge_alerts: boolean("challenge_alerts").notNull().default(true),
	/** a mail each evening, before the match of the day */
	match_of_the_day: boolean("match_of_the_day").notNull().default(false),
	push_notifications: boolean("push_notifications").notNull().default(false),
	/** off: the fan's page is not there for others */
	public_profile: boolean("public_profile").notNull().default(true),
	show_achievements: boolean("show_achievements").notNull().default(true),
	/** off: nobody else sees which team the fan is in, on no page and no board */
	show_team: boolean("show_team").notNull().default(true),
	updated_at: moment("updated_at").notNull().defaultNow(),
});
