import type { Candidate, Entry, NameForm, NameIndex } from "./build.ts";
import { likelyBearers } from "./resolve.ts";
import { distance, slack, soundOf, type Word, wordsIn } from "./text.ts";
import { timesIn } from "./times.ts";

export type NameMeaning = {
	kind: Candidate["kind"] | "seasons" | "dates" | "matches";
	id: string;
	name: string;
	how: NameForm;
	/** a person's role: 'batter', 'bowler' */
	role?: string;
};

/** A name in a text. Several `meanings`: it is ambiguous. */
export type NameSpan = {
	/** offsets in the text */
	at: number;
	end: number;
	/** word indexes: first, and after the last */
	from: number;
	to: number;
	words: string;
	meanings: NameMeaning[];
	/** 'badly': found despite a misspelling */
	spelt: "well" | "badly";
	/** a name of one word, which may be a common word too; false for seasons, dates and finals */
	short: boolean;
};

const COMMON = new Set(
	`average averages batted batter batters batting before best better between bowled bowler bowlers bowling catches century
	centuries chased compare dismissals economy final finals first fours greatest highest hundred hundreds innings matches
	maiden maidens match most partnership player players powerplay rate runs score scored scorer scores season seasons
	second sixes stadium strike team teams there times total totals wicket wickets which while whose world`.split(/\s+/),
);
const isCommon = (word: string) => COMMON.has(word);

/**
 * Finds the names in a text: people, sides, grounds, cities, countries, nationalities, seasons, dates and finals. Of
 * overlapping names the longest wins, but "2016 final" gives two spans, the final and the season. `isWord`: true for
 * words that are no misspelt name.
 */
export function findNames(index: NameIndex, text: string, isWord: (word: string) => boolean = isCommon): NameSpan[] {
	const words = wordsIn(text);
	const times = timesIn(words, index.seasons, index.finals);
	const taken = new Set(times.flatMap(({ from, to }) => range(from, to)));
	const spans: NameSpan[] = times.map(({ kind, id, from, to }) =>
		spanOf(words, from, to, [{ kind, id, name: id, how: "whole" }], "well", false),
	);
	for (let from = 0; from < words.length; ) {
		const span = taken.has(from) ? undefined : nameAt(index, words, from, isWord);
		if (span) spans.push(span);
		from = span?.to ?? from + 1;
	}
	return spans.sort((a, b) => a.from - b.from || b.to - a.to);
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

function nameAt(index: NameIndex, words: Word[], from: number, isWord: (word: string) => boolean) {
	for (let to = Math.min(words.length, from + index.longest); to > from; to--) {
		const own = words.slice(from, to);
		const phrase = own.map(({ text }) => text).join(" ");
		const known = index.phrases.get(phrase) ?? index.phrases.get(phrase.replace(/s$/, ""));
		if (
			known?.every(isGround) &&
			index.phrases.has(phraseOf(words, from, to - 1)) &&
			beginsLongerName(index, words, to - 1)
		)
			continue;
		if (known) return spanOf(words, from, to, meaningsOf(known), "well", to === from + 1);
		const near = own.length <= 3 ? misspelt(index, own, isWord) : undefined;
		if (near) return spanOf(words, from, to, near, "badly", to === from + 1);
	}
	return undefined;
}

const phraseOf = (words: readonly Word[], from: number, to: number): string =>
	words
		.slice(from, to)
		.map(({ text }) => text)
		.join(" ");

const isGround = ({ candidate }: Entry): boolean => candidate.kind === "grounds";

/** True if a word begins a longer name: in "Wankhede Stadium Mumbai Indians" the city belongs to the side. */
const beginsLongerName = (index: NameIndex, words: readonly Word[], at: number): boolean =>
	range(at + 2, Math.min(words.length, at + index.longest) + 1).some((to) =>
		index.phrases.has(phraseOf(words, at, to)),
	);

const LINKED = new Set(["people", "franchises", "grounds", "cities", "countries", "nationalities"]);

/** The meanings of a phrase: for each kind of name, those who bear it. */
function meaningsOf(entries: readonly Entry[]): NameMeaning[] {
	const kinds = [...new Set(entries.map(({ candidate }) => candidate.kind))].filter((kind) => LINKED.has(kind));
	return kinds.flatMap((kind) => {
		const own = entries.filter(({ candidate }) => candidate.kind === kind);
		return [...new Set(likelyBearers(own))].map((one) => {
			const how = own.find(({ candidate }) => candidate === one)?.how ?? "whole";
			return { kind, id: one.id, name: one.name, how, role: one.role };
		});
	});
}

/** The names that misspelt words resemble, by letters or sound; undefined if no word is unknown or one is common. */
function misspelt(index: NameIndex, words: Word[], isWord: (word: string) => boolean): NameMeaning[] | undefined {
	const texts = words.map(({ text }) => text);
	const strange = texts.filter((text) => slack(text) > 0 && !index.phrases.has(text));
	if (strange.length === 0 || texts.some((text) => isWord(text))) return undefined;
	const phrase = texts.join(" ");
	const spelt = texts.length > 1 ? wholeNear(index, phrase) : nearest(phrase, index.words.get(phrase[0] ?? "") ?? []);
	const found = spelt.length > 0 ? spelt : bySound(index, texts);
	const entries = found.flatMap((one) => index.phrases.get(one) ?? []);
	const sure = texts.length > 1 ? entries : entries.filter(({ candidate }) => isFamiliar(candidate));
	const meanings = meaningsOf(sure);
	return meanings.length > 0 ? meanings : undefined;
}

/** One misspelt word is likelier a common word than the name of a player with few matches. */
const isFamiliar = ({ kind, matches }: Candidate) => kind !== "people" || matches >= FAMILIAR;
const FAMILIAR = 20;

const LEAST_SOUNDS = 3;
const LEAST_LETTERS_BY_SOUND = 8;
function bySound(index: NameIndex, texts: string[]): string[] {
	const [word = "", ...more] = texts;
	if (more.length === 0 && word.length < LEAST_LETTERS_BY_SOUND) return [];
	const sound = soundOf(texts.join(" "));
	if (sound.length < LEAST_SOUNDS + 2 * (texts.length - 1)) return [];
	const same = index.sounds().get(sound) ?? [];
	return same.filter((phrase) => distance(phrase, texts.join(" "), 3) <= 3);
}

/** Shorter names resemble too many words: "runs" is no misspelt "Russ". */
const LEAST_LETTERS = 5;
/** The nearest words of a list. */
function nearest(word: string, known: readonly string[]): string[] {
	let most = slack(word);
	let found: string[] = [];
	for (const other of known) {
		if (other.length < LEAST_LETTERS) continue;
		const far = distance(word, other, Math.min(most, slack(other)));
		if (far > Math.min(most, slack(other))) continue;
		if (far < most) found = [];
		most = far;
		found.push(other);
	}
	return found;
}

/** Names of two or three words with at most a letter or two wrong in the first and last. */
function wholeNear(index: NameIndex, phrase: string): string[] {
	const parts = phrase.split(" ");
	const last = parts.at(-1) ?? "";
	const ends = [last, ...nearest(last, index.words.get(last[0] ?? "") ?? [])];
	const first = parts[0] ?? "";
	const begins = [first, ...nearest(first, index.words.get(first[0] ?? "") ?? [])];
	return begins.flatMap((begin) =>
		ends.flatMap((end) => {
			const whole = [begin, ...parts.slice(1, -1), end].join(" ");
			return index.phrases.has(whole) ? [whole] : [];
		}),
	);
}

function spanOf(
	words: Word[],
	from: number,
	to: number,
	meanings: NameSpan["meanings"],
	spelt: NameSpan["spelt"],
	short: boolean,
): NameSpan {
	const own = words.slice(from, to);
	const [at, end] = [own[0]?.at ?? 0, own.at(-1)?.end ?? 0];
	return { at, end, from, to, words: own.map(({ typed }) => typed).join(" "), meanings, spelt, short };
}
