import type { Plan } from "../plans/plan.ts";
import type { Line, Result } from "../plans/run.ts";
import { leadersOf } from "./compare.ts";
import { numbered, written, yearsOf } from "./figures.ts";
import { listed, type NameOf } from "./names.ts";
import { rankedLines } from "./ranking.ts";
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
			return numbered(result.total);
		case "share":
			return numbered(Math.round((result.value ?? 0) * 100) / 100);
		case "streak":
			return streakShort(plan, result);
		case "rank":
			return names(rankedLines(plan, result.lines), plan.by);
		case "list":
			return names(result.lines, plan.by);
		case "turn":
			return plan.by === "age" ? String(yearsOf(result.lines[0] as Line)) : names(result.lines.slice(0, 1), plan.by);
		case "compare":
			return leadersOf(plan, result, name);
		default:
			return null;
	}
}

const yesOrNo = (isSo: boolean) => (isSo ? "yes" : "no");

const streakShort = ({ atLeast }: Of<"streak">, { run }: Result) =>
	atLeast === undefined ? String(run?.length ?? 0) : yesOrNo((run?.length ?? 0) >= atLeast);

const isWithin = ({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }, value: number) =>
	value >= from && value <= to;
