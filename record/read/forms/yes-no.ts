import type { RowsName } from "../../language/rows/rows.ts";
import { type Base, isMisfit, nounOf } from "../fill.ts";
import type { Bounds, Frame, Threshold } from "../frame.ts";
import { asQuestion, measureOf, otherMeasures } from "../parts.ts";
import type { Plan } from "../plan.ts";
import { type ConceptName, conceptOf } from "../tables/measures.ts";
import { claimedBounds, each, type Form, type Made, strictBounds } from "./form.ts";
import { rowsWith } from "./which.ts";

/** "Has Dhoni ever made a hundred?", "Does Russell have over 100 wickets?" */
export const yesNo: Form = {
	signature: { needs: [["yes"]], takes: ["name", "threshold"] },
	make,
};

function make(frame: Frame, counted: ConceptName | undefined): Made {
	const [threshold] = frame.thresholds;
	const other = threshold && besideThreshold(frame, threshold, counted);
	const strange = strangeIn(frame) ?? other;
	if (strange !== undefined) return { misfit: strange };
	if (threshold && frame.rows) return ofRows(frame, frame.rows, threshold);
	if (threshold && !isOfSums(frame)) return { misfit: threshold.words };
	const concept = threshold?.measure ?? (threshold?.noun && nounOf(threshold.noun).counts) ?? counted ?? "matches";
	const open = openPart(frame, concept);
	if (open !== undefined) return { misfit: open };
	return each(frame, concept === "seasons" ? "matches" : concept, (base) => {
		if (!threshold && measureOf(base.rows, base.measure).written !== "count") return { misfit: "" };
		return [{ form: "yes_no", question: asQuestion(base), bounds: boundsOf(threshold, base) }];
	});
}

/** The bounds within which the answer is yes. */
function boundsOf(threshold: Threshold | undefined, { rows, measure }: Base): Bounds {
	if (!threshold) return { from: 1 };
	const { from, to } = threshold.bounds;
	const isClaim = threshold.bare && from !== undefined && from === to;
	return isClaim ? claimedBounds(from, rows, measure) : strictBounds(threshold.bounds, rows, measure);
}

/** Asks whether such a row exists, or such a sum. */
function ofRows(frame: Frame, rows: RowsName, { measure }: Frame["thresholds"][number]): Made {
	const base = rowsWith(frame, rows, frame.thresholds);
	const sum = measure && isOfSums(frame) ? ofSum(frame, measure) : [];
	if (isMisfit(base)) return sum.length > 0 ? sum : base;
	return [...sum, { form: "yes_no", question: asQuestion(base), bounds: { from: 1 } }];
}

/** The words that leave open whose figure is meant: a unit that counts nothing, nobody named, an extreme. */
function openPart({ people, sides, limits, nouns }: Frame, concept: ConceptName): string | undefined {
	const stray = nouns.find(({ name, unit }) => unit && nounOf(name).counts === undefined)?.name;
	const isOpen = concept === "matches" && people.length + sides.length === 0 && limits.length < 2;
	return stray ?? (isOpen || conceptOf(concept).way !== undefined ? "" : undefined);
}

const isGroup = ({ name }: Frame["nouns"][number]) => nounOf(name).by === "player" || nounOf(name).by === "team";

/** The words that a yes-or-no question does not accept: negations, a second number, "the team" beside its name. */
function strangeIn(frame: Frame): string | undefined {
	const names = [...frame.people, ...frame.sides];
	const negated = [...frame.measures, ...frame.limits, ...names].find(({ not }) => not)?.words;
	const noun = frame.nouns.find((one) => one.not || (isGroup(one) && names.length > 0))?.name;
	return negated ?? noun ?? frame.thresholds[1]?.words;
}

/** True if a number limits the sum of the named player or side. */
const isOfSums = ({ thresholds: [one], nouns }: Frame): boolean =>
	(one?.measure !== undefined || one?.noun !== undefined) &&
	one.link !== "by" &&
	!nouns.some((noun) => isGroup(noun) || noun.unit);

/** "Has Kohli made 5000 runs?" may mean all innings together. */
function ofSum(frame: Frame, concept: ConceptName): Plan[] {
	const [threshold] = frame.thresholds;
	if (frame.people.length + frame.sides.length === 0 || !threshold) return [];
	const made = each({ ...frame, measures: [], thresholds: [] }, concept, (base) => [
		{ form: "yes_no", question: asQuestion(base), bounds: threshold.bounds },
	]);
	return isMisfit(made) ? [] : made;
}

/** The words of a second measure beside a number: "all out under 100". */
function besideThreshold(frame: Frame, { measure, noun }: Threshold, counted?: ConceptName): string | undefined {
	const measures = frame.measures.filter(({ name }) => name !== "stands");
	const own = noun === undefined ? measure : counted;
	return own ? otherMeasures({ ...frame, measures }, own) : measures[0]?.words;
}
