import type { AsOf } from "../answer.ts";
import type { Question } from "../language/question.ts";

/** A line of a result: the record's columns. */
export type ResultLine = Readonly<Record<string, unknown>>;

/** A tool's result, which cells may cite. */
export type Result = {
	/** the name in cells: 'a1', 'a2' in the order of the calls */
	name: string;
	/** the canonical question; null for a scorecard, a comparison or a person */
	question: Question | null;
	/** the question in plain English */
	reading: string;
	columns: string[];
	lines: ResultLine[];
	/** number of lines without the limit */
	total: number;
	definitions: string[];
	as_of: AsOf;
	/** names by id, for the conditions */
	names: Readonly<Record<string, string>>;
	/** the site's page: the explorer, a scorecard, a player's page */
	page: string | null;
};

export const STATUSES = ["answered", "cannot", "ask_back", "talk"] as const;
export type Status = (typeof STATUSES)[number];

/** The tool that ends a conversation. */
export const ANSWER = "answer";

/** A checked answer. */
export type ModelAnswer = {
	status: Status;
	/** the text with filled cells */
	text: string;
	/** BCP 47 */
	language: string;
	/** in the order of the text */
	cited: Result[];
	/** at most three */
	offers: string[];
	/** 'record': the reader wrote the text */
	worded_by: "record" | "model";
};

/** A name in a text, with all its meanings. */
export type Link = {
	words: string;
	at: number;
	meanings: readonly { kind: string; id: string; name: string }[];
	spelt: "well" | "badly";
	/** one word, which may be a common word */
	short: boolean;
};

/** The model's answer, with cells. */
export type Draft = { status: Status; text: string; language: string; offers: readonly string[] };

/** The data that an answer is checked against. */
export type Grounds = {
	results: readonly Result[];
	/** the fan's words, and the names in them */
	asked: { words: string; links: readonly Link[] };
	/** finds the names of a text */
	link: (text: string) => readonly Link[];
	/** the city of each ground */
	city_of: Readonly<Record<string, string>>;
	/** the model's instructions, which no text may quote */
	instructions: string;
};

/** The failed check, and the text for the model. */
export type Fault = { check: "figures" | "names" | "dropped" | "ranks" | "plain" | "cells"; says: string };
