import type { DimensionName } from "../../language/dimensions.ts";
import type { Question } from "../../language/question.ts";
import type { Plan } from "../plans/plan.ts";
import type { Line, Result } from "../plans/run.ts";
import { withUnit, written, yearsOf } from "./figures.ts";
import { listed, type NameOf } from "./names.ts";
import { otherSentence } from "./others.ts";
import { scopeOf } from "./scope.ts";

/** The sentence that answers a plan: what came of it is `result`, not empty. */
export function sentenceOf(plan: Plan, result: Result, name: NameOf): string {
	if (plan.do === "value") return valueSentence(plan.question, result, name);
	if (plan.do === "check") return checkSentence(plan, result, name);
	if (plan.do === "rank") return rankSentence(plan, result, name);
	if (plan.do === "list") return listSentence(plan, result, name);
	if (plan.do === "lines") return `${result.total}${scopeOf(plan.question, name)}.`;
	if (plan.do === "compare") return compareSentence(plan, result, name);
	if (plan.do === "share")
		return `${round(result.value)}${plan.times === 100 ? "%" : ""}: ${result.values?.join(" of ")}${scopeOf(plan.part, name)}.`;
	if (plan.do === "streak")
		return `${plan.per ? `${listed([...new Set(result.lines.map((line) => rowName(plan.per ?? "row", line, name)))])}: ` : ""}${plan.atLeast === undefined ? "" : (result.run?.length ?? 0) >= plan.atLeast ? "Yes. " : "No. "}${result.run?.length ?? 0} in a row${spanText(result)}.`;
	if (plan.do === "turn" && plan.by === "age")
		return `${yearsOf(result.lines[0] as Line)} years: ${rowName("player", result.lines[0], name)}${rowText(plan.question, result.lines[0], name)}.`;
	if (plan.do === "turn" && plan.by === "figure")
		return `${rowName("player", result.lines[0], name)}: ${withUnit(plan.question, result.lines[0]?.[plan.question.measures[0] as keyof Line] as unknown as number, result.lines[0])}${rowText(plan.question, result.lines[0], name)}.`;
	if (plan.do === "turn")
		return `${rowName(plan.by, result.lines[0], name)}${rowText(plan.question, result.lines[0], name)}.`;
	return plan.do === "reach" ? reachSentence(plan, result, name) : otherSentence(plan, result, name);
}

const round = (value: number | null | undefined) => Math.round((value ?? 0) * 100) / 100;

function subjectOf({ where = {} }: Question, name: NameOf): { text: string; field?: string } {
	const field = (["player", "batter", "bowler", "team"] as const).find((one) => typeof where[one] === "string");
	return field ? { text: name(where[field]), field } : { text: "All together" };
}

function valueSentence(question: Question, { value, lines }: Result, name: NameOf): string {
	const { text, field } = subjectOf(question, name);
	return `${text}: ${withUnit(question, value, lines[0])}${scopeOf(question, name, field ? [field] : [])}.`;
}

function checkSentence(plan: Extract<Plan, { do: "check" }>, result: Result, name: NameOf): string {
	const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = plan.bounds;
	const value = result.value ?? 0;
	return `${value >= from && value <= to ? "Yes" : "No"}. ${valueSentence(plan.question, { ...result, value }, name)}`;
}

function rankSentence(plan: Extract<Plan, { do: "rank" }>, { lines }: Result, name: NameOf): string {
	const { question, from, to, by } = plan;
	const shown = lines.filter(({ rank }, at) => (rank >= from && rank <= to) || (from === to && at === from - 1));
	if (plan.tell && shown[0]) {
		const [line] = shown;
		const told = { ...question, measures: [plan.tell] };
		return `${rowName(by, line, name)}: ${withUnit(told, line[plan.tell as keyof Line] as unknown as number, line)}, in ${withUnit(question, line[question.measures[0] as keyof Line] as unknown as number, line)}${rowText(question, line, name)}.`;
	}
	const each = shown.map(
		(line) =>
			`${question.rows === "overs" && question.list ? "off " : ""}${rowName(by, line, name)} (${withUnit(question, line[question.measures[0] as keyof Line] as unknown as number, line)}${besideText(plan, line, name)})`,
	);
	return each.length === 0 ? "I find no such line in the record." : `${listed(each)}${scopeOf(question, name)}.`;
}

const besideText = ({ question }: Extract<Plan, { do: "rank" }>, line: Line, name: NameOf) =>
	question.list
		? `;${rowText(question, line, name)}`
		: (question.by ?? [])
				.slice(1)
				.map((by) => ` ${UNIT_WORDS[by] ?? "in"} ${rowName(by, line, name)}`)
				.join("");
const UNIT_WORDS: Partial<Record<DimensionName, string>> = { team: "for", opponent: "against", ground: "at" };

function listSentence({ question, by }: Extract<Plan, { do: "list" }>, { lines }: Result, name: NameOf): string {
	const names = [...new Set(lines.map((line) => rowName(by, line, name)))];
	return `${listed(names)}${scopeOf(question, name)} (${names.length} in all).`;
}

function compareSentence(
	{ ask, way, of }: Extract<Plan, { do: "compare" }>,
	{ values = [] }: Result,
	name: NameOf,
): string {
	const each = of.map(({ name: id, question }, at) => ({
		name:
			namedIn(
				question,
				of.map((one) => one.question),
				name,
			) || id,
		value: values[at] ?? 0,
		question,
	}));
	const high = way === "high" || way === "best";
	const sorted = [...each].sort((a, b) => (high ? b.value - a.value : a.value - b.value));
	const [first, second] = sorted;
	if (!first || !second) return "";
	const told = sorted.map((one) => `${one.name} ${written(one.question, one.value)}`).join(", ");
	if (ask === "difference")
		return `${Math.round(Math.abs(first.value - second.value) * 100) / 100} between ${first.name} and ${second.name}: ${told}.`;
	if (ask === "check")
		return `${first.name === each[0]?.name && first.value !== second.value ? "Yes" : "No"}. ${told}.`;
	return first.value === second.value
		? `They are level: ${told}.`
		: `${first.name}: ${withUnit(first.question, first.value)}; ${sorted
				.slice(1)
				.map((one) => `${one.name} ${written(one.question, one.value)}`)
				.join(", ")}.`;
}

/** What tells a question from the others beside it. */
function namedIn({ where = {} }: Question, others: Question[], name: NameOf): string {
	const odd = Object.entries(where).find(([field, value]) =>
		others.some((other) => JSON.stringify(other.where?.[field as "player"]) !== JSON.stringify(value)),
	);
	return odd ? name(odd[1]) : "";
}

const COLUMNS: Partial<Record<DimensionName, string>> = {
	player: "player",
	batter: "batter",
	bowler: "bowler",
	partner: "partner",
	fielder: "fielder",
	team: "team",
	opponent: "opponent",
	ground: "ground",
};

/** What a line is about. */
function rowName(by: DimensionName | "row" | "figure", line: Line | undefined, name: NameOf): string {
	if (!line) return "";
	const all = line as unknown as Record<string, unknown>;
	const column = by === "row" || by === "figure" ? undefined : COLUMNS[by];
	if (by === "pair") return listed([name(all.player_id), name(all.partner_id)]);
	if (by === "match") return `${name(all.team_id)} v ${name(all.opponent_id)}, ${all.date ?? all.season}`;
	if (column && all[column]) return String(all[column]);
	if (by !== "row" && all[by] !== undefined) return String(all[by]);
	return name(all.player_id ?? all.team_id);
}

function rowText({ list }: Question, line: Line | undefined, name: NameOf): string {
	if (!line || (!list && !line.match_id)) return "";
	const all = line as unknown as Record<string, unknown>;
	if (!all.opponent_id) return all.date ? ` on ${all.date}` : "";
	return ` for ${name(all.team_id)} against ${name(all.opponent_id)} on ${all.date ?? all.season}`;
}

const spanText = ({ run }: Result) =>
	run?.from ? `, from ${run.from.date ?? run.from.season} to ${run.to?.date ?? run.to?.season}` : "";

function reachSentence(
	{ by, earliest, goal }: Extract<Plan, { do: "reach" }>,
	{ reached = [] }: Result,
	name: NameOf,
): string {
	const [first] = [...reached].sort((a, b) =>
		earliest ? String(a.line.date).localeCompare(String(b.line.date)) : a.nth - b.nth,
	);
	if (!first) return "";
	const when = rowText({ list: true } as Question, first.line, name);
	if (by === "count") return `${first.nth} innings: ${name(first.line.player_id)} came to ${goal}${when}.`;
	return `${rowName(by, first.line, name)}: ${name(first.line.player_id)} came to ${goal} in innings number ${first.nth}${when}.`;
}
