import { setTimeout as wait } from "node:timers/promises";
import { readFeeds } from "../app/features/matches/live/feeds.server.ts";
import type { Site } from "./site.ts";

type FeedSite = Pick<Site, "settings" | "logger" | "outside"> & {
	database: Pick<Site["database"], "db">;
	pageCache: Pick<Site["pageCache"], "purge">;
	jobContext: Pick<Site["jobContext"], "record">;
};

/** Reads the match feeds (MATCH_FEEDS) in rounds. Returns a function that stops it after the round. */
export function startMatchFeeds({
	settings,
	logger,
	outside,
	database,
	pageCache,
	jobContext,
}: FeedSite): () => Promise<void> {
	const { MATCH_FEEDS: sources, MATCH_FEED_SECONDS: seconds } = settings;
	const services = {
		db: database.db,
		record: jobContext.record,
		purge: pageCache.purge,
		fetchOutside: outside,
		logger,
	};
	const stopping = new AbortController();
	const asking = (async () => {
		while (sources.length > 0 && !stopping.signal.aborted) {
			await readFeeds(services, sources, seconds).catch((error: unknown) =>
				logger.error({ err: error }, "the match feeds could not be read"),
			);
			// `readFeeds` skips feeds that are not due yet by the database's clock
			await wait(seconds * 1000, undefined, { signal: stopping.signal }).catch(() => {});
		}
	})();
	return () => {
		stopping.abort();
		return asking;
	};
}
