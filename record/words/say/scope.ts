import type { ConditionName } from "../../language/conditions.ts";
import { isQuestion, type Question, type Where } from "../../language/question.ts";
import type { Bounds } from "../pieces.ts";
import { listed, type NameOf } from "./names.ts";

type Say = (words: string, value: unknown) => string;
const one =
	(words: Record<string, string>): Say =>
	(text, value) =>
		listed(
			[value].flat().map((each) => words[String(each)] ?? text),
			"or",
		);
const MONTHS = [
	"",
	"January",
	"February",
	"March",
	"April",
	"May",
	"June",
	"July",
	"August",
	"September",
	"October",
	"November",
	"December",
];

const SAYS: Partial<Record<ConditionName, Say>> = {
	batter: (text) => `against ${text}`,
	bowler: (text) => `off ${text}`,
	partner: (text) => `with ${text}`,
	fielder: (text) => `by ${text}`,
	team: (text) => `for ${text}`,
	opponent: (text) => `against ${text}`,
	season: (text) => `in ${text}`,
	date: (text) => `on ${text}`,
	ground: (text) => `at ${text}`,
	city: (text) => `in ${text}`,
	country: (text) => `in ${text}`,
	home: one({ true: "at home", false: "away from home", neutral: "on neutral grounds" }),
	stage: one({ league: "in league matches", playoff: "in the playoffs", final: "in finals" }),
	round: (text) => `in the ${text.replaceAll("_", " ")}`,
	toss: one({ won: "after winning the toss", lost: "after losing the toss" }),
	batted: (text) => `batting ${text}`,
	result: one({ won: "in wins", lost: "in defeats", no_result: "without a result" }),
	super_over: one({ true: "with a super over", false: "without a super over" }),
	rain_rule: () => "under the rain rule",
	month: (_, value) => `in ${listed([value].flat().map((month) => MONTHS[Number(month)] ?? ""))}`,
	day_of_season: () => "on the first day of a season",
	innings: one({ 1: "batting first", 2: "in chases" }),
	phase: one({ powerplay: "in the powerplay", middle: "in the middle overs", death: "at the death" }),
	overs: (text) => `in over ${text}`,
	position: (text) => `at number ${text}`,
	opening: () => "as an opener",
	wicket: (text) => `for wicket ${text}`,
	nationality: (text) => `from ${text}`,
	overseas: () => "from overseas",
	bat_hand: (text) => `${text}-handed`,
	bowl_style: (text) => `bowling ${text.toLowerCase()}`,
	bowl_kind: (text) => `bowling ${text}`,
	role: (text) => `as ${text.replaceAll("_", "-")}`,
	dismissal: (text) => `(${text})`,
};

/** 'in 2016 against Mumbai Indians': the conditions of a question, but those left out. */
export function scopeOf({ where = {}, having = {} }: Question, name: NameOf, leave: string[] = []): string {
	const { not = {}, ...rest } = where;
	const parts = [...partsOf(rest, name, leave), ...partsOf(not, name, []).map((part) => `not ${part}`)];
	const lines = Object.entries(having).map(
		([figure, bounds]) => `with ${spanOf(bounds, String)} ${figure.replaceAll("_", " ")}`,
	);
	return [...parts, ...lines].map((part) => ` ${part}`).join("");
}

function partsOf(
	{ against = {}, figures = {}, innings_figures = {}, ...where }: Where,
	name: NameOf,
	leave: string[],
): string[] {
	const said = Object.entries(where).flatMap(([field, value]) =>
		leave.includes(field)
			? []
			: [
					SAYS[field as ConditionName]?.(spanOf(value, name), value) ??
						`${field.replaceAll("_", " ")} ${spanOf(value, name)}`,
				],
	);
	const faced = Object.entries(against).map(
		([, value]) => `against ${spanOf(value, (one) => String(one).toLowerCase())}`,
	);
	const lines = Object.entries({ ...figures, ...innings_figures }).map(
		([figure, bounds]) => `with ${spanOf(bounds, String)} ${figure.replaceAll("_", " ")}`,
	);
	return [...said, ...faced, ...lines];
}

/** What another question found: 'the season with titles for Chennai'. */
const innerOf = (question: Question, name: NameOf): string =>
	`the ${question.by?.[0] ?? "one"} of ${question.measures[0]?.replaceAll("_", " ")}${scopeOf({ ...question, having: {} }, name)}`;

/** A value in words: '2016', '2016 to 2018', 'from 50', 'up to 10'. */
function spanOf(value: unknown, name: NameOf): string {
	if (Array.isArray(value)) return listed(value.map(name));
	if (typeof value !== "object" || value === null) return name(value);
	if (isQuestion(value)) return innerOf(value.question, name);
	const { from, to } = value as Bounds;
	if (from === to) return name(from);
	if (from === undefined) return `at most ${name(Math.floor(Number(to)))}`;
	return to === undefined ? `${name(Math.ceil(from))} or more` : `${name(from)} to ${name(to)}`;
}
