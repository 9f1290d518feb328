import { decodeHTML } from "entities";

/** More of a field is never read: no feed's markup may cost us time. */
const LONGEST_MARKUP = 20_000;
// A pattern that looks for its end to the end of the text, and begins anew at the next sign when there is none, takes the square
// of the text's length. So what is never ended is hidden to the end, as browsers do, and a tag ends where another begins.
const HIDDEN = /<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const BLOCK_ENDS = /<\/(?:p|div|li|ul|ol|h[1-6]|blockquote|tr)\s*>|<br\s*\/?>\s*<br\s*\/?>/gi;
const TAGS = /<[a-z/!?][^<>]*>/gi;
/** Control characters but line ends and tabs, and those that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * What a field of a feed says, as plain text: paragraphs with a blank line between, `longest` characters at most, cut at a
 * word. What looks like markup once more when the entities are decoded is taken out as well.
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

/** The same in one line. */
export function plainLine(markup: string, longest: number): string {
	return plainText(markup, longest).replaceAll("\n\n", " ");
}

function cut(text: string, longest: number): string {
	if (text.length <= longest) return text;
	const head = text.slice(0, longest - 1).toWellFormed();
	const space = head.search(/\s\S*$/);
	return `${head.slice(0, space > longest / 2 ? space : undefined).trimEnd()}…`;
}
