import type { Question } from "../language/question.ts";
import type { Carried } from "./follow-up.ts";
import type { Plan, Result } from "./plan.ts";

/** Something else that a question may have meant: a question in words, or the address of one in the explorer. */
export type Offer = { label: string; question?: string; address?: string };

/** An answer in words. */
export type Spoken = {
	/** 'answer' states what was counted; 'ask_back' wants to know which of several is meant; 'unknown' says why there is none */
	kind: "answer" | "ask_back" | "unknown";
	text: string;
	/** the figure, name or yes and no by itself */
	figure: string | null;
	plan?: Plan;
	/** what the record was asked, in its own language; the first is the main one */
	questions: Question[];
	lines: Result["lines"];
	values: (number | null)[];
	/** what the question took from the ones before it */
	carried?: Carried;
	offers: Offer[];
};
