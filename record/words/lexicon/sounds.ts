import type { Piece } from "../pieces.ts";
import type { Phrasebook } from "./phrasebook.ts";
import type { Token } from "./tokens.ts";
import { distance } from "./typos.ts";

/** Names by how they sound: whole names, and words that are one man's by themselves. */
export type Sounds = { whole: Map<string, string>; single: Map<string, string>; longest: number };

/** How a name sounds when it is written by ear: "Sureesh" and "Suresh", "Kahn" and "Khan" are one. */
const soundOf = (word: string): string =>
	word
		.replaceAll("ph", "f")
		.replaceAll("ck", "k")
		.replaceAll("q", "k")
		.replaceAll("x", "ks")
		.replaceAll(/ch(?=[rl])/g, "k")
		.replaceAll("ch", "s")
		.replaceAll(/c(?=[eiy])|z/g, "s")
		.replaceAll("c", "k")
		.replaceAll(/[wb]/g, "v")
		.replace(/^[aeiouy]+/, "a")
		.replaceAll(/(?<!^)[aeiouyh]/g, "")
		.replaceAll(/(.)\1+/g, "$1");

/** Names of fewer consonants sound like too many words. */
const LEAST_SOUNDS = 3;

/** The names of a book by their sounds; one that two men's names share is none. */
export function soundsOf(book: Phrasebook): Sounds {
	const whole = new Map<string, Map<string, string>>();
	const single = new Map<string, Map<string, string>>();
	let longest = 1;
	for (const [phrase, [meaning]] of book.phrases) {
		const words = phrase.split(" ");
		const id = oneMan(meaning ?? [], words.length);
		if (id === undefined) continue;
		const sound = words.map(soundOf).join(" ");
		if (sound.replaceAll(" ", "").length < LEAST_SOUNDS + words.length - 1) continue;
		const names = words.length > 1 ? whole : single;
		longest = Math.max(longest, words.length);
		const there = names.get(sound) ?? new Map<string, string>();
		there.set(id, there.get(id) ?? phrase);
		names.set(sound, there);
	}
	return { whole: ofOne(whole), single: ofOne(single), longest };
}
/** Whose name it is, when it is one man's; a first name alone sounds like too many words. */
function oneMan([piece, ...more]: Piece[], words: number): string | undefined {
	if (piece?.is !== "person" || piece.ids.length !== 1 || more.length > 0) return undefined;
	return words === 1 && piece.known === "first" ? undefined : piece.ids[0];
}
const ofOne = (names: Map<string, Map<string, string>>) =>
	new Map(
		[...names].flatMap(([sound, each]) => (each.size === 1 ? [[sound, [...each.values()][0] ?? ""] as const] : [])),
	);

/** The words of a whole name that some words sound like, of which one at least is unknown; undefined when there is none. */
export function wholeName(
	sounds: Sounds,
	book: Phrasebook,
	words: Map<string, number>,
	tokens: Token[],
): Token[] | undefined {
	const texts = tokens.map(({ text }) => text);
	if (texts.every((text) => words.has(text)) || book.phrases.has(texts.join(" "))) return undefined;
	const name = sounds.whole.get(texts.map(soundOf).join(" "))?.split(" ");
	return name && tokens.map((token, at) => ({ ...token, text: name[at] ?? token.text }));
}

const LEAST_LETTERS = 5;
const MOST_WRONG = 3;
/** The one man's name that a word sounds like. */
export function singleName({ single }: Sounds, text: string): string | undefined {
	const name = text.length < LEAST_LETTERS ? undefined : single.get(soundOf(text));
	return name && distance(name, text, MOST_WRONG) <= MOST_WRONG ? name : undefined;
}
