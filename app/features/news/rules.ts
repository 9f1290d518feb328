import { readFilter } from "../../lib/filters.ts";

export const NEWS_NAME = "Cricket News";

export const NEWS_CATEGORIES = ["Today", "IPL", "International", "General"] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];
/** The origin of an article: the search provider ('live'), a feed, or the site itself (an explainer, 'sample'). */
export type NewsChannel = "live" | "rss" | "sample";
/** The tabs of the news page besides All. General has a chip on the home page only. */
export const NEWS_TABS = ["Today", "IPL", "International"] as const satisfies NewsCategory[];

/** NEWS-2: the searches of a run. `num`: the number of results. */
export const NEWS_QUERIES = [
	{ category: "Today", query: "Today Cricket News", num: 10 },
	{ category: "IPL", query: "IPL latest news today", num: 8 },
	{ category: "International", query: "international cricket news today", num: 7 },
] as const satisfies { category: NewsCategory; query: string; num: number }[];
/** NEWS-2: a topic is searched once with each of these words added. */
export const TOPIC_VARIANTS = ["news", "latest updates", "highlights", "analysis", "statistics"];
export const RESULTS_OF_A_VARIANT = 5;
export const MOST_OF_A_TOPIC = 20;
/** The provider's completions of this query are the trending topics. */
export const TRENDING_QUERY = "cricket today";
/** NEWS-2: articles per category that the home page loads. */
export const NEWS_ON_HOME: Record<NewsCategory, number> = { Today: 8, IPL: 6, International: 6, General: 6 };
/** Cards shown at once on the home page: three full rows. */
export const NEWS_SHOWN_ON_HOME = 9;
export const NEWS_PER_PAGE = 25;
export const LONGEST_SEARCH = 100;
/** Searches per day, in Indian time. */
export const SEARCHES_A_DAY = 83;
const WORDS_A_MINUTE = 200;

export const newsTexts = {
	lead: "The latest IPL and cricket news.",
	readFull: "Read Full Article",
	/** NEWS-3: explainers have the badge of the feeds, which they replace */
	badges: { live: { home: "Live", news: "Real-time" }, rss: "RSS", sample: "Explainer" },
	explainers: "Explainers",
	samples: "No headlines today. Nine things worth knowing:",
	newToCricket: "New to cricket?",
	sampleArticle: "An explainer that comes with the site, not news.",
	readOriginal: (source: string) => `Read the original at ${source}`,
	unavailable: "Cricket News Service Temporarily Unavailable",
	unavailableText: "News is unavailable right now. Please try again in a while.",
	refresh: "Refresh",
	refreshNews: "Refresh News",
	resetFilters: "Reset Filters",
	clearSearch: "Clear Search",
	noneFound: "No news found",
	trending: "Trending",
	searchTheWeb: (topic: string) => `Search the web for “${topic}”`,
	foundForYou: (articles: number) => `${inWords(articles)} from the web. Only you see these, and we don't keep them.`,
	searchesToday: (searches: string) => `Searches of the web today: ${searches}`,
	noneMatch: "No article matches your search.",
	noneOfCategory: "Nothing in this category at the moment.",
	notFound: "Article Not Found",
	notFoundText: "We couldn't find that article.",
	noPicture: "This article has no picture.",
	loadFailed: { title: "Failed to Load News", text: "Could not fetch news from any source. Please try again." },
	limited: { title: "Limited News Available", text: "Having trouble loading fresh news. Please try refreshing." },
	realTimeLoaded: (articles: number) => ({
		title: "Real-time News Loaded",
		text: `${inWords(articles)} from the search provider.`,
	}),
	newsLoaded: (articles: number) => ({
		title: "Cricket News Loaded",
		text: articles === 0 ? "Nothing new in the RSS feeds." : `${inWords(articles, "new ")} from RSS feeds.`,
	}),
	storedLoaded: (articles: number) => ({
		title: "Cricket News Loaded",
		text: `No news source is answering. Here's what we saved: ${inWords(articles)}.`,
	}),
	samplesLoaded: () => ({ title: "Cricket News Loaded", text: "No headlines today. Here are the explainers." }),
};

const inWords = (articles: number, which = "") => `${articles} ${which}${articles === 1 ? "article" : "articles"}`;

export type NewsQuery = { q: string; category: NewsCategory | null };

/** Reads search and tab from an address. Cuts a search to 100 characters; throws a 404 for an unknown tab. */
export function readNewsQuery(search: URLSearchParams): NewsQuery {
	return {
		// PostgreSQL texts cannot contain NUL
		q: (search.get("q") ?? "").replaceAll("\0", "").trim().slice(0, LONGEST_SEARCH),
		category: readFilter(search, "category", NEWS_TABS),
	};
}

export function newsPath({ q, category }: Partial<NewsQuery>): string {
	const search = new URLSearchParams();
	if (q) search.set("q", q);
	if (category) search.set("category", category);
	return search.size ? `/news?${search}` : "/news";
}

/** '5 min read', at 200 words a minute. */
export function readingTime(text: string): string {
	const words = text.split(/\s+/).filter(Boolean).length;
	return `${Math.max(1, Math.ceil(words / WORDS_A_MINUTE))} min read`;
}

export function paragraphsOf(text: string): string[] {
	return text
		.split(/\n\s*\n/)
		.map((paragraph) => paragraph.trim())
		.filter(Boolean);
}

/** The status line above the articles. */
export function newsFound(articles: number, { q }: NewsQuery): string {
	const counted = articles === NEWS_PER_PAGE ? `The ${articles} newest articles` : inWords(articles);
	if (!q) return counted;
	const match = articles === 1 ? "matches" : "match";
	return `${articles === NEWS_PER_PAGE ? `${counted} that match` : `${counted} ${match}`} “${q}”`;
}
