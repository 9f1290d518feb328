/** A word of a text: folded, as typed, with its offsets. */
export type Word = { text: string; typed: string; at: number; end: number };

const WORD = /[0-9]+(?:[.,][0-9]+)*|[\p{L}\p{M}][\p{L}\p{M}0-9]*(?:[.'’][\p{L}]+)*/gu;

/** A word in lower case, without accents, points, apostrophes and possessive ending. */
export function fold(text: string): string {
	const bare = ASCII.test(text) ? text : text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "");
	const lower = bare.toLowerCase();
	return /['’.]/.test(lower) ? lower.replace(/[’']s$/, "").replace(/[.'’]/g, "") : lower;
}
const ASCII = /^[ -~]*$/;
const SIMPLE = /^[A-Za-z]+(?: [A-Za-z]+)*$/;

/** A phrase as the index stores it: folded words, single spaces. */
export const plain = (phrase: string): string =>
	SIMPLE.test(phrase)
		? phrase.toLowerCase()
		: wordsIn(phrase)
				.map(({ text }) => text)
				.join(" ");

/** The words of a text. "M. S. Dhoni" and "M.S. Dhoni" give the same. */
export function wordsIn(text: string): Word[] {
	return [...text.matchAll(WORD)].flatMap(({ 0: typed, index }) => {
		const folded = fold(typed);
		return folded ? [{ text: folded, typed, at: index, end: index + typed.length }] : [];
	});
}

/** Edit distance with swaps of neighbours (optimal string alignment); `most + 1` if above `most`. */
export function distance(a: string, b: string, most: number): number {
	if (Math.abs(a.length - b.length) > most) return most + 1;
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1] ? 0 : 1;
			const least = Math.min(cell(last, j) + 1, cell(row, j - 1) + 1, cell(last, j - 1) + same);
			const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			row.push(swapped ? Math.min(least, cell(before, j - 2) + 1) : least);
		}
		before = last;
		last = row;
	}
	return Math.min(cell(last, b.length), most + 1);
}
const cell = (row: number[], column: number) => row[column] ?? 0;

const SHORT = 4;
const LONG = 7;
/** How many letters of a word may be wrong. */
export const slack = (word: string): number => (word.length >= LONG ? 2 : word.length >= SHORT ? 1 : 0);

/** A phonetic key by consonants: "Sureesh" and "Suresh", "Kahn" and "Khan" have the same. */
export const soundOf = (phrase: string): string => phrase.split(" ").map(soundOfWord).join(" ");

const soundOfWord = (word: string): string =>
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
