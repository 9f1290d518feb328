import type { Queryable } from "../../../../platform/database/database.ts";
import { newestFacts } from "../../facts/facts.server.ts";
import { FACTS_NAME } from "../../facts/rules.ts";

const ITEMS = 50;

/** Returns the newest facts as RSS 2.0. `origin`: the site's, without a trailing slash. One query. */
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
