import type { AsOf } from "../answer.ts";
import type { Question } from "../language/question.ts";

/** One line of a result: the record's columns with their values. */
export type ResultLine = Readonly<Record<string, unknown>>;

/** A result of a tool, as the text of an answer may cite it. */
export type Result = {
	/** the name by which cells refer to it: 'a1', 'a2' in the order of the calls */
	name: string;
	/** the canonical question; null for a scorecard and for a person's career */
	question: Question | null;
	/** the question in plain English, with every part of it */
	reading: string;
	columns: string[];
	lines: ResultLine[];
	/** lines before the limit */
	total: number;
	/** what each figure counts */
	definitions: string[];
	as_of: AsOf;
	/** where the site shows it: the explorer, a scorecard, a player's page */
	page: string | null;
};

export const STATUSES = ["answered", "cannot", "ask_back", "talk"] as const;
export type Status = (typeof STATUSES)[number];

/** A checked answer. */
export type ModelAnswer = {
	status: Status;
	/** the text with its cells filled */
	text: string;
	/** the results that cells of the text cite, in the order of the text */
	cited: Result[];
	/** further questions, at most three */
	offers: string[];
	/** 'record': the text is the record's own sentence */
	worded_by: "record" | "model";
};

/** What a conversation streams: a reading while a tool runs, each checked sentence, and the answer, which replaces the sentences. */
export type AskEvent = { looking_up: string } | { sentence: string } | { answer: ModelAnswer };
