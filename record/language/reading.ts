import type { ConditionName, Known } from "./conditions.ts";
import { isQuestion, type Question, type Where } from "./question.ts";
import type { RowKind } from "./rows/kind.ts";
import { ROWS } from "./rows/rows.ts";

/** Returns the name for an id of the record, such as 'Virat Kohli' for a person's id. */
export type NameOf = (list: Known, id: string) => string | undefined;

type Words = (text: string, value: unknown) => string;
const one =
	(words: Record<string, string>): Words =>
	(text, value) =>
		[value]
			.flat()
			.map((each) => words[String(each)] ?? text)
			.join(" or ");

const WORDS: Record<ConditionName, Words> = {
	player: (text) => text,
	batter: (text) => `batter ${text}`,
	bowler: (text) => `bowler ${text}`,
	partner: (text) => `with ${text}`,
	fielder: (text) => `fielder ${text}`,
	team: (text) => `for ${text}`,
	opponent: (text) => `against ${text}`,
	season: (text) => `season ${text}`,
	date: (text) => `date ${text}`,
	month: (text) => `month ${text}`,
	until: (text) => `up to match ${text}`,
	ground: (text) => `at ${text}`,
	city: (text) => `in ${text}`,
	country: (text) => `in ${text}`,
	home: one({ true: "at home", false: "away", neutral: "on neutral grounds" }),
	stage: one({ league: "in the league stage", playoff: "in the playoffs", final: "in finals" }),
	round: (text) => `in the ${text.replaceAll("_", " ")}`,
	match: (text) => `match ${text}`,
	toss: (text) => `toss ${text}`,
	batted: (text) => `batting ${text}`,
	result: one({ won: "in matches won", lost: "in matches lost", no_result: "in matches without a result" }),
	full_match: one({ true: "in matches of twenty overs a side", false: "in matches cut short" }),
	super_over: one({ true: "with a super over", false: "without a super over" }),
	rain_rule: one({ true: "under the rain rule", false: "not under the rain rule" }),
	day_of_season: (text) => `day ${text} of the season`,
	innings: one({ 1: "first innings", 2: "second innings" }),
	target: (text) => `target ${text}`,
	total: (text) => `total ${text}`,
	phase: one({ powerplay: "in the powerplay", middle: "in the middle overs", death: "in the death overs" }),
	overs: (text) => `over ${text}`,
	first_balls: (text) => `in the first ${text} balls`,
	ball_of_over: (text) => `ball ${text} of the over`,
	position: (text) => `at position ${text}`,
	opening: one({ true: "as an opener", false: "not as an opener" }),
	wicket: (text) => `for wicket ${text}`,
	dismissal: (text) => text,
	nationality: (text) => `from ${text}`,
	overseas: one({ true: "overseas players", false: "Indian players", unknown: "players of unknown country" }),
	bat_hand: one({ left: "left-handed", right: "right-handed", unknown: "hand unknown" }),
	bowl_style: (text) => text,
	bowl_kind: one({ pace: "pace", spin: "spin", unknown: "kind of bowling unknown" }),
	age: (text) => `aged ${text}`,
	role: (text) => text.replaceAll("_", "-"),
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

const LISTS: Partial<Record<ConditionName, Known>> = {
	player: "people",
	batter: "people",
	bowler: "people",
	partner: "people",
	fielder: "people",
	team: "franchises",
	opponent: "franchises",
	ground: "grounds",
};

/** A value in words: '2016', '2016 or 2018', '2016 to 2018', 'from 50', 'up to 10'. */
function textOf(value: unknown, name: (id: unknown) => string, nameOf?: NameOf): string {
	if (isQuestion(value) && nameOf) return `any of (${readingOf(value.question, nameOf)})`;
	if (Array.isArray(value)) return value.map(name).join(" or ");
	if (typeof value !== "object" || value === null) return name(value);
	const { from, to } = value as { from?: unknown; to?: unknown };
	if (from === undefined) return `up to ${to}`;
	return to === undefined ? `from ${from}` : `${from} to ${to}`;
}

/** A condition in words: 'for Mumbai Indians', 'in the powerplay'. */
export function saidOf(name: ConditionName, value: unknown, nameOf: NameOf): string {
	const list = LISTS[name];
	const text = textOf(value, (id) => (list && nameOf(list, String(id))) ?? String(id), nameOf);
	return WORDS[name](text, value);
}

/** A threshold in words: 'at least 100 balls faced', '50 to 99 runs'. */
export function thresholdSaid(what: string, value: unknown): string {
	const { from, to } = (typeof value === "object" ? value : {}) as { from?: number; to?: number };
	if (from !== undefined && to === undefined) return `at least ${from} ${what}`;
	return from === undefined && to !== undefined ? `at most ${to} ${what}` : `${textOf(value, String)} ${what}`;
}

/** A measure's name as it is written within a sentence. */
export const measureSaid = (rows: Question["rows"], key: string): string => {
	const { name = key } = (ROWS[rows].measures as Record<string, { name: string }>)[key] ?? {};
	return name.charAt(0).toLowerCase() + name.slice(1);
};

/** A threshold on a row in words: 'each with at least 50 runs', and of a streak 'each of at least 3 matches'. */
export function figureSaid(rows: Question["rows"], name: string, value: unknown): string {
	const { streak }: RowKind = ROWS[rows].kind;
	if (streak && name === "length") return `each of ${thresholdSaid(streak.are, value)}`;
	return `each${streak ? ` of the ${streak.are}` : ""} with ${thresholdSaid(name.replaceAll("_", " "), value)}`;
}

function partsOf(
	rows: Question["rows"],
	{ against = {}, figures = {}, innings_figures = {}, ...where }: Where,
	nameOf: NameOf,
): string[] {
	return [
		...Object.entries(where).map(([name, value]) => saidOf(name as ConditionName, value, nameOf)),
		...Object.entries(against).map(([name, value]) => `against ${saidOf(name as ConditionName, value, nameOf)}`),
		...Object.entries(figures).map(([name, value]) => figureSaid(rows, name, value)),
		...Object.entries(innings_figures).map(
			([name, value]) => `of whole innings with ${thresholdSaid(name.replaceAll("_", " "), value)}`,
		),
	];
}

/** Words for orders other than best first. */
const ORDERS: Partial<Record<string, string[]>> = {
	worst: ["from the other end"],
	keys: ["in order"],
	latest: ["newest first"],
};

/** A canonical question in plain English, with every part of it. */
export function readingOf(question: Question, nameOf: NameOf): string {
	const { rows, measures, where = {}, by = [], having = {}, order, limit, offset, list, until, of } = question;
	const { not = {}, ...rest } = where;
	const said = measures.map((name) => measureSaid(rows, name));
	const head = [
		said.length > 1 ? `${said.slice(0, -1).join(", ")} and ${said.at(-1)}` : said.join(),
		...(by.length > 0 ? [`by ${by.map((name) => name.replaceAll("_", " ")).join(" and ")}`] : []),
	].join(" ");
	const parts = [
		list ? `every one of the ${ROWS[rows].kind.says}` : `from ${ROWS[rows].kind.says}`,
		...partsOf(rows, rest, nameOf),
		...partsOf(rows, not, nameOf).map((part) => `not ${part}`),
		...Object.entries(having).map(([name, value]) => thresholdSaid(measureSaid(rows, name), value)),
		...(ORDERS[order ?? "best"] ?? []),
		...(limit === undefined ? [] : [`first ${limit}`]),
		...(offset === undefined ? [] : [`after the first ${offset}`]),
		...(until === undefined ? [] : [`up to match ${until}`]),
		...(of ? [`as a share of (${readingOf(of as Question, nameOf)})`] : []),
	];
	return [head.charAt(0).toUpperCase() + head.slice(1), ...parts].join(", ");
}
