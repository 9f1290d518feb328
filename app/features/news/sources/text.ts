import { decodeHTML } from "entities";

/** Characters of a field that are read, so that a feed cannot cost much time. */
const LONGEST_MARKUP = 20_000;
// These patterns take linear time: an unclosed element is removed to the end, as in browsers, and a tag ends where
// another begins. Searching for a missing end from every position would be quadratic.
const HIDDEN = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const BLOCK_ENDS = /<\/(?:p|div|li|ul|ol|h[1-6]|blockquote|tr)\s*>|<br\s*\/?>\s*<br\s*\/?>/gi;
const TAGS = /<[a-z/!?][^<>]*>/gi;
/** Control characters except line ends and tabs, and direction marks. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns the plain text of a feed's field: paragraphs separated by blank lines, cut at a word to `longest` characters.
 * It removes markup before and after decoding entities, because some feeds escape it twice.
 */
export function plainText(markup: string, longest: number): string {
	const text = decodeHTML(
		markup.slice(0, LONGEST_MARKUP).replace(HIDDEN, " ").replace(BLOCK_ENDS, "\n\n").replace(TAGS, " "),
	)
		.replace(TAGS, " ")
		.replace(UNSEEN, (character) => (character === "\n" ? "\n" : " "))
		.toWellFormed();
	const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.replace(/\s+/g, " ").trim());
	return cut(paragraphs.filter(Boolean).join("\n\n"), longest);
}

/** Like `plainText`, but on one line. */
export function plainLine(markup: string, longest: number): string {
	return plainText(markup, longest).replaceAll("\n\n", " ");
}

function cut(text: string, longest: number): string {
	if (text.length <= longest) return text;
	const head = text.slice(0, longest - 1).toWellFormed();
	const space = head.search(/\s\S*$/);
	return `${head.slice(0, space > longest / 2 ? space : undefined).trimEnd()}…`;
}
