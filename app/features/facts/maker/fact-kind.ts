import type { Found } from "../../../../makers/ask.ts";
import { type About, type Kind, kindsOf } from "../../../../makers/kind.ts";
import { distinct, type Figure, type Said } from "../../../../makers/said.ts";
import type { FactCategory } from "../rules.ts";

/** What a kind of fact says. */
type Spoken = {
	/** says the thing itself, as a headline does */
	title: Said;
	fact: Said;
	tags: string[];
	/** the leading figure as printed on the card */
	figure: Said;
};
export type FactKind = Kind<FactCategory, Spoken>;

/** Declares a kind of fact. */
export const factKind = kindsOf<FactCategory, Spoken>();

/** The text of a fact with every figure that it says. */
export type FactText = { title: string; fact: string; tags: string[]; figure: string; figures: Figure[] };

/** Lets a kind write its text, with the apostrophes of print in place of the keyboard's. Null when the record does not bear it out. */
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

/** The figures of the text, the leading one first. The card may print it in short ('₹27 Cr'): its label tells which it is. */
function inOrder(leading: Figure[], told: Figure[]): Figure[] {
	const leads = ({ label }: Figure) => leading.some((figure) => figure.label === label);
	const untold = leading.filter(({ label }) => !told.some((figure) => figure.label === label));
	return [...told.filter(leads), ...untold, ...told.filter((figure) => !leads(figure))];
}

const printed = (text: string) => text.replaceAll("'", "’");
