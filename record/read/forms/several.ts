import type { Question } from "../../language/question.ts";
import { isMisfit } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { asQuestion } from "../parts.ts";
import { each, type Form, type Made, strayNoun } from "./form.ts";

/** Two or three figures of one subject: "Jadeja's runs and wickets in 2023". */
export const several: Form = { signature: { needs: [["several"]], takes: [] }, make };

function make(frame: Frame): Made {
	const stray = strayNoun(frame, () => false);
	const strange = stray ?? frame.measures.find(({ not }) => not)?.words;
	if (strange !== undefined || frame.people.length + frame.sides.length === 0) return { misfit: strange ?? "" };
	const questions: Question[] = [];
	for (const measure of frame.measures) {
		const made = each({ ...frame, measures: [measure] }, measure.name, (base) => [
			{ form: "figure", question: asQuestion(base) },
		]);
		if (isMisfit(made)) return made;
		const [plan, other] = made;
		if (plan?.form !== "figure" || other) return { misfit: measure.words };
		questions.push(plan.question);
	}
	return [{ form: "several", questions }];
}
