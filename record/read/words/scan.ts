import type { NameIndex } from "../../names/build.ts";
import { findNames, type NameSpan } from "../../names/link.ts";
import { CARDINALS, ORDINALS, TIMES } from "../tables/particles.ts";
import type { Piece } from "./pieces.ts";
import { corrected } from "./spelling.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Vocabulary } from "./words.ts";

const FIRST_YEAR = 2007;
const LAST_YEAR = 2040;

/** Splits a question into pieces: the longest name or phrase at each place. */
export function scan(text: string, index: NameIndex, vocabulary: Vocabulary): Piece[] {
	const isWord = (word: string) => vocabulary.words.has(word) || vocabulary.words.has(word.replace(/s$/, ""));
	const spans = findNames(index, text, isWord).filter(({ meanings }) =>
		meanings.some(({ kind }) => kind !== "matches"),
	);
	const tokens = corrected(tokensOf(text), spans, vocabulary);
	const pieces: Piece[] = [];
	for (let at = 0; at < tokens.length; ) {
		const { piece, to } = pieceAt(tokens, at, spans, vocabulary);
		pieces.push(piece);
		at = to;
	}
	return pieces;
}

function pieceAt(tokens: Token[], at: number, spans: NameSpan[], vocabulary: Vocabulary): { piece: Piece; to: number } {
	const phrase = phraseBeside(tokens, at, vocabulary);
	const span = spans.find((one) => one.at === tokens[at]?.at || covers(one, tokens[at]));
	const nameTo = span ? tokens.findLastIndex(({ end }) => end <= span.end) + 1 : 0;
	const number = numberAt(tokens[at] as Token);
	if (span && isName(span, nameTo - at, phrase, tokens[at] as Token) && nameTo > at)
		return { piece: placed(nameMeaning(span), tokens, at, nameTo), to: nameTo };
	if (phrase && (!number || phrase.to > at + 1))
		return { piece: placed(phrase.meaning, tokens, at, phrase.to), to: phrase.to };
	if (number) return { piece: placed(number, tokens, at, at + 1), to: at + 1 };
	if (phrase) return { piece: placed(phrase.meaning, tokens, at, phrase.to), to: phrase.to };
	return { piece: placed({ is: "unknown" }, tokens, at, at + 1), to: at + 1 };
}

const covers = (span: NameSpan, token: Token | undefined) =>
	token !== undefined && span.at <= token.at && token.end <= span.end;

/** Seasons are pieces of their own kind; other names share one. */
const nameMeaning = (span: NameSpan): MeaningOf => {
	const [first] = span.meanings;
	return first?.kind === "seasons" ? { is: "season", value: Number(first.id) } : { is: "name", span };
};
type MeaningOf = Piece extends infer One
	? One extends unknown
		? Omit<One, "words" | "at" | "end" | "gap">
		: never
	: never;

/** True if a name beats the phrase at its place: by length, or as one capitalised word. */
function isName(
	span: NameSpan,
	length: number,
	phrase: { to: number; length: number } | undefined,
	token: Token,
): boolean {
	if (!phrase) return true;
	if (phrase.length !== length) return length > phrase.length;
	return length > 1 || (/^\p{Lu}/u.test(token.typed) && span.spelt === "well" && token.at > 0);
}

function phraseAt(tokens: Token[], at: number, { phrases, longest }: Vocabulary) {
	for (let to = Math.min(tokens.length, at + longest); to > at; to--) {
		const own = tokens.slice(at, to);
		if (own.slice(1).some(({ gap }) => gap)) continue;
		const lemmas = own.map(({ lemma }) => lemma);
		const meaning = phrases.get(lemmas.join(" ")) ?? phrases.get(withoutLeague(lemmas));
		if (meaning) return { meaning, to, length: to - at };
	}
	return undefined;
}

/** Drops "IPL" within a phrase, as in "successful IPL chase" but not "first IPL innings". */
const withoutLeague = (lemmas: string[]): string =>
	lemmas
		.filter((lemma, at) => lemma !== "ipl" || at === 0 || at === lemmas.length - 1 || ORDINALS.has(lemmas[0] ?? ""))
		.join(" ");

/** The phrase at `at`. It yields its second word to a longer phrase: "best | bowling average". */
function phraseBeside(tokens: Token[], at: number, vocabulary: Vocabulary) {
	const phrase = phraseAt(tokens, at, vocabulary);
	if (phrase?.length !== 2) return phrase;
	const [first, next] = [phraseAt(tokens.slice(0, at + 1), at, vocabulary), phraseAt(tokens, at + 1, vocabulary)];
	return first?.meaning.is === "extreme" && next && next.length > 1 ? first : phrase;
}

function numberAt({ lemma }: Token): MeaningOf | undefined {
	const [, digits = "", mark = ""] = /^(\d+(?:\.\d+)?)(st|nd|rd|th|s)?\+?$/.exec(lemma) ?? [];
	if (digits) {
		const value = Number(digits);
		if (mark === "s") return undefined;
		if (mark) return { is: "ordinal", value };
		if (digits.length === 4 && value >= FIRST_YEAR && value < LAST_YEAR && !lemma.endsWith("+"))
			return { is: "season", value };
		return { is: "number", value, ...(lemma.endsWith("+") ? { plus: true as const } : {}) };
	}
	const ordinal = ORDINALS.get(lemma);
	if (ordinal !== undefined) return { is: "ordinal", value: ordinal };
	const times = TIMES.get(lemma);
	if (times !== undefined) return { is: "number", value: times, times: true };
	const value = CARDINALS.get(lemma);
	return value === undefined ? undefined : { is: "number", value, spelt: true };
}

function placed(meaning: MeaningOf, tokens: Token[], from: number, to: number): Piece {
	const own = tokens.slice(from, to);
	const [first, last] = [own[0] as Token, own.at(-1) as Token];
	return {
		...meaning,
		words: own.map(({ typed }) => typed).join(" "),
		at: first.at,
		end: last.end,
		gap: first.gap,
	} as Piece;
}
