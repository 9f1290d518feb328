import { partings } from "./lexicon/lexicon.ts";
import { numberOf } from "./lexicon/numbers.ts";
import { tokensOf } from "./lexicon/tokens.ts";
import type { Piece } from "./pieces.ts";
import type { Words } from "./words.ts";

/** A name as it was typed, and whom or what it means. */
export type Named = { words: string; piece: Piece };
export type Talk = {
	/** the people, sides and places that are named for certain, in the order of the text */
	named: Named[];
	/** a word of it is about cricket figures: a name, a measure, a season, most or least */
	isOfRecord: boolean;
	/** every word is one of a question: none is guessed, and none is idle, like 'good' or 'love' */
	isPlain: boolean;
};

const LIGHT = new Set(
	"a an the in of on from to at for by and is are ipl career ever total please pls hi hey hello tell me us give show".split(
		" ",
	),
);
const OF_RECORD = new Set<Piece["is"]>(["person", "side", "where", "measure", "season", "best", "threshold"]);
const NAMES = new Set<Piece["is"]>(["person", "side", "where"]);
/** A first name alone means somebody who has played this many matches: "love" is not Love Ablish. */
const WELL_KNOWN = 50;

/** Reads a text that need not be a question. No spelling is corrected, and no common word is taken for a name. */
export function talkOf({ lexicon, record }: Words, text: string): Talk {
	const phrases = (partings(lexicon, text)[0] ?? []).map(({ words, meanings }) => ({
		words,
		meanings,
		isGuessed: !tokensOf(words).every(({ text }) => lexicon.words.has(text) || numberOf(text)),
		isIdle: meanings.some((meaning) => meaning.every(({ is }) => is === "skip")),
	}));
	const known = phrases.filter(({ isGuessed }) => !isGuessed);
	const matches = new Map(record.names.people.map((person) => [person.id, person.matches]));
	const isMeant = (piece: Piece) =>
		NAMES.has(piece.is) &&
		(piece.is !== "person" || piece.known !== "first" || piece.ids.some((id) => (matches.get(id) ?? 0) >= WELL_KNOWN));
	return {
		named: known.flatMap(({ words, meanings: [first = []], isIdle }) =>
			isIdle ? [] : first.filter(isMeant).map((piece) => ({ words, piece })),
		),
		isOfRecord: known.some(({ meanings: [first = []] }) => first.some(({ is }) => OF_RECORD.has(is))),
		isPlain: phrases.every(
			({ words, isGuessed, isIdle }) => !isGuessed && (!isIdle || tokensOf(words).every(({ text }) => LIGHT.has(text))),
		),
	};
}
