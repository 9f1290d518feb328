import type { Plan } from "../plans/plan.ts";
import { has, type Parts } from "./parts.ts";

/** Whether a plan finds what the question wants: a man for a batter, and not the one whom it names already. */
export function answersAsked(parts: Parts, plan: Plan): boolean {
	if (!("by" in plan) || !("question" in plan)) return true;
	const art = parts.nouns.some(({ rows }) => rows);
	const asksMan = parts.nouns.some(({ asked, by }) => asked && by === "player");
	if (has(parts, "who") && art && plan.do === "rank" && OF_SIDES.has(plan.by)) return false;
	const isNamed = typeof plan.question.where?.player === "string";
	// the oldest of one man is himself
	if (isNamed && plan.do === "rank" && plan.by === "player" && plan.question.measures[0] === "youngest") return false;
	return !(plan.do === "rank" && plan.by === "player" && isNamed && (has(parts, "who") || asksMan));
}
const OF_SIDES = new Set<string>(["team", "opponent"]);
