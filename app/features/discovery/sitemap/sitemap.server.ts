import { and, desc, eq, gt, sql } from "drizzle-orm";
import { newsArticles } from "../../../../db/schema/news.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { type Source, sourcesOf } from "./sources.server.ts";
import { MOST_URLS, type NewsUrl, newsUrlsetXml, type Part, partName, type SitemapUrl } from "./xml.ts";

/** The limit of search engines for a news sitemap. */
const MOST_ARTICLES = 1_000;

/** The parts of one kind of page, numbered from 1, with at most `most` pages each. */
async function partsOf(db: Queryable, { name, rows }: Source, most: number): Promise<Part[]> {
	const { rows: parts } = await db.execute<{ part: number; lastmod: string | null }>(sql`
		select (at - 1) / ${most}::bigint + 1 as part, max(lastmod) as lastmod
		from (select lastmod, row_number() over (order by place, path) as at from (${rows}) kind) numbered
		group by 1 order by 1`);
	return parts.map(({ part, lastmod }) => ({ path: `/sitemaps/${partName(name, Number(part))}`, lastmod }));
}

/** Returns all parts of the sitemap with their latest change. `most`: pages in a part. One query per kind. */
export async function sitemapParts(db: Queryable, record: MatchRecord, most = MOST_URLS): Promise<Part[]> {
	const parts: Part[] = [];
	for (const source of await sourcesOf(record)) parts.push(...(await partsOf(db, source, most)));
	return parts;
}

/** Returns the pages of a part, numbered from 1; null if there is no such kind or part. One query. */
export async function sitemapUrls(
	db: Queryable,
	record: MatchRecord,
	name: string,
	part: number,
	most = MOST_URLS,
): Promise<SitemapUrl[] | null> {
	const source = (await sourcesOf(record)).find((kind) => kind.name === name);
	if (!source || part < 1 || part > 10_000) return null;
	const { rows } = await db.execute<SitemapUrl>(sql`
		select path, lastmod, changefreq, priority::float8 as priority from (${source.rows}) kind
		order by place, path limit ${most} offset ${(part - 1) * most}`);
	return rows.length === 0 ? null : rows;
}

/**
 * Returns the news sitemap: articles of the last two days, without those of other publishers, whose originals search
 * engines should find. `origin`: without a trailing slash. One query.
 */
export async function newsSitemap(db: Queryable, { name, origin }: { name: string; origin: string }): Promise<string> {
	const rows = await db
		.select({ id: newsArticles.id, title: newsArticles.title, published_date: newsArticles.published_date })
		.from(newsArticles)
		.where(and(eq(newsArticles.channel, "sample"), gt(newsArticles.published_date, sql`now() - interval '2 days'`)))
		.orderBy(desc(newsArticles.published_date))
		.limit(MOST_ARTICLES);
	const urls = rows.flatMap(({ id, title, published_date }): NewsUrl[] =>
		published_date ? [{ path: `/news/${id}`, title, published: published_date.toISOString() }] : [],
	);
	return newsUrlsetXml(origin, name, urls);
}
