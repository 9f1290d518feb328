import { AFTER_YEAR, BEFORE_YEAR, LINKING, NUMBER_WORDS, QUALIFYING } from "./words.ts";

export type Token = {
	/** a figure in digits or words; a season; a name or another capitalised word; a word with a meaning; one that only links */
	sort: "number" | "year" | "name" | "word" | "link";
	/** what is compared: '9336', '4/29', '175*', '2th', 'kohli', 'wicket' */
	value: string;
	/** whether nothing but a space or a hyphen stands between it and the one before */
	adjacent: boolean;
};

const TOKEN = /₹?\d[\d,]*(?:\.\d+)?(?:[/-]\d+(?:\.\d+)?)*(?:st|nd|rd|th)?[*%]?|\p{L}[\p{L}\p{M}'’]*/gu;
const PLAIN = /^[\p{L}\p{M}0-9\s.,;:!?()'’‘“”"*%₹/–—-]*$/u;

/**
 * Whether a text is plain English text in a line: Latin letters, digits 0 to 9 and the marks of a sentence. No markup, no link,
 * no invisible character, no other script.
 */
export function isPlain(text: string): boolean {
	if (!PLAIN.test(text) || /\p{L}/u.test(text.replace(/\p{Script=Latin}/gu, ""))) return false;
	// a stroke is part of figures alone: 4/29
	return !/(?<!\d)\/|\/(?!\d)|\p{L}\.\p{L}{2}/u.test(text);
}

/** The words and figures of a text, in order. */
export function tokensOf(text: string): Token[] {
	const tokens: Token[] = [];
	let last = 0;
	for (const found of text.matchAll(TOKEN)) {
		const between = text.slice(last, found.index);
		tokens.push({ ...readToken(found[0]), adjacent: last > 0 && /^[ -]$/.test(between) });
		last = found.index + found[0].length;
	}
	return tokens.map((token, at) => (isYear(tokens, at) ? { ...token, sort: "year" } : token));
}

/** 'in 2016' and 'the 2016 final', not '2016 runs'. */
function isYear(tokens: Token[], at: number): boolean {
	if (!/^20\d\d$/.test(tokens[at]?.value ?? "")) return false;
	const [before, after] = [tokens[at - 1], tokens[at + 1]];
	if (after?.sort === "word" && after.adjacent && !QUALIFYING.has(after.value)) return AFTER_YEAR.has(after.value);
	return before === undefined || BEFORE_YEAR.has(before.value) || AFTER_YEAR.has(after?.value ?? "");
}

function readToken(text: string): Pick<Token, "sort" | "value"> {
	if (/^[₹\d]/.test(text)) return { sort: "number", value: figureOf(text) };
	const lower = text.toLowerCase().replaceAll("’", "'").replace(/'s?$/, "");
	const number = NUMBER_WORDS.get(lower);
	if (number !== undefined) return { sort: "number", value: number };
	if (LINKING.has(lower)) return { sort: "link", value: lower };
	return { sort: /^\p{Lu}/u.test(text) ? "name" : "word", value: stem(lower) };
}

/** '9,336' and '9336', '32.50' and '32.5', '2nd' and 'second' are the same figure. */
function figureOf(text: string): string {
	const plain = text.replaceAll(",", "").replace(/^₹/, "");
	return plain
		.replace(/(?:st|nd|rd|th)$/, "th")
		.replace(/(\.\d*?)0+(?=$|[*%])/, (_, kept: string) => (kept === "." ? "" : kept));
}

/** 'wickets' → 'wicket', 'scored' → 'scor': only so far that forms of one word meet. */
export function stem(word: string): string {
	if (word.length < 4) return word;
	return word
		.replace(/ies$/, "y")
		.replace(/(?<=[^s])s$/, "")
		.replace(/(?:ed|ing|es|e)$/, "")
		.replace(/(?<=..)([^aeiou])\1$/, "$1");
}

const SENTENCE_END = /(?<!\b(?:\p{Lu}|vs|v|st))[.!?]+["'’”)]*\s+|\n+/giu;

/** The whole sentences of a text that is still growing, and what has only begun. */
export function splitGrowing(text: string): { whole: string[]; begun: string } {
	const whole: string[] = [];
	let from = 0;
	for (const { index, 0: end } of text.matchAll(SENTENCE_END)) {
		whole.push(text.slice(from, index + end.length).trim());
		from = index + end.length;
	}
	return { whole: whole.filter(Boolean), begun: text.slice(from) };
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
	const { whole, begun } = splitGrowing(text);
	return begun.trim() ? [...whole, begun.trim()] : whole;
}
