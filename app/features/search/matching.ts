import { distance } from "../../../record/names/text.ts";
import type { Indexed } from "./index.server.ts";

/** A word of a name that matches a word of the search. `wrong`: the search misspells it. */
type WordMatch = { word: string; points: number; wrong: boolean };
type Found = Indexed & { points: number; corrected: string[]; wrong: boolean };

const EXACT = 3;
const BEGINS = 2;
const MISSPELT = 1;
/** Words with fewer letters are not corrected. */
const LEAST_LETTERS = 4;
const LONG = 7;
/** The points of an alias: more than all words of a search can have together. */
const ALIAS = 10_000;

/**
 * Returns the entries that match all words of a search: aliases first, then by fame. With `spelling` it corrects one
 * letter of a word, two of a long one, but only if no entry matches without corrections. With `all: false` an entry
 * needs one matching word; those with more points come before fame, and corrected ones stay.
 */
export function match(index: readonly Indexed[], words: string[], { all = true, spelling = true } = {}): Found[] {
	const query = words.join(" ");
	const found = index.flatMap((entry): Found[] => {
		const matched = words.map((word) => matchWord(word, entry.words, spelling));
		const hits = matched.filter((one) => one !== null);
		if (hits.length === 0 || (all && hits.length < words.length)) return [];
		const bonus = entry.aliases.has(query) ? ALIAS : 0;
		return [
			{
				...entry,
				points: bonus + hits.reduce((sum, { points }) => sum + points, 0),
				corrected: matched.map((one, at) => one?.word ?? words[at] ?? ""),
				wrong: hits.some(({ wrong }) => wrong),
			},
		];
	});
	const right = found.filter(({ wrong }) => !wrong);
	const matches = right.length > 0 && all ? right : found;
	return matches.sort(
		(a, b) =>
			Number(b.points >= ALIAS) - Number(a.points >= ALIAS) || (all ? 0 : b.points - a.points) || b.fame - a.fame,
	);
}

function matchWord(word: string, names: ReadonlySet<string>, spelling: boolean): WordMatch | null {
	if (names.has(word)) return { word, points: EXACT, wrong: false };
	for (const name of names) if (name.startsWith(word)) return { word, points: BEGINS, wrong: false };
	if (!spelling || word.length < LEAST_LETTERS) return null;
	const most = word.length >= LONG ? 2 : 1;
	let best: { name: string; far: number } | null = null;
	for (const name of names) {
		if (name[0] !== word[0]) continue;
		const far = distance(word, name, most);
		if (far <= most && far < (best?.far ?? most + 1)) best = { name, far };
	}
	return best && { word: best.name, points: MISSPELT, wrong: true };
}
