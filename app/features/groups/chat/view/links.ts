export type TextPart = { text: string; href: string | null };

const LINK = /\bhttps?:\/\/[^\s<>"']+/gi;
/** Punctuation after a link. */
const TAIL = /[.,;:!?)\]}]+$/;

/** Splits a message into plain text and links. Only http and https become links. */
export function linkParts(content: string): TextPart[] {
	const parts: TextPart[] = [];
	let from = 0;
	for (const { 0: link, index } of content.matchAll(LINK)) {
		const text = link.replace(TAIL, "");
		const href = hrefOf(text);
		if (!href) continue;
		if (index > from) parts.push({ text: content.slice(from, index), href: null });
		parts.push({ text, href });
		from = index + text.length;
	}
	if (from < content.length) parts.push({ text: content.slice(from), href: null });
	return parts;
}

function hrefOf(text: string): string | null {
	try {
		const url = new URL(text);
		// a user name before the host could imitate another host
		return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
	} catch {
		return null;
	}
}
