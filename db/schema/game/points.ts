import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { fanId, users } from "../auth.ts";
import { moment } from "../columns.ts";
import { armyMemberships } from "./community.ts";

const whole = (name: string) => bigint(name, { mode: "number" });

/**
 * All payments to fans, one row each, added in the transaction of the action. A trigger refuses every change but one:
 * when an account is deleted, its rows stay without it, so that a team keeps its points.
 */
export const pointsLedger = pgTable(
	"points_ledger",
	{
		id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
		user_id: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
		/** a key of REASONS */
		transaction_type: text("transaction_type").notNull(),
		/** what was paid for; unique with the fan and the reason */
		reference_id: text("reference_id").notNull(),
		points: integer("points").notNull(),
		xp: integer("xp").notNull(),
		/** shown in the fan's history */
		description: text("description").notNull(),
		/** the fan's membership at that moment: the points count for its team for ever */
		membership_id: uuid("membership_id").references(() => armyMemberships.id),
		/** in Asia/Kolkata */
		day: date("day", { mode: "string" }).notNull(),
		created_at: moment("created_at").notNull().defaultNow(),
	},
	(t) => [
		uniqueIndex("points_ledger_once_idx").on(t.user_id, t.transaction_type, t.reference_id),
		index("points_ledger_history_idx").on(t.user_id, t.id),
		index("points_ledger_day_idx").on(t.day),
		index("points_ledger_membership_idx").on(t.membership_id).where(sql`${t.membership_id} is not null`),
		check("points_ledger_pays", sql`${t.points} >= 0 and ${t.xp} >= 0 and ${t.points} + ${t.xp} > 0`),
	],
);

/** A fan's balance (sums of the ledger) and streak. Locked before a payment. */
export const userPoints = pgTable(
	"user_points",
	{
		user_id: uuid("user_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		total_points: whole("total_points").notNull().default(0),
		xp: whole("xp").notNull().default(0),
		level: integer("level").generatedAlwaysAs(sql`(xp / 1000)::integer + 1`).notNull(),
		/** consecutive days with a daily bonus, as of the last one */
		streak_days: integer("streak_days").notNull().default(0),
		/** points of the day `daily_points_on` */
		daily_points: integer("daily_points").notNull().default(0),
		daily_points_on: date("daily_points_on", { mode: "string" }),
		last_daily_bonus: date("last_daily_bonus", { mode: "string" }),
		created_at: moment("created_at").notNull().defaultNow(),
	},
	(t) => [
		check(
			"user_points_counts",
			sql`${t.total_points} >= 0 and ${t.xp} >= 0 and ${t.streak_days} >= 0 and ${t.daily_points} >= 0`,
		),
	],
);

/** Counts of a fan's payments by reason, ever and on the day `last_on`: for caps, progress and achievements. */
export const userActions = pgTable(
	"user_actions",
	{
		user_id: fanId(),
		transaction_type: text("transaction_type").notNull(),
		times: integer("times").notNull(),
		last_on: date("last_on", { mode: "string" }).notNull(),
		times_on: integer("times_on").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.transaction_type] }),
		check("user_actions_counts", sql`${t.times_on} between 1 and ${t.times}`),
	],
);

/** Ledger rows that the boards do not count yet, and deleted fans to remove from them. */
export const pointsUncounted = pgTable(
	"points_uncounted",
	{
		id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
		ledger_id: whole("ledger_id").references(() => pointsLedger.id),
		gone_user_id: uuid("gone_user_id"),
	},
	(t) => [check("points_uncounted_one", sql`num_nonnulls(${t.ledger_id}, ${t.gone_user_id}) = 1`)],
);

/**
 * Actions whose consequences are due: battles, challenges, achievements, friends. One row per action, written in its
 * transaction and deleted in that of the consequences, so that both happen once.
 */
export const actionsDue = pgTable(
	"actions_due",
	{
		id: whole("id").primaryKey().generatedAlwaysAsIdentity(),
		user_id: fanId(),
		/** a key of ACTIONS */
		action: text("action").notNull(),
		reference_id: text("reference_id").notNull(),
		/** the payment. The next five columns are the fan's counts and XP after it. All six are null without a payment */
		ledger_id: whole("ledger_id")
			.unique()
			.references(() => pointsLedger.id),
		times: integer("times"),
		times_on: integer("times_on"),
		xp_before: whole("xp_before"),
		xp: whole("xp"),
		streak_days: integer("streak_days"),
		/** in Asia/Kolkata */
		day: date("day", { mode: "string" }).notNull(),
		done_at: moment("done_at").notNull().defaultNow(),
		/** when its consequences last failed; other actions are processed meanwhile */
		failed_at: moment("failed_at"),
	},
	(t) => [
		index("actions_due_user_idx").on(t.user_id),
		check(
			"actions_due_paid",
			sql`num_nonnulls(${t.ledger_id}, ${t.times}, ${t.times_on}, ${t.xp_before}, ${t.xp}, ${t.streak_days}) in (0, 6)`,
		),
	],
);
