import type { Word } from "./words.ts";

/** What phrases mean, found by their first word; the longest phrase that fits wins, a phrase may mean several things. */
export type Phrasebook<Meaning> = Map<string, { words: string[]; meaning: Meaning }[]>;
export type Found<Meaning> = { meanings: Meaning[]; from: number; to: number };

/** Adds a phrase ('mumbai indians'); the same phrase may mean several things, the first one stands before the others. */
export function addPhrase<Meaning>(book: Phrasebook<Meaning>, phrase: string, meaning: Meaning): void {
	const words = phrase.split(" ");
	const [first = ""] = words;
	const entries = book.get(first);
	if (!entries) book.set(first, [{ words, meaning }]);
	else {
		// the longest first; among equals the one that came first
		const at = entries.findIndex((entry) => entry.words.length < words.length);
		entries.splice(at === -1 ? entries.length : at, 0, { words, meaning });
	}
}

/** The longest phrase of the book that begins with a word, with everything it may mean. */
export function phraseAt<Meaning>(book: Phrasebook<Meaning>, words: Word[], at: number): Found<Meaning> | undefined {
	const fitting = (book.get(words[at]?.text ?? "") ?? []).flatMap((entry) => {
		const to = endOf(entry.words, words, at);
		return to === undefined ? [] : { meaning: entry.meaning, to, length: entry.words.length };
	});
	const length = fitting[0]?.length;
	const longest = fitting.filter((entry) => entry.length === length);
	return longest[0] && { meanings: longest.map(({ meaning }) => meaning), from: at, to: longest[0].to };
}

/** Where a phrase that begins at a word ends; 'highest IPL score' is 'highest score'. Undefined when the words are others. */
function endOf(phrase: string[], words: Word[], at: number): number | undefined {
	let to = at;
	for (const word of phrase) {
		if (to > at && words[to]?.text === "ipl" && word !== "ipl") to++;
		if (words[to]?.text !== word) return undefined;
		to++;
	}
	return to;
}
