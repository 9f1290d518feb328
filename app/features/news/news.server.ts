import { and, eq, type SQL, sql } from "drizzle-orm";
import { newsArticles, newsRuns } from "../../../db/schema/news.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { addressOf } from "../../lib/api.ts";
import { isUuid } from "../../lib/uuid.ts";
import type { NewsArticle, NewsRefresh, NewsStory } from "./article.ts";
import { NEWS_ON_HOME, NEWS_PER_PAGE, type NewsCategory, type NewsQuery, SEARCHES_A_DAY } from "./rules.ts";
import { usedSearches } from "./search/quota.server.ts";
import { readSources, SEARCH_SOURCE } from "./sources/sources.server.ts";

/** Words of a search beyond these say no more. */
const MOST_WORDS = 8;
/** The home page picks from so many of the newest. */
const NEWEST = 400;

/**
 * News of the day is so for a day; then it is news like any other. What a feed gives no date, or one that cannot be true, may be of any day; a
 * search was for the last one.
 */
const appeared = sql`coalesce(${newsArticles.published_date}, case when ${newsArticles.channel} <> 'rss' then ${newsArticles.created_at} end)`;
const category = sql<NewsCategory>`case when ${newsArticles.category} = 'Today'
	and (${appeared} is null or ${appeared} < now() - interval '24 hours')
	then 'General' else ${newsArticles.category} end`;
const columns = {
	id: newsArticles.id,
	title: newsArticles.title,
	snippet: newsArticles.snippet,
	link: newsArticles.link,
	source: newsArticles.source,
	published_date: newsArticles.published_date,
	// the picture itself may be inline and large
	has_picture: sql<boolean>`${newsArticles.image_url} is not null`.as("has_picture"),
	category: category.as("shown_category"),
	channel: newsArticles.channel,
};
// as the index says it
const newestFirst = sql`${newsArticles.published_date} desc nulls last, ${newsArticles.number} desc nulls last`;
/** Samples stand in only while nothing real is stored. */
const shown = sql`(${newsArticles.channel} <> 'sample'
	or not exists (select 1 from ${newsArticles} other where other.channel <> 'sample'))`;

type Row = Omit<NewsArticle, "published_date" | "image_url"> & { published_date: Date | null; has_picture: boolean };

function toArticle({ published_date, has_picture, ...article }: Row): NewsArticle {
	return {
		...article,
		published_date: published_date?.toISOString() ?? null,
		image_url: has_picture ? addressOf("GET /news/:id/picture", { params: { id: article.id } }) : null,
	};
}

/** All words of `text` in title or snippet, in any case; % and _ stand for themselves. */
function mentions(text: string): SQL | undefined {
	const words = text.toLowerCase().split(/\s+/).slice(0, MOST_WORDS);
	return and(
		...words.map((word) => {
			const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
			return sql`lower(${newsArticles.title} || ' ' || ${newsArticles.snippet}) like ${pattern}`;
		}),
	);
}

/** The newest articles that match a search and a category, newest first, undated last. One query. */
export async function searchNews(db: Queryable, { q, category: wanted }: NewsQuery): Promise<NewsArticle[]> {
	const rows = await db
		.select(columns)
		.from(newsArticles)
		.where(and(shown, q ? mentions(q) : undefined, wanted ? sql`${category} = ${wanted}` : undefined))
		.orderBy(newestFirst)
		.limit(NEWS_PER_PAGE);
	return rows.map(toArticle);
}

/** What the home page uses: of each category its number of the newest (NEWS-2), newest first, undated last. One query. */
export async function homeNews(db: Queryable): Promise<NewsArticle[]> {
	const rows = await db.select(columns).from(newsArticles).where(shown).orderBy(newestFirst).limit(NEWEST);
	const left = { ...NEWS_ON_HOME };
	return rows.filter((row) => left[row.category]-- > 0).map(toArticle);
}

/** The article of an id, samples included, or null. */
export async function findArticle(db: Queryable, id: string): Promise<NewsStory | null> {
	if (!isUuid(id)) return null;
	const [row] = await db
		.select({ ...columns, content: newsArticles.content, author: newsArticles.author })
		.from(newsArticles)
		.where(eq(newsArticles.id, id.toLowerCase()));
	if (!row) return null;
	const { content, author, ...article } = row;
	return { ...toArticle(article), content, author };
}

/** What a page shows when no source brings anything: the articles of earlier runs, else the samples, else nothing. */
export async function storedNews(db: Queryable): Promise<NewsRefresh> {
	const [stored] = await db
		.select({
			real: sql<number>`count(*) filter (where ${newsArticles.channel} <> 'sample')`.mapWith(Number),
			samples: sql<number>`count(*) filter (where ${newsArticles.channel} = 'sample')`.mapWith(Number),
		})
		.from(newsArticles);
	const { real, samples } = stored ?? { real: 0, samples: 0 };
	if (real > 0) return { brought: "stored", articles: real };
	return samples > 0 ? { brought: "samples", articles: samples } : { brought: "none", articles: 0 };
}

export type NewsDesk = {
	/** what people search for about cricket now */
	topics: string[];
	/** whether the search provider answers on this site */
	is_searchable: boolean;
	/** '12/83' */
	searches: string;
};

/** What the news page tells of the search provider. Three queries. */
export async function newsDesk(db: Queryable): Promise<NewsDesk> {
	const [run] = await db.select({ topics: newsRuns.topics }).from(newsRuns);
	const [source] = await readSources(db, [SEARCH_SOURCE]);
	return {
		topics: run?.topics ?? [],
		is_searchable: source?.answered_ago !== null,
		searches: `${await usedSearches(db)}/${SEARCHES_A_DAY}`,
	};
}
