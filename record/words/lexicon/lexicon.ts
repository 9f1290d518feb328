import type { Franchise, Names } from "../../record.ts";
import type { Piece, Placed } from "../pieces.ts";
import { CONDITION_WORDS } from "./conditions.ts";
import { FILLERS } from "./fillers.ts";
import { ASKING } from "./forms/asking.ts";
import { COMPARING } from "./forms/comparing.ts";
import { FACTS, WHOLE } from "./forms/facts.ts";
import { LINKING } from "./forms/linking.ts";
import { PHRASES } from "./forms/phrases.ts";
import { TURNS_OF_PHRASE } from "./forms/turns-of-phrase.ts";
import { INDIC } from "./indic.ts";
import { CONCEPTS } from "./measures/all.ts";
import { NUMBER_WORDS, numberOf } from "./numbers.ts";
import { OUTSIDE } from "./outside.ts";
import { addPeople } from "./people.ts";
import { addPhrases, emptyBook, type Meanings, type Phrasebook } from "./phrasebook.ts";
import { addPlaces } from "./places.ts";
import { addSides } from "./sides.ts";
import { fold, type Token, tokensOf } from "./tokens.ts";
import { nearest } from "./typos.ts";

/** `named`: words that are parts of names alone. */
export type Lexicon = { book: Phrasebook; words: Map<string, number>; named: Set<string> };
/** One way to part a text into phrases: of each the words and all it may mean. */
export type Parting = { words: string; at: number; end: number; gap: boolean; meanings: Meanings }[];

const SKIP: Piece = { is: "skip" };
const plain = (phrases: string) =>
	phrases
		.split("|")
		.map((phrase) => (phrase === "/" ? phrase : phrase.split(/[ /]/).map(fold).join(" ").trim()))
		.join("|");

/** Every word that questions are read with: the tables of this folder and the names of the record. */
export function makeLexicon({ names, franchises }: { names: Names; franchises: Franchise[] }): Lexicon {
	const book = emptyBook();
	for (const [phrases, ...meanings] of [
		...PHRASES,
		...TURNS_OF_PHRASE,
		...FACTS,
		...ASKING,
		...COMPARING,
		...LINKING,
		...WHOLE,
	])
		addPhrases(book, plain(phrases), ...meanings);
	for (const [concept, { words }] of Object.entries(CONCEPTS))
		addPhrases(book, plain(words), [{ is: "measure", concept }]);
	for (const [phrases, ...any] of CONDITION_WORDS) addPhrases(book, plain(phrases), [{ is: "where", any }]);
	for (const [word, meaning] of NUMBER_WORDS) addPhrases(book, word, meaning);
	addSides(book, franchises);
	addPlaces(book, names);
	const common = new Set([...book.phrases.keys()].flatMap((phrase) => phrase.split(" ")));
	addPeople(book, names);
	for (const [why, phrases] of OUTSIDE) addPhrases(book, plain(phrases), [{ is: "outside", why }]);
	for (const [phrase, same] of INDIC) addPhrases(book, phrase, ...(book.phrases.get(same) ?? [[SKIP]]));
	for (const word of FILLERS.split(/\s+/))
		if (word && isFree(book.phrases.get(fold(word)))) addPhrases(book, fold(word), [SKIP]);
	const words = new Map<string, number>();
	for (const phrase of book.phrases.keys())
		for (const word of phrase.split(" ")) if (!words.has(word)) words.set(word, words.size);
	for (const word of FILLERS.split(/\s+/)) common.add(fold(word));
	const named = new Set([...words.keys()].filter((word) => !common.has(word)));
	return { book, words, named };
}

/** A word that is nothing but a rare man's name may stand for nothing too: "junior". */
const isFree = (meanings: Meanings = []) =>
	meanings.every(([piece]) => piece?.is === "person" && piece.known === "first");

/** The ways to part a text into the fewest phrases. A word of no phrase is the nearest one that is, or unknown. */
export function partings(lexicon: Lexicon, text: string): Parting[] {
	const tokens = spelt(lexicon, tokensOf(text).slice(0, MOST_WORDS));
	const ways: { cost: number; paths: Parting[] }[] = [{ cost: 0, paths: [[]] }];
	for (let end = 1; end <= tokens.length; end++) {
		let here: { cost: number; paths: Parting[] } = { cost: Number.POSITIVE_INFINITY, paths: [] };
		for (let from = Math.max(0, end - lexicon.book.longest); from < end; from++) {
			const meanings = meaningsOf(lexicon, tokens.slice(from, end));
			const before = ways[from];
			if (!meanings || !before) continue;
			const cost = before.cost + (isUnknown(meanings) ? UNKNOWN : 1);
			const step = { words: said(tokens, from, end), at: from, end, gap: tokens[from]?.gap ?? false, meanings };
			const paths = before.paths.map((path) => [...path, step]);
			if (cost < here.cost) here = { cost, paths };
			else if (cost === here.cost) here = { cost, paths: [...here.paths, ...paths].slice(0, MOST_PARTINGS) };
		}
		ways.push(here);
	}
	return ways.at(-1)?.paths ?? [];
}
/** Words that are often shortened. */
const SHORT = new Map(
	Object.entries({
		wkt: "wicket",
		wkts: "wickets",
		wckts: "wickets",
		wicks: "wickets",
		avg: "average",
		avrg: "average",
		econ: "economy",
		inns: "innings",
		figs: "figures",
		pship: "partnership",
		pships: "partnerships",
		mtch: "match",
		mtchs: "matches",
		matchs: "matches",
		agst: "against",
		ag: "against",
		plyr: "player",
		plyrs: "players",
		rns: "runs",
		scr: "score",
	}),
);
const MOST_PARTINGS = 6;
/** A question has so many words at most; a longer one is refused, not read in part. */
export const MOST_WORDS = 80;
/** So many different words are compared with all that are known: a text of nonsense costs no more than that. */
export const MOST_GUESSES = 12;

function spelt(lexicon: Lexicon, tokens: Token[]): Token[] {
	const guessed = new Map<string, Token>();
	return tokens.map((typed) => {
		const token = { ...typed, text: SHORT.get(typed.text) ?? typed.text };
		const { text } = token;
		if (lexicon.words.has(text) || numberOf(text)) return token;
		if (guessed.size >= MOST_GUESSES && !guessed.has(text)) return token;
		const right = guessed.get(text) ?? corrected(lexicon, token);
		guessed.set(text, right);
		return { ...token, text: right.text };
	});
}
/** A phrase that leaves a word over is worse than two that do not. */
const UNKNOWN = 4;
const isUnknown = (meanings: Meanings) => meanings[0]?.[0]?.is === "unknown";

const said = (tokens: Token[], from: number, to: number) =>
	tokens
		.slice(from, to)
		.map(({ typed }) => typed)
		.join(" ");

function meaningsOf({ book }: Lexicon, tokens: Token[]): Meanings | undefined {
	// a comma ends a phrase
	const phrase = tokens.map(({ text }) => text).join(" ");
	if (tokens.slice(1).some(({ gap }) => gap) && !book.loose.has(phrase)) return undefined;
	const found = book.phrases.get(phrase);
	if (tokens.length > 1) return found;
	const [token] = tokens as [Token];
	const number = numberOf(token.text);
	if (number?.is === "season") return [[number], [{ is: "number", value: number.value }]];
	if (number) return token.text.endsWith("s") && found ? [...found, [number]] : [[number], ...(found ?? [])];
	return found ?? [[{ is: "unknown" }]];
}

/** A word nobody knows, put right: without the s of a plural or a genitive, or as the nearest word of the lexicon. */
function corrected({ words, named }: Lexicon, token: Token): Token {
	const { text } = token;
	if (text.endsWith("s") && words.has(text.slice(0, -1))) return { ...token, text: text.slice(0, -1) };
	const [one] = nearest(text, words.keys())
		.filter((word) => Math.max(text.length, word.length) >= NAME_LETTERS || !named.has(word))
		.sort((a, b) => (words.get(a) ?? 0) - (words.get(b) ?? 0));
	return one ? { ...token, text: one } : token;
}

/** A shorter word is rather another word than a name misspelt. */
const NAME_LETTERS = 5;

/** A phrase with one of its meanings. */
export const placed = ({ words, at, end, gap }: Parting[number], pieces: Piece[]): Placed[] =>
	pieces.map((piece, nth) => ({ piece, words, at, end, gap: gap && nth === 0 }));
