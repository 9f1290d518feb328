import { type Answers, type Ask, answersTo, type Found, type Proof, type Questions } from "./ask.ts";
import { hash } from "./words.ts";

/** The subject of a statement: a player, a season, a pair. With the kind's name it is the statement's key. */
export type About = Record<string, string | number>;

/** Shuffles items in an order that depends only on the kind, so that kinds begin with different teams or seasons. */
export type Spread = <Item>(items: readonly Item[]) => Item[];

/** A template for statements: its subjects, their questions, and the text for the answers. */
export type Kind<Category, Draft> = {
	name: string;
	category: Category;
	/** all possible subjects: rankings from the top, ties in the order of `spread` */
	candidates: (ask: Ask, spread: Spread) => Promise<About[]>;
	/** the questions of a subject; `evidenceOf` asks them as of a match */
	questions: (about: About) => Questions;
	/** returns questions that depend on the first answers; null for none */
	further?: (answers: Record<string, Found>, about: About) => Questions | null;
	/** Writes the text from the answers; null if they do not support it. The key `statement` selects the wording. */
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

/** Declares a feature's kinds; types of answers follow from the questions. */
export const kindsOf =
	<Category, Draft>() =>
	// biome-ignore lint/complexity/noBannedTypes: a kind without `further` has no such questions
	<A extends About, const First extends Questions, const Further extends Questions = {}>(
		definition: Typed<Category, Draft, A, First, Further>,
	): Kind<Category, Draft> =>
		definition as unknown as Kind<Category, Draft>;

/** Asks a statement's questions and returns its proof. */
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

/** Returns all possible subjects of a kind, the most interesting first. */
export function candidatesOf(kind: Kind<unknown, unknown>, ask: Ask): Promise<About[]> {
	return kind.candidates(ask, (items) => {
		const hashed = items.map((item) => ({ item, at: hash(kind.name + JSON.stringify(item)) }));
		return hashed.sort((a, b) => a.at - b.at).map(({ item }) => item);
	});
}

/** The key of a statement: 'highest_score {"match":335982}'. The order of the subject's fields does not matter. */
export function statementKey(name: string, about: About): string {
	return `${name} ${JSON.stringify(about, Object.keys(about).sort())}`;
}

/** Parses a key. Null if malformed. */
export function readStatement(statement: string): { name: string; about: About } | null {
	const space = statement.indexOf(" ");
	if (space < 1) return null;
	try {
		return { name: statement.slice(0, space), about: JSON.parse(statement.slice(space + 1)) };
	} catch {
		return null;
	}
}
