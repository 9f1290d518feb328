import type { Found } from "../../../../makers/ask.ts";
import { type About, type Kind, kindsOf } from "../../../../makers/kind.ts";
import { distinct, type Figure, type Said } from "../../../../makers/said.ts";
import type { FactCategory } from "../rules.ts";

/** The parts of a fact. */
type Spoken = {
	/** states the fact, like a headline */
	title: Said;
	fact: Said;
	tags: string[];
	/** the leading figure as printed on the card */
	figure: Said;
};
export type FactKind = Kind<FactCategory, Spoken>;

export const factKind = kindsOf<FactCategory, Spoken>();

/** The text of a fact with all its figures. */
export type FactText = { title: string; fact: string; tags: string[]; figure: string; figures: Figure[] };

/** Writes a fact's text, with typographic apostrophes. Null when the record does not support it. */
export function writeFact(
	kind: FactKind,
	answers: Record<string, Found>,
	statement: string,
	about: About,
): FactText | null {
	const spoken = kind.write(answers, statement, about);
	if (!spoken) return null;
	const { title, fact, tags, figure } = spoken;
	return {
		title: printed(title.text),
		fact: printed(fact.text),
		tags,
		figure: figure.text,
		figures: inOrder(figure.figures, distinct([...title.figures, ...fact.figures])),
	};
}

/**
 * The figures of the text, the leading one first. The card may print it in short ('₹27 Cr'), so its label identifies
 * it.
 */
function inOrder(leading: Figure[], written: Figure[]): Figure[] {
	const leads = ({ label }: Figure) => leading.some((figure) => figure.label === label);
	const unwritten = leading.filter(({ label }) => !written.some((figure) => figure.label === label));
	return [...written.filter(leads), ...unwritten, ...written.filter((figure) => !leads(figure))];
}

const printed = (text: string) => text.replaceAll("'", "’");
