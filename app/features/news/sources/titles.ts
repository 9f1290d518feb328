/** Two titles of so many words in common, of all their words, tell the same. */
const SAME_FROM = 0.85;
const FEWEST_WORDS = 4;

/** The words of a title, in small letters: what a comparison of titles works with. */
export function wordsOfTitle(title: string): Set<string> {
	return new Set(
		title
			.toLowerCase()
			.normalize("NFKD")
			.match(/[\p{L}\p{N}]+/gu) ?? [],
	);
}

/**
 * Whether two titles are near-equal: the same words, or of four words and more nearly the same (Jaccard index of 0.85). A
 * different number makes another title: a second day is not the first.
 */
export function nearlySame(one: Set<string>, other: Set<string>): boolean {
	const shared = [...one].filter((word) => other.has(word)).length;
	const all = one.size + other.size - shared;
	if (all === 0) return false;
	if (shared === all) return true;
	const different = [...one, ...other].filter((word) => !(one.has(word) && other.has(word)));
	if (different.some((word) => /\d/.test(word))) return false;
	return Math.min(one.size, other.size) >= FEWEST_WORDS && shared / all >= SAME_FROM;
}
