import type { Link } from "./types.ts";
import { isIndic, romanised } from "./words/romanised.ts";

/** Finds the names of a text; a misspelt or a short one may be a common word. */
type Linker = (text: string) => readonly Link[];

/** Matches of a player whose single name is a name even in small letters. */
const WELL_KNOWN = 40;
/** Matches of a player whose misspelt single name is still a name. */
const FAMOUS = 100;
const SHORTEST = 4;
/** Names of players that are also words of a question when they are written in small letters. */
const COMMON = new Set(
	"best bond green grace head hope long love mark marsh may power price rock root rose salt short stone will wood young".split(
		" ",
	),
);

/**
 * Makes the linkers of a conversation from that of the record, which reads Latin letters: for the fan's question, where names may stand
 * in small letters, and for an answer, which writes them with a capital. Both read the scripts of India too. `matches`: of a person.
 */
export function linkersOf(link: Linker, matches: (id: string) => number): { ofQuestion: Linker; ofAnswer: Linker } {
	const playsAtLeast = ({ meanings }: Link, least: number) =>
		meanings.some(({ kind, id }) => kind !== "people" || matches(id) >= least);
	const latin = (text: string) => (isIndic(text) ? romanised(text) : text);
	/** Whether a name was written in a script of India, which has no capitals. */
	const isSound = (one: Link, text: string) => isIndic(text) && !text.includes(one.words);
	const soundsSure = (one: Link) =>
		!one.short ||
		(one.meanings.length === 1 &&
			one.words.length >= SHORTEST &&
			playsAtLeast(one, one.spelt === "well" ? WELL_KNOWN : FAMOUS));

	return {
		ofQuestion: (text) =>
			link(latin(text)).filter((one) => {
				if (isSound(one, text)) return soundsSure(one);
				if (!one.short || !/^\p{Ll}/u.test(one.words)) return true;
				return !COMMON.has(one.words) && playsAtLeast(one, WELL_KNOWN);
			}),
		ofAnswer: (text) => {
			const read = latin(text);
			return link(read).filter((one) => (isSound(one, text) ? soundsSure(one) : isCapital(one, read)));
		},
	};
}

/** Whether a name is written as one: with a capital that the beginning of a sentence does not explain. */
function isCapital({ words, short, spelt, at, meanings }: Link, text: string): boolean {
	if (meanings.some(({ kind }) => kind === "seasons")) return true;
	if (!/^\p{Lu}/u.test(words)) return false;
	const starts = text.slice(0, at).trim() === "" && /^\s*\p{Lu}/u.test(text);
	if (spelt === "badly") return !short && !starts;
	return !short || !starts || words.length >= SHORTEST;
}
