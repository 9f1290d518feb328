import type { NameSpan } from "../../names/link.ts";
import { distance, slack } from "../../names/text.ts";
import { CARDINALS, ORDINALS, TIMES } from "../tables/particles.ts";
import type { Token } from "./tokens.ts";
import type { Meaning, Vocabulary } from "./words.ts";

/** Words of at least this length may have two wrong letters, shorter ones one: "current" is no misspelt "correct". */
const LONG = 9;
const editsOf = (word: string): number => (word.length >= LONG ? 2 : slack(word) > 0 ? 1 : 0);
/** Shorter words resemble too many others. A word of exactly this length may only lack a letter. */
const LEAST_LETTERS = 4;

const isNumber = (word: string): boolean =>
	/^[\d+]/.test(word) || CARDINALS.has(word) || ORDINALS.has(word) || TIMES.has(word);

/** Replaces the lemma of each misspelt word by the nearest word of the tables. Names stay. */
export function corrected(tokens: Token[], spans: readonly NameSpan[], vocabulary: Vocabulary): Token[] {
	const isNamed = ({ at, end }: Token) => spans.some((span) => span.at <= at && end <= span.end);
	const found = new Map<string, string>();
	return tokens.map((token) => {
		const { lemma } = token;
		if (lemma.length < LEAST_LETTERS || vocabulary.words.has(lemma) || isNumber(lemma) || isNamed(token)) return token;
		const near = found.get(lemma) ?? nearest(lemma, vocabulary);
		found.set(lemma, near);
		return near === lemma ? token : { ...token, lemma: near };
	});
}

const isIdle = (meaning: Meaning | undefined): boolean => meaning?.is === "stop" && meaning.name === undefined;

/**
 * The nearest word of five letters or more with the same first letter. The misspelt word itself if there is none, or if
 * several differ in meaning.
 */
function nearest(lemma: string, { words, phrases }: Vocabulary): string {
	const most = editsOf(lemma);
	let [best, found]: [number, string[]] = [most, []];
	for (const word of words) {
		// a stop word would swallow a word that may mean something
		if (word[0] !== lemma[0] || word.length <= LEAST_LETTERS || isIdle(phrases.get(word))) continue;
		if (lemma.length === LEAST_LETTERS && word.length !== LEAST_LETTERS + 1) continue;
		const far = distance(lemma, word, Math.min(best, editsOf(word)));
		if (far > Math.min(best, editsOf(word))) continue;
		found = far < best ? [word] : [...found, word];
		best = far;
	}
	const [only] = found.sort();
	const meanings = new Set(found.map((word) => JSON.stringify(phrases.get(word) ?? word)));
	return only && meanings.size === 1 ? only : lemma;
}
