import { conceptsIn } from "./concepts.ts";
import { uncoveredWords } from "./coverage.ts";
import { isMisfit } from "./fill.ts";
import { age } from "./forms/age.ts";
import { card } from "./forms/card.ts";
import { compare } from "./forms/compare.ts";
import { count } from "./forms/count.ts";
import { fact, person } from "./forms/fact.ts";
import { figure, several } from "./forms/figure.ts";
import { type Form, type Made, meets } from "./forms/form.ts";
import { rank } from "./forms/rank.ts";
import { reach } from "./forms/reach.ts";
import { series } from "./forms/series.ts";
import { share } from "./forms/share.ts";
import { streak } from "./forms/streak.ts";
import { topGroups, topLines } from "./forms/top-groups.ts";
import { topRows } from "./forms/top-rows.ts";
import { turn, turnFigure, turnSeason } from "./forms/turn.ts";
import { which } from "./forms/which.ts";
import { yesNo } from "./forms/yes-no.ts";
import type { Frame } from "./frame.ts";
import { kindsOf } from "./kinds.ts";
import type { Plan } from "./plan.ts";
import type { ConceptName } from "./tables/measures.ts";
import { variantsOf } from "./variants.ts";

/** All forms. Their order does not matter. */
export const FORMS: readonly Form[] = [
	age,
	card,
	compare,
	count,
	fact,
	figure,
	topGroups,
	topLines,
	topRows,
	person,
	rank,
	reach,
	series,
	several,
	share,
	streak,
	turn,
	turnFigure,
	turnSeason,
	which,
	yesNo,
];

/** Returns the plans of every form that fits the frame, sorted, or the words that fit none. */
export function plansOf(whole: Frame, forms: readonly Form[] = FORMS): Made {
	const strange = unanswerableWords(whole);
	if (strange) return { misfit: strange };
	const made = variantsOf(whole).flatMap((one) =>
		concepts(one).flatMap((concept) => {
			const kinds = kindsOf(one, concept);
			return forms
				.filter(({ signature }) => meets(signature, kinds))
				.map(({ make }) => coveringPlans(one, concept, make(one, concept)));
		}),
	);
	const plans = new Map<string, Plan>();
	const misfits: string[] = [];
	for (const one of made)
		if (Array.isArray(one)) for (const plan of one) plans.set(JSON.stringify(plan), plan);
		else misfits.push(one.misfit);
	const keys = [...plans.keys()].sort();
	return keys.length > 0 ? keys.map((key) => plans.get(key) as Plan) : { misfit: misfits.sort()[0] ?? "" };
}

/** The plans that cover the whole frame, or the words that all plans leave out. */
function coveringPlans(frame: Frame, concept: ConceptName | undefined, made: Made): Made {
	if (isMisfit(made)) return made;
	const kept = made.filter((plan) => uncoveredWords(frame, concept, plan) === undefined);
	const [first] = made;
	return kept.length > 0 || !first ? kept : { misfit: uncoveredWords(frame, concept, first) ?? "" };
}

/** Questions that no form answers: "when did they, and against which team", "how many seasons did it take to reach". */
function unanswerableWords({ asks, nouns, marks }: Frame): string | undefined {
	const isPlaced = asks.includes("when") || asks.includes("where");
	if (isPlaced && nouns.some(({ name, asked }) => asked && name !== "time")) return "two questions";
	const isTaken = marks.includes("reach") && asks.includes("count");
	return isTaken && nouns.some(({ name, asked, link }) => name === "season" && asked && !link) ? "seasons" : undefined;
}

/** The frame's concepts; `[undefined]` if it has none. */
const concepts = (frame: Frame) => {
	const all = conceptsIn(frame);
	return all.length > 0 ? all : [undefined];
};
