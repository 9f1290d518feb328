import type { Answer } from "../answer.ts";
import type { DimensionName } from "../language/dimensions.ts";
import type { Question } from "../language/question.ts";
import type { Bounds } from "./frame.ts";

/** What names a line of the answer: the value of this group, or for `row` its player, opponent and date. */
export type By = DimensionName | "row";
export type Fact = "captain" | "coach" | "owner" | "shirt" | "hand" | "nationality" | "year_of_birth" | "team";

/** The questions to ask, with the details that the sentence needs. */
export type Plan =
	/** `single`: the figure of one row: "their stand" */
	| { form: "figure"; question: Question; single?: true }
	| { form: "ranking"; question: Question; by: By; from: number; to: number }
	| { form: "list"; question: Question; by: By; different?: true }
	/** the figure of each season, side or ground, in order */
	| { form: "series"; question: Question; by: By }
	| { form: "count"; question: Question; by: By; different?: true }
	| { form: "yes_no"; question: Question; bounds: Bounds }
	| {
			form: "compare";
			questions: Question[];
			names: string[];
			way: "high" | "low" | "best";
			difference: boolean;
			yes?: true;
	  }
	| { form: "share"; part: Question; whole: Question; times: number; unit: "percent" | "each" }
	| { form: "streak"; question: Question; what: string }
	| { form: "several"; questions: Question[] }
	| { form: "rank"; question: Question; by: "player" | "team"; id: string; name: string }
	| { form: "card"; question: Question }
	| { form: "person"; id: string; name: string }
	/** `last`: `run` takes the last line, because these rows have no descending order */
	| { form: "turn"; question: Question; by: By; last?: true }
	| { form: "reach"; question: Question; target: number; by: By | "innings"; first: boolean }
	| { form: "fact"; fact: Fact; id: string; name: string; season?: number }
	| { form: "age"; question: Question; by: By };

export const questionsOf = (plan: Plan): Question[] => {
	if ("questions" in plan) return plan.questions;
	if (plan.form === "share") return [plan.part, plan.whole];
	return "question" in plan ? [plan.question] : [];
};

/** The plan for a question that is already in the query language. */
export function planOf(question: Question): Plan {
	const [by] = question.by ?? [];
	const isRanked = question.order === undefined || question.order === "best" || question.order === "worst";
	if (question.list)
		return isRanked ? { form: "ranking", question, by: "row", from: 1, to: 1 } : { form: "turn", question, by: "row" };
	if (by === undefined) return { form: "figure", question };
	if (isRanked) return { form: "ranking", question, by, from: 1, to: 1 };
	// a threshold asks who meets it, so the answer is a list of names
	const hasLine = Object.keys(question.having ?? {}).length > 0;
	return hasLine ? { form: "list", question, by } : { form: "series", question, by };
}

export type Line = Answer["rows"][number];
/** The answers of a plan's questions. */
export type Result = {
	value?: number | null;
	values?: (number | null)[];
	lines: Line[];
	total: number;
	floor?: Answer["floor"];
	fact?: string;
};
