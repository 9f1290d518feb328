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
/** A daily question is not used again for this many days, if there are enough others. */
export const DAILY_REST_DAYS = 30;
export const REVEAL_MS = 2000;
export const BOARD_ROWS = 20;
export const TEASER_OPTIONS = 2;
/** A visitor's cookie and runs expire after this many days. */
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

export const DIFFICULTY_TONES = { easy: "success", medium: "warning", hard: "danger" } as const;

/** QUIZ-1: reads stored options, a list of texts or JSON of one. Returns no options for anything else. */
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

export const questionTitle = (question: { question: string }, category: { name: string }): string =>
	`${question.question} ${category.name} quiz`;

/** The fragment of /quiz that starts the inline quiz of a category. */
export const playAnchor = (slug: string): string => `play-${slug}`;

export const optionLetter = (index: number): string => String.fromCharCode(65 + index);

// 50 ms per word is 1,200 words a minute; trained readers skim at about 600
const MS_A_WORD = 50;
const MS_TO_PRESS = 400;
/** Caps `shortestReading`. Also the age of answers that are checked for overlapping reading times. */
export const LONGEST_READING_SECONDS = 60;

/**
 * Returns the shortest time in ms in which a person can read a question with its options and answer it: 400, and 50 per
 * word. A faster answer earns no points.
 */
export function shortestReading({ question, options }: { question: string; options: string[] }): number {
	const words = [question, ...options].join(" ").split(/\s+/).filter(Boolean).length;
	return Math.min(MS_TO_PRESS + MS_A_WORD * words, LONGEST_READING_SECONDS * 1000);
}

export function percentage(score: number, total_points: number): number {
	return total_points > 0 ? Math.round((100 * score) / total_points) : 0;
}

/** Returns the headline of a result by its share of right answers. With a score of 0, all of those were too fast. */
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

/** Returns the text of a shared daily result. It must not reveal the questions. */
export function shareText({ day, marks }: Shared, siteName: string): string {
	const row = marks.map(({ correct }) => (correct ? "●" : "○")).join("");
	const right = marks.filter(({ correct }) => correct).length;
	return `${siteName} quiz, ${shortDay(day)}\n${right} of ${marks.length}\n${row}\nBeat that.`;
}

const DAY_MS = 86_400_000;

/** Returns the start of the next day in India as an ISO instant. `day`: '2026-05-31'. */
export const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00+05:30`) + DAY_MS).toISOString();

/** Returns the streak that ends with the latest day, and the longest one. `days`: without repeats, latest first. */
export function streakOf(days: readonly string[]): { days: number; longest: number } {
	const streaks: number[] = [];
	days.forEach((day, place) => {
		const goesOn = place > 0 && Date.parse(days[place - 1] ?? "") - Date.parse(day) === DAY_MS;
		if (goesOn) streaks[streaks.length - 1] = (streaks.at(-1) ?? 0) + 1;
		else streaks.push(1);
	});
	return { days: streaks[0] ?? 0, longest: Math.max(0, ...streaks) };
}

// marked as pure, so that the browser bundle leaves out zod
export const startInput = /* @__PURE__ */ z.discriminatedUnion("kind", [
	/* @__PURE__ */ z.object({
		kind: /* @__PURE__ */ z.enum(["inline", "category"]),
		category: /* @__PURE__ */ z.string().min(1).max(200),
		question: /* @__PURE__ */ requestId.optional(),
	}),
	/* @__PURE__ */ z.object({ kind: /* @__PURE__ */ z.literal("daily") }),
]);
export type StartInput = z.output<typeof startInput>;
