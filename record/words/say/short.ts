import type { Bounds } from "../pieces.ts";
import type { Plan } from "../plans/plan.ts";
import type { Line, Result } from "../plans/run.ts";
import { leadersOf } from "./compare.ts";
import { numbered, written, yearsOf } from "./figures.ts";
import { listed, type NameOf } from "./names.ts";
import { olderShort } from "./older.ts";
import { isThere, rankedLines } from "./ranking.ts";
import { rowName } from "./rows.ts";

type Of<Do extends Plan["do"]> = Extract<Plan, { do: Do }>;

/** The figure, name or yes and no of an answer by itself; null where a sentence is needed. */
export function shortOf(plan: Plan, result: Result, name: NameOf): string | null {
	const names = (lines: Line[], by: Of<"list">["by"] | "row") =>
		listed([...new Set(lines.map((line) => rowName(by, line, name)))]) || null;
	switch (plan.do) {
		case "value":
			return written(plan.question, result.value, result.lines[0]);
		case "check":
			return yesOrNo(isWithin(plan.bounds, result.value ?? 0));
		case "lines":
			return plan.check ? yesOrNo(result.total > 0 === (plan.check === "some")) : numbered(result.total);
		case "share":
			return plan.within
				? yesOrNo(isWithin(plan.within, result.value ?? 0))
				: numbered(Math.round((result.value ?? 0) * 100) / 100);
		case "streak":
			return plan.per ? names(result.lines, plan.per) : streakShort(plan, result);
		case "older":
			return olderShort(plan, result, name);
		case "rank":
			return leadShort(plan, result, name) ?? names(rankedLines(plan, result.lines), plan.by);
		case "list":
			return names(result.lines, plan.by);
		case "turn":
			return turnShort(plan, result, name);
		case "compare":
			return leadersOf(plan, result, name);
		case "fact":
			return plan.person && plan.side ? yesOrNo(result.fact === name(plan.person)) : (result.fact ?? null);
		default:
			return null;
	}
}

function turnShort({ question, by }: Of<"turn">, { lines: [line] }: Result, name: NameOf): string | null {
	if (!line) return null;
	if (by === "age") return String(yearsOf(line));
	return by === "figure"
		? written(question, line[question.measures[0] as keyof Line] as unknown as number, line)
		: rowName(by, line, name);
}

const leadShort = (plan: Of<"rank">, result: Result, name: NameOf) =>
	plan.whether === undefined ? undefined : yesOrNo(isThere(plan, plan.whether, result, name));

const yesOrNo = (isSo: boolean) => (isSo ? "yes" : "no");

const streakShort = ({ atLeast }: Of<"streak">, { run }: Result) =>
	atLeast === undefined ? String(run?.length ?? 0) : yesOrNo((run?.length ?? 0) >= atLeast);

/** Whether a figure is within bounds. */
export const isWithin = (
	{ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }: Bounds,
	value: number,
): boolean => value >= from && value <= to;
