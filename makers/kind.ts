import { type Answers, type Ask, answersTo, type Found, type Proof, type Questions } from "./ask.ts";
import { hash } from "./words.ts";

/** What one statement of its kind is about: the player, the season, the pair. With the kind's name it is the statement's key. */
export type About = Record<string, string | number>;

/** An order of its own for each kind, always the same, so that not every kind begins with the same team, ground or season. */
export type Spread = <Item>(items: readonly Item[]) => Item[];

/** A kind of statement: questions to the record with holes, what can fill them, and how to say the answers. */
export type Kind<Category, Draft> = {
	name: string;
	category: Category;
	/** everything that this kind could state now: a ranking from the top, equals in the order of `spread` */
	candidates: (ask: Ask, spread: Spread) => Promise<About[]>;
	/** the questions with their holes filled; the kernel adds as of which match they are asked */
	questions: (about: About) => Questions;
	/** questions about what those have found; null when that is nothing */
	further?: (answers: Record<string, Found>, about: About) => Questions | null;
	/** Says the answers, and nothing but them. Null when they do not bear it out. `statement` is its key: wordings are chosen by it. */
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

/** Declares kinds of a room: their answers take their types from their questions. */
export const kindsOf =
	<Category, Draft>() =>
	// biome-ignore lint/complexity/noBannedTypes: no further questions are none
	<A extends About, const First extends Questions, const Further extends Questions = {}>(
		definition: Typed<Category, Draft, A, First, Further>,
	): Kind<Category, Draft> =>
		definition as unknown as Kind<Category, Draft>;

/** Asks what a statement rests on. */
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

/** Everything that a kind could state now, in the order in which it should. */
export function candidatesOf(kind: Kind<unknown, unknown>, ask: Ask): Promise<About[]> {
	return kind.candidates(ask, (items) => {
		const hashed = items.map((item) => ({ item, at: hash(kind.name + JSON.stringify(item)) }));
		return hashed.sort((a, b) => a.at - b.at).map(({ item }) => item);
	});
}

/** 'highest_score {"match":335982}': the same about the same thing has the same key, whatever the order of its parts. */
export function statementKey(name: string, about: About): string {
	return `${name} ${JSON.stringify(about, Object.keys(about).sort())}`;
}

/** Reads a key back. Null when it is none. */
export function readStatement(statement: string): { name: string; about: About } | null {
	const space = statement.indexOf(" ");
	if (space < 1) return null;
	try {
		return { name: statement.slice(0, space), about: JSON.parse(statement.slice(space + 1)) };
	} catch {
		return null;
	}
}
