import type { ConditionName } from "../language/conditions.ts";
import { isQuestion, type Question, type Where } from "../language/question.ts";
import { againstText, conditionText, type NameOf, thresholdText } from "../language/reading.ts";
import type { Bounds } from "../read/frame.ts";
import { nounOf, unitOf } from "./nouns.ts";

/** A condition in a sentence: 'in 2016', 'against Mumbai Indians'. */
const conditionPart = (field: string, value: unknown, nameOf: NameOf): string =>
	// "on debut": the condition on the match is an inner question
	field === "match" && isQuestion(value)
		? matchesText(value.question)
		: conditionText(field as ConditionName, value, nameOf);

/** 'In the first match', 'in the last 5 innings'. */
function matchesText({ rows, order, limit = 1 }: Question): string {
	const [one, many] = rows === "appearances" ? ["match", "matches"] : ["innings", "innings"];
	return `in the ${order === "latest" ? "last" : "first"} ${limit === 1 ? one : `${limit} ${many}`}`;
}

/** A threshold in a sentence: 'with 100 or more runs', 'with an average of 40 or more', 'with no titles'. */
function thresholdPart(rows: Question["rows"], key: string, bounds: unknown): string {
	const { from, to } = (typeof bounds === "object" ? bounds : { from: bounds, to: bounds }) as Bounds;
	const isOne = from === 1 && to === 1;
	const [single, many] = nounOf({ rows, measures: [key] });
	const unit = key.startsWith("win_by_") ? unitOf({ rows, measures: [key] }) : undefined;
	if (unit) return `by ${thresholdText(isOne ? unit[0] : unit[1], bounds)}`;
	return to === 0 ? `with no ${many}` : `with ${thresholdText(isOne ? single : many, bounds)}`;
}

/** Words for figures of a row that are only 0 or 1. */
const OF_ROW: Readonly<Record<string, (bounds: Bounds) => string>> = {
	outs: ({ to }) => (to === 0 ? "not out" : "ended by a dismissal"),
	completed: () => "played to the end",
	playoffs: ({ to }) => (to === 0 ? "without the playoffs" : "with the playoffs"),
};

/**
 * The conditions of a question in a sentence's words: 'in the powerplay', 'against Mumbai Indians', 'with 50 or more runs'.
 * `leave`: conditions that the sentence says elsewhere, such as its subject.
 */
export function conditionTexts(
	{ rows, where = {}, having = {} }: Question,
	nameOf: NameOf,
	leave: readonly string[] = [],
): string[] {
	const { not = {}, ...rest } = where;
	return [
		...partsOf(rows, rest, nameOf, leave),
		...partsOf(rows, not, nameOf, []).map((part) => `not ${part}`),
		...Object.entries(having).map(([key, bounds]) => thresholdPart(rows, key, bounds)),
	];
}

function partsOf(
	rows: Question["rows"],
	{ against = {}, figures = {}, innings_figures = {}, ...where }: Where,
	nameOf: NameOf,
	leave: readonly string[],
): string[] {
	return [
		...Object.entries(leave.includes("figures") ? {} : figures).map(
			([key, bounds]) =>
				OF_ROW[key]?.((typeof bounds === "object" ? bounds : { from: bounds, to: bounds }) as Bounds) ??
				thresholdPart(rows, key, bounds),
		),
		...Object.entries(innings_figures).map(
			([key, bounds]) => `${thresholdPart(rows, key, bounds)} in the whole innings`,
		),
		...Object.entries(against).map(([key, value]) => againstText(key, value)),
		...Object.entries(where)
			.filter(([key]) => !leave.includes(key))
			.map(([key, value]) => conditionPart(key, value, nameOf)),
	];
}
