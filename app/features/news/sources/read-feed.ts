import { parseFeed } from "feedsmith";
import { type Candidate, candidateOf, type FeedItem } from "./candidate.ts";
import { categoryOf } from "./category.ts";
import { offsetIn } from "./date.ts";

const MOST_ITEMS = 60;

/** A feed to read. */
export type Feed = {
	url: string;
	/** of the source; by default the feed's title */
	name?: string;
	/** of dates without a time zone; by default that of the feed's own date, else UTC */
	zone?: string;
};
type ReadFeed = {
	source: string | undefined;
	/** of relative addresses */
	base: string | undefined;
	date?: string | undefined;
	items: (FeedItem & { base?: string | undefined })[];
};

/**
 * Parses at most 60 articles of an RSS, Atom, RDF or JSON feed. Relative addresses are resolved against xml:base of
 * entry and feed, else against the site that the feed names, else against the feed's address. Throws when the text is
 * no feed.
 */
export function readFeed(text: string, now: Date, { url, name, zone }: Partial<Feed> = {}): Candidate[] {
	const { source, base: itsBase, date, items } = itemsOf(text);
	const feedBase = resolved(url, itsBase);
	const feedZone = zone ?? offsetIn(date, now) ?? "UTC";
	return items.slice(0, MOST_ITEMS).flatMap(({ base: ownBase, ...item }) => {
		const base = resolved(feedBase, ownBase);
		const link = item.link && resolved(base, item.link);
		const image_url = item.image_url && resolved(base, item.image_url);
		return candidateOf({ ...item, link, image_url, source: name ?? source }, categoryOf, now, feedZone) ?? [];
	});
}

/** Resolves an address. Returns the base without an address, and an address that cannot be resolved unchanged. */
function resolved(base: string | undefined, address: string | undefined): string | undefined {
	if (!address) return base;
	return URL.canParse(address) ? address : (URL.parse(address, base)?.href ?? address);
}

function itemsOf(text: string): ReadFeed {
	const parsed = parseFeed(text);
	if (parsed.format === "atom") {
		const { feed } = parsed;
		return {
			source: feed.title?.value,
			base: feed.xml?.base,
			date: feed.updated,
			items: (feed.entries ?? []).map((entry) => ({
				title: entry.title?.value,
				snippet: entry.summary?.value,
				content: entry.content?.value,
				author: entry.authors?.[0]?.name,
				base: entry.xml?.base,
				link: alternate(entry.links),
				image_url: mediaPicture(entry.media),
				date: entry.published ?? entry.updated,
			})),
		};
	}
	if (parsed.format === "json") {
		const { feed } = parsed;
		return {
			source: feed.title,
			base: feed.home_page_url,
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
			base: feed.xml?.base ?? feed.link,
			date: dublinCoreDate(feed),
			items: (feed.items ?? []).map((item) => ({
				title: item.title,
				snippet: item.description,
				content: item.content?.encoded,
				author: item.dc?.creators?.[0],
				base: item.xml?.base,
				link: item.link ?? item.rdf?.about,
				image_url: mediaPicture(item.media),
				date: dublinCoreDate(item),
			})),
		};
	}
	const { feed } = parsed;
	return {
		source: feed.title,
		base: feed.xml?.base ?? feed.link,
		date: feed.lastBuildDate ?? feed.pubDate ?? dublinCoreDate(feed),
		items: (feed.items ?? []).map((item) => ({
			title: item.title,
			snippet: item.description,
			content: item.content?.encoded,
			author: item.dc?.creators?.[0],
			base: item.xml?.base,
			link: item.link ?? alternate(item.atom?.links) ?? permaLink(item.guid),
			image_url: mediaPicture(item.media) ?? item.enclosures?.find(({ type }) => type?.startsWith("image/"))?.url,
			date: item.pubDate ?? dublinCoreDate(item),
		})),
	};
}

const alternate = (links: { rel?: string; href?: string }[] | undefined) =>
	(links?.find(({ rel }) => !rel || rel === "alternate") ?? links?.[0])?.href;

/** The guid, if it is a whole address. Others, such as '77', are only names. */
const permaLink = (guid: { value?: string; isPermaLink?: boolean } | undefined) =>
	guid?.value && guid.isPermaLink !== false && URL.canParse(guid.value) ? guid.value : undefined;

type DublinCore = {
	dc?: { dates?: string[] };
	dcterms?: { issued?: string[]; created?: string[]; modified?: string[] };
};
const dublinCoreDate = ({ dc, dcterms }: DublinCore): string | undefined =>
	[dc?.dates, dcterms?.issued, dcterms?.created, dcterms?.modified].flatMap((dates) => dates ?? [])[0];

type Media = {
	contents?: { url?: string; medium?: string; type?: string }[];
	thumbnails?: { url?: string }[];
	groups?: { contents?: { url?: string; medium?: string; type?: string }[] }[];
};

/** The picture of an item in Media RSS: its content, which is larger, else its thumbnail. */
function mediaPicture(media: Media | undefined): string | undefined {
	const contents = [...(media?.contents ?? []), ...(media?.groups ?? []).flatMap((group) => group.contents ?? [])];
	const picture = contents.find(({ medium, type }) => medium === "image" || type?.startsWith("image/"));
	return picture?.url ?? media?.thumbnails?.[0]?.url;
}
