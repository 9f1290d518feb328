import { and, desc, eq, gt, sql } from "drizzle-orm";
import { newsArticles } from "../../../../db/schema/news.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { type NewsUrl, newsUrlsetXml } from "./xml.ts";

/** The most articles a news sitemap may name; they are at most two days old. */
const MOST = 1_000;

/**
 * The news sitemap: indexable articles of the last two days. Articles of other publishers are left out, since the
 * original should be found. `origin`: the site's, without a trailing slash. One query.
 */
export async function newsSitemap(db: Queryable, { name, origin }: { name: string; origin: string }): Promise<string> {
	const rows = await db
		.select({ id: newsArticles.id, title: newsArticles.title, published_date: newsArticles.published_date })
		.from(newsArticles)
		.where(and(eq(newsArticles.channel, "sample"), gt(newsArticles.published_date, sql`now() - interval '2 days'`)))
		.orderBy(desc(newsArticles.published_date))
		.limit(MOST);
	const urls = rows.flatMap(({ id, title, published_date }): NewsUrl[] =>
		published_date ? [{ path: `/news/${id}`, title, published: published_date.toISOString() }] : [],
	);
	return newsUrlsetXml(origin, name, urls);
}
