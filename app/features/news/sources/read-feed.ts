import { parseFeed } from "feedsmith";
import { type Candidate, candidateOf, type FeedItem } from "./candidate.ts";
import { categoryOf } from "./category.ts";

const MOST_ITEMS = 60;

/**
 * Parses the articles of a feed: RSS, Atom, RDF or JSON. `named`: the name of the source, instead of the feed's own
 * title. Throws when the text is no feed.
 */
export function readFeed(text: string, now: Date, named?: string): Candidate[] {
	const { source, items } = itemsOf(text);
	return items
		.slice(0, MOST_ITEMS)
		.flatMap((item) => candidateOf({ ...item, source: named ?? source }, categoryOf, now) ?? []);
}

function itemsOf(text: string): { source: string | undefined; items: FeedItem[] } {
	const parsed = parseFeed(text);
	if (parsed.format === "atom") {
		const { feed } = parsed;
		return {
			source: feed.title?.value,
			items: (feed.entries ?? []).map((entry) => ({
				title: entry.title?.value,
				snippet: entry.summary?.value,
				content: entry.content?.value,
				author: entry.authors?.[0]?.name,
				link: (entry.links?.find(({ rel }) => !rel || rel === "alternate") ?? entry.links?.[0])?.href,
				image_url: mediaPicture(entry.media),
				date: entry.published ?? entry.updated,
			})),
		};
	}
	if (parsed.format === "json") {
		const { feed } = parsed;
		return {
			source: feed.title,
			items: (feed.items ?? []).map((item) => ({
				title: item.title,
				snippet: item.summary,
				content: item.content_html ?? item.content_text,
				author: item.authors?.[0]?.name,
				link: item.url,
				image_url: item.image,
				date: item.date_published,
			})),
		};
	}
	if (parsed.format === "rdf") {
		const { feed } = parsed;
		return {
			source: feed.title,
			items: (feed.items ?? []).map((item) => ({
				title: item.title,
				snippet: item.description,
				content: item.content?.encoded,
				author: item.dc?.creators?.[0],
				link: item.link,
				image_url: mediaPicture(item.media),
				date: item.dc?.dates?.[0],
			})),
		};
	}
	const { feed } = parsed;
	return {
		source: feed.title,
		items: (feed.items ?? []).map((item) => ({
			title: item.title,
			snippet: item.description,
			content: item.content?.encoded,
			author: item.dc?.creators?.[0],
			link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
			image_url: mediaPicture(item.media) ?? item.enclosures?.find(({ type }) => type?.startsWith("image/"))?.url,
			date: item.pubDate ?? item.dc?.dates?.[0],
		})),
	};
}

type Media = {
	contents?: { url?: string; medium?: string; type?: string }[];
	thumbnails?: { url?: string }[];
	groups?: { contents?: { url?: string; medium?: string; type?: string }[] }[];
};

/** The picture of an item by Media RSS: the content, which is larger, else the thumbnail. */
function mediaPicture(media: Media | undefined): string | undefined {
	const contents = [...(media?.contents ?? []), ...(media?.groups ?? []).flatMap((group) => group.contents ?? [])];
	const picture = contents.find(({ medium, type }) => medium === "image" || type?.startsWith("image/"));
	return picture?.url ?? media?.thumbnails?.[0]?.url;
}
