import type { AsOf } from "../answer.ts";
import type { Question } from "../language/question.ts";

/** One line of a result: the record's columns with their values. */
export type ResultLine = Readonly<Record<string, unknown>>;

/** A result of a tool, as the text of an answer may cite it. */
export type Result = {
	/** the name by which cells refer to it: 'a1', 'a2' in the order of the calls */
	name: string;
	/** the canonical question; null for a scorecard, a comparison and a person's career */
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
	/** the names of the ids in its conditions */
	names: Readonly<Record<string, string>>;
	/** where the site shows it: the explorer, a scorecard, a player's page */
	page: string | null;
};

export const STATUSES = ["answered", "cannot", "ask_back", "talk"] as const;
export type Status = (typeof STATUSES)[number];

/** The tool that ends a conversation. */
export const ANSWER = "answer";

/** A checked answer. */
export type ModelAnswer = {
	status: Status;
	/** the text with its cells filled */
	text: string;
	/** the language of the text, as BCP 47 writes it */
	language: string;
	/** the results that cells of the text cite, in the order of the text */
	cited: Result[];
	/** further questions, at most three */
	offers: string[];
	/** 'record': the text is the record's own sentence */
	worded_by: "record" | "model";
};

/** A name that the linker found in a text, with all that it may mean. */
export type Link = {
	words: string;
	at: number;
	meanings: readonly { kind: string; id: string; name: string }[];
	spelt: "well" | "badly";
	/** a single word, which may be a common word too */
	short: boolean;
};

/** An answer as the model gives it, with cells. */
export type Said = { status: Status; text: string; language: string; offers: readonly string[] };

/** What an answer is checked against. */
export type Grounds = {
	results: readonly Result[];
	/** the fan's own words, and the names in them */
	asked: { words: string; links: readonly Link[] };
	/** finds the names of a text */
	link: (text: string) => readonly Link[];
	/** the city of each ground */
	city_of: Readonly<Record<string, string>>;
	/** the instructions of the model, no part of which is shown */
	instructions: string;
};

/** The check that an answer fails, and what the model may do about it. */
export type Fault = { check: "figures" | "names" | "dropped" | "ranks" | "plain" | "cells"; says: string };
