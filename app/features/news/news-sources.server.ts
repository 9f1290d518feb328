import type { Db } from "../../../platform/database/database.ts";
import type { Settings } from "../../../platform/env.ts";
import type { RateLimits } from "../../../platform/limits/rate-limits.ts";
import { limitKeysOf } from "../../../platform/limits/visitor.ts";
import type { Logger } from "../../../platform/logging.ts";
import { createOutsideFetch, type OutsideFetch } from "../../../platform/outside/outside-fetch.ts";
import { createNewsPictures } from "./pictures/pictures.server.ts";
import { VISITOR_QUOTA } from "./search/quota.server.ts";
import { createSearch } from "./search/serper.server.ts";
import { createSourceChain } from "./source-chain.server.ts";
import { feedsOf } from "./sources/feeds.server.ts";

type NewsSourcesParts = {
	db: Db;
	settings: Pick<Settings, "SERPER_API_KEY" | "SERPER_BASE_URL" | "NEWS_FEEDS">;
	outside: OutsideFetch;
	/** allows private addresses, because the owner sets the search provider's address */
	askSearch?: OutsideFetch | undefined;
	limits: RateLimits;
	purge: (tags: string[]) => void;
	logger: Logger;
};

export type NewsSources = ReturnType<typeof createNewsSources>;

/** Creates the search client, the chain of sources and the pictures. The job and the entries share them. */
export function createNewsSources({
	db,
	settings,
	outside,
	askSearch = createOutsideFetch({ isAllowedAddress: () => true }),
	limits,
	purge,
	logger,
}: NewsSourcesParts) {
	const search = createSearch({
		db,
		key: settings.SERPER_API_KEY,
		base_url: settings.SERPER_BASE_URL,
		askSearch,
		takeShare: async (visitor) => (await limits.tryReserveAll(...limitKeysOf(VISITOR_QUOTA, visitor))) !== null,
	});
	const feeds = feedsOf(settings.NEWS_FEEDS);
	return {
		search,
		chain: createSourceChain({ db, search, feeds, fetchOutside: outside, purge, logger }),
		pictures: createNewsPictures(outside),
	};
}
