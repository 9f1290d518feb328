import { sql } from "drizzle-orm";
import {
	boolean,
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
import { fanId, users } from "./auth.ts";
import { moment } from "./columns.ts";
import { quizCategories, quizQuestions } from "./quiz.ts";

/** One play of a quiz by a fan, or by a visitor (hash of a random cookie). */
export const quizRuns = pgTable(
	"quiz_runs",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		fan_id: uuid("fan_id").references(() => users.id, { onDelete: "cascade" }),
		visitor: text("visitor"),
		kind: text("kind").$type<"inline" | "category" | "daily">().notNull(),
		category_id: uuid("category_id").references(() => quizCategories.id, { onDelete: "cascade" }),
		day: date("day", { mode: "string" }),
		question_ids: uuid("question_ids").array().notNull(),
		started_at: moment("started_at").notNull().defaultNow(),
		finished_at: moment("finished_at"),
		abandoned_at: moment("abandoned_at"),
		score: integer("score").notNull().default(0),
		/** points of all its questions; in a finished run, of the questions that were shown */
		total_points: integer("total_points").notNull(),
	},
	(t) => {
		const open = sql`${t.finished_at} is null and ${t.abandoned_at} is null and ${t.kind} <> 'daily'`;
		return [
			uniqueIndex("quiz_runs_fan_open_idx").on(t.fan_id, t.kind, t.category_id).where(open),
			uniqueIndex("quiz_runs_visitor_open_idx").on(t.visitor, t.kind, t.category_id).where(open),
			uniqueIndex("quiz_runs_fan_day_idx").on(t.fan_id, t.day).where(sql`${t.kind} = 'daily'`),
			uniqueIndex("quiz_runs_visitor_day_idx").on(t.visitor, t.day).where(sql`${t.kind} = 'daily'`),
			// the ranking of a day's quiz
			index("quiz_runs_day_idx")
				.on(t.day, t.score)
				.where(sql`${t.kind} = 'daily' and ${t.finished_at} is not null and ${t.fan_id} is not null`),
			index("quiz_runs_fan_idx").on(t.fan_id, t.started_at),
			index("quiz_runs_visitor_idx").on(t.visitor, t.started_at),
			index("quiz_runs_visitor_age_idx").on(t.started_at).where(sql`${t.visitor} is not null`),
			check("quiz_runs_one_player", sql`num_nonnulls(${t.fan_id}, ${t.visitor}) = 1`),
			check(
				"quiz_runs_kind",
				sql`case ${t.kind} when 'daily' then ${t.day} is not null and ${t.category_id} is null
					when 'inline' then ${t.day} is null and ${t.category_id} is not null
					when 'category' then ${t.day} is null and ${t.category_id} is not null else false end`,
			),
			check("quiz_runs_score", sql`${t.score} between 0 and ${t.total_points}`),
		];
	},
);

/** A question that a run has shown, and its answer. */
export const quizAnswers = pgTable(
	"quiz_answers",
	{
		run_id: uuid("run_id")
			.notNull()
			.references(() => quizRuns.id, { onDelete: "cascade" }),
		question_id: uuid("question_id")
			.notNull()
			.references(() => quizQuestions.id, { onDelete: "cascade" }),
		position: integer("position").notNull(),
		shown_at: moment("shown_at").notNull().defaultNow(),
		answered_at: moment("answered_at"),
		chosen: smallint("chosen"),
		correct: boolean("correct"),
		points: integer("points").notNull().default(0),
		/** answered faster than one can read, so it earns nothing */
		too_fast: boolean("too_fast").notNull().default(false),
	},
	(t) => [
		primaryKey({ columns: [t.run_id, t.question_id] }),
		index("quiz_answers_question_idx").on(t.question_id),
		check(
			"quiz_answers_whole",
			sql`num_nonnulls(${t.answered_at}, ${t.chosen}, ${t.correct}) in (0, 3) and (${t.points} = 0 or (${t.correct} and not ${t.too_fast}))`,
		),
	],
);

/** The points of a fan's first answer of the day to a question; later ones earn nothing. */
export const quizScores = pgTable(
	"quiz_scores",
	{
		fan_id: fanId("fan_id"),
		question_id: uuid("question_id")
			.notNull()
			.references(() => quizQuestions.id, { onDelete: "cascade" }),
		day: date("day", { mode: "string" }).notNull(),
		points: integer("points").notNull(),
		run_id: uuid("run_id").references(() => quizRuns.id, { onDelete: "set null" }),
		created_at: moment("created_at").notNull().defaultNow(),
	},
	(t) => [primaryKey({ columns: [t.fan_id, t.day, t.question_id] }), index("quiz_scores_run_idx").on(t.run_id)],
);

/** Sums of quiz_scores per fan and day for the boards, updated in the same transaction. */
export const quizDayTotals = pgTable(
	"quiz_day_totals",
	{
		day: date("day", { mode: "string" }).notNull(),
		fan_id: fanId("fan_id"),
		points: integer("points").notNull(),
		answered: integer("answered").notNull(),
		/** tie-break: the earlier one ranks higher */
		reached_at: moment("reached_at").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.day, t.fan_id] }),
		index("quiz_day_totals_board_idx").on(t.day, t.points.desc().nullsFirst(), t.reached_at, t.fan_id),
	],
);

/** Sums of quiz_scores per fan over all days, for the boards. */
export const quizTotals = pgTable(
	"quiz_totals",
	{
		fan_id: uuid("fan_id")
			.primaryKey()
			.references(() => users.id, { onDelete: "cascade" }),
		points: integer("points").notNull(),
		answered: integer("answered").notNull(),
		reached_at: moment("reached_at").notNull(),
	},
	(t) => [index("quiz_totals_board_idx").on(t.points.desc().nullsFirst(), t.reached_at, t.fan_id)],
);

/** The daily quiz of a day, chosen once: later additions do not change it. */
export const quizDays = pgTable("quiz_days", {
	day: date("day", { mode: "string" }).primaryKey(),
	question_ids: uuid("question_ids").array().notNull(),
	created_at: moment("created_at").notNull().defaultNow(),
});

/** Players' reports of questions, one each. */
export const quizQuestionReports = pgTable(
	"quiz_question_reports",
	{
		id: uuid("id").primaryKey().defaultRandom(),
		question_id: uuid("question_id")
			.notNull()
			.references(() => quizQuestions.id, { onDelete: "cascade" }),
		fan_id: uuid("fan_id").references(() => users.id, { onDelete: "cascade" }),
		visitor: text("visitor"),
		reason: text("reason").notNull(),
		note: text("note"),
		/** the account was trusted at that moment */
		trusted: boolean("trusted").notNull().default(false),
		/** keyed hash of the network, different for each question; deleted with the decision */
		network: text("network"),
		created_at: moment("created_at").notNull().defaultNow(),
		/** set if this report hid the question */
		hid_at: moment("hid_at"),
		resolution: text("resolution").$type<"keep" | "remove">(),
		resolved_at: moment("resolved_at"),
		resolved_by: uuid("resolved_by").references(() => users.id, { onDelete: "set null" }),
	},
	(t) => [
		uniqueIndex("quiz_question_reports_fan_idx").on(t.question_id, t.fan_id),
		uniqueIndex("quiz_question_reports_visitor_idx").on(t.question_id, t.visitor),
		index("quiz_question_reports_open_idx").on(t.created_at).where(sql`${t.resolution} is null`),
		index("quiz_question_reports_hid_idx").on(t.hid_at).where(sql`${t.hid_at} is not null`),
		check("quiz_question_reports_one_player", sql`num_nonnulls(${t.fan_id}, ${t.visitor}) = 1`),
		check("quiz_question_reports_resolved", sql`(${t.resolution} is null) = (${t.resolved_at} is null)`),
	],
);
