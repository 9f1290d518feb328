import type { Plan } from "../plans/plan.ts";
import type { Result } from "../plans/run.ts";
import { written } from "./figures.ts";
import { listed, type NameOf } from "./names.ts";
import { rankedLines } from "./ranking.ts";
import { rowName } from "./rows.ts";

/** The figure, name or yes and no of an answer by itself; null where a sentence is needed. */
export function shortOf(plan: Plan, result: Result, name: NameOf): string | null {
	if (plan.do === "value") return written(plan.question, result.value, result.lines[0]);
	if (plan.do === "check") return isWithin(plan.bounds, result.value ?? 0) ? "yes" : "no";
	if (plan.do === "lines") return result.total.toLocaleString("en-US");
	if (plan.do === "share") return String(Math.round((result.value ?? 0) * 100) / 100);
	if (plan.do === "streak" && plan.atLeast === undefined) return String(result.run?.length ?? 0);
	if (plan.do === "rank") return listed(rankedLines(plan, result.lines).map((line) => rowName(plan.by, line, name)));
	return null;
}

const isWithin = ({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }, value: number) =>
	value >= from && value <= to;
