import { scheduledJob } from "../../../platform/jobs/jobs.ts";
import type { SourceChain } from "./source-chain.server.ts";

export const fetchNewsJob = scheduledJob({
	name: "fetch-news",
	cron: "*/10 * * * *",
	// the next run comes in ten minutes
	retry: { limit: 0, delay_seconds: 1 },
	run: ({ news }: { news: SourceChain }) => news.fetchNews(),
});
