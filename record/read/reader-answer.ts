import type { Question } from "../language/question.ts";
import type { Carried } from "./follow-up.ts";
import type { Plan, Result } from "./plan.ts";

/** Another meaning that the reader suggests: a question in words, or the explorer's address of one. */
export type Offer = { label: string; question?: string; address?: string };

/** The reader's reply to a question. */
export type ReaderAnswer = {
	/** 'answer' states the figure; 'ask_back' asks for one of several meanings; 'unknown' says why not */
	kind: "answer" | "ask_back" | "unknown";
	text: string;
	/** the figure, the name, or yes or no alone */
	figure: string | null;
	plan?: Plan;
	/** the questions in the query language; the first one is the main one */
	questions: Question[];
	lines: Result["lines"];
	values: (number | null)[];
	/** the parts taken from earlier questions */
	carried?: Carried;
	/** the words only name somebody; the reader chose the figure (`default-figures.ts`) */
	named_only?: boolean;
	offers: Offer[];
};
