import { setTimeout as sleep } from "node:timers/promises";
import type { Db } from "../../../../platform/database/database.ts";
import type { Logger } from "../../../../platform/logging.ts";
import { type OutsideAnswer, OutsideError, type OutsideFetch } from "../../../../platform/outside/outside-fetch.ts";
import type { Candidate } from "./candidate.ts";
import type { Feed } from "./read-feed.ts";
import { feedPause, readSources, type Source, storeAnswer, storeFailure } from "./sources.server.ts";
import { storeArticles } from "./store.server.ts";

const INDIA = "Asia/Kolkata";
const BRITAIN = "Europe/London";
const PRESET_FEEDS: Feed[] = [
	{ name: "ESPNcricinfo", url: "https://www.espncricinfo.com/rss/content/story/feeds/0.xml" },
	{ name: "BBC Sport", url: "https://feeds.bbci.co.uk/sport/cricket/rss.xml", zone: BRITAIN },
	{ name: "The Guardian", url: "https://www.theguardian.com/sport/cricket/rss", zone: BRITAIN },
	{ name: "The Times of India", url: "https://timesofindia.indiatimes.com/rssfeeds/54829575.cms", zone: INDIA },
	{ name: "The Hindu", url: "https://www.thehindu.com/sport/cricket/feeder/default.rss", zone: INDIA },
	{ name: "The Indian Express", url: "https://indianexpress.com/section/sports/cricket/feed/", zone: INDIA },
	{ name: "Hindustan Times", url: "https://www.hindustantimes.com/feeds/rss/cricket/rssfeed.xml", zone: INDIA },
	{ name: "Sky Sports", url: "https://www.skysports.com/rss/12123", zone: BRITAIN },
];

/**
 * Parses NEWS_FEEDS: addresses, each with an optional time zone (`…/rss#Asia/Kolkata`), or 'none'. Unset: the presets.
 */
export function feedsOf(setting: string[] | undefined): Feed[] {
	if (!setting) return PRESET_FEEDS;
	return setting[0] === "none" ? [] : setting.map(feedOf);
}

function feedOf(setting: string): Feed {
	const [url = "", zone] = setting.split("#");
	return zone ? { url, zone } : { url };
}

const FEED_TYPES = [
	"application/rss+xml",
	"application/atom+xml",
	"application/rdf+xml",
	"application/feed+json",
	"application/json",
	"application/xml",
	"text/xml",
];
const NO_FEED = "it is no feed that can be read";
/** A feed that answered this recently counts as answered without a request. */
const RECENT_SECONDS = 60;

export type FeedsContext = { db: Db; fetchOutside: OutsideFetch; logger: Logger; spread_ms: number };
export type FeedsAnswer = {
	/** feeds that answered now or within the last minute, unchanged ones included */
	answered: number;
	/** new articles of all feeds */
	fresh: number;
};

/**
 * Fetches the feeds that are due and stores their new articles. `urgent`: a visitor waits, so feeds without failures
 * are fetched before they are due. A failing feed is logged and fetched less and less often.
 */
export async function fetchFeeds(context: FeedsContext, feeds: Feed[], urgent: boolean): Promise<FeedsAnswer> {
	const sources = await readSources(
		context.db,
		feeds.map(({ url }) => url),
	);
	const answers = await Promise.all(
		feeds.map(async (feed, index): Promise<number | null> => {
			const source = sources[index] as Source;
			const isHealthy = source.failures === 0;
			if (isHealthy && source.answered_ago !== null && source.answered_ago < RECENT_SECONDS) return 0;
			if (!source.is_due && !(urgent && isHealthy)) return null;
			if (!urgent) await sleep(Math.random() * context.spread_ms);
			return fetchFeed(context, feed, source);
		}),
	);
	const fresh = answers.filter((answer) => answer !== null);
	return { answered: fresh.length, fresh: fresh.reduce((sum, count) => sum + count, 0) };
}

/** Fetches a feed and returns the number of new articles, or null when it did not answer. */
async function fetchFeed(context: FeedsContext, feed: Feed, source: Source): Promise<number | null> {
	const { db, logger } = context;
	const read = await requestFeed(context, feed, source);
	if ("reason" in read) {
		const failures = source.failures + 1;
		logger.info({ feed: feed.url, failures, reason: read.reason }, "a feed did not answer");
		await storeFailure(db, feed.url, failures, feedPause(failures, Math.random()));
		return null;
	}
	// before storeAnswer, or a crash in between would lose these articles: the feed would answer 304 from then on
	const { fresh } = await storeArticles(db, "rss", read.candidates);
	await storeAnswer(db, feed.url, read, feedPause(0, Math.random()));
	return fresh;
}

/** Fetches a feed without storing it. Returns the fault of its answer, or null when it can be parsed. */
export async function feedFault(fetchOutside: OutsideFetch, url: string): Promise<OutsideError | string | null> {
	const { readFeed } = await import("./read-feed.ts");
	try {
		readFeed(decodeBody(await fetchOutside(url, { accept: FEED_TYPES })), new Date());
		return null;
	} catch (error) {
		return error instanceof OutsideError ? error : NO_FEED;
	}
}

type FeedRead = { candidates: Candidate[]; etag: string | null; last_modified: string | null } | { reason: string };

async function requestFeed({ fetchOutside }: FeedsContext, feed: Feed, source: Source): Promise<FeedRead> {
	// loaded when needed, because the feed parser is large
	const { readFeed } = await import("./read-feed.ts");
	try {
		const answer = await fetchOutside(feed.url, { accept: FEED_TYPES, headers: conditionalHeaders(source) });
		const { headers } = answer;
		return {
			candidates: readFeed(decodeBody(answer), new Date(), { ...feed, url: answer.url }),
			etag: headers.get("etag"),
			last_modified: headers.get("last-modified"),
		};
	} catch (error) {
		if (!(error instanceof OutsideError)) return { reason: NO_FEED };
		if (error.status === 304) return { ...source, candidates: [] };
		return { reason: error.message };
	}
}

function conditionalHeaders({ etag, last_modified }: Source): Record<string, string> {
	return {
		...(etag ? { "if-none-match": etag } : {}),
		...(last_modified ? { "if-modified-since": last_modified } : {}),
	};
}

/** Decodes an answer by the charset of its content type, else of its XML declaration, else as UTF-8. */
function decodeBody({ headers, body }: OutsideAnswer): string {
	const named =
		/charset="?([\w-]+)/i.exec(headers.get("content-type") ?? "")?.[1] ??
		/^<\?xml[^>]*encoding=["']([\w-]+)/i.exec(body.subarray(0, 200).toString("latin1"))?.[1];
	try {
		return new TextDecoder(named).decode(body);
	} catch {
		return body.toString();
	}
}
