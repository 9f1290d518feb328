import { conceptOf, isMisfit } from "./fill.ts";
import { figure } from "./forms/figure.ts";
import type { Made } from "./forms/form.ts";
import { ranking } from "./forms/ranking.ts";
import type { Frame } from "./frame.ts";
import { conceptIn } from "./parts.ts";

/** The form that a question has, by the kinds of its parts. */
export type FormName = "figure" | "ranking";

export function formOf(frame: Frame): FormName {
	const concept = conceptIn(frame);
	const isExtreme = frame.extremes.length > 0 || (concept !== undefined && conceptOf(concept).way !== undefined);
	return isExtreme ? "ranking" : "figure";
}

const FORMS: Record<FormName, (frame: Frame) => Made> = { figure, ranking };

/** The plans of a frame, or the words that found no place. */
export const plansOf = (frame: Frame): Made => FORMS[formOf(frame)](frame);
export { isMisfit };
