import type { QueryName, QueryParams, QueryResult } from "../../../../record/catalogue.ts";

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

/** What one question is about; with the kind's name it is the question's key. */
export type About = Record<string, string | number>;

export type Draft = {
	question: string;
	/** the option that is right, and what makes it right, to compare the others with */
	right: Option;
	/** options that are wrong, the most plausible first */
	wrong: Option[];
	/** one or two sentences, the figure in them */
	explanation: string;
	/** 0: everybody knows it; 1: hardly anybody */
	obscurity: number;
	/** the season it is about, where its subject names none: every side bears its name of that season */
	season?: number;
};
/** `value` is the figure that an option stands for: of a wrong one it is another than that of the right one. */
export type Option = { text: string; value: number | string };

export type Ask = <Name extends QueryName>(query: Name, params: QueryParams<Name>) => Promise<QueryResult<Name>>;

/**
 * A kind of question. The query proves its key: `write` makes question, key and wrong options out of the query's result
 * alone; null when the result does not bear exactly one right answer.
 */
export type Kind<Name extends QueryName, A extends About> = {
	name: string;
	category: QuizCategory;
	query: Name;
	candidates: (ask: Ask) => Promise<A[]>;
	params: (about: A) => QueryParams<Name>;
	write: (result: QueryResult<Name>, about: A) => Draft | null;
};
export type AnyKind = {
	name: string;
	category: QuizCategory;
	/** null: it rests on a rule of the game that its explanation names, not on the record */
	query: QueryName | null;
	candidates: (ask: Ask) => Promise<About[]>;
	params: (about: About) => Record<string, unknown>;
	write: (result: unknown, about: About) => Draft | null;
};

/** Declares a kind: parameters and result take their types from its query. */
export const kind = <Name extends QueryName, A extends About>(definition: Kind<Name, A>): AnyKind =>
	definition as unknown as AnyKind;

/** Declares a kind that rests on the rules of the game alone. */
export const ruleKind = <A extends About>(definition: {
	name: string;
	category: QuizCategory;
	about: A[];
	write: (about: A) => Draft | null;
}): AnyKind => ({
	name: definition.name,
	category: definition.category,
	query: null,
	candidates: async () => definition.about,
	params: () => ({}),
	write: (_, about) => definition.write(about as A),
});
