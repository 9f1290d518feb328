/** A word of a question, in small letters without accents or marks; `raw` is as it was typed. */
export type Word = { text: string; raw: string };

const NUMBERS: Record<string, number> = Object.fromEntries(
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty"
		.split(" ")
		.map((word, value) => [word, value]),
);
const ORDINALS: Record<string, number> = Object.fromEntries(
	"first second third fourth fifth sixth seventh eighth ninth tenth".split(" ").map((word, at) => [word, at + 1]),
);

/** Digits or a number word as a number. */
export const numberIn = (text: string): number | undefined =>
	/^\d{1,5}$/.test(text) ? Number(text) : Object.hasOwn(NUMBERS, text) ? NUMBERS[text] : undefined;

/** 'second', '2nd' as a number. */
export const ordinalIn = (text: string): number | undefined =>
	Object.hasOwn(ORDINALS, text)
		? ORDINALS[text]
		: /^\d{1,2}(st|nd|rd|th)$/.test(text)
			? Number.parseInt(text, 10)
			: undefined;

/** Small letters, no accents, typographic marks made plain. */
export const fold = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]/g, "")
		.replace(/[\u2018\u2019\u02bc]/g, "'")
		.replace(/[\u2010-\u2015\u2212]/g, "-")
		.toLowerCase();

/** At most this many words of a text are read. Five hundred characters of plain English have fewer. */
export const MOST_WORDS = 100;

/** The words of a text, in order, up to the first beyond `MOST_WORDS`: possessives and short forms opened, 's/r' and 'd/l' kept whole, thousands joined. */
export function wordsOf(text: string): Word[] {
	const plain = text
		.normalize("NFKC")
		.replace(/(\d),(?=\d{3}\b)/g, "$1")
		.replace(/\b([sS])\/([rR])\b/g, "$1$2");
	const words: Word[] = [];
	for (const [raw] of plain.matchAll(
		/\d+(?:\.\d+)?(?:st|nd|rd|th|s|w|wi|wh)?\+?|[\p{L}\p{M}]+(?:['\u2019][\p{L}\p{M}]+)*|\d*\+|[vV]\/[sS]|%|\?/gu,
	)) {
		words.push(...opened(raw));
		if (words.length > MOST_WORDS) break;
	}
	return words;
}

function opened(raw: string): Word[] {
	const text = fold(raw).replaceAll(".", (dot) => (/^\d/.test(raw) ? dot : ""));
	if (text === "v/s") return [{ text: "vs", raw }];
	const [, stem = text, ending = ""] = text.match(/^(.+?)'(s|re|ve|ll|d|m|t)$/) ?? [];
	// 'Raina's' is Raina; 'who's' is who is; 'didn't' is did not
	if (ending === "t")
		return [
			{ text: stem.replace(/n$/, ""), raw },
			{ text: "not", raw: "" },
		];
	return [{ text: stem.replaceAll("'", ""), raw }];
}
