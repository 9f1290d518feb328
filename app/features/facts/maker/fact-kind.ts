import type { AnyQuestion, Ask, Found } from "../../../../makers/ask.ts";
import { type About, type Kind, kindsOf, type Spread } from "../../../../makers/kind.ts";
import { distinct, type Figure, type Said } from "../../../../makers/said.ts";
import { nextAlone, type Standing, standingAt } from "../../../../makers/standing.ts";
import type { FactCategory } from "../rules.ts";

type FactDraft = {
	title: Said;
	fact: Said;
	tags: string[];
	/** the leading figure, as printed on the card */
	figure: Said;
};
export type FactKind = Kind<FactCategory, FactDraft>;

export const factKind = kindsOf<FactCategory, FactDraft>();

type Ranked<A extends About, Row, Answer> = {
	name: string;
	category: FactCategory;
	candidates: (ask: Ask, spread: Spread) => Promise<A[]>;
	/** the name of the ranking's question in the proof */
	list: string;
	/** `next`: the row that alone has the next place */
	write: (
		at: Standing<Row> & { next: Row | undefined; answer: Answer },
		statement: string,
		about: A,
	) => FactDraft | null;
};
type AnswerTo<Q extends AnyQuestion> = Found<Q["measures"][number]>;

/** Declares a kind about one place of a ranking. A subject without `place` is about the first. */
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

export type FactText = { title: string; fact: string; tags: string[]; figure: string; figures: Figure[] };

/** Writes a fact from the answers, with typographic apostrophes. Null if the answers do not support it. */
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
 * Returns the figures of the text, the leading one first. Compares labels, because the card may print the leading
 * figure in another form ('₹27 Cr').
 */
function leadingFirst(leading: Figure[], written: Figure[]): Figure[] {
	const isLeading = ({ label }: Figure) => leading.some((figure) => figure.label === label);
	const unwritten = leading.filter(({ label }) => !written.some((figure) => figure.label === label));
	return [...written.filter(isLeading), ...unwritten, ...written.filter((figure) => !isLeading(figure))];
}

const typographic = (text: string) => text.replaceAll("'", "’");
