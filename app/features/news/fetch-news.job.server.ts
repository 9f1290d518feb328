import { z } from "zod";
import { defineJob } from "../../../platform/jobs/jobs.ts";
import type { SourceChain } from "./chain.server.ts";

/** Fetches the news, every ten minutes. */
export const fetchNewsJob = defineJob({
	name: "fetch-news",
	payload: z.object({}),
	// the next run is the retry
	retry: { limit: 0, delay_seconds: 1 },
	schedule: { cron: "*/10 * * * *", tz: "Asia/Kolkata" },
	run: (_payload, { news }: { news: SourceChain }) => news.fetchNews(),
});
