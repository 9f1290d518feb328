import { possibleOf } from "../language/possible.ts";
import type { Question, Where } from "../language/question.ts";
import type { NameOf } from "../language/reading.ts";
import type { RowsName } from "../language/rows/rows.ts";
import type { MatchRecord } from "../record.ts";
import { conditionsSaid } from "../say/scope.ts";
import { subjectOf } from "../say/sentence.ts";
import { type Plan, questionsOf } from "./plan.ts";
import { figureOf, type Result } from "./run.ts";

/** Why there is nothing to count: nobody with these names played a match under these conditions. */
export async function missing(
	plan: Plan,
	result: Result,
	record: MatchRecord,
	nameOf: NameOf,
): Promise<string | undefined> {
	if (result.fact !== undefined) return undefined;
	if (plan.form === "ranking" && isEmpty(plan, result)) return "I don't know of any: the record has none.";
	const isNothing =
		result.value === undefined ? result.lines.length === 0 && !result.values && !result.fact : !result.value;
	const nought = isNothing || (result.values ?? []).some((value) => !value);
	if (!nought) return undefined;
	for (const question of questionsOf(plan)) {
		const premise = premiseOf(question);
		if (!premise) continue;
		const { value } = await figureOf(record.askAny, premise);
		if (value) continue;
		const who = subjectOf(premise, nameOf);
		const scope = conditionsSaid(premise, nameOf, who ? [who.field] : []).join(" ");
		return `I can't find a match${who ? ` of ${who.text}` : ""} ${scope}. The record has none.`.replace("  ", " ");
	}
	const isList =
		plan.form === "list" ||
		plan.form === "turn" ||
		plan.form === "reach" ||
		plan.form === "age" ||
		plan.form === "ranking";
	if (isList && result.lines.length === 0) return "I don't know of any: the record has none.";
	return result.value === null ? "I don't know: the record has nothing to count there." : undefined;
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

/** The question whether the named person or side played such a match at all. */
function premiseOf({ rows: of, measures, where = {} }: Question): Question | undefined {
	// "his 175" needs such a score
	if (of === "batting" && where.figures?.runs !== undefined && measures[0] !== "innings")
		return { rows: of, measures: ["innings"], where };
	if (typeof where.player === "string" && typeof where.bowler === "string")
		return { rows: "batting", measures: ["balls"], where: { player: where.player, bowler: where.bowler } };
	const people = PERSONAL.flatMap((field) => (typeof where[field] === "string" ? [where[field]] : []));
	const rows: RowsName = people.length > 0 ? "appearances" : where.team === undefined ? "matches" : "sides";
	const { conditions } = possibleOf(rows);
	const kept: Where = {};
	for (const field of OF_MATCHES)
		if (where[field] !== undefined && conditions.includes(field)) kept[field] = where[field];
	if (people[0] !== undefined) kept.player = people[0];
	return Object.keys(kept).length === 0 ? undefined : { rows, measures: ["matches"], where: kept };
}

/** Whether the places that a ranking tells have nothing to count. */
function isEmpty({ question, from, to }: Plan & { form: "ranking" }, { lines }: Result): boolean {
	const [measure = ""] = question.measures;
	const shown = lines.filter(({ rank }, at) => (rank ?? at + 1) >= from && (rank ?? at + 1) <= to);
	const figures = shown.map((line) => (line as unknown as Record<string, unknown>)[measure]);
	return question.order !== "worst" && !question.list && figures.every((figure) => figure === 0);
}
