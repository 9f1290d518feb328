/** Titles with at least this share of their words in common are the same story. */
const SAME_FROM = 0.85;
const FEWEST_WORDS = 4;

/** The words of a title in lower case, for comparisons. */
export function wordsOfTitle(title: string): Set<string> {
	return new Set(
		title
			.toLowerCase()
			.normalize("NFKD")
			.match(/[\p{L}\p{N}]+/gu) ?? [],
	);
}

/**
 * Whether two titles are nearly equal: the same words, or at least four words with a Jaccard index of 0.85. Different
 * numbers make different titles: a second day is not the first.
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
