import type { ConditionName } from "../../language/conditions.ts";
import { isQuestion, type Question, type Where } from "../../language/question.ts";
import type { Bounds } from "../pieces.ts";
import { dayOf, monthOf, numbered } from "./figures.ts";
import { listed, type NameOf } from "./names.ts";
import { isCounted, nounOf } from "./nouns.ts";
import { joined, metIn } from "./pinned.ts";

type Say = (words: string, value: unknown, rows: Question["rows"]) => string;
const one =
	(words: Record<string, string>): Say =>
	(text, value) =>
		listed(
			[value].flat().map((each) => words[String(each)] ?? text),
			"or",
		);

const BY_KIND = "by ";
/** What each condition is in a sentence, in the order in which they are said. */
const SAYS: Partial<Record<ConditionName, Say>> = {
	role: (text) => `as ${/^[aeiou]/.test(text) ? "an" : "a"} ${text.replaceAll("_", "-")}`,
	opening: one({ true: "as an opener", false: "not as an opener" }),
	position: (text) => `at number ${text}`,
	wicket: (text) => `for wicket number ${text}`,
	dismissal: (text) => text,
	player: (text) => `of ${text}`,
	fielder: (text) => `to ${text}`,
	partner: (text) => `with ${text}`,
	batter: (text) => `against ${text}`,
	bowler: (text) => `off ${text}`,
	nationality: (text) => `${BY_KIND}players from ${text}`,
	overseas: one({
		true: `${BY_KIND}overseas players`,
		false: `${BY_KIND}Indian players`,
		unknown: `${BY_KIND}players of unknown country`,
	}),
	bat_hand: (text) => `${BY_KIND}${text}-handers`,
	bowl_style: (text) => `${BY_KIND}bowlers of ${text.toLowerCase()}`,
	bowl_kind: (text) => `${BY_KIND}${text} bowlers`,
	age: (text) => `aged ${text}`,
	phase: one({ powerplay: "in the powerplay", middle: "in the middle overs", death: "at the death" }),
	overs: (text, value) => `in over${typeof value === "number" ? "" : "s"} ${text}`,
	ball_of_over: (text) => `off ball ${text} of the over`,
	first_balls: (text) => `in the first ${text} balls`,
	team: (text, value) => `${Array.isArray(value) && value.length > MOST_SIDES ? "of" : "for"} ${text}`,
	opponent: (text) => `against ${text}`,
	home: one({ true: "at home", false: "away from home", neutral: "on neutral grounds" }),
	ground: (text) => `at ${text}`,
	city: (text) => `in ${text}`,
	country: (text) => `in ${text === "United Arab Emirates" ? "the " : ""}${text}`,
	toss: one({ won: "after winning the toss", lost: "after losing the toss" }),
	batted: (text) => `batting ${text}`,
	innings: (text, value, rows) =>
		(BATS.has(rows)
			? one({ 1: "batting first", 2: "in chases" })
			: one({ 1: "in first innings", 2: "in second innings" }))(text, value, rows),
	result: (text, value, rows) =>
		String([value].flat().toSorted()) === "lost,won"
			? "with a result"
			: one({ won: "in wins", lost: "in defeats", no_result: "in matches without a result" })(text, value, rows),
	super_over: one({ true: "with a super over", false: "without a super over" }),
	rain_rule: one({ true: "under the rain rule", false: "not under the rain rule" }),
	full_match: one({ true: "in matches of twenty overs a side", false: "in matches cut short" }),
	target: (text) => `chasing ${text}`,
	total: (text) => `in totals of ${text}`,
	stage: one({ league: "in league matches", playoff: "in the playoffs", final: "in finals" }),
	round: (text) => `in the ${text.replaceAll("_", " ")}`,
	match: (text, value) => (isQuestion(value) ? `in ${text}` : `in match ${text}`),
	day_of_season: (text, value) => (value === 1 ? "on the first day of a season" : `on day ${text} of a season`),
	month: (text, value) =>
		typeof value === "object" && !Array.isArray(value)
			? `in months ${text}`
			: `in ${listed([value].flat().map(monthOf))}`,
	date: (_, value) => dated(value),
	season: (text, value) => seasonText(text, value),
};
/** A sentence names at most this many sides; more are all sides of a kind. */
const MOST_SIDES = 4;
const ORDER = Object.keys(SAYS);
/** Rows that are seen from the side at the crease. */
const BATS = new Set<Question["rows"]>(["batting", "innings", "stands", "sides", "appearances"]);

function dated(value: unknown): string {
	if (typeof value === "string") return `on ${dayOf(value)}`;
	const { from, to } = value as { from?: string; to?: string };
	return [...(from ? [`from ${dayOf(from)}`] : []), ...(to ? [`to ${dayOf(to)}`] : [])].join(" ");
}

function seasonText(text: string, value: unknown): string {
	const { from, to } = (typeof value === "object" && !Array.isArray(value) ? value : {}) as Bounds;
	if (from !== undefined && to === undefined) return `since ${from}`;
	return from === undefined && to !== undefined ? `before ${to + 1}` : `in ${text.replace(" to ", " – ")}`;
}

/** ' in 2016 against Mumbai Indians': the conditions of a question, but those left out. */
export function scopeOf(
	question: Question,
	name: NameOf,
	leave: readonly string[] = [],
	whose: "by" | "among" = "by",
): string {
	const { rows, where = {}, having = {}, measures } = question;
	const { not = {}, ...rest } = where;
	// 'wins in wins'
	const own = OUTCOMES.has(measures[0] ?? "") ? [...leave, "result"] : leave;
	const parts = [
		...partsOf(question, rest, name, own),
		...partsOf(question, not, name, []).map((part) => `not ${part}`),
		...Object.entries(having).flatMap(([key, bounds]) =>
			leave.includes(`having ${key}`) ? [] : [`with ${thresholdOf(rows, key, bounds)}`],
		),
	];
	return parts.map((part) => ` ${whose === "among" ? amongThem(part) : part}`).join("");
}

/** Of players who are ranked among themselves. */
const amongThem = (part: string) => (part.startsWith(BY_KIND) ? `among ${part.slice(BY_KIND.length)}` : part);

const OUTCOMES = new Set(["won", "lost", "no_result"]);

/** '100 or more runs', 'no titles', 'an economy of at most 8'. `isDone`: a verb before it says what was done. */
export function thresholdOf(rows: Question["rows"], key: string, bounds: unknown, isDone = false): string {
	const { from, to } = boundsOf(bounds);
	if (key === "win_percentage" && (from === undefined) !== (to === undefined) && Math.round(from ?? to ?? 0) === HALF)
		return from === undefined ? "more defeats than wins" : "more wins than defeats";
	const noun = nounOf({ rows, measures: [key] });
	if (!isCounted(noun)) return `${/^[aeiou]/.test(noun.the) ? "an" : "a"} ${noun.the} of ${spanOf(bounds, numberOf)}`;
	const [single, many] = (isDone || !noun.done ? undefined : noun.alone) ?? [noun.one, noun.many];
	if (to === 0) return `no ${many}`;
	return from === 1 && to === 1 ? `1 ${single}` : `${spanOf(bounds, numberOf)} ${many}`;
}

const HALF = 50;

const boundsOf = (bounds: unknown) => (typeof bounds === "object" ? bounds : { from: bounds, to: bounds }) as Bounds;

/** 'by 5 wickets'; one or more is any: 'by wickets'. */
const byMargin = ({ from, to }: Bounds, span: string, unit: string) =>
	from === 1 && to === undefined ? `by ${unit}s` : `by ${span} ${unit}${to === 1 ? "" : "s"}`;

/** The words for a condition on the figures of one row, where they are not 'of 100 or more runs'. */
const OF_ROW: Record<string, (bounds: Bounds, span: string) => string> = {
	outs: ({ to }) => (to === 0 ? "not out" : "ended by a dismissal"),
	not_outs: ({ to }) => (to === 0 ? "ended by a dismissal" : "not out"),
	fifty_balls: (_, span) => `with the fifty off ${span} balls`,
	hundred_balls: (_, span) => `with the hundred off ${span} balls`,
	win_by_runs: (bounds, span) => byMargin(bounds, span, "run"),
	win_by_balls: ({ to }, span) =>
		to === 0 ? "off the last ball" : `with ${span} ${to === 1 ? "ball" : "balls"} to spare`,
	win_by_wickets: (bounds, span) => byMargin(bounds, span, "wicket"),
	lower_total: (_, span) => `with both totals ${span}`,
	completed: () => "played to the end",
	playoffs: ({ to }) => (to === 0 ? "without the playoffs" : "with the playoffs"),
};
/** How rows are called by the figure that they pass, which then needs no noun: 'scores of 100 or more'. */
const CALLED: Partial<Record<Question["rows"], { figure: string; names: [string, string]; of: string }>> = {
	batting: { figure: "runs", names: ["score", "scores"], of: "" },
	bowling: { figure: "wickets", names: ["haul", "hauls"], of: " wickets" },
	innings: { figure: "runs", names: ["total", "totals"], of: "" },
	stands: { figure: "runs", names: ["partnership", "partnerships"], of: "" },
	matches: { figure: "runs", names: ["match", "matches"], of: " runs" },
};
/** Lines that the name of a figure says already. */
const IMPLIED: Record<string, string> = {
	hundreds: "runs",
	fifties: "runs",
	fifty_plus: "runs",
	thirties: "runs",
	ducks: "runs",
	five_wickets: "wickets",
	four_wickets: "wickets",
	three_wickets: "wickets",
};

/** The rows that pass some lines: 'scores of 100 or more', 'innings of at most 49 balls not out'. Undefined without lines. */
export function rowsThatPass(question: Question): { names: readonly [string, string]; of: string } | undefined {
	const { rows, where = {}, measures } = question;
	const spent = (key: string, bounds: unknown) =>
		IMPLIED[measures[0] ?? ""] === key ||
		(key === measures[0] && (boundsOf(bounds).from ?? 0) <= 1 && boundsOf(bounds).to === undefined);
	const lines = Object.entries(where.figures ?? {}).filter(([key, bounds]) => !spent(key, bounds));
	const whole = Object.entries(where.innings_figures ?? {});
	if (lines.length + whole.length === 0) return undefined;
	const called = CALLED[rows];
	const own = lines.find(([key]) => key === called?.figure);
	const others = lines.filter((line) => line !== own);
	const said = (key: string, bounds: unknown) =>
		OF_ROW[key]?.(boundsOf(bounds), spanOf(bounds, numberOf)) ?? `of ${thresholdOf(rows, key, bounds)}`;
	const parts = [
		...(own ? [`of ${spanOf(own[1], numberOf)}${called?.of}`] : []),
		...listedParts(others.map(([key, bounds]) => said(key, bounds))),
		...whole.map(([key, bounds]) => `${said(key, bounds)} in the whole innings`),
	];
	return {
		names: own && called ? called.names : (ROW_NAMES[rows] ?? ["innings", "innings"]),
		of: ` ${parts.join(" ")}`,
	};
}
const listedParts = (parts: string[]) => {
	const of = parts.filter((part) => part.startsWith("of "));
	return [...(of.length > 0 ? [listed(of)] : []), ...parts.filter((part) => !part.startsWith("of "))];
};
const numberOf = (value: unknown) => numbered(Number(value));

function partsOf(
	{ rows, measures }: Question,
	{ against = {}, figures = {}, innings_figures = {}, ...where }: Where,
	name: NameOf,
	leave: readonly string[],
): string[] {
	const { text, spent } = leave.includes("season") ? { spent: [] as string[] } : joined(where);
	const met = leave.includes("team") ? [] : metIn(where, name);
	if (met.length > 0) spent.push("team", "opponent");
	const said = Object.entries(where)
		.filter(([field]) => !leave.includes(field) && !spent.includes(field))
		.toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
		.map(
			([field, value]) =>
				SAYS[field as ConditionName]?.(spanOf(value, name), value, rows) ??
				`${field.replaceAll("_", " ")} ${spanOf(value, name)}`,
		);
	const faced = Object.entries(against).map(([field, value]) => AGAINST[field]?.(spanOf(value, String)) ?? "");
	const passing = leave.includes("figures")
		? undefined
		: rowsThatPass({ rows, measures, where: { figures, innings_figures } });
	return [
		...(passing ? [`in ${passing.names[1]}${passing.of}`] : []),
		...faced,
		...met,
		...said,
		...(text ? [text] : []),
	];
}
const AGAINST: Record<string, (text: string) => string> = {
	bat_hand: (text) => `against ${text}-handers`,
	bowl_style: (text) => `against ${text.toLowerCase()}`,
	bowl_kind: (text) => `against ${text}`,
};

const ROW_NAMES: Partial<Record<Question["rows"], [string, string]>> = {
	bowling: ["spell", "spells"],
	stands: ["partnership", "partnerships"],
	overs: ["over", "overs"],
	sides: ["match", "matches"],
	matches: ["match", "matches"],
	campaigns: ["season", "seasons"],
};
/** One row of a question: 'an innings', 'a partnership'. */
export const oneRow = (rows: Question["rows"]): string => {
	const [one] = ROW_NAMES[rows] ?? ["innings"];
	return `${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`;
};

/** 'the last 5 matches', 'the last 3 seasons'. */
function lastOf({ rows, by = [], limit = 1 }: Question): string {
	const [one, many] =
		by[0] === "season" ? ["season", "seasons"] : INNINGS.has(rows) ? ["innings", "innings"] : ["match", "matches"];
	return `the last ${limit === 1 ? one : `${limit} ${many}`}`;
}
const INNINGS = new Set<Question["rows"]>(["batting", "bowling", "innings"]);

/** 'with a haul of 4 or more wickets': what happened in the matches that another question finds. */
function withRow(question: Question): string {
	const { names, of } = rowsThatPass(question) ?? { names: ["innings"], of: "" };
	return `with ${/^[aeiou]/.test(names[0] ?? "") ? "an" : "a"} ${names[0]}${of}`;
}

/** What another question found: 'the season of Chennai Super Kings with titles'. */
function innerOf(question: Question, name: NameOf): string {
	const { by = [], where } = question;
	if (question.order === "latest") return lastOf(question);
	if (by[0] === "match")
		return `matches ${withRow(question)}${where?.team === undefined ? "" : ` of ${name(where.team)}`}`;
	const whose = where?.player ?? where?.team ?? where?.season;
	const of = where?.season === undefined ? "of" : "in";
	return `the ${by[0] ?? "one"} with ${lineOf(question)}${whose === undefined ? "" : ` ${of} ${name(whose)}`}`;
}

/** 'titles', 'the most runs', '973 runs': by what another question finds it. */
function lineOf({ rows, measures: [measure = ""], having = {}, order }: Question): string {
	const line = having[measure];
	if (line !== undefined && boundsOf(line).to !== undefined) return thresholdOf(rows, measure, line);
	const most = line !== undefined ? "" : order === "worst" ? "the fewest " : "the most ";
	return most + measure.replaceAll("_", " ");
}

/** A name, or what says whom another question finds. */
export const calledOf = (value: unknown, name: NameOf): string =>
	isQuestion(value) ? innerOf(value.question, name) : name(value);

/** A value in words: '2016', '2016 to 2018', '50 or more', 'at most 10'. */
function spanOf(value: unknown, name: NameOf): string {
	if (Array.isArray(value)) return name(value) === String(value) ? listed(value.map(name)) : name(value);
	if (typeof value !== "object" || value === null) return name(value);
	if (isQuestion(value)) return innerOf(value.question, name);
	const { from, to } = value as Bounds;
	if (from === to) return name(from);
	if (from === undefined) return `at most ${name(Math.floor(Number(to)))}`;
	return to === undefined ? `${name(Math.ceil(from))} or more` : `${name(from)} to ${name(to)}`;
}
