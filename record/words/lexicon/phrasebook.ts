import type { Piece } from "../pieces.ts";

/** What a phrase may mean: each meaning is one piece or a few, the likelier first. */
export type Meanings = Piece[][];
export type Phrasebook = { phrases: Map<string, Meanings>; longest: number };

export const emptyBook = (): Phrasebook => ({ phrases: new Map(), longest: 1 });

/** Puts a phrase into the book beside what it means already. */
export function addPhrase(book: Phrasebook, phrase: string, ...meanings: Meanings): void {
	const there = book.phrases.get(phrase) ?? [];
	book.phrases.set(phrase, [...there, ...meanings]);
	book.longest = Math.max(book.longest, phrase.split(" ").length);
}

/** Puts every phrase of a list ("runs|run") into the book. */
export function addPhrases(book: Phrasebook, phrases: string, ...meanings: Meanings): void {
	for (const phrase of phrases.split("|")) addPhrase(book, phrase.trim(), ...meanings);
}
