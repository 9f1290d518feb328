import { possibleOf } from "../language/possible.ts";
import type { Question, Where } from "../language/question.ts";
import type { NameOf } from "../language/reading.ts";
import type { RowsName } from "../language/rows/rows.ts";
import type { MatchRecord } from "../record.ts";
import { isNamed } from "../say/lines.ts";
import { conditionTexts } from "../say/scope.ts";
import { subjectOf } from "../say/sentence.ts";
import { type Plan, questionsOf, type Result } from "./plan.ts";
import { figureOf } from "./run.ts";

/** Returns why an answer would mislead (no such match, nothing to count, several rows); undefined if it would not. */
export async function premiseFailure(
	plan: Plan,
	result: Result,
	record: MatchRecord,
	nameOf: NameOf,
): Promise<string | undefined> {
	if (result.fact !== undefined) return undefined;
	if (plan.form === "ranking" && isEmpty(plan, result)) return NONE;
	if (plan.form === "card" && new Set(result.lines.map(({ match_id }) => match_id)).size > 1)
		return "I don't know which match you mean: there are several. Name the day or the season?";
	if (await isOfSeveral(plan, record)) return SEVERAL;
	if ("by" in plan && plan.by !== "innings" && result.lines[0] && !isNamed(plan.by, result.lines[0])) return NAMELESS;
	if (!isNought(result)) return undefined;
	const missed = await unplayed(plan, record, nameOf);
	if (missed) return missed;
	if (LISTS.has(plan.form) && result.lines.length === 0) return NONE;
	return result.value === null ? "I don't know: the record has nothing to count there." : undefined;
}

/** True if the question means one partnership and the record has several. */
async function isOfSeveral(plan: Plan, { askAny }: MatchRecord): Promise<boolean> {
	if (plan.form !== "figure" || !plan.single) return false;
	const { value } = await figureOf(askAny, { ...plan.question, measures: ["count"] });
	return (value ?? 0) > 1;
}

/** Says that nobody with these names played under these conditions; undefined if somebody did. */
async function unplayed(plan: Plan, record: MatchRecord, nameOf: NameOf): Promise<string | undefined> {
	for (const question of questionsOf(plan)) {
		const premise = premiseOf(question, plan.form === "yes_no");
		if (!premise || (await figureOf(record.askAny, premise)).value) continue;
		const who = subjectOf(premise, nameOf);
		const scope = conditionTexts(premise, nameOf, who ? [who.field] : []).join(" ");
		return `I can't find a match${who ? ` of ${who.text}` : ""} ${scope}. The record has none.`.replace("  ", " ");
	}
	return undefined;
}

const SEVERAL = "I don't know which partnership you mean: there are several. Name the match?";
const NAMELESS = "I don't know: the record doesn't list that with each of them.";
const NONE = "I don't know of any: the record has none.";
const LISTS: ReadonlySet<Plan["form"]> = new Set(["age", "card", "list", "ranking", "reach", "streak", "turn"]);

/** True if the answer is empty or zero. */
function isNought({ value, values, lines }: Result): boolean {
	const isNothing = value === undefined ? lines.length === 0 && !values : !value;
	return isNothing || (values ?? []).some((one) => !one);
}

const PERSONAL = ["player", "batter", "bowler"] as const;
const OF_MATCHES = [
	"team",
	"opponent",
	"season",
	"stage",
	"round",
	"ground",
	"city",
	"country",
	"date",
	"month",
	"match",
] as const;
/** Facts that a named person has to meet, except in a yes-or-no question: "Kohli, a left-hander". */
const OF_PEOPLE = ["bat_hand", "bowl_kind", "bowl_style", "nationality", "overseas"] as const;

/** The question that counts the matches of the named person or side under the conditions. */
function premiseOf({ rows: of, measures, where = {} }: Question, isYesNo: boolean): Question | undefined {
	if (isOfOneInnings({ rows: of, measures, where })) return { rows: of, measures: ["innings"], where };
	if (typeof where.player === "string" && typeof where.bowler === "string")
		return { rows: "batting", measures: ["balls"], where: { player: where.player, bowler: where.bowler } };
	const people = PERSONAL.flatMap((field) => (typeof where[field] === "string" ? [where[field]] : []));
	const rows: RowsName = people.length > 0 ? "appearances" : where.team === undefined ? "matches" : "sides";
	const { conditions } = possibleOf(rows);
	const kept: Where = {};
	for (const field of isYesNo ? OF_MATCHES : [...OF_MATCHES, ...OF_PEOPLE])
		if (where[field] !== undefined && conditions.includes(field)) kept[field] = where[field];
	if (people[0] !== undefined) kept.player = people[0];
	return Object.keys(kept).length === 0 ? undefined : { rows, measures: ["matches"], where: kept };
}

/** True if the premise is an innings: "his 175" needs such a score, and runs on debut an innings. */
function isOfOneInnings({ rows, measures, where = {} }: Question): boolean {
	const isScore = rows === "batting" && where.figures?.runs !== undefined;
	const isMatch = (rows === "batting" || rows === "bowling") && where.match !== undefined;
	return (isScore || isMatch) && measures[0] !== "innings";
}

/** True if the requested places of a ranking are empty or have only zeros. */
function isEmpty({ question, from, to }: Plan & { form: "ranking" }, { lines }: Result): boolean {
	const [measure = ""] = question.measures;
	const shown = lines.filter(({ rank }, at) => (rank ?? at + 1) >= from && (rank ?? at + 1) <= to);
	const figures = shown.map((line) => (line as unknown as Record<string, unknown>)[measure]);
	if (shown.length === 0) return true;
	return question.order !== "worst" && !question.list && figures.every((figure) => figure === 0);
}
