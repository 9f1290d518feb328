import type { Queryable } from "../../../platform/database/database.ts";
import { newestFacts } from "../facts/facts.server.ts";
import { FACTS_NAME } from "../facts/rules.ts";
import { searchNews } from "../news/news.server.ts";
import { NEWS_NAME } from "../news/rules.ts";

const ITEMS = 50;

/** Returns the newest facts as RSS 2.0. `origin`: without a trailing slash. One query. */
export async function factsFeed(db: Queryable, { name, origin }: { name: string; origin: string }): Promise<string> {
	const facts = await newestFacts(db, ITEMS);
	// loaded on the first request
	const { generateRssFeed } = await import("feedsmith");
	return generateRssFeed({
		title: `${FACTS_NAME} | ${name}`,
		link: `${origin}/facts`,
		description: "IPL facts, each with the figures it was checked against.",
		language: "en",
		...(facts[0] ? { lastBuildDate: new Date(facts[0].created_at) } : {}),
		atom: { links: [{ href: `${origin}/facts.xml`, rel: "self", type: "application/rss+xml" }] },
		items: facts.map((fact) => ({
			title: fact.title,
			link: `${origin}/facts/${fact.slug}`,
			description: fact.fact,
			categories: [{ name: fact.category }],
			guid: { value: `${origin}/facts/${fact.id}`, isPermaLink: false },
			pubDate: new Date(fact.created_at),
		})),
	});
}

/** Returns the newest articles as RSS 2.0, each with its source. `origin`: without a trailing slash. One query. */
export async function newsFeed(db: Queryable, { name, origin }: { name: string; origin: string }): Promise<string> {
	const articles = await searchNews(db, { q: "", category: null });
	// loaded on the first request
	const { generateRssFeed } = await import("feedsmith");
	return generateRssFeed({
		title: `${NEWS_NAME} | ${name}`,
		link: `${origin}/news`,
		description: "News of the IPL and of international cricket, each item with its original.",
		language: "en",
		atom: { links: [{ href: `${origin}/news.xml`, rel: "self", type: "application/rss+xml" }] },
		items: articles.map(({ id, title, snippet, category, source, link, published_date }) => ({
			title,
			link: `${origin}/news/${id}`,
			description: snippet,
			categories: [{ name: category }],
			guid: { value: `${origin}/news/${id}`, isPermaLink: true },
			...(link ? { source: { title: source, url: link } } : {}),
			...(published_date ? { pubDate: new Date(published_date) } : {}),
		})),
	});
}
