import type { Franchise, Names } from "../../record.ts";
import type { Piece, Placed } from "../pieces.ts";
import { addAround, addTalk } from "./around.ts";
import { CONDITION_WORDS } from "./conditions.ts";
import { ADORNING, FILLERS, GRADING } from "./fillers.ts";
import { ASKING } from "./forms/asking.ts";
import { CLAUSES } from "./forms/clauses.ts";
import { COMPARING } from "./forms/comparing.ts";
import { FACTS, WHOLE } from "./forms/facts.ts";
import { FRAMING } from "./forms/framing.ts";
import { GROUPS } from "./forms/groups.ts";
import { LINKING } from "./forms/linking.ts";
import { OUTCOMES } from "./forms/outcomes.ts";
import { PHRASES } from "./forms/phrases.ts";
import { TURNS_OF_PHRASE } from "./forms/turns-of-phrase.ts";
import { WIDENING } from "./forms/widening.ts";
import { INDIC } from "./indic.ts";
import { CONCEPTS } from "./measures/all.ts";
import { NUMBER_WORDS, numberOf } from "./numbers.ts";
import { OUTSIDE } from "./outside.ts";
import { addPeople } from "./people.ts";
import { addPhrase, addPhrases, emptyBook, type Meanings, type Phrasebook, plain } from "./phrasebook.ts";
import { addPlaces } from "./places.ts";
import { addSides } from "./sides.ts";
import { type Sounds, singleName, soundsOf, wholeName } from "./sounds.ts";
import { fold, type Token, tokensOf } from "./tokens.ts";
import { byConsonants, nearest, shortened } from "./typos.ts";
import { EVERY_SEASON, GRAMMAR, THIS_SEASON, WHOLE_TIME } from "./vocabulary/grammar.ts";
import { HEARSAY, HEARSAY_PHRASES, HEARSAY_WORDS } from "./vocabulary/hearsay.ts";
import { HINGLISH, HINGLISH_PLAIN } from "./vocabulary/hinglish.ts";
import { NEWCOMERS } from "./vocabulary/newcomers.ts";
import { PLAIN, PLAIN_PHRASES } from "./vocabulary/plain.ts";
import { SLANG } from "./vocabulary/slang.ts";
import { SPELLINGS } from "./vocabulary/spellings.ts";
import { LIMITING_WORDS, NEAR_WORDS } from "./vocabulary/talk.ts";

/** `targets`: words that a misspelt one may be, not slang and words without meaning; `named`: parts of names alone. */
export type Lexicon = {
	book: Phrasebook;
	words: Map<string, number>;
	targets: Map<string, number>;
	named: Set<string>;
	sounds: Sounds;
};
/** One way to part a text into phrases: of each the words and all it may mean. */
export type Parting = { words: string; at: number; end: number; gap: boolean; begins?: true; meanings: Meanings }[];

const SKIP: Piece = { is: "skip" };
/** What of the record has names, and its seasons. */
type Known = { names: Names; franchises: Franchise[]; seasons: number[] };

/** Every word that questions are read with: the tables of this folder and the names of the record. */
export function makeLexicon({ names, franchises, seasons }: Known): Lexicon {
	const book = emptyBook();
	const vocabulary = [...NEWCOMERS, ...CLAUSES, ...HEARSAY, ...HINGLISH, ...GRAMMAR];
	const tables = [
		...PHRASES,
		...TURNS_OF_PHRASE,
		...FACTS,
		...ASKING,
		...COMPARING,
		...LINKING,
		...GROUPS,
		...OUTCOMES,
		...WIDENING,
		...FRAMING,
		...WHOLE,
	];
	for (const [phrases, ...meanings] of [...vocabulary, ...tables]) addPhrases(book, plain(phrases), ...meanings);
	for (const [concept, { words }] of Object.entries(CONCEPTS))
		addPhrases(book, plain(words), [{ is: "measure", concept }]);
	for (const [phrases, ...any] of CONDITION_WORDS) addPhrases(book, plain(phrases), [{ is: "where", any }]);
	const allSeasons: Piece = { is: "noun", by: "season", many: seasons.length, whole: true };
	addPhrases(book, WHOLE_TIME, [{ is: "form", form: "whole" }, allSeasons]);
	addPhrases(book, THIS_SEASON, [{ is: "season", value: Math.max(...seasons) }]);
	for (const all of ["years", "seasons", "editions"])
		addPhrases(book, `in ${seasons.length} ${all}|in all ${seasons.length} ${all}|over ${seasons.length} ${all}`, [
			SKIP,
		]);
	addPhrases(book, EVERY_SEASON, [{ is: "form", form: "every" }, allSeasons]);
	for (const [phrases, ...meanings] of SLANG) addPhrases(book, plain(phrases), ...meanings);
	for (const [word, meaning] of NUMBER_WORDS) addPhrases(book, word, meaning);
	addSides(book, franchises);
	addPlaces(book, names);
	const common = new Set([...book.phrases.keys()].flatMap((phrase) => phrase.split(" ")));
	addPeople(book, names);
	for (const [why, phrases] of OUTSIDE) addPhrases(book, plain(phrases), [{ is: "outside", why }]);
	for (const [phrase, same] of INDIC) addPhrases(book, phrase, ...(book.phrases.get(same) ?? [[SKIP]]));
	addPhrases(book, plain(PLAIN_PHRASES), [SKIP]);
	addTalk(book);
	addConfusions(book);
	const plainWords = addPlainWords(book);
	addAround(book);
	addSpellings(book);
	const words = wordsIn(book.phrases.keys());
	const apart = wordsIn(
		[
			...[NEAR_WORDS, LIMITING_WORDS].map((words) => words.replaceAll(/\s+/g, " ")),
			...[...vocabulary, ...SLANG].map(([phrases]) => phrases),
			PLAIN_PHRASES,
			HEARSAY_PHRASES,
			...plainWords,
		].map(plain),
	);
	const own = wordsIn(
		[
			...tables.map(([phrases]) => phrases),
			...Object.values(CONCEPTS).map((concept) => concept.words),
			...CONDITION_WORDS.map(([phrases]) => phrases),
			...[FILLERS, ADORNING, GRADING].map((words) => words.replaceAll(/\s+/g, " ")),
		].map(plain),
	);
	const targets = new Map([...words].filter(([word]) => own.has(word) || !apart.has(word)));
	for (const word of plainWords) common.add(word);
	const named = new Set([...words.keys()].filter((word) => !common.has(word)));
	return { book, words, targets, named, sounds: soundsOf(book) };
}

/** Puts the words without meaning into the book where they mean nothing else, and returns them all. */
function addPlainWords(book: Phrasebook): string[] {
	const listed = (lists: string[]) => lists.flatMap((list) => list.split(/\s+/).map(fold)).filter(Boolean);
	for (const word of listed([FILLERS])) if (isFree(book.phrases.get(word))) addPhrases(book, word, [SKIP]);
	const marked = [
		[ADORNING, { is: "skip", adorns: true }],
		[GRADING, { is: "skip", grades: true }],
	] as const;
	for (const [words, piece] of marked)
		for (const word of listed([words])) if (isFree(book.phrases.get(word))) addPhrases(book, word, [piece]);
	const all = listed([FILLERS, ADORNING, GRADING, ...Object.values(PLAIN), HEARSAY_WORDS, HINGLISH_PLAIN]);
	for (const word of all) if (!book.phrases.has(word)) addPhrases(book, word, [SKIP]);
	return all;
}

/** "More then" is "more than". */
function addConfusions(book: Phrasebook): void {
	for (const [phrase, meanings] of [...book.phrases]) {
		const confused = phrase.replace(/(?<= )than\b/, "then");
		if (confused !== phrase && !book.phrases.has(confused)) addPhrase(book, confused, ...meanings);
	}
}

function addSpellings(book: Phrasebook): void {
	for (const [spelling, same] of SPELLINGS) {
		const meant = book.phrases.get(same);
		if (meant && spelling.length <= INITIALS && !book.phrases.has(spelling)) addPhrase(book, spelling, ...meant);
	}
}

/** A word that is nothing but a rare man's name may stand for nothing too: "junior". */
const isFree = (meanings: Meanings = []) =>
	meanings.every(([piece]) => piece?.is === "person" && piece.known === "first");

/** The words of phrases, in their order. */
function wordsIn(phrases: Iterable<string>): Map<string, number> {
	const words = new Map<string, number>();
	for (const phrase of phrases)
		for (const word of phrase.split(/[ |]/)) if (!words.has(word)) words.set(word, words.size);
	return words;
}

/** The ways to part a text into the fewest phrases. A word of no phrase is the nearest one that is, or unknown. */
export function partings(lexicon: Lexicon, text: string): Parting[] {
	const tokens = spelt(lexicon, tokensOf(text).slice(0, MOST_WORDS));
	const ways: Ways[] = [{ cost: 0, paths: [[]] }];
	for (let end = 1; end <= tokens.length; end++) ways.push(waysUpTo(lexicon, tokens, ways, end));
	return ways.at(-1)?.paths ?? [];
}
type Ways = { cost: number; paths: Parting[] };

/** The cheapest ways to part the words before `end`. */
function waysUpTo(lexicon: Lexicon, tokens: Token[], ways: Ways[], end: number): Ways {
	let here: Ways = { cost: Number.POSITIVE_INFINITY, paths: [] };
	for (let from = Math.max(0, end - lexicon.book.longest - 1); from < end; from++) {
		const meanings = meaningsOf(lexicon, tokens.slice(from, end));
		const before = ways[from];
		if (!meanings || !before) continue;
		const cost = before.cost + (isUnknown(meanings) ? UNKNOWN : 1);
		if (cost > here.cost) continue;
		const { gap = false, begins } = tokens[from] ?? {};
		const step = { words: said(tokens, from, end), at: from, end, gap, ...(begins ? { begins } : {}), meanings };
		const paths = before.paths.map((path) => [...path, step]);
		here = { cost, paths: cost < here.cost ? paths : [...here.paths, ...paths].slice(0, MOST_PARTINGS) };
	}
	return here;
}
const MOST_PARTINGS = 6;
/** The most words of a question; a longer one is refused, not read in part. */
export const MOST_WORDS = 40;
/** The most different words that are compared with all known ones: it bounds the cost of a text of nonsense. */
export const MOST_GUESSES = 12;

function spelt(lexicon: Lexicon, typed: Token[]): Token[] {
	const guessed = new Map<string, Token>();
	const tokens = namesPut(lexicon, typed);
	return tokens.flatMap((typed, at): Token | Token[] => {
		const [text = "", ...more] = inFull(lexicon, typed.text);
		const token = { ...typed, text };
		if (more.length > 0) return [token, ...more.map((word) => ({ text: word, typed: "", gap: false }))];
		if (lexicon.words.has(text) || numberOf(text)) return token;
		if (guessed.size >= MOST_GUESSES && !guessed.has(text)) return token;
		const right = guessed.get(text) ?? corrected(lexicon, token);
		guessed.set(text, right);
		// "chala gaya": the word before is a verb, whatever name it looks like
		if (lexicon.named.has(right.text) && OF_VERBS.has(tokens[at + 1]?.text ?? "")) return token;
		return { ...token, text: right.text };
	});
}
const OF_VERBS = new Set(["gaya", "gayi", "gaye", "gya", "gyi", "gye", "raha", "rahi", "rahe"]);

/** Whole names that were written by ear, put right: "Sureesh Rayna". */
function namesPut({ sounds, book, words }: Lexicon, tokens: Token[]): Token[] {
	const put: Token[] = [];
	for (let at = 0; at < tokens.length; ) {
		const name = lengths(sounds.longest)
			.map((length) => tokens.slice(at, at + length))
			.filter((some) => some.length > 1 && !some.slice(1).some(({ gap }) => gap))
			.map((some) => wholeName(sounds, book, words, some))
			.find((found) => found !== undefined);
		put.push(...(name ?? tokens.slice(at, at + 1)));
		at += name?.length ?? 1;
	}
	return put;
}
const MOST_OF_NAME = 4;
/** How many words may be one name, the longest first. */
const lengths = (longest: number) =>
	Array.from(
		{ length: Math.min(longest, MOST_OF_NAME) - 1 },
		(_, shorter) => Math.min(longest, MOST_OF_NAME) - shorter,
	);

/** A shortened word in full, so that phrases are found with it; one that is a name or a condition itself stays. */
function inFull({ book, named }: Lexicon, text: string): string[] {
	const own = book.phrases.get(text)?.some((meaning) => meaning.some(({ is }) => STAYS.has(is)));
	return (text.length > SHORTEST && !named.has(text) && !own && SPELLINGS.get(text)?.split(" ")) || [text];
}
const STAYS = new Set<Piece["is"]>(["person", "side", "where"]);
/** Shorter ones are initials too: "R Ashwin". */
const SHORTEST = 1;
const INITIALS = 2;
/** A phrase that leaves a word over is worse than two that do not. */
const UNKNOWN = 4;
const isUnknown = (meanings: Meanings) => meanings[0]?.[0]?.is === "unknown";

const said = (tokens: Token[], from: number, to: number) =>
	tokens
		.slice(from, to)
		.flatMap(({ typed }) => typed || [])
		.join(" ");

function meaningsOf({ book }: Lexicon, tokens: Token[]): Meanings | undefined {
	// a comma ends a phrase
	const phrase = tokens.map(({ text }) => text).join(" ");
	if (tokens.slice(1).some(({ gap }) => gap) && !book.loose.has(phrase)) return undefined;
	const found = book.phrases.get(phrase);
	if (tokens.length > 1) return found ?? book.phrases.get(withoutLeague(phrase));
	const [token] = tokens as [Token];
	const number = numberOf(token.text);
	if (number?.is === "season") return [[number], [{ is: "number", value: number.value }]];
	if (number) return token.text.endsWith("s") && found ? [...found, [number]] : [[number], ...(found ?? [])];
	return found ?? [[{ is: "unknown" }]];
}

/** "In a single IPL innings" is a single innings: every match of the record is one of the league. */
const withoutLeague = (phrase: string) => phrase.replace(/ (?:ipl|t20) (?=.)/, " ");

/** A word nobody knows, put right: without the s of a plural or a genitive, or as the nearest word of the lexicon. */
function corrected({ words, targets, named, sounds }: Lexicon, token: Token): Token {
	const { text } = token;
	if (text.endsWith("s") && words.has(text.slice(0, -1))) return { ...token, text: text.slice(0, -1) };
	const short = shortened(text).find((word) => words.has(word));
	if (short) return { ...token, text: short };
	const [one] = nearest(text, targets.keys())
		.filter((word) => Math.max(text.length, word.length) >= NAME_LETTERS || !named.has(word))
		// of words as near as each other a name is meant rather than a verb: "kholi"
		.sort((a, b) => Number(named.has(b)) - Number(named.has(a)) || (words.get(a) ?? 0) - (words.get(b) ?? 0));
	return { ...token, text: one ?? singleName(sounds, text) ?? byConsonants(text, targets.keys()) ?? text };
}

/** A shorter word is rather another word than a name misspelt. */
const NAME_LETTERS = 5;

/** A phrase with one of its meanings. */
export const placed = ({ words, at, end, gap, begins }: Parting[number], pieces: Piece[]): Placed[] =>
	pieces.map((piece, nth) => ({
		piece,
		words,
		at,
		end,
		gap: gap && nth === 0,
		...(begins && nth === 0 ? { begins } : {}),
	}));
