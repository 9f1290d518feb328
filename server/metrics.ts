import { Hono } from "hono";
import { readSiteLimits } from "../app/features/auth/site-limits.server.ts";
import type { Ai } from "../platform/ai/ai.ts";
import type { PageCache } from "../platform/cache/page-cache.ts";
import type { Database } from "../platform/database/database.ts";
import type { Settings } from "../platform/env.ts";
import { notFound, unauthorized } from "../platform/http/problem.ts";
import { hasToken } from "../platform/http/token.ts";
import { readQueues } from "../platform/jobs/job-state.ts";
import type { RateLimits } from "../platform/limits/rate-limits.ts";
import type { Mailer } from "../platform/mail/mailer.ts";
import type { Metrics } from "../platform/metrics.ts";
import { OutsideError, type OutsideFetch } from "../platform/outside/outside-fetch.ts";

type WatchedSite = {
	settings: Settings;
	database: Database;
	pageCache: PageCache;
	ai: Ai | null;
	limits: RateLimits;
	socketsHere: () => number;
	/** undefined without Redis */
	redisIsReady: (() => boolean) | undefined;
};

/** Registers the metrics of a site, which are read at each scrape. */
export function watchSite(
	metrics: Metrics,
	{ settings, database, pageCache, ai, limits, socketsHere, redisIsReady }: WatchedSite,
) {
	const gauge = (name: string, help: string, read: () => number) =>
		metrics.watch(name, help, () => [{ value: read() }]);
	gauge("page_cache_hits_total", "Requests answered with a cached page", () => pageCache.counts().hits);
	gauge("page_cache_misses_total", "Requests for public pages that were not cached", () => pageCache.counts().misses);
	gauge("page_renders_total", "Renderings; concurrent misses of a page share one", () => pageCache.counts().renders);
	gauge("page_cache_pages", "Pages in the cache", () => pageCache.counts().pages);
	gauge("page_cache_bytes", "Bytes of the pages in the cache", () => pageCache.counts().bytes);
	gauge("live_sockets", "Web sockets open at this process", socketsHere);
	if (redisIsReady) gauge("redis_up", "1 while Redis is connected", () => Number(redisIsReady()));
	if (ai)
		metrics.watch(
			"breaker_open",
			"1 while the circuit breaker of a service is open, after five failures in a row",
			() => [{ labels: { service: "ai" }, value: Number(ai.isResting()) }],
			["service"],
		);
	metrics.watch(
		"site_limit_used",
		"Actions in this hour that count for the limits of the whole site",
		async () => (await readSiteLimits(limits)).map(({ name, used }) => ({ labels: { limit: name }, value: used })),
		["limit"],
	);
	metrics.watch(
		"database_connections",
		"Connections of the pool by state, and requests that wait for one",
		() => {
			const { totalCount, idleCount, waitingCount } = database.pool;
			return Object.entries({ busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }).map(
				([state, value]) => ({ labels: { state }, value }),
			);
		},
		["state"],
	);
	// the queue belongs to all processes, so the workers report it
	if (settings.ROLE !== "web")
		metrics.watch(
			"jobs",
			"Jobs of the whole site by queue and state; done and failed ones for as long as the queue keeps them",
			async () =>
				(await readQueues(database.db)).flatMap(({ name, last_done_at, ...states }) =>
					Object.entries(states).map(([state, value]) => ({ labels: { queue: name, state }, value })),
				),
			["queue", "state"],
		);
}

export const countedOutside =
	(outside: OutsideFetch, { call }: Metrics): OutsideFetch =>
	(url, request) =>
		call(
			"web",
			(error) => (error instanceof OutsideError ? error.failure : "failed"),
			() => outside(url, request),
		);

export const countedMailer = (mailer: Mailer, { call }: Metrics): Mailer => ({
	...mailer,
	send: (mail) =>
		call(
			"mail",
			() => "failed",
			() => mailer.send(mail),
		),
});

/** Serves GET /metrics to requests with METRICS_TOKEN; without that setting it is a 404. */
export function metricsRoute(metrics: Metrics, token: string | undefined): Hono {
	const route = new Hono();
	route.get("/metrics", async (c) => {
		if (token === undefined) throw notFound("The page does not exist.");
		if (!hasToken(c.req.header("authorization"), token)) throw unauthorized("Show the token of the metrics.");
		return c.body(await metrics.text(), 200, { "content-type": metrics.contentType, "cache-control": "no-store" });
	});
	return route;
}
