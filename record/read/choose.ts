import { conceptOf, isMisfit } from "./fill.ts";
import { age } from "./forms/age.ts";
import { compare, twoOf } from "./forms/compare.ts";
import { count } from "./forms/count.ts";
import { fact, isFact } from "./forms/fact.ts";
import { figure } from "./forms/figure.ts";
import type { Made } from "./forms/form.ts";
import { ranking } from "./forms/ranking.ts";
import { isReach, reach } from "./forms/reach.ts";
import { share } from "./forms/share.ts";
import { streak } from "./forms/streak.ts";
import { turn } from "./forms/turn.ts";
import { which } from "./forms/which.ts";
import { yesNo } from "./forms/yes-no.ts";
import type { Frame } from "./frame.ts";
import { askedBy, conceptIn } from "./parts.ts";
import type { Asking } from "./tables/asking.ts";

const FORMS = {
	age,
	compare,
	count,
	fact,
	figure,
	ranking,
	reach,
	share,
	streak,
	turn,
	which,
	yes_no: yesNo,
} as const;
export type FormName = keyof typeof FORMS;

const asksName = (frame: Frame) =>
	(["who", "when", "where", "list", "winner"] satisfies Asking[]).some((ask) => frame.asks.includes(ask)) ||
	frame.nouns.some(
		({ asked, name }) => asked && !frame.asks.includes("count") && askedBy(frame) !== undefined && name !== "time",
	);

/** The form of a question, by the kinds of its parts. */
export function formOf(frame: Frame): FormName {
	const concept = conceptIn(frame);
	const has = (...names: string[]) => frame.extremes.some(({ name }) => names.includes(name));
	if (isFact(frame)) return "fact";
	if (frame.asks.includes("age") || has("youngest", "oldest")) return "age";
	if (frame.marks.includes("in_a_row")) return "streak";
	if (frame.marks.includes("percent") || frame.marks.includes("per")) return "share";
	if (isReach(frame)) return "reach";
	const isChoice =
		[...frame.people, ...frame.sides].some(({ joined }) => joined === "or") && twoOf(frame) !== undefined;
	if (frame.comparing.length > 0 || frame.marks.includes("difference") || isChoice) return "compare";
	if (frame.marks.some((mark) => mark === "first" || mark === "last" || mark === "debut")) return "turn";
	if (frame.extremes.length > 0 || (concept !== undefined && conceptOf(concept).way !== undefined)) return "ranking";
	if (frame.wants_yes) return "yes_no";
	if (asksName(frame)) return "which";
	return frame.thresholds.length > 0 ? "count" : "figure";
}

/** The plans of a frame, or the words that found no place. */
export const plansOf = (frame: Frame): Made => FORMS[formOf(frame)](frame);
export { isMisfit };
