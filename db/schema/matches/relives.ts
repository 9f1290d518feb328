import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
	doublePrecision,
	index,
	integer,
	pgTable,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { fanId, users } from "../auth.ts";
import { moment } from "../columns.ts";
import { playerGroups } from "../groups.ts";

/** An old match that a group watches together. The current ball is computed from this row and the database's clock. */
export const groupRelives = pgTable(
	"group_relives",
	{
		/** idempotency key from the host's browser */
		id: uuid("id").primaryKey(),
		group_id: uuid("group_id")
			.notNull()
			.references(() => playerGroups.id, { onDelete: "cascade" }),
		match_id: integer("match_id").notNull(),
		host_id: uuid("host_id").references(() => users.id, { onDelete: "set null" }),
		/** the match is secret until it has ended */
		masked: boolean("masked").notNull(),
		pace: text("pace").$type<"slow" | "steady" | "brisk">().notNull(),
		running: boolean("running").notNull().default(true),
		/** the position, in beats, at the time `since` */
		at_beats: doublePrecision("at_beats").notNull().default(0),
		since: moment("since").notNull(),
		started_at: moment("started_at").notNull(),
		ended_at: moment("ended_at"),
		/** the group's sequence number of its last change */
		revision: bigint("revision", { mode: "number" }).notNull(),
	},
	(t) => [
		uniqueIndex("group_relives_running_idx").on(t.group_id).where(sql`${t.ended_at} is null`),
		index("group_relives_group_idx").on(t.group_id, t.started_at.desc()),
		index("group_relives_host_idx").on(t.host_id),
		check("group_relives_pace", sql`${t.pace} in ('slow', 'steady', 'brisk')`),
		check("group_relives_at", sql`${t.at_beats} >= 0`),
		check("group_relives_end", sql`${t.ended_at} is null or not ${t.running}`),
	],
);

/** A fan's guess about an over; one per fan and over. */
export const reliveGuesses = pgTable(
	"relive_guesses",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		relive_id: uuid("relive_id")
			.notNull()
			.references(() => groupRelives.id, { onDelete: "cascade" }),
		user_id: fanId(),
		/** number of the over in the match, from 1 */
		over: integer("over").notNull(),
		band: integer("band").notNull(),
		runs_confidence: text("runs_confidence").$type<"sure" | "think" | "no_idea">().notNull(),
		wicket: boolean("wicket").notNull(),
		wicket_confidence: text("wicket_confidence").$type<"sure" | "think" | "no_idea">().notNull(),
		made_at: moment("made_at").notNull().defaultNow(),
		/** null until it is settled, and if the over did not happen */
		brier: doublePrecision("brier"),
		worth: integer("worth"),
		/** points paid by the ledger */
		points: integer("points").notNull().default(0),
		settled_at: moment("settled_at"),
	},
	(t) => [
		uniqueIndex("relive_guesses_one_idx").on(t.relive_id, t.user_id, t.over),
		index("relive_guesses_user_idx").on(t.user_id),
		index("relive_guesses_open_idx").on(t.relive_id, t.over).where(sql`${t.settled_at} is null`),
		check("relive_guesses_over", sql`${t.over} between 1 and 99`),
		check("relive_guesses_band", sql`${t.band} between 0 and 3`),
		check(
			"relive_guesses_confidence",
			sql`${t.runs_confidence} in ('sure', 'think', 'no_idea') and ${t.wicket_confidence} in ('sure', 'think', 'no_idea')`,
		),
		check("relive_guesses_score", sql`(${t.brier} is null) = (${t.worth} is null) and ${t.points} >= 0`),
		check("relive_guesses_settled", sql`${t.settled_at} is not null or (${t.brier} is null and ${t.points} = 0)`),
	],
);
