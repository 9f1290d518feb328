import type { AnyQuestion, Ask, Found } from "../../../../makers/ask.ts";
import { type About, type Kind, kindsOf, type Spread } from "../../../../makers/kind.ts";
import { distinct, type Figure, type Said } from "../../../../makers/said.ts";
import { nextAlone, type Standing, standingAt } from "../../../../makers/standing.ts";
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

type Ranked<A extends About, Row, Answer> = {
	name: string;
	category: FactCategory;
	candidates: (ask: Ask, spread: Spread) => Promise<A[]>;
	/** the name of the ranking in the proof */
	list: string;
	/** `next`: who alone has the next place */
	write: (at: Standing<Row> & { next: Row | undefined; answer: Answer }, statement: string, about: A) => Spoken | null;
};
type FoundBy<Q extends AnyQuestion> = Found<Q["measures"][number]>;

/** Declares a kind about a place of one ranking; the first, when its subject names none. */
export const rankedKind = <A extends About, const Q extends AnyQuestion>({
	list,
	ranking,
	write,
	...kind
}: Ranked<A, FoundBy<Q>["rows"][number], FoundBy<Q>> & { ranking: (about: A) => Q }): FactKind => ({
	...kind,
	questions: (about) => ({ [list]: ranking(about as A) }),
	write(answers, statement, about) {
		const answer = answers[list] as Found;
		const at = standingAt(answer.rows, Number(about.place ?? 1));
		return at && write({ ...at, next: nextAlone(answer, at.row), answer } as never, statement, about as A);
	},
});

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
