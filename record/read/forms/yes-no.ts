import { isMisfit, nounOf } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { asQuestion, measureOf } from "../parts.ts";
import type { ConceptName } from "../tables/measures.ts";
import { each, type Form, type Made } from "./form.ts";
import { rowsWith } from "./which.ts";

/** "Has Dhoni ever made a hundred?", "Does Russell have over 100 wickets?" */
export const yesNo: Form = {
	signature: { needs: [["yes"]], takes: ["name", "threshold"] },
	make,
};

function make(frame: Frame, counted: ConceptName | undefined): Made {
	const left = frame.measures.find(({ not }) => not)?.words;
	if (left !== undefined) return { misfit: left };
	const negated = frame.limits.find(({ not }) => not) ?? [...frame.people, ...frame.sides].find(({ not }) => not);
	if (negated || frame.nouns.some(({ not }) => not)) return { misfit: negated?.words ?? "no" };
	const isGroup = frame.nouns.some(({ name }) => nounOf(name).by === "player" || nounOf(name).by === "team");
	const isNamed = frame.people.length + frame.sides.length > 0;
	if (isGroup && isNamed) return { misfit: frame.nouns[0]?.name ?? "" };
	const [threshold, ...more] = frame.thresholds;
	if (more[0]) return { misfit: more[0].words };
	const { rows } = frame;
	if (threshold && rows) {
		const base = rowsWith(frame, rows, frame.thresholds);
		return isMisfit(base) ? base : [{ form: "yes_no", question: asQuestion(base), bounds: { from: 1 } }];
	}
	if (threshold && !threshold.measure && !threshold.noun) return { misfit: threshold.words };
	if (threshold?.link === "by") return { misfit: threshold.words };
	if (isGroup && threshold) return { misfit: threshold.words };
	const concept = threshold?.measure ?? (threshold?.noun && nounOf(threshold.noun).counts) ?? counted ?? "matches";
	if (concept === "matches" && frame.people.length + frame.sides.length === 0 && frame.limits.length < 2)
		return { misfit: "" };
	const stray = frame.nouns.find(({ name, unit }) => unit && nounOf(name).counts === undefined)?.name;
	if (stray) return { misfit: stray };
	return each(frame, concept === "seasons" ? "matches" : concept, (base) => {
		if (!threshold && measureOf(base.rows, base.measure).written !== "count") return { misfit: "" };
		return [{ form: "yes_no", question: asQuestion(base), bounds: threshold?.bounds ?? { from: 1 } }];
	});
}
