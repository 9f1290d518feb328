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
/** `questions`: the number of its questions */
export const categoryCardSchema = categorySchema.extend({ questions: z.int() });
export type CategoryCard = z.output<typeof categoryCardSchema>;

/** A question without its key. */
const publicQuestionSchema = z.object({
	id: z.uuid(),
	slug: z.string(),
	question: z.string(),
	options: z.array(z.string()),
	difficulty,
	points: z.int(),
	/** day of the last match that its figures count; null for a rule of the game */
	as_of: z.string().nullable(),
});
export type PublicQuestion = z.output<typeof publicQuestionSchema>;

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
	/** the answers, in the order of the questions */
	marks: z.array(markSchema),
});
export type Run = z.output<typeof runSchema>;

const verdictSchema = z.object({
	question_id: z.uuid(),
	chosen: z.int(),
	correct: z.boolean(),
	/** index of the right option; null while the player must not know it (`forPlayer`) */
	right: z.int().nullable(),
	explanation: z.string().nullable(),
	points: z.int(),
	too_fast: z.boolean(),
});
export type Verdict = z.output<typeof verdictSchema>;

/** A question of a run. `last`: no other question is unanswered */
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

/** A verdict for a page without scripts. `next`: slug of the next question */
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
	/** among the fans who have finished it; equal scores share a place; null for visitors and if too few have finished */
	rank: z.object({ place: z.int(), of: z.int() }).nullable(),
	/** percentage of today's fans with a lower score; null while fewer than three have finished */
	better_than: z.int().nullable(),
	/** consecutive days with a finished quiz, up to today, and the longest streak */
	streak: z.object({ days: z.int(), longest: z.int() }),
	/** right answers per finished quiz, to one decimal */
	average: z.object({ right: z.number(), quizzes: z.int() }),
	/** the time of the next quiz */
	next_at: z.string(),
	answers: z.array(
		z.object({
			question_id: z.uuid(),
			question: z.string(),
			/** texts of options */
			chosen: z.string(),
			right: z.string(),
			correct: z.boolean(),
			too_fast: z.boolean(),
			points: z.int(),
			/** the points of a right answer */
			worth: z.int(),
			explanation: z.string().nullable(),
		}),
	),
});
export type DailyResult = z.output<typeof dailyResultSchema>;

export const myQuizSchema = z.object({
	/** the number of questions of each category that the player has answered, in any quiz */
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

const reportedQuestionSchema = z.object({
	id: z.uuid(),
	question: z.string(),
	slug: z.string().nullable(),
	category: z.string(),
	category_slug: z.string().nullable(),
	hidden: z.boolean(),
	/** the day in India on which reports hid it; null if they did not */
	hidden_on: z.string().nullable(),
	/** see `reportWeight` */
	weight: z.number(),
	first_reported_at: z.string(),
	reports: z.array(
		z.object({
			reason: z.enum(Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]]),
			note: z.string().nullable(),
			by: z.enum(["fan", "visitor"]),
			/** counts with a fan's weight */
			trusted: z.boolean(),
			fan: z.object({ id: z.uuid(), full_name: z.string().nullable(), email: z.string() }).nullable(),
			at: z.string(),
		}),
	),
});
export type ReportedQuestion = z.output<typeof reportedQuestionSchema>;

export const queuedQuestionSchema = reportedQuestionSchema.extend({
	options: z.array(z.string()),
	/** index of the right option */
	correct_answer: z.int(),
	explanation: z.string().nullable(),
	difficulty,
});
export type QueuedQuestion = z.output<typeof queuedQuestionSchema>;
