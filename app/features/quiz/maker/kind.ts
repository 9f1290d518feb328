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
	right: Option;
	/** wrong options, the most plausible first */
	wrong: Option[];
	explanation: Said;
	/** from 0 (everybody knows it) to 1 (hardly anybody); undefined if the kind has `obscurity` */
	obscurity?: number;
	/** the season whose names of sides the texts use; undefined: the season of the subject */
	season?: number;
};
/** `value`: the figure of an option. No wrong option has the value of the right one. */
export type Option = { text: string; value: number | string };

/** A kind of question. `write` returns null if the answers do not give exactly one right option. */
export type QuestionKind = Kind<QuizCategory, Draft> & {
	/** the obscurity of a subject, if the kind can tell it without asking the record */
	obscurity?: (about: About) => number;
};

export const questionKind = kindsOf<QuizCategory, Draft>();
