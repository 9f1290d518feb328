import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { fanId } from "../auth.ts";
import { moment } from "../columns.ts";

/** A day's challenges for all fans, chosen once a day. */
export const dailyChallenges = pgTable(
	"daily_challenges",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		challenge_date: date("challenge_date", { mode: "string" }).notNull(),
		/** the reason (`transaction_type`) of the payments that count */
		action: text("action").notNull(),
		challenge_name: text("challenge_name").notNull(),
		challenge_description: text("challenge_description").notNull(),
		target_value: integer("target_value").notNull(),
		reward_points: integer("reward_points").notNull(),
		is_active: boolean("is_active").notNull().default(true),
	},
	(t) => [
		uniqueIndex("daily_challenges_day_idx").on(t.challenge_date, t.action),
		check("daily_challenges_worth", sql`${t.target_value} > 0 and ${t.reward_points} > 0`),
	],
);

/** A fan's progress in a daily challenge. Its reward is a row of the ledger. */
export const userDailyProgress = pgTable(
	"user_daily_progress",
	{
		user_id: fanId(),
		challenge_id: uuid("challenge_id")
			.notNull()
			.references(() => dailyChallenges.id, { onDelete: "cascade" }),
		current_progress: integer("current_progress").notNull(),
		is_completed: boolean("is_completed").generatedAlwaysAs(sql`completed_at is not null`).notNull(),
		completed_at: moment("completed_at"),
		points_earned: integer("points_earned").notNull().default(0),
		progress_date: date("progress_date", { mode: "string" }).notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.challenge_id] }),
		index("user_daily_progress_day_idx").on(t.progress_date),
	],
);

/** Unlocked achievements. */
export const userAchievements = pgTable(
	"user_achievements",
	{
		user_id: fanId(),
		/** a key of ACHIEVEMENTS */
		achievement_key: text("achievement_key").notNull(),
		achievement_name: text("achievement_name").notNull(),
		achievement_description: text("achievement_description").notNull(),
		badge_icon: text("badge_icon").notNull(),
		points_earned: integer("points_earned").notNull(),
		unlocked_at: moment("unlocked_at").notNull().defaultNow(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.achievement_key] }),
		index("user_achievements_newest_idx").on(t.user_id, t.unlocked_at),
	],
);

/** Challenges that last some days. Joining locks the row, so that no one joins beyond the maximum. */
export const communityChallenges = pgTable(
	"community_challenges",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		/** prevents a recurring challenge from being opened twice: 'quiz-week 2026-05-25' */
		occasion: text("occasion").unique(),
		title: text("title").notNull(),
		description: text("description").notNull(),
		challenge_type: text("challenge_type")
			.$type<"quiz" | "prediction" | "sharing" | "recruitment" | "other">()
			.notNull(),
		target_value: integer("target_value").notNull(),
		reward_points: integer("reward_points").notNull(),
		start_date: moment("start_date").notNull(),
		end_date: moment("end_date").notNull(),
		max_participants: integer("max_participants"),
		/** always the number of participations */
		participants_count: integer("participants_count").notNull().default(0),
		is_active: boolean("is_active").notNull().default(true),
	},
	(t) => [
		index("community_challenges_start_idx").on(t.start_date, t.id).where(sql`${t.is_active}`),
		check(
			"community_challenges_type",
			sql`${t.challenge_type} in ('quiz', 'prediction', 'sharing', 'recruitment', 'other')`,
		),
		check(
			"community_challenges_worth",
			sql`${t.target_value} > 0 and ${t.reward_points} > 0 and ${t.start_date} < ${t.end_date}`,
		),
		check(
			"community_challenges_room",
			sql`${t.participants_count} >= 0 and ${t.participants_count} <= coalesce(${t.max_participants}, ${t.participants_count})`,
		),
	],
);

/** A fan in a challenge. `current_progress` counts actions from joining until the end or the target. */
export const userChallengeParticipations = pgTable(
	"user_challenge_participations",
	{
		user_id: fanId(),
		challenge_id: uuid("challenge_id")
			.notNull()
			.references(() => communityChallenges.id, { onDelete: "cascade" }),
		current_progress: integer("current_progress").notNull().default(0),
		joined_at: moment("joined_at").notNull().defaultNow(),
		completed_at: moment("completed_at"),
		/** when the reminder of the end was mailed or skipped */
		notified_at: moment("notified_at"),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.challenge_id] }),
		index("user_challenge_participations_challenge_idx").on(t.challenge_id),
	],
);
