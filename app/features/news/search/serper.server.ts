import { LRUCache } from "lru-cache";
import type { Db } from "../../../../platform/database/database.ts";
import type { Visitor } from "../../../../platform/limits/visitor.ts";
import { OutsideError, type OutsideFetch } from "../../../../platform/outside/outside-fetch.ts";
import { accountOf, type Requester, takeSearch } from "./quota.server.ts";
import { type SearchAnswer, type SearchRequest, searchAnswer } from "./search.ts";

/** "quota": the account has used up its searches of the day; "share": this visitor has. */
export type SearchFailure = "not configured" | "quota" | "share" | "busy" | "timeout" | "failed";

/** `status`: of the provider's answer, if it answered. */
export class SearchError extends Error {
	readonly failure: SearchFailure;
	readonly status: number | undefined;

	constructor(failure: SearchFailure, status?: number) {
		super(`the search provider: ${failure}`);
		this.name = "SearchError";
		this.failure = failure;
		this.status = status;
	}
}

const CACHE_MS = 10 * 60_000;
const MOST_CACHED = 200;
const COUNTRY = "in";
const LANGUAGE = "en";

export type Search = ReturnType<typeof createSearch>;
export type SearchOptions = {
	db: Db;
	key: string | undefined;
	base_url: string;
	askSearch: OutsideFetch;
	/** Counts one of a visitor's searches of the day; false when none is left. */
	takeShare: (visitor: Visitor) => Promise<boolean>;
};

/**
 * Creates the client of the search provider (https://serper.dev). It caches answers for ten minutes, and concurrent
 * equal searches share one request. Each request counts towards the day's quota and the visitor's share of it.
 */
export function createSearch({ db, key, base_url, askSearch, takeShare }: SearchOptions) {
	const cache = new LRUCache<string, SearchAnswer>({ max: MOST_CACHED, ttl: CACHE_MS });
	const inFlight = new Map<string, Promise<SearchAnswer>>();

	async function requestProvider(type: string, body: string, requester: Requester): Promise<SearchAnswer> {
		if (!key) throw new SearchError("not configured");
		if (!(await takeSearch(db, requester))) throw new SearchError("quota");
		try {
			const answer = await askSearch(`${base_url}/${type}`, {
				accept: ["application/json"],
				headers: { "x-api-key": key, "content-type": "application/json" },
				body,
			});
			return searchAnswer.parse(JSON.parse(answer.body.toString()));
		} catch (error) {
			if (!(error instanceof OutsideError)) throw new SearchError("failed");
			if (error.status === 429) throw new SearchError("busy", 429);
			throw new SearchError(error.failure === "timeout" ? "timeout" : "failed", error.status);
		}
	}

	/** Returns the cached answer, or searches. Throws SearchError. */
	async function search(request: SearchRequest, requester: Requester): Promise<SearchAnswer> {
		const { type, query, num, location, timeFilter } = request;
		const body = JSON.stringify({ q: query, gl: COUNTRY, hl: LANGUAGE, num, tbs: timeFilter, location });
		const cacheKey = `${type} ${body}`;
		// one key per account: when visitors' quota refuses their search, the schedule's equal search must still be sent
		const inFlightKey = `${accountOf(requester)} ${cacheKey}`;
		const cached = () => cache.get(cacheKey) ?? inFlight.get(inFlightKey);
		const before = cached();
		if (before) return before;
		if (key && requester !== "schedule" && !(await takeShare(requester))) throw new SearchError("share");
		// an equal search may have started during the await
		const meanwhile = cached();
		if (meanwhile) return meanwhile;
		const started = requestProvider(type, body, requester).finally(() => inFlight.delete(inFlightKey));
		inFlight.set(inFlightKey, started);
		const answer = await started;
		cache.set(cacheKey, answer);
		return answer;
	}

	return { isConfigured: key !== undefined, search };
}
