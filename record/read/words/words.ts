import type { Pronoun } from "../frame.ts";
import {
	ASKING,
	type Asking,
	COMPARING,
	type Comparing,
	EXTREMES,
	type Extreme,
	MARKS,
	type Mark,
} from "../tables/asking.ts";
import { CONDITIONS_IN_WORDS } from "../tables/conditions.ts";
import { COURTESY, HINDI, STOP, TALK, type Talk } from "../tables/idle.ts";
import {
	EXCLUDING,
	LINES,
	LINKS,
	type Line,
	type Link,
	OUTSIDE,
	type Outside,
	POINTERS,
	POSTPOSITIONS,
	VERBS,
} from "../tables/linking.ts";
import { type ConceptName, MEASURES } from "../tables/measures.ts";
import { NOUNS, type NounName } from "../tables/nouns.ts";
import { TRANSITIVE } from "../tables/others.ts";
import { PARTICLES, type Particle } from "../tables/particles.ts";
import { lemmas } from "./tokens.ts";

/** The meaning of a phrase. */
export type Meaning =
	/** `onto`: a verb whose object is the opponent */
	| { is: "measure"; name: ConceptName; onto?: true }
	| { is: "condition"; name: string }
	| { is: "ask"; name: Asking }
	| { is: "mark"; name: Mark }
	| { is: "extreme"; name: Extreme }
	| { is: "comparing"; name: Comparing }
	| { is: "noun"; name: NounName }
	| { is: "link"; name: Link }
	| { is: "post"; name: keyof typeof POSTPOSITIONS }
	| { is: "line"; name: Line }
	| { is: "excluding"; name: keyof typeof EXCLUDING }
	| { is: "outside"; name: Outside }
	| { is: "verb"; name: keyof typeof VERBS }
	| { is: "stop"; name?: Pronoun | "continuing" | Particle }
	| { is: "talk"; name: Talk };

type Row = { phrase: string; meaning: Meaning };
type Rows = Record<string, string | { words: string }>;

const rowsOf = <Name extends string>(table: Record<Name, string | { words: string }>, is: Meaning["is"]): Row[] =>
	Object.entries(table as Rows).flatMap(([name, row]) =>
		(typeof row === "string" ? row : row.words)
			.split("|")
			.map((phrase) => ({ phrase, meaning: { is, name } as Meaning })),
	);

/** Every phrase of the tables with its meaning. */
export const allRows = (): Row[] => [
	...rowsOf(MEASURES, "measure"),
	...rowsOf(TRANSITIVE, "measure").map(
		({ phrase, meaning }): Row => ({ phrase, meaning: { ...meaning, onto: true } as Meaning }),
	),
	...rowsOf(CONDITIONS_IN_WORDS, "condition"),
	...rowsOf(ASKING, "ask"),
	...rowsOf(MARKS, "mark"),
	...rowsOf(EXTREMES, "extreme"),
	...rowsOf(COMPARING, "comparing"),
	...rowsOf(NOUNS, "noun"),
	...rowsOf(LINKS, "link"),
	...rowsOf(LINES, "line"),
	...rowsOf(POSTPOSITIONS, "post"),
	...rowsOf(EXCLUDING, "excluding"),
	...rowsOf(OUTSIDE, "outside"),
	...rowsOf(VERBS, "verb"),
	...rowsOf(PARTICLES, "stop"),
	...rowsOf(POINTERS, "stop"),
	...rowsOf(TALK, "talk"),
	...[STOP, COURTESY, HINDI]
		.join("|")
		.split("|")
		.map((phrase): Row => ({ phrase, meaning: { is: "stop" } })),
];

export type Vocabulary = {
	phrases: Map<string, Meaning>;
	/** number of words in the longest phrase */
	longest: number;
	/** every word of every phrase */
	words: Set<string>;
	/** phrases in more than one table; a test requires none */
	shared: string[];
};

/** Builds the vocabulary. The order of `rows` does not matter. */
export function vocabularyOf(rows: readonly Row[] = allRows()): Vocabulary {
	const phrases = new Map<string, Meaning>();
	const shared: string[] = [];
	for (const { phrase, meaning } of rows) {
		const key = lemmas(phrase);
		const there = phrases.get(key);
		if (there && JSON.stringify(there) !== JSON.stringify(meaning)) shared.push(key);
		phrases.set(key, meaning);
	}
	const all = [...phrases.keys()].map((phrase) => phrase.split(" "));
	return { phrases, longest: Math.max(...all.map(({ length }) => length)), words: new Set(all.flat()), shared };
}
