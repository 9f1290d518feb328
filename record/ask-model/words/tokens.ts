/** A word of a text. `starts`: it begins a sentence, so its capital means nothing. */
export type Token = { text: string; lower: string; starts: boolean };

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SENTENCE_END = /[.!?।॥。！？:]["'”’)]*\s*$/u;

const segmenters = new Map<string, Intl.Segmenter>();
function wordsIn(text: string, locale: string): string[] {
	const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, { granularity: "word" });
	segmenters.set(locale, segmenter);
	return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
}

/** The words of a text, in NFC. `Intl.Segmenter` splits Thai, Chinese and Japanese. */
export function tokensOf(text: string): Token[] {
	const plain = text.normalize("NFC").replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "");
	return [...plain.matchAll(WORD)].flatMap(({ 0: word, index }) => {
		const before = plain.slice(0, index);
		const starts = before.trim() === "" || SENTENCE_END.test(before);
		const parts = UNSPACED.test(word) ? wordsIn(word, /\p{Script=Thai}/u.test(word) ? "th" : "ja") : [word];
		return parts.map((part, nth) => ({ text: part, lower: part.toLowerCase(), starts: starts && nth === 0 }));
	});
}

/** A text for comparing: NFC, lower case, ASCII digits, no format characters. */
export const compared = (text: string): string =>
	text
		.normalize("NFC")
		.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
		.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
		.toLowerCase();

/** The value of a decimal digit: each script's ten digits are consecutive. */
function digitValue(digit: string): number {
	let code = digit.codePointAt(0) ?? 48;
	for (let value = 0; value < 10; value++, code--) if (!/^\p{Nd}$/u.test(String.fromCodePoint(code - 1))) return value;
	return (digit.codePointAt(0) ?? 0) % 10;
}

/** The sentences of a text, with trailing spaces. Cells stay whole. */
export function sentencesOf(text: string): string[] {
	const parts = text.match(/(?:\{[^{}]*\}|[^.!?।॥。！？\n]|[.!?](?=[^\s"'”’)]))+[.!?।॥。！？\n]*["'”’)]*\s*/gu) ?? [];
	return parts.filter((part) => part.trim() !== "");
}
