import { conceptOf, nounOf } from "../fill.ts";
import type { Frame } from "../frame.ts";
import { asQuestion, conceptIn, spare } from "../parts.ts";
import { each, type Made } from "./form.ts";

/** Nouns that say again what the rest of the question says. */
const isSaidAgain = (frame: Frame, { name, unit }: Frame["nouns"][number]): boolean => {
	const noun = nounOf(name);
	if (name === "score" || name === "time" || name === "total") return true;
	if (unit) return noun.by === "season" && frame.limits.some(({ any }) => "season" in (any[0] ?? {}));
	if (noun.by === "season") return frame.limits.some(({ any }) => "season" in (any[0] ?? {}));
	if (noun.by === "ground")
		return frame.limits.some(({ any }) => "ground" in (any[0] ?? {}) || "city" in (any[0] ?? {}));
	return noun.by === "player" || noun.by === "team" || noun.counts !== undefined;
};

/** One figure: "How many sixes has Pollard hit at the Wankhede?" */
export function figure(frame: Frame): Made {
	const concept = conceptIn(frame);
	if (!concept) return { misfit: "" };
	const left = spare(
		{ ...frame, marks: frame.marks.filter((mark) => !["bat", "ball", "together", "both"].includes(mark)) },
		[],
	);
	if (left !== undefined) return { misfit: left };
	const others = frame.measures.filter(({ name }) => name !== concept);
	const strange = frame.nouns.find(
		(noun) => !isSaidAgain(frame, noun) && conceptOf(concept) !== undefined && nounOf(noun.name).counts !== concept,
	);
	if (others[0]) return { misfit: others[0].words };
	if (strange) return { misfit: strange.name };
	const seasoned = frame.limits.some(({ any }) => "season" in (any[0] ?? {}));
	if (concept === "price" && !seasoned) return { misfit: "price, without a season" };
	return each(frame, concept, (base) => [{ form: "figure", question: asQuestion(base) }]);
}
