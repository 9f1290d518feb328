/** Edits between two words: letters added, left out, changed, or swapped with the next. Above `most` it says most + 1. */
export function distance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			const least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + same);
			row.push(isSwap(a, i, b, j) ? Math.min(least, at(before, j - 2) + 1) : least);
		}
		before = last;
		last = row;
	}
	return Math.min(last[b.length] ?? 0, most + 1);
}

const at = (row: number[], column: number) => row[column] ?? 0;
/** Whether two letters that end here stand the other way round in the other word. */
const isSwap = (a: string, i: number, b: string, j: number) =>
	i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];

const LEAST_LETTERS = 4;
const LONG_WORD = 7;

/** How many letters of a word may be wrong. */
const allowed = (word: string) => (word.length >= LONG_WORD ? 2 : word.length >= LEAST_LETTERS ? 1 : 0);

/** The words of the list nearest to a misspelt one, all at the same distance; none when it is too far from each. */
export function nearest(word: string, known: Iterable<string>): string[] {
	let most = allowed(word);
	if (most === 0) return [];
	let found: string[] = [];
	for (const other of known) {
		if (other[0] !== word[0] || other.length < LEAST_LETTERS || allowed(other) === 0) continue;
		const far = distance(word, other, Math.min(most, allowed(other)));
		if (far > Math.min(most, allowed(other))) continue;
		if (far < most) found = [];
		most = far;
		found.push(other);
	}
	return found;
}

/** A stretched word as it may be meant: "soooo", "runssss". */
export const shortened = (word: string): string[] =>
	/(.)\1\1/.test(word) ? ["$1$1", "$1"].map((letters) => word.replaceAll(/(.)\1{2,}/g, letters)) : [];

const LEAST_CONSONANTS = 4;
const consonants = (word: string) =>
	word.slice(0, 1) +
	word
		.slice(1)
		.replaceAll(/[aeiouyh]/g, "")
		.replaceAll(/(.)\1+/g, "$1");

/** The one word of the list with the same consonants as a word written by ear: "capten". */
export function byConsonants(word: string, known: Iterable<string>): string | undefined {
	const own = consonants(word);
	if (own.length < LEAST_CONSONANTS) return undefined;
	const [one, ...more] = [...known].filter((other) => other[0] === word[0] && consonants(other) === own);
	return more.length === 0 ? one : undefined;
}
