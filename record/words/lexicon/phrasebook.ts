import type { Piece } from "../pieces.ts";
import { fold } from "./tokens.ts";

/** What a phrase may mean: each meaning is one piece or a few, the likelier first. */
export type Meanings = Piece[][];
/** `loose`: phrases that a comma may stand within. */
export type Phrasebook = { phrases: Map<string, Meanings>; longest: number; loose: Set<string> };

export const emptyBook = (): Phrasebook => ({ phrases: new Map(), longest: 1, loose: new Set() });

/** Puts a phrase into the book beside what it means already. */
export function addPhrase(book: Phrasebook, phrase: string, ...meanings: Meanings): void {
	const there = book.phrases.get(phrase) ?? [];
	const known = new Set(there.map((meaning) => JSON.stringify(meaning)));
	book.phrases.set(phrase, [...there, ...meanings.filter((meaning) => !known.has(JSON.stringify(meaning)))]);
	book.longest = Math.max(book.longest, phrase.split(" ").length);
}

/** Puts every phrase of a list ("runs|run") into the book. */
export function addPhrases(book: Phrasebook, phrases: string, ...meanings: Meanings): void {
	for (const phrase of phrases.split("|")) {
		addPhrase(book, phrase.trim(), ...meanings);
		// "won the title" and "won title"
		const short = phrase.trim().replaceAll(/ the /g, " ");
		if (short !== phrase.trim() && short.includes(" ")) addPhrase(book, short, ...meanings);
	}
}

/** Phrases of a table as they are looked up: folded, and without strokes. */
export const plain = (phrases: string) =>
	phrases
		.split("|")
		.map((phrase) => (phrase === "/" ? phrase : phrase.split(/[ /]/).map(fold).join(" ").trim()))
		.join("|");
