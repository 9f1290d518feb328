import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { fanId } from "../auth.ts";
import { moment } from "../columns.ts";
import { groupRelives } from "./relives.ts";

/** The days whose match has started. The key prevents a second start. */
export const matchesOfTheDay = pgTable(
	"matches_of_the_day",
	{
		/** by the clock of Asia/Kolkata */
		day: date("day", { mode: "string" }).primaryKey(),
		match_id: integer("match_id").notNull(),
		relive_id: uuid("relive_id").references(() => groupRelives.id, { onDelete: "set null" }),
		started_at: moment("started_at").notNull(),
	},
	(t) => [index("matches_of_the_day_relive_idx").on(t.relive_id)],
);

/** A fan's mail before a day's match; the key makes it one mail for any number of processes. */
export const tonightReminders = pgTable(
	"tonight_reminders",
	{
		/** by the clock of Asia/Kolkata */
		day: date("day", { mode: "string" }).notNull(),
		user_id: fanId(),
		/** when the mail was queued; null only in rows of an earlier version */
		begun_at: moment("begun_at"),
		/** written by earlier versions only */
		sent_at: moment("sent_at"),
	},
	(t) => [
		primaryKey({ columns: [t.day, t.user_id] }),
		index("tonight_reminders_waiting_idx").on(t.day).where(sql`${t.begun_at} is null`),
		index("tonight_reminders_user_idx").on(t.user_id),
		check("tonight_reminders_order", sql`${t.sent_at} is null or ${t.begun_at} is not null`),
	],
);
