import type { ConditionName, Known } from "./conditions.ts";
import type { Question, Where } from "./question.ts";
import { ROWS } from "./rows/rows.ts";

/** The name of an id of the record, such as 'Virat Kohli' of a person's. */
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
	until: (text) => `up to match ${text}`,
	ground: (text) => `at ${text}`,
	city: (text) => `in ${text}`,
	country: (text) => `in ${text}`,
	home: one({ true: "at home", false: "away", neutral: "on neutral grounds" }),
	stage: one({ league: "in the league stage", playoff: "in the playoffs", final: "in finals" }),
	match: (text) => `match ${text}`,
	toss: (text) => `toss ${text}`,
	batted: (text) => `batting ${text}`,
	result: one({ won: "in matches won", lost: "in matches lost", no_result: "in matches without a result" }),
	super_over: one({ true: "with a super over", false: "without a super over" }),
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
function textOf(value: unknown, name: (id: unknown) => string): string {
	if (Array.isArray(value)) return value.map(name).join(" or ");
	if (typeof value !== "object" || value === null) return name(value);
	const { from, to } = value as { from?: unknown; to?: unknown };
	if (from === undefined) return `up to ${to}`;
	return to === undefined ? `from ${from}` : `${from} to ${to}`;
}

function partsOf({ against = {}, figures = {}, innings_figures = {}, ...where }: Where, nameOf: NameOf): string[] {
	const said = (name: ConditionName, value: unknown) => {
		const list = LISTS[name];
		return WORDS[name](
			textOf(value, (id) => (list && nameOf(list, String(id))) ?? String(id)),
			value,
		);
	};
	const thresholds = (values: Record<string, unknown>, before: string) =>
		Object.entries(values).map(([name, value]) => `${before}${name.replaceAll("_", " ")} ${textOf(value, String)}`);
	return [
		...Object.entries(where).map(([name, value]) => said(name as ConditionName, value)),
		...Object.entries(against).map(([name, value]) => `against ${said(name as ConditionName, value)}`),
		...thresholds(figures, "with "),
		...thresholds(innings_figures, "of whole innings with "),
	];
}

/** A canonical question in plain English: every part of it, so that nothing it asks goes unsaid. */
export function readingOf(question: Question, nameOf: NameOf): string {
	const { rows, measures, where = {}, by = [], having = {}, order, limit, offset, list, until } = question;
	const { not = {}, ...rest } = where;
	const { kind, measures: table } = ROWS[rows];
	const names = measures.map((name) => (table as Record<string, { name: string }>)[name]?.name ?? name);
	const head = [
		names.join(", "),
		...(by.length > 0 ? [`by ${by.map((name) => name.replaceAll("_", " ")).join(" and ")}`] : []),
	];
	const parts = [
		`${list ? "list of " : ""}${kind.says}`,
		...partsOf(rest, nameOf),
		...partsOf(not, nameOf).map((part) => `not ${part}`),
		...Object.entries(having).map(([name, value]) => `${name.replaceAll("_", " ")} ${textOf(value, String)}`),
		...(order === "worst"
			? ["from the other end"]
			: order === "keys"
				? ["in order"]
				: order === "latest"
					? ["newest first"]
					: []),
		...(limit === undefined ? [] : [`first ${limit}`]),
		...(offset === undefined ? [] : [`after the first ${offset}`]),
		...(until === undefined ? [] : [`up to match ${until}`]),
	];
	return `${head.join(" ")}: ${parts.join("; ")}`;
}
