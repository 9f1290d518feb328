import { z } from "zod";
import { DIFFICULTIES, type Difficulty, RUN_KINDS } from "./play-rules.ts";
import { REPORT_REASONS, type ReportReason } from "./reports/rules.ts";

const difficulty = z.enum(Object.keys(DIFFICULTIES) as [Difficulty, ...Difficulty[]]);

const categorySchema = z.object({
	id: z.uuid(),
	name: z.string(),
	slug: z.string(),
	description: z.string(),
	icon: z.string(),
});
export type Category = z.output<typeof categorySchema>;
/** `questions`: their number. */
export const categoryCardSchema = categorySchema.extend({ questions: z.int() });
export type CategoryCard = z.output<typeof categoryCardSchema>;

/** The public part of a question, without its key. */
const publicQuestionSchema = z.object({
	id: z.uuid(),
	slug: z.string(),
	question: z.string(),
	options: z.array(z.string()),
	difficulty,
	points: z.int(),
	/** day of the last match used; null when new matches do not change it */
	as_of: z.string().nullable(),
});
export type PublicQuestion = z.output<typeof publicQuestionSchema>;

/** An answer as one ball of the over. */
const markSchema = z.object({
	position: z.int(),
	question_id: z.uuid(),
	correct: z.boolean(),
	points: z.int(),
	too_fast: z.boolean(),
});
export type Mark = z.output<typeof markSchema>;

const runSchema = z.object({
	id: z.uuid(),
	kind: z.enum(RUN_KINDS),
	category: z.object({ name: z.string(), slug: z.string() }).nullable(),
	day: z.string().nullable(),
	/** the number of questions */
	count: z.int(),
	score: z.int(),
	total_points: z.int(),
	finished: z.boolean(),
	/** the answers so far, in the order of the run */
	marks: z.array(markSchema),
});
export type Run = z.output<typeof runSchema>;

/** The server's response to an answer. */
const verdictSchema = z.object({
	question_id: z.uuid(),
	chosen: z.int(),
	correct: z.boolean(),
	/** index of the right option; null as long as it is kept back (`forPlayer`) */
	right: z.int().nullable(),
	explanation: z.string().nullable(),
	points: z.int(),
	too_fast: z.boolean(),
});
export type Verdict = z.output<typeof verdictSchema>;

/** A question of a run. `last`: no other one is left. */
const turnSchema = z.object({
	position: z.int(),
	question: publicQuestionSchema,
	last: z.boolean(),
	verdict: verdictSchema.nullable(),
});
export type Turn = z.output<typeof turnSchema>;

const nextSchema = z.object({ question_id: z.uuid(), slug: z.string() });
export type Next = z.output<typeof nextSchema>;

export const runAndTurnSchema = z.object({ run: runSchema, turn: turnSchema.nullable() });
export type RunAndTurn = z.output<typeof runAndTurnSchema>;
export const runAndVerdictSchema = z.object({ run: runSchema, verdict: verdictSchema, next: nextSchema.nullable() });
export type RunAndVerdict = z.output<typeof runAndVerdictSchema>;

/** An answer on a page without a script; `next`: slug of the next question. */
export type LockedAnswer = { verdict: Verdict; next: string | null; score: number };

export const boardSchema = z.object({
	rows: z.array(z.object({ rank: z.int(), name: z.string(), points: z.int(), you: z.boolean() })),
	you: z.object({ rank: z.int(), points: z.int() }).nullable(),
});
export type Board = z.output<typeof boardSchema>;

/** The result of a player's daily quiz of today. */
export const dailyResultSchema = z.object({
	day: z.string(),
	right: z.int(),
	count: z.int(),
	score: z.int(),
	total_points: z.int(),
	/**
	 * place among the fans who have finished it, shared by equal ones; null for visitors and while too few are ranked
	 */
	rank: z.object({ place: z.int(), of: z.int() }).nullable(),
	/** percent of the fans of today with a lower score; null while fewer than three have finished */
	better_than: z.int().nullable(),
	/** finished quizzes on consecutive days up to today, and the longest streak */
	streak: z.object({ days: z.int(), longest: z.int() }),
	/** right answers per finished quiz, to one decimal */
	average: z.object({ right: z.number(), quizzes: z.int() }),
	/** the time of the next one */
	next_at: z.string(),
	answers: z.array(
		z.object({
			question_id: z.uuid(),
			question: z.string(),
			/** the texts of the chosen and the right option */
			chosen: z.string(),
			right: z.string(),
			correct: z.boolean(),
			too_fast: z.boolean(),
			points: z.int(),
			/** its points */
			worth: z.int(),
			explanation: z.string().nullable(),
		}),
	),
});
export type DailyResult = z.output<typeof dailyResultSchema>;

/** A player's open quizzes, progress and points. */
export const myQuizSchema = z.object({
	/** how many of a category's questions the player has answered, in any quiz */
	answered: z.array(z.object({ category_id: z.uuid(), questions: z.int() })),
	open: z.array(z.object({ kind: z.enum(RUN_KINDS), category_slug: z.string(), answered: z.int(), count: z.int() })),
	daily: z
		.object({
			day: z.string(),
			answered: z.int(),
			count: z.int(),
			right: z.int(),
			finished: z.boolean(),
			score: z.int(),
			total_points: z.int(),
		})
		.nullable(),
	points_today: z.int(),
	points_total: z.int(),
});
export type MyQuiz = z.output<typeof myQuizSchema>;

export const reportedQuestionSchema = z.object({
	id: z.uuid(),
	question: z.string(),
	slug: z.string().nullable(),
	category: z.string(),
	category_slug: z.string().nullable(),
	hidden: z.boolean(),
	/** the day in India on which reports hid it; null when they did not */
	hidden_on: z.string().nullable(),
	/** see `reportWeight` */
	weight: z.number(),
	first_reported_at: z.string(),
	reports: z.array(
		z.object({
			reason: z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]]),
			note: z.string().nullable(),
			by: z.enum(["fan", "visitor"]),
			/** whether it counts as a fan's */
			trusted: z.boolean(),
			fan: z.object({ id: z.uuid(), full_name: z.string().nullable(), email: z.string() }).nullable(),
			at: z.string(),
		}),
	),
});
export type ReportedQuestion = z.output<typeof reportedQuestionSchema>;

/** A reported question with all an admin needs for a decision. */
export const queuedQuestionSchema = reportedQuestionSchema.extend({
	options: z.array(z.string()),
	/** index of the right option */
	correct_answer: z.int(),
	explanation: z.string().nullable(),
	difficulty,
});
export type QueuedQuestion = z.output<typeof queuedQuestionSchema>;
