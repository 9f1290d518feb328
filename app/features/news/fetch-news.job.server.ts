import { scheduledJob } from "../../../platform/jobs/jobs.ts";
import type { SourceChain } from "./source-chain.server.ts";

/** Fetches the news, every ten minutes. */
export const fetchNewsJob = scheduledJob({
	name: "fetch-news",
	cron: "*/10 * * * *",
	// the next run is the retry
	retry: { limit: 0, delay_seconds: 1 },
	run: ({ news }: { news: SourceChain }) => news.fetchNews(),
});
