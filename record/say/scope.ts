import type { ConditionName } from "../language/conditions.ts";
import { isQuestion, type Question, type Where } from "../language/question.ts";
import { type NameOf, saidOf } from "../language/reading.ts";
import type { Bounds } from "../read/frame.ts";
import { nounOf, unitOf } from "./nouns.ts";
import { dayOf, listed, monthOf } from "./text.ts";

type Say = (text: string, value: unknown) => string;
const one =
	(words: Record<string, string>): Say =>
	(text, value) =>
		listed(
			[value].flat().map((each) => words[String(each)] ?? text),
			"or",
		);

const RESULTS = one({ won: "in wins", lost: "in defeats", no_result: "in matches without a result" });

/** Conditions that a sentence says in other words than a reading. `text`: the values without the condition's word. */
const SAYS: Partial<Record<ConditionName, Say>> = {
	player: (text) => `of ${text}`,
	partner: (text) => `with ${text}`,
	batter: (text) => `against ${text}`,
	bowler: (text) => `off ${text}`,
	fielder: (text) => `to ${text}`,
	role: (text) => `as ${/^[aeiou]/.test(text) ? "an" : "a"} ${text.replaceAll("_", "-")}`,
	position: (text) => `at number ${text}`,
	wicket: (text) => `for wicket number ${text}`,
	nationality: (text) => `by players from ${text}`,
	overseas: one({
		true: "by overseas players",
		false: "by Indian players",
		unknown: "by players of unknown country",
	}),
	bat_hand: (text) => `by ${text}-handers`,
	bowl_style: (text) => `by bowlers of ${text.toLowerCase()}`,
	bowl_kind: (text) => `by ${text} bowlers`,
	overs: (text, value) => `in over${typeof value === "number" ? "" : "s"} ${text}`,
	ball_of_over: (text) => `off ball ${text} of the over`,
	phase: one({ powerplay: "in the powerplay", middle: "in the middle overs", death: "at the death" }),
	home: one({ true: "at home", false: "away from home", neutral: "on neutral grounds" }),
	toss: one({ won: "after winning the toss", lost: "after losing the toss" }),
	innings: one({ 1: "in first innings", 2: "in second innings" }),
	result: (text, value) =>
		[value].flat().length === 2 && !String(value).includes("no") ? "in matches with a result" : RESULTS(text, value),
	target: (text) => `chasing ${text}`,
	total: (text) => `in totals of ${text}`,
	day_of_season: (text) => `on day ${text} of a season`,
	date: (_, value) => dated(value),
	month: (text, value) =>
		typeof value === "object" && !Array.isArray(value)
			? `in months ${text}`
			: `in ${listed([value].flat().map(monthOf), "or")}`,
	season: (text, value) => seasonText(text, value),
	match: (text) => `in match ${text}`,
};

function dated(value: unknown): string {
	if (typeof value !== "object" || value === null) return `on ${dayOf(value)}`;
	const { from, to } = value as { from?: string; to?: string };
	return [...(from ? [`from ${dayOf(from)}`] : []), ...(to ? [`to ${dayOf(to)}`] : [])].join(" ");
}

function seasonText(text: string, value: unknown): string {
	const { from, to } = (typeof value === "object" && !Array.isArray(value) ? value : {}) as Bounds;
	if (from !== undefined && to === undefined) return `since ${from}`;
	return from === undefined && to !== undefined ? `before ${to + 1}` : `in ${text}`;
}

const NAMED = {
	player: "people",
	batter: "people",
	bowler: "people",
	partner: "people",
	fielder: "people",
	team: "franchises",
	opponent: "franchises",
	ground: "grounds",
} as const;

/** A value in words: '2016', '2016 to 2018', '50 or more'. */
function spanOf(value: unknown, name: (id: unknown) => string): string {
	if (Array.isArray(value)) return listed(value.map(name), "or");
	if (typeof value !== "object" || value === null) return name(value);
	const { from, to } = value as Bounds;
	if (from === to) return name(from);
	if (from === undefined) return `at most ${name(to)}`;
	return to === undefined ? `${name(from)} or more` : `${name(from)} to ${name(to)}`;
}

/** A condition as a part of a sentence: 'in 2016', 'against Mumbai Indians'. */
function sayCondition(field: string, value: unknown, nameOf: NameOf): string {
	const say = SAYS[field as ConditionName];
	// "on debut": the condition on the match is an inner question
	if (field === "match" && isQuestion(value)) return matchesSaid(value.question);
	if (!say || isQuestion(value)) return saidOf(field as ConditionName, value, nameOf);
	const list = NAMED[field as keyof typeof NAMED];
	return say(
		spanOf(value, (id) => (list && nameOf(list, String(id))) ?? String(id)),
		value,
	);
}

/** 'In the first match', 'in the last 5 innings'. */
function matchesSaid({ rows, order, limit = 1 }: Question): string {
	const [one, many] = rows === "appearances" ? ["match", "matches"] : ["innings", "innings"];
	return `in the ${order === "latest" ? "last" : "first"} ${limit === 1 ? one : `${limit} ${many}`}`;
}

const number = (value: unknown) => Number(value).toLocaleString("en-US", { maximumFractionDigits: 2 });

/** A threshold as a part of a sentence: 'with 100 or more runs', 'with an average of 40 or more', 'with no titles'. */
function thresholdIn(rows: Question["rows"], key: string, bounds: unknown): string {
	const { from, to } = (typeof bounds === "object" ? bounds : { from: bounds, to: bounds }) as Bounds;
	const [single, many] = nounOf({ rows, measures: [key] });
	const unit = key.startsWith("win_by_") ? unitOf({ rows, measures: [key] }) : undefined;
	if (unit) return `by ${spanOf(bounds, number)} ${from === 1 && to === 1 ? unit[0] : unit[1]}`;
	if (to === 0) return `with no ${many}`;
	return from === 1 && to === 1 ? `with 1 ${single}` : `with ${spanOf(bounds, number)} ${many}`;
}

const AGAINST: Readonly<Record<string, (text: string) => string>> = {
	bat_hand: (text) => `against ${text}-handers`,
	bowl_style: (text) => `against ${text.toLowerCase()}`,
	bowl_kind: (text) => `against ${text}`,
};
/** How a sentence words figures of a row that are a yes or no. */
const OF_ROW: Readonly<Record<string, (bounds: Bounds) => string>> = {
	outs: ({ to }) => (to === 0 ? "not out" : "ended by a dismissal"),
	completed: () => "played to the end",
	playoffs: ({ to }) => (to === 0 ? "without the playoffs" : "with the playoffs"),
};

/**
 * The conditions of a question in a sentence's words: 'in the powerplay', 'against Mumbai Indians', 'with 50 or more runs'.
 * `leave`: conditions that the sentence says elsewhere, such as its subject.
 */
export function conditionsSaid(
	{ rows, where = {}, having = {} }: Question,
	nameOf: NameOf,
	leave: readonly string[] = [],
): string[] {
	const { not = {}, ...rest } = where;
	return [
		...partsOf(rows, rest, nameOf, leave),
		...partsOf(rows, not, nameOf, []).map((part) => `not ${part}`),
		...Object.entries(having).map(([key, bounds]) => thresholdIn(rows, key, bounds)),
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
				thresholdIn(rows, key, bounds),
		),
		...Object.entries(innings_figures).map(([key, bounds]) => `${thresholdIn(rows, key, bounds)} in the whole innings`),
		...Object.entries(against).map(([key, value]) => AGAINST[key]?.(spanOf(value, String)) ?? ""),
		...Object.entries(where)
			.filter(([key]) => !leave.includes(key))
			.map(([key, value]) => sayCondition(key, value, nameOf)),
	];
}
