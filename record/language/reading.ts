import { dayOf, joinList, monthOf } from "../say/text.ts";
import type { ConditionName, ListName } from "./conditions.ts";
import { isQuestion, type Question, type Where } from "./question.ts";
import type { RowKind } from "./rows/kind.ts";
import { measureOf, ROWS } from "./rows/rows.ts";

/** Returns the name for an id of the record, such as 'Virat Kohli' for a person's id. */
export type NameOf = (list: ListName, id: string) => string | undefined;

type Words = (text: string, value: unknown) => string;
const one =
	(words: Record<string, string>): Words =>
	(text, value) =>
		joinList(
			[value].flat().map((each) => words[String(each)] ?? text),
			"or",
		);
const within =
	(word: string): Words =>
	(text) =>
		`${word} ${text}`;
const RESULTS = one({ won: "in wins", lost: "in defeats", no_result: "in matches without a result" });

/** The wording of each condition, in readings and sentences. */
const WORDS: Record<ConditionName, Words> = {
	player: within("of"),
	batter: within("against"),
	bowler: within("off"),
	partner: within("with"),
	fielder: within("to"),
	team: within("for"),
	opponent: within("against"),
	season: (text, value) => seasonText(value) ?? `in ${text}`,
	date: (_, value) => dateText(value),
	month: (text, value) => (isSpan(value) ? `in months ${text}` : `in ${joinList([value].flat().map(monthOf), "or")}`),
	until: within("up to match"),
	ground: within("at"),
	city: within("in"),
	country: within("in"),
	home: one({ true: "at home", false: "away from home", neutral: "on neutral grounds" }),
	stage: one({ league: "in the league stage", playoff: "in the playoffs", final: "in finals" }),
	round: (text) => `in the ${text.replaceAll("_", " ")}`,
	match: within("in match"),
	toss: one({ won: "after winning the toss", lost: "after losing the toss" }),
	batted: within("batting"),
	result: (text, value) => (String(value) === "won,lost" ? "in matches with a result" : RESULTS(text, value)),
	full_match: one({ true: "in matches of twenty overs a side", false: "in matches cut short" }),
	super_over: one({ true: "with a super over", false: "without a super over" }),
	rain_rule: one({ true: "under the rain rule", false: "not under the rain rule" }),
	day_of_season: (text) => `on day ${text} of a season`,
	innings: one({ 1: "in first innings", 2: "in second innings" }),
	target: within("chasing"),
	total: within("in totals of"),
	phase: one({ powerplay: "in the powerplay", middle: "in the middle overs", death: "at the death" }),
	overs: (text, value) =>
		isSpan(value) && value.from === undefined
			? `in the first ${value.to} overs`
			: `in over${typeof value === "number" ? "" : "s"} ${text}`,
	first_balls: (text) => `in the first ${text} balls`,
	ball_of_over: (text) => `off ball ${text} of the over`,
	position: within("at number"),
	opening: one({ true: "as an opener", false: "not as an opener" }),
	wicket: within("for wicket number"),
	dismissal: (text) => text,
	nationality: within("by players from"),
	overseas: one({
		true: "by overseas players",
		false: "by Indian players",
		unknown: "by players of unknown country",
	}),
	bat_hand: (text) => `by ${text}-handers`,
	bowl_style: (text) => `by bowlers of ${text.toLowerCase()}`,
	bowl_kind: (text) => `by ${text} bowlers`,
	age: within("aged"),
	role: (text) => `as ${/^[aeiou]/.test(text) ? "an" : "a"} ${text.replaceAll("_", "-")}`,
	streak: one({
		won: "consecutive wins",
		lost: "consecutive losses",
		not_lost: "consecutive matches without a loss",
		not_won: "consecutive matches without a win",
	}),
	unbroken: one({ true: "unbroken", false: "ended" }),
	acquisition: one({
		auction: "bought at the auction",
		retained: "retained",
		traded: "signed in a trade",
		replacement: "signed as replacements",
	}),
};
const AGAINST: Record<"bat_hand" | "bowl_style" | "bowl_kind", Words> = {
	bat_hand: (text) => `against ${text}-handers`,
	bowl_style: (text) => `against ${text.toLowerCase()}`,
	bowl_kind: within("against"),
};

const LISTS: Partial<Record<string, ListName>> = {
	player: "people",
	batter: "people",
	bowler: "people",
	partner: "people",
	fielder: "people",
	team: "franchises",
	opponent: "franchises",
	ground: "grounds",
};

type Span = { from?: unknown; to?: unknown };
const isSpan = (value: unknown): value is Span => typeof value === "object" && value !== null && !Array.isArray(value);

/** 'since 2020', 'before 2015'; undefined for seasons with both ends. */
function seasonText(value: unknown): string | undefined {
	const { from, to } = isSpan(value) ? value : {};
	if (from !== undefined && to === undefined) return `since ${from}`;
	return from === undefined && to !== undefined ? `before ${Number(to) + 1}` : undefined;
}

function dateText(value: unknown): string {
	if (!isSpan(value)) return `on ${joinList([value].flat().map(dayOf), "or")}`;
	const { from, to } = value;
	return [...(from ? [`from ${dayOf(from)}`] : []), ...(to ? [`to ${dayOf(to)}`] : [])].join(" ");
}

/** A value in words: '2016', '2016 or 2018', '2016 to 2018', '50 or more', 'at most 10'. */
function valueText(value: unknown, name: (id: unknown) => string): string {
	if (Array.isArray(value)) return joinList(value.map(name), "or");
	if (!isSpan(value)) return name(value);
	const { from, to } = value;
	if (from === to) return name(from);
	if (from === undefined) return `at most ${name(to)}`;
	return to === undefined ? `${name(from)} or more` : `${name(from)} to ${name(to)}`;
}

/** The value of a condition alone: 'Mumbai Indians', 'any of (…)' for an inner question. */
function textOf(name: string, value: unknown, nameOf: NameOf): string {
	if (isQuestion(value)) return `any of (${readingOf(value.question, nameOf)})`;
	const list = LISTS[name];
	return valueText(value, (id) => (list && nameOf(list, String(id))) ?? String(id));
}

/** A condition in words: 'for Mumbai Indians', 'in the powerplay'. */
export const conditionText = (name: ConditionName, value: unknown, nameOf: NameOf): string =>
	WORDS[name](textOf(name, value, nameOf), value);

/** The value alone ('Mumbai Indians') if the wording contains it, else the wording ('in the powerplay'). */
export function labelledText(name: ConditionName, value: unknown, nameOf: NameOf): string {
	const said = conditionText(name, value, nameOf);
	return WORDS[name](said, value) === said ? said : textOf(name, value, nameOf).replaceAll("_", " ");
}

/** A condition on the other person of the ball in words: 'against spin'. */
export const againstText = (name: string, value: unknown): string =>
	AGAINST[name as keyof typeof AGAINST](valueText(value, String), value);

/** A threshold in words: '100 or more balls faced', '50 to 99 runs'. */
export const thresholdText = (what: string, value: unknown): string => `${valueText(value, numberText)} ${what}`;
const numberText = (value: unknown): string => Number(value).toLocaleString("en-US", { maximumFractionDigits: 2 });

/** A measure's name in lower case, for use within a sentence. */
export const measureText = (rows: Question["rows"], key: string): string => {
	const { name = key } = measureOf(rows, key) ?? {};
	return name.charAt(0).toLowerCase() + name.slice(1);
};

/** A threshold on a row in words: 'each with 50 or more runs', and on a streak 'each of 3 or more matches'. */
export function figureThresholdText(rows: Question["rows"], name: string, value: unknown): string {
	const { streak }: RowKind = ROWS[rows].kind;
	if (streak && name === "length") return `each of ${thresholdText(streak.are, value)}`;
	return `each${streak ? ` of the ${streak.are}` : ""} with ${thresholdText(name.replaceAll("_", " "), value)}`;
}

function partsOf(
	rows: Question["rows"],
	{ against = {}, figures = {}, innings_figures = {}, ...where }: Where,
	nameOf: NameOf,
): string[] {
	return [
		...Object.entries(where).map(([name, value]) => conditionText(name as ConditionName, value, nameOf)),
		...Object.entries(against).map(([name, value]) => againstText(name, value)),
		...Object.entries(figures).map(([name, value]) => figureThresholdText(rows, name, value)),
		...Object.entries(innings_figures).map(
			([name, value]) => `of whole innings with ${thresholdText(name.replaceAll("_", " "), value)}`,
		),
	];
}

const ORDERS: Partial<Record<string, string[]>> = {
	worst: ["from the other end"],
	keys: ["in order"],
	latest: ["newest first"],
};

/** Returns a canonical question in plain English, with every part of it. */
export function readingOf(question: Question, nameOf: NameOf): string {
	const { rows, measures, where = {}, by = [], having = {}, order, limit, offset, list, until, of } = question;
	const { not = {}, ...rest } = where;
	const said = measures.map((name) => measureText(rows, name));
	const head = [
		said.length > 1 ? `${said.slice(0, -1).join(", ")} and ${said.at(-1)}` : said.join(),
		...(by.length > 0 ? [`by ${by.map((name) => name.replaceAll("_", " ")).join(" and ")}`] : []),
	].join(" ");
	const parts = [
		list ? `every one of the ${ROWS[rows].kind.says}` : `from ${ROWS[rows].kind.says}`,
		...partsOf(rows, rest, nameOf),
		...partsOf(rows, not, nameOf).map((part) => `not ${part}`),
		...Object.entries(having).map(([name, value]) => thresholdText(measureText(rows, name), value)),
		...(ORDERS[order ?? "best"] ?? []),
		...(limit === undefined ? [] : [`first ${limit}`]),
		...(offset === undefined ? [] : [`after the first ${offset}`]),
		...(until === undefined ? [] : [`up to match ${until}`]),
		...(of ? [`as a share of (${readingOf(of as Question, nameOf)})`] : []),
	];
	return [head.charAt(0).toUpperCase() + head.slice(1), ...parts].join(", ");
}
