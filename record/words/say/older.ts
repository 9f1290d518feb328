import type { Plan } from "../plans/plan.ts";
import type { Result } from "../plans/run.ts";
import { dayOf } from "./figures.ts";
import type { NameOf } from "./names.ts";

type Older = Extract<Plan, { do: "older" }>;

/** The two by their days of birth, the wanted one first. */
function sorted({ of, way }: Older, { born = {} }: Result): string[] {
	const day = (id: string) => born[id] ?? "";
	return of.toSorted((a, b) => (way === "high" ? 1 : -1) * day(a).localeCompare(day(b)));
}
const isLevel = ({ of: [a, b] }: Older, { born = {} }: Result) => born[a] === born[b];

/** Which of two was born first, with both days: 'Ravindra Jadeja, born on …, is older than Jasprit Bumrah, born on ….' */
export function olderSentence(plan: Older, result: Result, name: NameOf): string {
	const [first = "", second = ""] = sorted(plan, result);
	const bornOn = (id: string) => `${name(id)}, born on ${dayOf(result.born?.[id] ?? "")}`;
	const yes = plan.ask === "check" ? `${olderShort(plan, result, name) === "yes" ? "Yes" : "No"}. ` : "";
	if (isLevel(plan, result)) return `${yes}${name(first)} and ${bornOn(second)}, are of one age.`;
	return `${yes}${bornOn(first)}, is ${plan.way === "high" ? "older" : "younger"} than ${bornOn(second)}.`;
}

/** The older or younger of two, or yes and no. */
export function olderShort(plan: Older, result: Result, name: NameOf): string {
	const [first = ""] = sorted(plan, result);
	if (plan.ask === "check") return first === plan.of[0] && !isLevel(plan, result) ? "yes" : "no";
	return name(first);
}
