import { askFeeds } from "../app/features/matches/live/feeds.server.ts";
import { startLoop } from "./loop.ts";
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
	if (sources.length === 0) return async () => {};
	return startLoop(async () => {
		await askFeeds(services, sources, seconds).catch((error: unknown) =>
			logger.error({ err: error }, "the match feeds could not be looked at"),
		);
		// each feed is due by the database's clock, so an early round does no harm
		return seconds * 1000;
	});
}
