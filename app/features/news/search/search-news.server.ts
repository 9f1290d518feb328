import type { Logger } from "../../../../platform/logging.ts";
import {
	MOST_OF_A_TOPIC,
	NEWS_QUERIES,
	type NewsCategory,
	RESULTS_OF_A_VARIANT,
	TOPIC_VARIANTS,
	TRENDING_QUERY,
} from "../rules.ts";
import { type Candidate, candidateOf } from "../sources/candidate.ts";
import { categoryOf, isAboutCricket } from "../sources/category.ts";
import { plainLine } from "../sources/text.ts";
import type { Requester } from "./quota.server.ts";
import { type SearchAnswer, type SearchRequest, type SearchResult, searchInput } from "./search.ts";
import { type Search, SearchError } from "./serper.server.ts";

const LONGEST_TOPIC = 60;
const MOST_TOPICS = 8;

type SearchContext = { search: Search["search"]; logger: Logger; requester: Requester };
/** A search was not sent, because the day's quota or this visitor's share of it is used up. */
type NotSent = "quota" | "share";

/** NEWS-1: searches. Returns `NotSent` for a search that was not sent, null for one that failed; logs both. */
async function trySearch(
	{ search, logger, requester }: SearchContext,
	request: SearchRequest,
): Promise<SearchAnswer | null | NotSent> {
	try {
		return await search(request, requester);
	} catch (error) {
		if (!(error instanceof SearchError)) throw error;
		logger.info({ type: request.type, status: error.status, failure: error.failure }, "request failed");
		return error.failure === "quota" || error.failure === "share" ? error.failure : null;
	}
}

const isAnswer = <Answer extends object>(answer: Answer | null | NotSent): answer is Answer =>
	typeof answer === "object" && answer !== null;

function articlesOf(
	results: SearchResult[],
	toCategory: (text: string) => NewsCategory,
	num: number,
	now: Date,
): Candidate[] {
	return results
		.slice(0, num)
		.flatMap((result) => candidateOf({ ...result, image_url: result.imageUrl }, toCategory, now) ?? []);
}

/** 'failed': no search was answered; 'quota': at least one was not sent. */
type SearchedNews = { status: "answered" | "failed" | "quota"; candidates: Candidate[] };

/** NEWS-2: runs the three searches of the news at once. */
export async function searchForNews(context: SearchContext): Promise<SearchedNews> {
	const now = new Date();
	const answers = await Promise.all(
		NEWS_QUERIES.map(async ({ category, query, num }) => {
			const answer = await trySearch(context, searchInput.parse({ type: "news", query, num }));
			return isAnswer(answer) ? articlesOf(answer.news, () => category, num, now) : answer;
		}),
	);
	const answered = answers.filter(isAnswer);
	const answeredStatus = answered.length === 0 ? "failed" : "answered";
	const notSent = answers.some((answer) => answer === "quota" || answer === "share");
	return { status: notSent ? "quota" : answeredStatus, candidates: answered.flat() };
}

/**
 * NEWS-2: returns at most 20 articles about a topic, found by five searches, each link once. Results that are not about
 * cricket are dropped, because visitors choose the topic. Null when all searches failed, `NotSent` when none was
 * answered and one was not sent.
 */
export async function searchTopic(context: SearchContext, topic: string): Promise<Candidate[] | null | NotSent> {
	const now = new Date();
	const ofCricket = /\bcricket\b/i.test(topic) ? topic : `${topic} cricket`;
	const answers = await Promise.all(
		TOPIC_VARIANTS.map((words) => {
			const question = { query: `${ofCricket} ${words}`, num: RESULTS_OF_A_VARIANT, timeFilter: "qdr:m" };
			return trySearch(context, searchInput.parse({ type: "news", ...question }));
		}),
	);
	const answered = answers.filter(isAnswer);
	if (answered.length === 0) return answers.find((answer) => answer === "quota" || answer === "share") ?? null;
	const found = answered
		.flatMap(({ news }) => articlesOf(news, categoryOf, RESULTS_OF_A_VARIANT, now))
		.filter(({ title, snippet }) => isAboutCricket(`${title} ${snippet}`));
	return [...new Map(found.map((article) => [article.link_key, article])).values()].slice(0, MOST_OF_A_TOPIC);
}

/** Returns at most eight trending topics, or null when the provider did not answer. */
export async function trendingTopics(context: SearchContext): Promise<string[] | null> {
	const answer = await trySearch(context, searchInput.parse({ type: "autocomplete", query: TRENDING_QUERY }));
	if (!isAnswer(answer)) return null;
	const topics = answer.suggestions.flatMap(({ value }) => plainLine(value ?? "", LONGEST_TOPIC) || []);
	return [...new Set(topics)].slice(0, MOST_TOPICS);
}
