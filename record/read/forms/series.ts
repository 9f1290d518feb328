import type { Frame } from "../frame.ts";
import { asQuestion, isSettled } from "../parts.ts";
import type { ConceptName } from "../tables/measures.ts";
import { each, type Form, type Made, strayNoun } from "./form.ts";

const MOST_SEASONS = 1000;

/** The figure of each season: "Kohli's runs season by season". */
export const series: Form = { signature: { needs: [["mark:each"]], takes: [] }, make };

function make(frame: Frame, concept: ConceptName | undefined): Made {
	if (!concept || isSettled(frame, "season")) return { misfit: "each season" };
	const left = frame.measures.find(({ not }) => not)?.words ?? strayNoun(frame, () => false);
	if (left !== undefined) return { misfit: left };
	return each(frame, concept, (base) => {
		const question = { ...asQuestion(base), by: ["season" as const], order: "keys" as const, limit: MOST_SEASONS };
		return [{ form: "series", question, by: "season" }];
	});
}
