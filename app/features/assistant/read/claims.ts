import { FILLERS } from "../lexicon/fillers.ts";
import { meantBy, misspelt, type Near, type PeopleIndex } from "./people.ts";
import { phraseAt } from "./phrasebook.ts";
import { type Span, spanAt } from "./seasons.ts";
import type { Spelling } from "./spelling.ts";
import { numberIn, ordinalIn, type Word } from "./words.ts";
import type { Meaning, World } from "./world.server.ts";

/** What words of a question mean, and which. */
export type Claim = { from: number; to: number; meanings: Meaning[]; span?: Span };

/** A word that changes nothing about what is asked. */
export const isFiller = (word: Word) =>
	FILLERS.has(word.text) ||
	/^(\?|%|\d+|[a-z])$/.test(word.text) ||
	numberIn(word.text) !== undefined ||
	ordinalIn(word.text) !== undefined;

/** The words of a question as phrases of the book, the longest first. */
export function claimWords(words: Word[], world: World): Claim[] {
	const claims: Claim[] = [];
	for (let at = 0; at < words.length; ) {
		const span = spanAt(words, at, world.seasons);
		const found = phraseAt(world.book, words, at);
		if (span && span.to - at >= (found ? found.to - at : 0)) {
			claims.push({ from: at, to: span.to, meanings: [], span: span.span });
			at = span.to;
		} else if (found) {
			claims.push(found);
			at = found.to;
		} else at++;
	}
	return claims;
}

/** Gives words that nothing fits what they are nearly: a word of a measure, or somebody's name. */
export function claimTypos(
	words: Word[],
	owner: (Claim | undefined)[],
	claims: Claim[],
	{ people }: World,
	spelling: Spelling,
): void {
	words.forEach((word, at) => {
		if (owner[at] || isFiller(word)) return;
		const { meaning, names } = spelling(word.text);
		const claim = meaning ?? nearlyAName(words, owner, at, people, names);
		if (!claim) return;
		const claimed: Claim = { from: at, to: at + 1, meanings: [claim] };
		claims.push(claimed);
		owner[at] = claimed;
	});
}

function nearlyAName(
	words: Word[],
	owner: (Claim | undefined)[],
	at: number,
	index: PeopleIndex,
	near: readonly Near[],
): Meaning | undefined {
	// who writes names large has written a word here
	if (!/^\p{Lu}/u.test((words[at] as Word).raw) && /^\p{Lu}/u.test(words[0]?.raw ?? "")) return undefined;
	const before = words[at - 1];
	const free = before && (!owner[at - 1] || isPersonClaim(owner[at - 1])) ? before : undefined;
	const { people, withFirst } = misspelt(near, free);
	if (people.length === 0) return undefined;
	// a first name that nobody near it has: somebody else is meant
	if (free && !withFirst && !isFiller(free) && !owner[at - 1]) return undefined;
	const meant = meantBy(
		index,
		people.map(({ id }) => id),
	);
	if (!withFirst && (!meant || meant.matches < 20)) return undefined;
	return { sort: "person", ids: (withFirst ? people : meant ? [meant] : people).map(({ id }) => id) };
}

export const isPersonClaim = (claim: Claim | undefined) => !!claim?.meanings.some(({ sort }) => sort === "person");
