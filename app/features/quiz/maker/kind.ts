import { type About, type Kind, kindsOf } from "../../../../makers/kind.ts";
import type { Said } from "../../../../makers/said.ts";

export const QUIZ_CATEGORIES = [
	{ name: "Teams", icon: "Trophy", description: "Titles, totals and rivalries of the sides." },
	{ name: "Players", icon: "Star", description: "Careers, scores and figures of those who played." },
	{ name: "Auctions", icon: "Award", description: "What the squads of 2025 and 2026 cost." },
	{ name: "Records", icon: "Trophy", description: "The most, the highest and the fastest of each season." },
	{ name: "Controversies", icon: "Award", description: "Super overs, missing sides and matches without a result." },
	{ name: "History", icon: "Trophy", description: "Champions, finals and the caps, year by year." },
	{ name: "Venues", icon: "Star", description: "The grounds, and what happened on them." },
	{ name: "Rules", icon: "Award", description: "How the game is played, and how the record shows it." },
] as const;
export type QuizCategory = (typeof QUIZ_CATEGORIES)[number]["name"];

export type Draft = {
	question: Said;
	/** the right option, and the value to compare the others with */
	right: Option;
	/** wrong options, the most plausible first */
	wrong: Option[];
	/** one or two sentences with the figure */
	explanation: Said;
	/** 0: everybody knows it; 1: hardly anybody. Left out when the kind defines it for its subjects. */
	obscurity?: number;
	/** the season of the question, when its subject has none: sides get their names of that season */
	season?: number;
};
/** `value`: the figure behind an option. A wrong option's value differs from the right one's. */
export type Option = { text: string; value: number | string };

/**
 * A kind of question. `write` makes question, key and wrong options from the answers alone; null when they do not
 * give exactly one right answer.
 */
export type QuestionKind = Kind<QuizCategory, Draft> & {
	/** how little known a subject is, when that is known before asking the record */
	obscurity?: (about: About) => number;
};

/** Declares a kind of question. */
export const questionKind = kindsOf<QuizCategory, Draft>();
