import type { Question } from "../language/question.ts";
import type { NameOf } from "../language/reading.ts";
import { isCounted, measureIn, nounOf, unitOf } from "./nouns.ts";
import { joinList } from "./text.ts";

type Line = Record<string, unknown>;

/** Formats the first measure of a line as the measure prescribes: '9,336', '40.42', '113*', '5/12', '61.5%'. */
export function formatFigure(question: Question, line: Line | undefined): string {
	const [key = ""] = question.measures;
	const value = line?.[key];
	if (typeof value !== "number") return "none";
	const { written: how } = measureIn(question);
	const isUnbeaten =
		(how === "score" || (question.list && question.rows === "batting" && key === "runs")) && line?.not_out;
	if (how === "figures") return `${value}/${line?.best_runs ?? 0}`;
	if (how === "percentage") return `${value}%`;
	return `${how === "rate" ? value : value.toLocaleString("en-US")}${isUnbeaten ? "*" : ""}`;
}

/** The figure with its unit: '733 runs', '1 hundred', 'no ducks', '13 balls', '152.49'. */
export function formatCount(question: Question, line: Line | undefined): string {
	const figure = formatFigure(question, line);
	const [one, many] = unitOf(question) ?? nounOf(question);
	if (!isCounted(question) && (measureIn(question).written !== "count" || figure === "none")) return figure;
	return `${figure === "0" ? "no" : figure} ${figure === "1" ? one : many}`;
}

const PEOPLE = ["player", "batter", "bowler", "partner", "fielder"] as const;

/** The named player or side, and the condition that names it; undefined without one. */
export function subjectOf(
	{ where = {} }: Question,
	nameOf: NameOf,
): { text: string; isMany: boolean; field: string } | undefined {
	const fields = [...PEOPLE.map((field) => [field, "people"] as const), ["team", "franchises"] as const];
	for (const [field, list] of fields) {
		const ids = [where[field]].flat().filter((id) => typeof id === "string");
		if (ids.length === 0) continue;
		const names = ids.map((id) => nameOf(list, id) ?? id);
		return { text: joinList(names), isMany: names.length > 1 || field === "team", field };
	}
	return undefined;
}

export const has = ({ isMany }: { isMany: boolean }): string => (isMany ? "have" : "has");
