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
/** Who did it. */
const user_id = fanId();

/** Who follows whom: a row each, never oneself. */
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

/** War cries that were shared: the same words by the same fan are one, however often they go round. */
export const warCries = pgTable(
	"war_cries",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		user_id,
		army_id: uuid("army_id")
			.notNull()
			.references(() => armies.id, { onDelete: "cascade" }),
		player_name: text("player_name").notNull(),
		/** which of the eight, from 1 */
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

/** That a speech was recorded. The recording itself never leaves the fan's browser, which also makes the id. */
export const speeches = pgTable(
	"speeches",
	{
		user_id,
		id: uuid("id").notNull(),
		/** which of the six, from 1 */
		prompt: smallint("prompt").notNull(),
		/** as the browser counted them */
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
 * How many war cries and speeches a fan has in a period, and how many followers of the period are still there. Triggers keep it
 * in the transaction of each row above, those that go with an account included: it always equals the rows.
 */
export const captainStandings = pgTable(
	"captain_standings",
	{
		user_id,
		category: text("category").$type<"war_cries" | "speeches" | "followers">().notNull(),
		period: text("period").$type<"day" | "week" | "month" | "all">().notNull(),
		/** the first day of the period, in Asia/Kolkata; of 'all' the first day of 1970 */
		since: date("since", { mode: "string" }).notNull(),
		actions: integer("actions").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.category, t.period, t.since] }),
		index("captain_standings_board_idx").on(t.category, t.period, t.since, t.actions, t.user_id),
		check("captain_standings_actions", sql`${t.actions} >= 0`),
	],
);
