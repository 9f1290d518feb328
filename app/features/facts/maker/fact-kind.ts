import type { AnyQuestion, Ask, Found } from "../../../../makers/ask.ts";
import { type About, type Kind, kindsOf, type Spread } from "../../../../makers/kind.ts";
import { distinct, type Figure, type Said } from "../../../../makers/said.ts";
import { nextAlone, type Standing, standingAt } from "../../../../makers/standing.ts";
import type { FactCategory } from "../rules.ts";

/** The parts of a fact. */
type FactDraft = {
	/** states the fact, like a headline */
	title: Said;
	fact: Said;
	tags: string[];
	/** the leading figure as printed on the card */
	figure: Said;
};
export type FactKind = Kind<FactCategory, FactDraft>;

export const factKind = kindsOf<FactCategory, FactDraft>();

type Ranked<A extends About, Row, Answer> = {
	name: string;
	category: FactCategory;
	candidates: (ask: Ask, spread: Spread) => Promise<A[]>;
	/** the name of the ranking in the proof */
	list: string;
	/** `next`: who alone has the next place */
	write: (
		at: Standing<Row> & { next: Row | undefined; answer: Answer },
		statement: string,
		about: A,
	) => FactDraft | null;
};
type AnswerTo<Q extends AnyQuestion> = Found<Q["measures"][number]>;

/** Declares a kind about a place of one ranking; the first, when its subject names none. */
export const rankedKind = <A extends About, const Q extends AnyQuestion>({
	list,
	ranking,
	write,
	...kind
}: Ranked<A, AnswerTo<Q>["rows"][number], AnswerTo<Q>> & { ranking: (about: A) => Q }): FactKind => ({
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
	const draft = kind.write(answers, statement, about);
	if (!draft) return null;
	const { title, fact, tags, figure } = draft;
	return {
		title: typographic(title.text),
		fact: typographic(fact.text),
		tags,
		figure: figure.text,
		figures: leadingFirst(figure.figures, distinct([...title.figures, ...fact.figures])),
	};
}

/**
 * The figures of the text, the leading one first. The card may print it in short ('₹27 Cr'), so its label identifies
 * it.
 */
function leadingFirst(leading: Figure[], written: Figure[]): Figure[] {
	const isLeading = ({ label }: Figure) => leading.some((figure) => figure.label === label);
	const unwritten = leading.filter(({ label }) => !written.some((figure) => figure.label === label));
	return [...written.filter(isLeading), ...unwritten, ...written.filter((figure) => !isLeading(figure))];
}

const typographic = (text: string) => text.replaceAll("'", "’");
