import { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import { entry } from "../../../platform/http/entry.ts";
import { notFound, Problem } from "../../../platform/http/problem.ts";
import { requestId } from "../../lib/uuid.ts";
import { type FoundArticle, foundArticleSchema, newsRefreshSchema } from "./article.ts";
import type { NewsSources } from "./news-sources.server.ts";
import { LONGEST_SEARCH, newsTexts, SEARCHES_A_DAY } from "./rules.ts";
import { usedSearches } from "./search/quota.server.ts";
import { searchAnswer, searchInput } from "./search/search.ts";
import { SearchError, type SearchFailure } from "./search/serper.server.ts";
import type { Candidate } from "./sources/candidate.ts";

export type NewsServices = { db: Db } & NewsSources;

const DAY_SECONDS = 86_400;
const SHORT_SECONDS = 300;

/** The entries for news: web search, refresh, search of a topic, pictures. */
export function newsEntries({ db, search, chain, pictures }: NewsServices) {
	return [
		entry({
			method: "post",
			path: "/serper-search",
			summary: "Search the web with the search provider; answers are cached for ten minutes",
			guard: "public",
			limit: "costly",
			body: searchInput,
			answer: searchAnswer.extend({ quota: z.string() }),
			handle: async ({ body, ...who }) => {
				const answer = await search.search(body, who).catch((error: unknown) => {
					throw error instanceof SearchError ? problemOfSearch(error.failure) : error;
				});
				return { ...answer, quota: `${await usedSearches(db)}/${SEARCHES_A_DAY}` };
			},
		}),
		entry({
			method: "post",
			path: "/news/refresh",
			summary: "Fetch the news now, and name the source of the articles",
			guard: "public",
			limit: "costly",
			body: z.object({}),
			answer: newsRefreshSchema,
			handle: (who) => chain.refresh(who),
		}),
		entry({
			method: "post",
			path: "/news/topics",
			summary:
				"Search the web for a topic, by five variants of it. A fan's results are not stored; an admin's become news",
			guard: "public",
			limit: "costly",
			body: z.object({ topic: z.string().trim().min(1).max(LONGEST_SEARCH) }),
			answer: z.object({ articles: z.array(foundArticleSchema), stored: z.boolean() }),
			handle: async ({ body: { topic }, ...who }) => {
				if (!search.isConfigured) throw problemOfSearch("not configured");
				const stored = who.fan?.role === "admin";
				const found = await chain.searchTopic(topic, who, { store: stored });
				if (found === null) throw problemOfSearch("failed");
				if (!Array.isArray(found)) throw problemOfSearch(found);
				return { articles: found.map(toFoundArticle), stored };
			},
		}),
		entry({
			method: "get",
			path: "/news/:id/picture",
			summary: "An article's picture, cut to one size; the default picture when it cannot be fetched",
			guard: "public",
			limit: { name: "news-pictures", points: 600, per_seconds: 60 },
			params: z.object({ id: requestId }),
			sends: ["image/*"],
			answer: z.never(),
			handle: async ({ params }) => {
				const found = await pictures.pictureOf(db, params.id);
				if (found === undefined) throw notFound(newsTexts.noPicture);
				const picture = found ?? (await pictures.defaultPicture());
				return new Response(new Uint8Array(picture.body), {
					headers: {
						"content-type": picture.type,
						"cache-control": `public, max-age=${found ? DAY_SECONDS : SHORT_SECONDS}`,
						// an SVG from a publisher must not run scripts when opened by its address
						"content-security-policy": "default-src 'none'; sandbox",
					},
				});
			},
		}),
	];
}

const PROBLEMS: Record<SearchFailure, { status: number; type: string; detail: string }> = {
	"not configured": {
		status: 503,
		type: "urn:problem:search-not-configured",
		detail: "Web search isn't set up on this site: it has no search provider key.",
	},
	quota: {
		status: 429,
		type: "urn:problem:search-quota-used",
		detail: "Today's free searches are used up. More tomorrow.",
	},
	share: {
		status: 429,
		type: "urn:problem:search-share-used",
		detail: "You, or someone on your network, have used up today's searches. More tomorrow.",
	},
	busy: {
		status: 503,
		type: "urn:problem:search-provider-busy",
		detail: "Web search is busy right now. Please try again in a moment.",
	},
	timeout: {
		status: 504,
		type: "urn:problem:search-provider-slow",
		detail: "Web search took too long. Please try again.",
	},
	failed: {
		status: 502,
		type: "urn:problem:search-provider-failed",
		detail: "Web search didn't answer. Please try again.",
	},
};

const toFoundArticle = ({ link, title, snippet, source, category, published_date }: Candidate): FoundArticle => ({
	link,
	title,
	snippet,
	source,
	category,
	published_date: published_date?.toISOString() ?? null,
});

const problemOfSearch = (failure: SearchFailure) => new Problem(PROBLEMS[failure]);
