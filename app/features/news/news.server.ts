import { and, eq, type SQL, sql } from "drizzle-orm";
import { newsArticles, newsRuns } from "../../../db/schema/news.ts";
import { contains } from "../../../platform/database/contains.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import { apiPath } from "../../lib/api-path.ts";
import { isUuid } from "../../lib/uuid.ts";
import type { NewsArticle, NewsRefresh, NewsStory } from "./article.ts";
import { NEWS_ON_HOME, NEWS_PER_PAGE, type NewsCategory, type NewsQuery, SEARCHES_A_DAY } from "./rules.ts";
import { usedSearches } from "./search/quota.server.ts";
import { readSources, SEARCH_SOURCE } from "./sources/sources.server.ts";

/** Further words of a search are ignored. */
const MOST_WORDS = 8;
/** The home page's articles are among this many newest ones. */
const NEWEST = 400;

/** An undated article appeared when it was first fetched. Keep the expression equal to that of the index. */
const appeared_at = sql`coalesce(${newsArticles.published_date}, ${newsArticles.created_at})`;
/** An article of Today is General after a day. */
const category = sql<NewsCategory>`case when ${newsArticles.category} = 'Today'
	and ${appeared_at} < now() - interval '24 hours' then 'General' else ${newsArticles.category} end`;
const columns = {
	id: newsArticles.id,
	title: newsArticles.title,
	snippet: newsArticles.snippet,
	link: newsArticles.link,
	source: newsArticles.source,
	published_date: newsArticles.published_date,
	// not the address itself, which may be an inline picture of 150 kB
	has_picture: sql<boolean>`${newsArticles.image_url} is not null`.as("has_picture"),
	category: category.as("shown_category"),
	channel: newsArticles.channel,
};
const newestFirst = sql`${appeared_at} desc, ${newsArticles.number} desc nulls last`;
/** The explainers (channel 'sample') are shown only while no other article is stored. */
const shown = sql`(${newsArticles.channel} <> 'sample'
	or not exists (select 1 from ${newsArticles} other where other.channel <> 'sample'))`;

type Row = Omit<NewsArticle, "published_date" | "image_url"> & { published_date: Date | null; has_picture: boolean };

function toArticle({ published_date, has_picture, ...article }: Row): NewsArticle {
	return {
		...article,
		published_date: published_date?.toISOString() ?? null,
		image_url: has_picture ? apiPath("/news/:id/picture", { params: { id: article.id } }) : null,
	};
}

/** SQL: each of the first eight words of `text` is in the title or the summary, in any case. */
function matchesWords(text: string): SQL | undefined {
	const words = text.toLowerCase().split(/\s+/).slice(0, MOST_WORDS);
	return and(
		...words.map((word) => contains(sql`lower(${newsArticles.title} || ' ' || ${newsArticles.snippet})`, word)),
	);
}

/** Returns at most 25 articles, newest first. Empty `q` and null `category` match all articles. One query. */
export async function searchNews(db: Queryable, { q, category: wanted }: NewsQuery): Promise<NewsArticle[]> {
	const rows = await db
		.select(columns)
		.from(newsArticles)
		.where(and(shown, q ? matchesWords(q) : undefined, wanted ? sql`${category} = ${wanted}` : undefined))
		.orderBy(newestFirst)
		.limit(NEWS_PER_PAGE);
	return rows.map(toArticle);
}

/** NEWS-2: returns the newest articles of each category for the home page, newest first. One query. */
export async function homeNews(db: Queryable): Promise<NewsArticle[]> {
	const rows = await db.select(columns).from(newsArticles).where(shown).orderBy(newestFirst).limit(NEWEST);
	const left = { ...NEWS_ON_HOME };
	return rows.filter((row) => left[row.category]-- > 0).map(toArticle);
}

/** Returns an article or explainer by id, or null. */
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

/** Counts the search provider's articles among those that the news page shows. */
export async function countLiveNews(db: Queryable): Promise<number> {
	const newest = await searchNews(db, { q: "", category: null });
	return newest.filter(({ channel }) => channel === "live").length;
}

/** Counts the articles that pages show when no source answers: those of earlier runs, else the explainers. */
export async function countStoredNews(db: Queryable): Promise<NewsRefresh> {
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

export type SearchStatus = {
	/** trending cricket topics */
	topics: string[];
	/** the search provider has answered before */
	is_searchable: boolean;
	/** used and allowed searches of the day: '12/83' */
	searches: string;
};

/** Returns the state of the web search for the news page. Three queries. */
export async function readSearchStatus(db: Queryable): Promise<SearchStatus> {
	const [run] = await db.select({ topics: newsRuns.topics }).from(newsRuns);
	const [source] = await readSources(db, [SEARCH_SOURCE]);
	return {
		topics: run?.topics ?? [],
		is_searchable: source?.answered_ago !== null,
		searches: `${await usedSearches(db)}/${SEARCHES_A_DAY}`,
	};
}
