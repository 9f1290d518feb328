import { sql } from "drizzle-orm";
import {
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { fanId } from "../auth.ts";
import { moment } from "../columns.ts";
import { armies } from "./community.ts";

const created_at = moment("created_at").notNull().defaultNow();
/** in Asia/Kolkata */
const day = date("day", { mode: "string" }).notNull();
const user_id = fanId();

/** Follows between fans. */
export const fanFollows = pgTable(
	"fan_follows",
	{
		user_id,
		followed_id: fanId("followed_id"),
		day,
		created_at,
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.followed_id] }),
		index("fan_follows_followed_idx").on(t.followed_id),
		check("fan_follows_another", sql`${t.user_id} <> ${t.followed_id}`),
	],
);

/** Shared war cries. Sharing the same words again adds no row. */
export const warCries = pgTable(
	"war_cries",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		user_id,
		army_id: uuid("army_id")
			.notNull()
			.references(() => armies.id, { onDelete: "cascade" }),
		player_name: text("player_name").notNull(),
		/** one of eight, from 1 */
		template: smallint("template").notNull(),
		day,
		created_at,
	},
	(t) => [
		uniqueIndex("war_cries_once_idx").on(t.user_id, t.army_id, t.template, sql`lower(${t.player_name})`),
		index("war_cries_user_day_idx").on(t.user_id, t.day),
		check("war_cries_template", sql`${t.template} between 1 and 8`),
	],
);

/** A recorded speech. The recording stays in the fan's browser, which also generates the id. */
export const speeches = pgTable(
	"speeches",
	{
		user_id,
		id: uuid("id").notNull(),
		/** one of six, from 1 */
		prompt: smallint("prompt").notNull(),
		/** as counted by the browser */
		seconds: integer("seconds").notNull(),
		day,
		created_at,
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		index("speeches_user_day_idx").on(t.user_id, t.day),
		check("speeches_prompt", sql`${t.prompt} between 1 and 6`),
		check("speeches_seconds", sql`${t.seconds} > 0`),
	],
);

/**
 * Counts of a fan's war cries, speeches and current followers in a period. Triggers on `war_cries`, `speeches` and
 * `fan_follows` update them in the same transaction, also when an account is deleted.
 */
export const captainStandings = pgTable(
	"captain_standings",
	{
		user_id,
		category: text("category").$type<"war_cries" | "speeches" | "followers">().notNull(),
		period: text("period").$type<"day" | "week" | "month" | "all">().notNull(),
		/** first day of the period in Asia/Kolkata; for 'all' 1 January 1970 */
		since: date("since", { mode: "string" }).notNull(),
		actions: integer("actions").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.category, t.period, t.since] }),
		index("captain_standings_board_idx").on(t.category, t.period, t.since, t.actions, t.user_id),
		check("captain_standings_actions", sql`${t.actions} >= 0`),
	],
);
