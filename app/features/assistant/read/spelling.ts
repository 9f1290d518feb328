import { distance, type Near, namesNear } from "./people.ts";
import type { Meaning, World } from "./world.server.ts";

/** At most this many different words of one request are checked for typos. Further unknown words stay unknown. */
export const MOST_GUESSES = 20;

/** The nearest meanings of an unknown word: a measure or a side, or else people's names. */
export type Guess = { meaning: Meaning | undefined; names: readonly Near[] };
/** Guesses at a misspelt word. One instance serves a whole request, so earlier questions share its limit. */
export type Spelling = (text: string) => Guess;

const NOTHING: Guess = { meaning: undefined, names: [] };

export function createSpelling(world: World): Spelling {
	const guesses = new Map<string, Guess>();
	return (text) => {
		const known = guesses.get(text);
		if (known) return known;
		if (text.length < 4 || guesses.size >= MOST_GUESSES) return NOTHING;
		const meaning = nearlyAMeasure(text, world);
		const guess = { meaning, names: meaning ? [] : namesNear(world.people, text) };
		guesses.set(text, guess);
		return guess;
	};
}

function nearlyAMeasure(text: string, { book }: World): Meaning | undefined {
	if (text.length < 5) return undefined;
	for (const [first, entries] of book) {
		if (first.length < 5 || first[0] !== text[0]) continue;
		const { meaning } = entries.find(({ words, meaning: { sort } }) => words.length === 1 && NAMED.has(sort)) ?? {};
		if (meaning && distance(first, text) === 1) return meaning;
	}
	return undefined;
}
const NAMED = new Set<Meaning["sort"]>(["measure", "team"]);
