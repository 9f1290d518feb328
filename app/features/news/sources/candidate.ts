import type { NewsCategory } from "../rules.ts";
import { readNewsDate } from "./date.ts";
import { plainLine, plainText } from "./text.ts";

/** An article of a source as it is stored: plain text, a web address, a category. */
export type Candidate = {
	title: string;
	snippet: string;
	content: string | null;
	author: string | null;
	source: string;
	link: string;
	link_key: string;
	image_url: string | null;
	category: NewsCategory;
	published_date: Date | null;
};
/** An article of a source, with markup and the source's own spelling of the date. */
export type FeedItem = {
	title?: string | undefined;
	snippet?: string | undefined;
	content?: string | undefined;
	author?: string | undefined;
	source?: string | undefined;
	link?: string | undefined;
	image_url?: string | undefined;
	date?: string | undefined;
};

const LONGEST = { title: 300, snippet: 400, content: 2_500, name: 80 };
const LONGEST_INLINE_PICTURE = 150_000;

/** Cleans a source's article; null without a title or a web address. `zone`: the time zone of a date without one. */
export function candidateOf(
	item: FeedItem,
	categoryOf: (text: string) => NewsCategory,
	now: Date,
	zone?: string,
): Candidate | null {
	const title = plainLine(item.title ?? "", LONGEST.title);
	const address = canonicalLink(item.link ?? "");
	if (!title || !address) return null;
	const snippet = plainLine(item.snippet ?? item.content ?? "", LONGEST.snippet);
	const content = plainText(item.content ?? item.snippet ?? "", LONGEST.content);
	return {
		...address,
		title,
		snippet,
		// no text that only repeats the summary
		content: content && content !== snippet ? content : null,
		author: plainLine(item.author ?? "", LONGEST.name) || null,
		source: plainLine(item.source ?? "", LONGEST.name) || new URL(address.link).hostname.replace(/^www\./, ""),
		image_url: pictureOf(item.image_url?.trim() ?? "", address.link),
		category: categoryOf(`${title} ${snippet}`),
		published_date: readNewsDate(item.date, now, zone),
	};
}

/** A picture's web address, or a data URL of at most 150 kB; null for anything else. */
function pictureOf(text: string, base: string): string | null {
	if (!text) return null;
	if (/^data:image\/[\w.+-]+;base64,[\w+/=\s]+$/i.test(text))
		return text.length <= LONGEST_INLINE_PICTURE ? text : null;
	const url = URL.parse(text, base);
	return url && /^https?:$/.test(url.protocol) && url.href.length <= 2_000 ? url.href : null;
}

const TRACKING = /^(utm_|at_|ns_|mc_|pk_)|^(fbclid|gclid|dclid|msclkid|ocid|cmp|cmpid|xtor|s_cid|igshid)$/i;
const LONGEST_LINK = 2_000;

/**
 * Returns an article's address without tracking parameters, and a key that its spellings share: host without www, path
 * without a trailing slash, sorted parameters. Null unless it is a web address.
 */
export function canonicalLink(text: string): { link: string; link_key: string } | null {
	const url = text.length <= LONGEST_LINK ? URL.parse(text.trim()) : null;
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname) return null;
	url.hash = "";
	for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
	const ordered = new URLSearchParams(url.searchParams);
	ordered.sort();
	// without the lookbehind the regex takes quadratic time for many slashes
	const path = url.pathname.replace(/(?<!\/)\/+$/, "");
	const key = `${url.host.replace(/^(www|m|amp)\./, "")}${path}${ordered.size ? `?${ordered}` : ""}`;
	return { link: url.href, link_key: key };
}
