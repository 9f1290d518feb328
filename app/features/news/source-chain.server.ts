import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { newsRuns } from "../../../db/schema/news.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Visitor } from "../../../platform/limits/visitor.ts";
import type { Logger } from "../../../platform/logging.ts";
import type { OutsideFetch } from "../../../platform/outside/outside-fetch.ts";
import type { NewsRefresh } from "./article.ts";
import { countLiveNews, countStoredNews } from "./news.server.ts";
import type { Requester } from "./search/quota.server.ts";
import { searchForNews, searchTopic, trendingTopics } from "./search/search-news.server.ts";
import type { Search } from "./search/serper.server.ts";
import { fetchFeeds } from "./sources/feeds.server.ts";
import type { Feed } from "./sources/read-feed.ts";
import {
	pauseUntilTomorrow,
	readSources,
	SEARCH_SOURCE,
	searchPause,
	storeAnswer,
	storeFailure,
} from "./sources/sources.server.ts";
import { storeArticles } from "./sources/store.server.ts";

export type SourceChain = ReturnType<typeof createSourceChain>;
export type SourceChainOptions = {
	db: Db;
	search: Search;
	feeds: Feed[];
	fetchOutside: OutsideFetch;
	purge: (tags: string[]) => void;
	logger: Logger;
	/** a scheduled run starts its requests to feeds at random times within this span */
	spread_ms?: number;
};
type Outcome = { outcome: "live" | "rss" | "none"; articles: number };

/** The lease of a run, after which another process may start one: the first may have died. */
const LONGEST_RUN_SECONDS = 30;
const JOIN_EVERY_MS = 250;
/** A refreshing visitor makes no search when the provider has answered within this time. */
const SEARCH_AGAIN_SECONDS = 10 * 60;

/**
 * NEWS-3: the chain of sources. It asks the search provider, and the feeds when the provider fails, has no articles or
 * is not due. A lease in the database allows one run at a time for all processes; concurrent callers wait for it and
 * share its result.
 */
export function createSourceChain(options: SourceChainOptions) {
	const { db, search, feeds, fetchOutside, purge, logger, spread_ms = 5_000 } = options;
	const contextOf = (requester: Requester) => ({ search: search.search, logger, requester });
	let running: Promise<Outcome> | undefined;

	/** Returns the number of the search provider's articles, new or recent; null when there are none or it is not due. */
	async function runSearch(requester: Requester): Promise<number | null> {
		const urgent = requester !== "schedule";
		if (!search.isConfigured) return null;
		const [source] = await readSources(db, [SEARCH_SOURCE]);
		if (!source) return null;
		const answers = urgent && source.failures === 0 && source.answered_ago !== null;
		if (!source.is_due && !answers) return null;
		if (!source.is_due && Number(source.answered_ago) <= SEARCH_AGAIN_SECONDS) return (await countLiveNews(db)) || null;
		const context = contextOf(requester);
		const { status, candidates } = await searchForNews(context);
		const topics = status === "answered" ? await trendingTopics(context) : null;
		if (topics) await db.update(newsRuns).set({ topics });
		const stored = await storeArticles(db, "live", candidates);
		if (stored.changed) purge(["news"]);
		await storeStatus(status, source.failures, urgent);
		return stored.received || null;
	}

	/**
	 * Stores the outcome of a search and when the provider is due again. A used-up quota is no failure: for a visitor
	 * nothing changes, and the schedule waits until midnight.
	 */
	async function storeStatus(
		status: "answered" | "failed" | "quota",
		failedBefore: number,
		urgent: boolean,
	): Promise<void> {
		if (status === "quota") return urgent ? undefined : pauseUntilTomorrow(db, SEARCH_SOURCE);
		const failures = status === "failed" ? failedBefore + 1 : 0;
		const pause = searchPause(failures, Math.random());
		if (status === "failed") await storeFailure(db, SEARCH_SOURCE, failures, pause);
		else await storeAnswer(db, SEARCH_SOURCE, { etag: null, last_modified: null }, pause);
	}

	async function runChain(requester: Requester): Promise<Outcome> {
		const found = await runSearch(requester);
		if (found) return { outcome: "live", articles: found };
		const urgent = requester !== "schedule";
		const { answered, fresh } = await fetchFeeds({ db, fetchOutside, logger, spread_ms }, feeds, urgent);
		if (fresh > 0) purge(["news"]);
		return answered > 0 ? { outcome: "rss", articles: fresh } : { outcome: "none", articles: 0 };
	}

	/** Runs the chain, or waits for the run of another process. */
	async function runWithLease(requester: Requester): Promise<Outcome> {
		const lease = await claimRun(db);
		if (lease === null) return awaitOtherRun(db);
		let ended: Outcome = { outcome: "none", articles: 0 };
		try {
			ended = await runChain(requester);
		} finally {
			await endRun(db, lease, ended);
		}
		return ended;
	}

	function run(requester: Requester): Promise<Outcome> {
		running ??= runWithLease(requester).finally(() => {
			running = undefined;
		});
		return running;
	}

	return {
		/**
		 * Searches the web for a topic, as the function of that name in search-news.server.ts. `store`: the results become
		 * news.
		 */
		async searchTopic(topic: string, visitor: Visitor, { store }: { store: boolean }) {
			const candidates = await searchTopic(contextOf(visitor), topic);
			if (store && Array.isArray(candidates)) {
				const stored = await storeArticles(db, "live", candidates);
				if (stored.changed) purge(["news"]);
			}
			return candidates;
		},

		/** The scheduled run. It logs failures of sources and never throws for them. */
		async fetchNews(): Promise<void> {
			const { outcome, articles } = await run("schedule");
			logger.info({ outcome, articles }, "the news were fetched");
		},

		/** A visitor's refresh: fetches from working sources even before they are due. */
		async refresh(visitor: Visitor): Promise<NewsRefresh> {
			const { outcome, articles } = await run(visitor);
			return outcome === "none" ? countStoredNews(db) : { brought: outcome, articles };
		},
	};
}

/**
 * Returns a lease, or null while another run has one. A lease is its end time in microseconds, which no other run has.
 */
async function claimRun(db: Db): Promise<string | null> {
	const until = sql`now() + ${LONGEST_RUN_SECONDS} * interval '1 second'`;
	const { rows } = await db.execute<{ lease: string }>(sql`
		insert into ${newsRuns} (one, running_until) values (1, ${until})
		on conflict (one) do update set running_until = excluded.running_until
		where news_runs.running_until is null or news_runs.running_until < now()
		returning running_until::text as lease`);
	return rows[0]?.lease ?? null;
}

/** Stores a run's result and frees its lease. Does nothing when the lease ran out and another run has a new one. */
async function endRun(db: Db, lease: string, { outcome, articles }: Outcome): Promise<void> {
	await db
		.update(newsRuns)
		.set({ running_until: null, finished_at: sql`now()`, outcome, articles })
		.where(sql`${newsRuns.running_until} = ${lease}::timestamptz`);
}

async function awaitOtherRun(db: Db): Promise<Outcome> {
	for (;;) {
		const [run] = await db
			.select({
				is_running: sql<boolean>`coalesce(${newsRuns.running_until} > now(), false)`,
				outcome: newsRuns.outcome,
				articles: newsRuns.articles,
			})
			.from(newsRuns);
		if (!run?.is_running) return { outcome: run?.outcome ?? "none", articles: run?.articles ?? 0 };
		await sleep(JOIN_EVERY_MS);
	}
}
