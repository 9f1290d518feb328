import type { QueryName, QueryParams, QueryResult } from "../../../../record/catalogue.ts";
import type { FactCategory } from "../rules.ts";
import { hash } from "./words.ts";

export type Category = FactCategory;

/** What one statement of its kind is about: the player, the season, the pair. With the kind's name it is the statement's key. */
export type About = Record<string, string | number>;

export type Draft = {
	/** says the thing itself, as a headline does */
	title: string;
	fact: string;
	tags: string[];
	/** the leading figure as printed on the card */
	figure: string;
	/** every figure of the text, as printed */
	figures: { label: string; value: string }[];
};

/** Asks the record as of the same match throughout, each question once. */
export type Ask = <Name extends QueryName>(query: Name, params: QueryParams<Name>) => Promise<QueryResult<Name>>;

/** An order of its own for each kind, always the same, so that not every kind begins with the same team, ground or season. */
export type Spread = <Item>(items: readonly Item[]) => Item[];

/**
 * A kind of statement. The query of a statement proves it: `write` makes the text out of the query's result alone, so that
 * whoever has the result can write it again.
 */
export type Kind<Name extends QueryName, A extends About> = {
	name: string;
	category: Category;
	/** the record's question that proves such a statement */
	query: Name;
	/** everything that this kind could state now: a ranking from the top, equals in the order of `spread` */
	candidates: (ask: Ask, spread: Spread) => Promise<A[]>;
	/** what the query is asked for a statement, without the match it is asked as of */
	params: (about: A) => QueryParams<Name>;
	/** The text; null when the record does not bear the statement out. `statement` is its key: wordings are chosen by it. */
	write: (result: QueryResult<Name>, statement: string, about: A) => Draft | null;
};

/** A kind in the list of all kinds, where the queries differ. */
export type AnyKind = {
	name: string;
	category: Category;
	query: QueryName;
	candidates: (ask: Ask, spread: Spread) => Promise<About[]>;
	params: (about: About) => Record<string, unknown>;
	write: (result: unknown, statement: string, about: About) => Draft | null;
};

/** Declares a kind: parameters and result take their types from its query. */
export const kind = <Name extends QueryName, A extends About>(definition: Kind<Name, A>): AnyKind =>
	definition as unknown as AnyKind;

/** Lets a kind write its text, with the apostrophes of print in place of the keyboard's. */
export function writeDraft(kind: AnyKind, result: unknown, statement: string, about: About): Draft | null {
	const draft = kind.write(result, statement, about);
	return draft && { ...draft, title: draft.title.replaceAll("'", "’"), fact: draft.fact.replaceAll("'", "’") };
}

/** Everything that a kind could state now, in the order in which it should. */
export function candidatesOf(kind: AnyKind, ask: Ask): Promise<About[]> {
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
