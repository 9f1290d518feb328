import { partings } from "./lexicon/lexicon.ts";
import { numberOf } from "./lexicon/numbers.ts";
import { tokensOf } from "./lexicon/tokens.ts";
import type { Piece } from "./pieces.ts";
import type { Words } from "./words.ts";

export type Talk = {
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

/** Reads a text that need not be a question. No spelling is corrected, and no common word is taken for a name. */
export function talkOf({ lexicon }: Words, text: string): Talk {
	const phrases = (partings(lexicon, text)[0] ?? []).map(({ words, meanings }) => ({
		words,
		meanings,
		isGuessed: !tokensOf(words).every(({ text }) => lexicon.words.has(text) || numberOf(text)),
		isIdle: meanings.some((meaning) => meaning.every(({ is }) => is === "skip")),
	}));
	const known = phrases.filter(({ isGuessed }) => !isGuessed);
	return {
		isOfRecord: known.some(({ meanings: [first = []] }) => first.some(({ is }) => OF_RECORD.has(is))),
		isPlain: phrases.every(
			({ words, isGuessed, isIdle }) => !isGuessed && (!isIdle || tokensOf(words).every(({ text }) => LIGHT.has(text))),
		),
	};
}
