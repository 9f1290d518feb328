export type TextPart = { text: string; href: string | null };

const LINK = /\bhttps?:\/\/[^\s<>"']+/gi;
/** A sentence's own marks at the end of a link are not part of it. */
const TAIL = /[.,;:!?)\]}]+$/;

/** A message as plain text and links, in order. Only http and https become links. */
export function linkParts(content: string): TextPart[] {
	const parts: TextPart[] = [];
	let from = 0;
	for (const { 0: found, index } of content.matchAll(LINK)) {
		const text = found.replace(TAIL, "");
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
		// a name before the host is there to look like another host
		return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
	} catch {
		return null;
	}
}
