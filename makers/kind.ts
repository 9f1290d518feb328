import { type Answers, type Ask, answersTo, type Found, type Proof, type Questions } from "./ask.ts";
import { hash } from "./words.ts";

/** The subject of a statement: the player, the season, the pair. With the kind's name it makes the statement's key. */
export type About = Record<string, string | number>;

/**
 * Shuffles items, always the same way for one kind, so that the kinds do not all begin with the same team, ground or
 * season.
 */
export type Spread = <Item>(items: readonly Item[]) => Item[];

/** A kind of statement: questions to the record with parameters, the possible values, and the text for the answers. */
export type Kind<Category, Draft> = {
	name: string;
	category: Category;
	/** every possible subject now: a ranking from the top, equal places in the order of `spread` */
	candidates: (ask: Ask, spread: Spread) => Promise<About[]>;
	/** the questions of a subject; `evidenceOf` adds the last match that they count */
	questions: (about: About) => Questions;
	/** questions about the answers of the first ones; null when there are none */
	further?: (answers: Record<string, Found>, about: About) => Questions | null;
	/**
	 * Writes the text, from the answers alone. Returns null when the answers do not support it. `statement` is its
	 * key, which decides the wording.
	 */
	write: (answers: Record<string, Found>, statement: string, about: About) => Draft | null;
};

type Typed<Category, Draft, A extends About, First extends Questions, Further extends Questions> = {
	name: string;
	category: Category;
	candidates: (ask: Ask, spread: Spread) => Promise<A[]>;
	questions: (about: A) => First;
	further?: (answers: Answers<First>, about: A) => Further | null;
	write: (answers: Answers<First> & Answers<Further>, statement: string, about: A) => Draft | null;
};

/** Declares the kinds of a feature. The types of the answers follow from the questions. */
export const kindsOf =
	<Category, Draft>() =>
	// biome-ignore lint/complexity/noBannedTypes: no further questions are none
	<A extends About, const First extends Questions, const Further extends Questions = {}>(
		definition: Typed<Category, Draft, A, First, Further>,
	): Kind<Category, Draft> =>
		definition as unknown as Kind<Category, Draft>;

/** Asks the questions of a statement and returns its proof. */
export async function evidenceOf(ask: Ask, kind: Kind<unknown, unknown>, about: About): Promise<Proof> {
	const first = await answersTo(ask, kind.questions(about));
	const asked = kind.further?.(first.answers, about);
	if (!asked) return first;
	const further = await answersTo(ask, asked);
	return {
		questions: { ...first.questions, ...further.questions },
		answers: { ...first.answers, ...further.answers },
	};
}

/** Every possible subject of a kind, the most interesting first. */
export function candidatesOf(kind: Kind<unknown, unknown>, ask: Ask): Promise<About[]> {
	return kind.candidates(ask, (items) => {
		const hashed = items.map((item) => ({ item, at: hash(kind.name + JSON.stringify(item)) }));
		return hashed.sort((a, b) => a.at - b.at).map(({ item }) => item);
	});
}

/** The key of a statement, 'highest_score {"match":335982}'. The order of the parts does not matter. */
export function statementKey(name: string, about: About): string {
	return `${name} ${JSON.stringify(about, Object.keys(about).sort())}`;
}

/** Parses a key. Null when it is malformed. */
export function readStatement(statement: string): { name: string; about: About } | null {
	const space = statement.indexOf(" ");
	if (space < 1) return null;
	try {
		return { name: statement.slice(0, space), about: JSON.parse(statement.slice(space + 1)) };
	} catch {
		return null;
	}
}
