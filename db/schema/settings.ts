import { boolean, pgTable, uuid } from "drizzle-orm/pg-core";
import { users } from "./auth.ts";
import { moment } from "./columns.ts";

/** A fan's choices; without a row the defaults apply. */
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
	/** off: the fan's page is hidden from others */
	public_profile: boolean("public_profile").notNull().default(true),
	show_achievements: boolean("show_achievements").notNull().default(true),
	/** off: the team is hidden from others on all pages and boards */
	show_team: boolean("show_team").notNull().default(true),
	updated_at: moment("updated_at").notNull().defaultNow(),
});
