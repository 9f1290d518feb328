import type { Question } from "../../language/question.ts";
import { isMisfit } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { asQuestion } from "../parts.ts";
import type { ConceptName } from "../tables/measures.ts";
import { each, type Form, havingOf, type Made, strayNoun } from "./form.ts";
import { MOST_LINES } from "./which.ts";

/** The rank of a named player or side: "Where does Kohli rank for sixes?" */
export const rank: Form = {
	signature: { needs: [["mark:rank"]], takes: ["extreme:best", "extreme:high", "name", "threshold"] },
	make,
};

function make(frame: Frame, concept: ConceptName | undefined): Made {
	const [one, other] = [...frame.people, ...frame.sides.filter(({ link }) => frame.people.length === 0 || link)];
	const isSide = frame.people.length === 0;
	const stray = strayNoun(frame, () => false);
	if (!concept || !one || (isSide && other) || frame.people.length > 1 || stray) return { misfit: stray ?? "rank" };
	const by = isSide ? ("team" as const) : ("player" as const);
	return each(frame, concept, (base, subject) => {
		const { [by]: id, ...where } = base.where as Record<string, unknown>;
		const having = havingOf(frame, base, subject, concept);
		if (isMisfit(having) || typeof id !== "string") return { misfit: one.words };
		const question: Question = {
			...asQuestion({ ...base, where }),
			by: [by],
			...(Object.keys(having).length > 0 ? { having } : {}),
			limit: MOST_LINES,
		};
		return [{ form: "rank", question, by, id, name: one.names[0] ?? "" }];
	});
}
