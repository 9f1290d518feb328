import type { Link } from "./types.ts";
import { isIndic, romanised } from "./words/romanised.ts";

/** Finds the names of a text. A misspelt or short one may be a common word. */
type Linker = (text: string) => readonly Link[];

/** The fewest matches of a player whose one-word name counts in lower case. */
const WELL_KNOWN = 40;
/** The fewest matches of a player whose misspelt one-word name counts. */
const FAMOUS = 100;
const SHORTEST = 4;
/** Players' names that are common words in lower case. */
const COMMON = new Set(
	"best bond green grace head hope long love mark marsh may power price rock root rose salt short stone will wood young".split(
		" ",
	),
);

/**
 * Adapts the record's linker of Latin names to a conversation: `ofQuestion` also accepts names in lower case,
 * `ofAnswer` only those with a capital. Both also read Indic scripts. `matches` returns a person's number of matches.
 */
export function linkersOf(link: Linker, matches: (id: string) => number): { ofQuestion: Linker; ofAnswer: Linker } {
	const playsAtLeast = ({ meanings }: Link, least: number) =>
		meanings.some(({ kind, id }) => kind !== "people" || matches(id) >= least);
	const latin = (text: string) => (isIndic(text) ? romanised(text) : text);
	/** True if the name was in an Indic script, which has no capitals. */
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

/** True if a name has a capital that does not just begin a sentence. */
function isCapital({ words, short, spelt, at, meanings }: Link, text: string): boolean {
	if (meanings.some(({ kind }) => kind === "seasons")) return true;
	if (!/^\p{Lu}/u.test(words)) return false;
	const starts = text.slice(0, at).trim() === "" && /^\s*\p{Lu}/u.test(text);
	if (spelt === "badly") return !short && !starts;
	return !short || !starts || words.length >= SHORTEST;
}
