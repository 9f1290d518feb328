import type { Piece } from "../pieces.ts";
import { addPhrases, type Phrasebook, plain } from "./phrasebook.ts";
import { fold } from "./tokens.ts";
import { HEARSAY_PHRASES } from "./vocabulary/hearsay.ts";
import {
	LIMITING_WORDS,
	MEANS_PHRASES,
	NEAR_PHRASES,
	NEAR_WORDS,
	OWN_PHRASES,
	TALK_MEANINGS,
	TALK_PHRASES,
	TALK_WORDS,
	TELLS_PHRASES,
} from "./vocabulary/talk.ts";

/** Puts in what a fan says about himself. */
export function addTalk(book: Phrasebook): void {
	const { talk, hearsay, own, tells, means } = TALK_MEANINGS;
	addPhrases(book, plain(TALK_PHRASES), talk);
	addPhrases(book, plain(HEARSAY_PHRASES), hearsay);
	addPhrases(book, plain(OWN_PHRASES), own);
	addPhrases(book, plain(TELLS_PHRASES), tells);
	addPhrases(book, plain(MEANS_PHRASES), means);
	addPhrases(book, plain(NEAR_PHRASES), [{ is: "skip", near: true }]);
	for (const word of TALK_WORDS.split(/\s+/).map(fold)) {
		const meanings = book.phrases.get(word) ?? [];
		const known = meanings.filter((pieces) => pieces.some(({ is }) => is !== "skip"));
		book.phrases.set(word, [...known, talk]);
	}
}

/** Marks the words without meaning that name somebody around the asker, and those that may limit a question. */
export function addAround(book: Phrasebook): void {
	for (const word of NEAR_WORDS.split(/\s+/).map(fold))
		markSpare(book, word, { is: "skip", near: true }, { is: "unknown", near: true });
	for (const word of LIMITING_WORDS.split(/\s+/).map(fold))
		markSpare(book, word, { is: "skip", limits: true }, { is: "unknown", limits: true });
}

function markSpare(book: Phrasebook, word: string, mark: Piece, otherwise: Piece): void {
	const meanings = book.phrases.get(word);
	if (!meanings) addPhrases(book, word, [otherwise]);
	else
		book.phrases.set(
			word,
			meanings.map((pieces) =>
				pieces.every(({ is }) => is === "skip") ? [{ ...pieces[0], ...mark } as Piece] : pieces,
			),
		);
}
