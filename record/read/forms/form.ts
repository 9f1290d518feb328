import type { DimensionName } from "../../language/dimensions.ts";
import { possibleOf } from "../../language/possible.ts";
import type { Question } from "../../language/question.ts";
import { type Base, fill, isMisfit, type Misfit, measureFor, nounOf, subjectsOf } from "../fill.ts";
import type { Frame, Limited, Threshold } from "../frame.ts";
import { boundsOf } from "../parts.ts";
import type { By, Plan } from "../plan.ts";
import type { ConceptName, Subject } from "../tables/measures.ts";

/** What a form makes of a frame: every plan that its words allow, or the words that it cannot place. */
export type Made = Plan[] | Misfit;

/** Makes plans for each subject that a concept may have; those that fit are all meant. */
export function each(frame: Frame, concept: ConceptName, make: (base: Base, subject: Subject) => Made): Made {
	const made = subjectsOf(frame, concept).map((subject) => {
		const base = fill(frame, measureFor(concept, subject));
		return isMisfit(base) ? base : make(base, subject);
	});
	const plans = made.flatMap((one) => (Array.isArray(one) ? one : []));
	return plans.length > 0 ? plans : (made.find((one) => !Array.isArray(one)) as Misfit);
}

/** Conditions on the sums of a group: "at least 500 balls", "without a hundred". */
export function havingOf(frame: Frame, { rows }: Base, subject: Subject): Question["having"] | Misfit {
	const having: NonNullable<Question["having"]> = {};
	for (const threshold of frame.thresholds) {
		const name = threshold.measure ?? (threshold.noun && nounOf(threshold.noun).counts);
		const key = name && keyIn(rows, name, subject);
		if (!key || key in having) return { misfit: threshold.words };
		having[key] = boundsOf(threshold.bounds);
	}
	for (const { name, not, words } of frame.measures.filter(({ not }) => not)) {
		const key = not ? keyIn(rows, name, subject) : undefined;
		if (!key) return { misfit: words };
		having[key] = name === "fifties" ? { to: 0 } : { to: 0 };
	}
	return having;
}

/** The measure of a concept among those of some rows. */
export function keyIn(rows: string, name: ConceptName, subject: Subject): string | undefined {
	const [own, key] = measureFor(name, subject).split(".") as [string, string];
	return own === rows ? key : undefined;
}

/** The group of a noun with the word before it: "against which team", "off which bowler". */
export function groupOf(by: By | undefined, frame: Frame, rows: Question["rows"]): DimensionName | undefined {
	if (by === undefined || by === "row") return undefined;
	const noun = frame.nouns.find(({ name, unit }) => !unit && nounOf(name).by === by);
	const off = noun?.link === "against" || noun?.link === "off" || noun?.link === "to" || noun?.link === "by";
	const other: Partial<Record<By, DimensionName>> = {
		team: off ? "opponent" : "team",
		player: rows === "bowling" || rows === "overs" ? "batter" : "bowler",
	};
	const isOther = by === "team" || (by === "player" && off && frame.people.length > 0);
	const group = isOther ? other[by] : by;
	return group && possibleOf(rows).by.includes(group) ? group : undefined;
}

/** A threshold on one row as the language writes it. */
export const figuresOf = (figure: string, { bounds }: Threshold) => ({ [figure]: boundsOf(bounds) });

export type { Limited };
