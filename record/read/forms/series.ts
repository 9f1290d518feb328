import type { DimensionName } from "../../language/dimensions.ts";
import { possibleOf } from "../../language/possible.ts";
import { nounOf } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { asQuestion, isSettled } from "../parts.ts";
import type { ConceptName } from "../tables/measures.ts";
import { each, type Form, type Made, strayNoun } from "./form.ts";
import { MOST_LINES } from "./which.ts";

const GROUPS: ReadonlySet<string> = new Set<DimensionName>(["season", "team", "opponent", "ground", "city", "month"]);

/** The figure of each season, side or ground: "Kohli's runs season by season", "his wickets venue wise". */
export const series: Form = { signature: { needs: [["mark:each"]], takes: [] }, make };

function make(frame: Frame, concept: ConceptName | undefined): Made {
	const noun = frame.nouns.find((one) => one.each);
	const { by = "season" } = noun ? nounOf(noun.name) : {};
	if (!concept || !GROUPS.has(by) || isSettled(frame, noun?.name ?? "season")) return { misfit: `each ${by}` };
	const left = frame.measures.find(({ not }) => not)?.words ?? strayNoun(frame, (one) => one === noun);
	if (left !== undefined) return { misfit: left };
	return each(frame, concept, (base) => {
		// "team wise": for each side, or against each
		const groups = by === "team" && base.where.player !== undefined ? (["team", "opponent"] as const) : [by];
		if (!groups.every((group) => possibleOf(base.rows).by.includes(group))) return { misfit: `each ${by}` };
		return groups.map((group) => {
			const question = { ...asQuestion(base), by: [group], order: "keys" as const, limit: MOST_LINES };
			return { form: "series" as const, question, by: group };
		});
	});
}
