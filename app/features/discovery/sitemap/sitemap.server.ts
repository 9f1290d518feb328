import { sql } from "drizzle-orm";
import type { Queryable } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { type Source, sourcesOf } from "./sources.server.ts";
import { MOST_URLS, type Part, partName, type SitemapUrl } from "./xml.ts";

/** Splits the pages of one kind into parts of at most `most`, numbered from 1: one row per part. */
async function partsOf(db: Queryable, { name, rows }: Source, most: number): Promise<Part[]> {
	const found = await db.execute<{ part: number; lastmod: string | null }>(sql`
		select (at - 1) / ${most}::bigint + 1 as part, max(lastmod) as lastmod
		from (select lastmod, row_number() over (order by place, path) as at from (${rows}) kind) numbered
		group by 1 order by 1`);
	return found.rows.map(({ part, lastmod }) => ({ path: `/sitemaps/${partName(name, Number(part))}`, lastmod }));
}

/**
 * The parts of the sitemap, each with its newest change; kinds without pages have none. One query per kind. `most`:
 * URLs in a part.
 */
export async function sitemapParts(db: Queryable, record: MatchRecord, most = MOST_URLS): Promise<Part[]> {
	const parts: Part[] = [];
	for (const source of await sourcesOf(record)) parts.push(...(await partsOf(db, source, most)));
	return parts;
}

/** The pages of a part, numbered from 1; null when there is no such kind or part. One query. */
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
