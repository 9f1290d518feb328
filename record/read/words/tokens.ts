import { fold } from "../../names/text.ts";

/** A word of a question: its lemma, spelling and place, and `gap` if punctuation precedes it. */
export type Token = { lemma: string; typed: string; at: number; end: number; gap: boolean };

const WORD =
	/\d+(?:[.,]\d+)*(?:st|nd|rd|th|s)?(?!\p{L})\+?|\d+|[\p{L}\p{M}][\p{L}\p{M}0-9]*(?:[.'’][\p{L}]+)*|[%&+]|(?<=\d)\s?[-–—/]\s?(?=\d)/gu;
const SIGNS: Readonly<Record<string, string>> = {
	"%": "percent",
	"&": "and",
	"+": "and",
	"-": "to",
	"–": "to",
	"—": "to",
};
/** Words that mean something else in the singular: "fours" and "four". */
const WHOLE = new Set(
	"fours sixes sixs maximums guys fifties hundreds thousands nineties thirties his its this was has does plus".split(
		" ",
	),
);

/** The words of a text in order. */
export function tokensOf(text: string): Token[] {
	const tokens: Token[] = [];
	let last = 0;
	for (const { 0: typed, index } of text.matchAll(WORD)) {
		const between = text.slice(last, index);
		last = index + typed.length;
		tokens.push({
			lemma: lemmaOf(typed.trim()),
			typed,
			at: index,
			end: last,
			gap: /[,:;.?!()]|\s[-–—]\s/.test(between),
		});
	}
	return tokens;
}

/** The form of a word in the tables: folded, and singular. */
function lemmaOf(typed: string): string {
	const sign = SIGNS[typed];
	if (sign) return sign;
	if (/^\d/.test(typed)) return typed.toLowerCase().replace(/,(?=\d)/g, "");
	const word = fold(typed);
	if (WHOLE.has(word) || word.length < 4) return word;
	if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
	if (/(?:ch|sh|ss|x)es$/.test(word)) return word.slice(0, -2);
	return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The lemmas of a phrase. */
export const lemmas = (phrase: string): string =>
	(PLAIN.test(phrase) ? phrase.split(" ").map(lemmaOf) : tokensOf(phrase).map(({ lemma }) => lemma)).join(" ");
const PLAIN = /^[a-z]+(?: [a-z]+)*$/;

/** The reader refuses longer texts, because it may compare each word with all names. */
export const MOST_WORDS = 40;
export const isTooLong = (text: string): boolean => tokensOf(text).length > MOST_WORDS;
export const TOO_LONG = `I can't read more than ${MOST_WORDS} words at once. Could you put it shorter?`;
