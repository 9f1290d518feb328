import { z } from "zod";
import { shortDay } from "../../lib/dates.ts";
import { requestId } from "../../lib/uuid.ts";

export const RUN_KINDS = ["inline", "category", "daily"] as const;

export const DIFFICULTIES = { easy: "Easy", medium: "Medium", hard: "Hard" } as const;
export type Difficulty = keyof typeof DIFFICULTIES;

export const INLINE_QUESTIONS = 10;
export const DAILY_QUESTIONS = { easy: 4, medium: 4, hard: 2 } as const;
export const DAILY_LENGTH = DAILY_QUESTIONS.easy + DAILY_QUESTIONS.medium + DAILY_QUESTIONS.hard;
export const DAILY_OF_A_CATEGORY = 2;
/** Days before a daily question is used again, while there are others. */
export const DAILY_REST_DAYS = 30;
export const REVEAL_MS = 2000;
export const BOARD_ROWS = 20;
export const TEASER_OPTIONS = 2;
/** A visitor's runs are deleted after this time; the cookie expires with it. */
export const VISITOR_DAYS = 60;

export const quizTexts = {
	categoriesFailed: "Failed to load quiz categories",
	questionsFailed: "Failed to load quiz questions",
	dataFailed: "Failed to load quiz data",
	noQuestions: "No Questions Available",
	noQuestionsText: "This category doesn't have questions yet. Please generate some questions first.",
	missing: (name: string) =>
		name ? `There's no quiz category “${name}”. Here are all there are.` : "There's no such quiz category.",
	notFound: "Quiz Not Found",
	notFoundText: "We couldn't find that question. It may be gone, or the link has a typo.",
	browseAll: "Browse All Quizzes",
	next: "Next Question",
	finish: "Finish Quiz",
	retry: "Retry Quiz",
	another: "Take Another Quiz",
	restart: "Restart Quiz",
	seeResult: "See your result",
	start: "Start Quiz Challenge",
	rightAtEnd: "You'll see the right answer after the last question.",
	tooFast: "Faster than anyone can read it, so no points.",
	noRun: "We couldn't find that quiz.",
	notInRun: "This question is not part of your quiz.",
	noOption: "That isn't one of the options.",
	startedAgain: "You've started this quiz again. Carry on with the new one.",
	dailyOnce: "You get one go at the daily quiz. A new one comes at midnight in India.",
	notShown: "You can only report a question you were asked.",
	reported: "Thanks. We'll take a look.",
	reportFailed: "We didn't get your report. Please try again.",
	answerFailed: "We didn't get your answer. It's still here: try again.",
	kept: "Your answers are kept in this browser. Sign in any time and they come with you.",
	notKept: "This browser keeps no cookies from this site, so your answers are forgotten when you leave.",
	boardFailed: "We couldn't load the leaderboard.",
	boardEmpty: "Be the first on today's board.",
	nothingNew: (difficulty: Difficulty, category: string) =>
		`You've had every ${difficulty} question about ${category} we can make. Try another difficulty.`,
} as const;

/** The colour of a difficulty: green, yellow, red. */
export const DIFFICULTY_TONES = { easy: "success", medium: "warning", hard: "danger" } as const;

/** QUIZ-1: parses stored options: a list of texts, or JSON of one. Anything else gives no options. */
export function readOptions(stored: unknown): string[] {
	if (typeof stored === "string") {
		try {
			return listOfTexts(JSON.parse(stored));
		} catch {
			return [];
		}
	}
	return listOfTexts(stored);
}

function listOfTexts(value: unknown): string[] {
	return Array.isArray(value) && value.every((item) => typeof item === "string") ? value : [];
}

/** The title of a question's page. */
export const questionTitle = (question: { question: string }, category: { name: string }): string =>
	`${question.question} ${category.name} quiz`;

/** The fragment of /quiz that starts the quiz of a category. */
export const playAnchor = (slug: string): string => `play-${slug}`;

/** The letter before an option: A, B, C … */
export const optionLetter = (index: number): string => String.fromCharCode(65 + index);

// Trained readers skim at about 600 words a minute. Twice that is not reading. Pressing takes time as well.
const MS_A_WORD = 50;
const MS_TO_PRESS = 400;
/** The longest time that counts as reading: a thousand words and more. */
export const LONGEST_READING_SECONDS = 60;

/**
 * The shortest time in milliseconds in which a person can read a question with its options and answer: 50 per word
 * and 400. An answer that comes sooner after the question was shown, or after the player's previous answer, earns no
 * points.
 */
export function shortestReading({ question, options }: { question: string; options: string[] }): number {
	const words = [question, ...options].join(" ").split(/\s+/).filter(Boolean).length;
	return Math.min(MS_TO_PRESS + MS_A_WORD * words, LONGEST_READING_SECONDS * 1000);
}

/** The score in whole percent of all points; 0 of 0. */
export function percentage(score: number, total_points: number): number {
	return total_points > 0 ? Math.round((100 * score) / total_points) : 0;
}

/** The loudspeaker's words for a number of right answers, by tenths of the quiz. Too fast answers alone score 0. */
export function resultTitle({ right, count, score }: { right: number; count: number; score: number }): string {
	if (right === 0) return "Out for a duck.";
	if (score === 0) return "Too quick to score.";
	if (right === count) return "Raise the bat.";
	const tenths = Math.floor((10 * right) / count);
	if (tenths >= 9) return "Nervous nineties.";
	if (tenths >= 7) return "Well set.";
	return tenths >= 4 ? "Building." : "Off the mark.";
}

type Shared = { day: string; marks: readonly { correct: boolean }[] };

/** The text of a shared daily result: the number of right answers and a row of marks, without the questions. */
export function shareText({ day, marks }: Shared, siteName: string): string {
	const row = marks.map(({ correct }) => (correct ? "●" : "○")).join("");
	const right = marks.filter(({ correct }) => correct).length;
	return `${siteName} quiz, ${shortDay(day)}\n${right} of ${marks.length}\n${row}\nBeat that.`;
}

const DAY_MS = 86_400_000;

/** The start of the day after '2026-05-31' in India, as an ISO instant. */
export const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00+05:30`) + DAY_MS).toISOString();

/**
 * The streak of consecutive days that ends with the last one, and the longest streak. `days`: without repeats, the
 * last one first.
 */
export function streakOf(days: readonly string[]): { days: number; longest: number } {
	const streaks: number[] = [];
	days.forEach((day, place) => {
		const goesOn = place > 0 && Date.parse(days[place - 1] ?? "") - Date.parse(day) === DAY_MS;
		if (goesOn) streaks[streaks.length - 1] = (streaks.at(-1) ?? 0) + 1;
		else streaks.push(1);
	});
	return { days: streaks[0] ?? 0, longest: Math.max(0, ...streaks) };
}

// marked as pure, so that the browser's bundle leaves out the library
export const startInput = /* @__PURE__ */ z.discriminatedUnion("kind", [
	/* @__PURE__ */ z.object({
		kind: /* @__PURE__ */ z.enum(["inline", "category"]),
		category: /* @__PURE__ */ z.string().min(1).max(200),
		question: /* @__PURE__ */ requestId.optional(),
	}),
	/* @__PURE__ */ z.object({ kind: /* @__PURE__ */ z.literal("daily") }),
]);
export type StartInput = z.output<typeof startInput>;
