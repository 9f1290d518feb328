import type { NewsCategory } from "../rules.ts";
import { readNewsDate } from "./date.ts";
import { plainLine, plainText } from "./text.ts";

/** An article from a source, cleaned for storing. */
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
/** An article in the source's own format. */
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

/** Cleans a source's article; null without a title or an original on the web. `zone`: of a date that names none. */
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
		// text that repeats the summary is dropped
		content: content && content !== snippet ? content : null,
		author: plainLine(item.author ?? "", LONGEST.name) || null,
		source: plainLine(item.source ?? "", LONGEST.name) || new URL(address.link).hostname.replace(/^www\./, ""),
		image_url: pictureOf(item.image_url?.trim() ?? "", address.link),
		category: categoryOf(`${title} ${snippet}`),
		published_date: readNewsDate(item.date, now, zone),
	};
}

/** The address of a picture, or the picture itself when it is inline and small. */
function pictureOf(text: string, base: string): string | null {
	if (!text) return null;
	if (/^data:image\/[\w.+-]+;base64,[\w+/=\s]+$/i.test(text))
		return text.length <= LONGEST_INLINE_PICTURE ? text : null;
	const url = URL.parse(text, base);
	return url && /^https?:$/.test(url.protocol) && url.href.length <= 2_000 ? url.href : null;
}

/** Tracking parameters. */
const TRACKING = /^(utm_|at_|ns_|mc_|pk_)|^(fbclid|gclid|dclid|msclkid|ocid|cmp|cmpid|xtor|s_cid|igshid)$/i;
const LONGEST_LINK = 2_000;

/**
 * An article's address without tracking, and the key shared by all its spellings: host without www, path without a
 * trailing slash, sorted parameters. Null unless it is a web address.
 */
export function canonicalLink(text: string): { link: string; link_key: string } | null {
	const url = text.length <= LONGEST_LINK ? URL.parse(text.trim()) : null;
	if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || !url.hostname) return null;
	url.hash = "";
	for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
	const ordered = new URLSearchParams(url.searchParams);
	ordered.sort();
	// the lookbehind keeps the search linear for an address with many slashes
	const path = url.pathname.replace(/(?<!\/)\/+$/, "");
	const key = `${url.host.replace(/^(www|m|amp)\./, "")}${path}${ordered.size ? `?${ordered}` : ""}`;
	return { link: url.href, link_key: key };
}
