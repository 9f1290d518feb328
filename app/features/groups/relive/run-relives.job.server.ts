import { scheduledJob } from "../../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../../page-context.ts";
import { settleDue } from "./guesses.server.ts";
import { tellRelive } from "./news.server.ts";
import { endOverdue } from "./relives.server.ts";
import { timelinesOf } from "./timeline.server.ts";

/** Settles the guesses whose fans are away, and ends what is over, each minute. */
export const runRelivesJob = scheduledJob({
	name: "run-relives",
	cron: "* * * * *",
	retry: { limit: 3, delay_seconds: 5 },
	async run({ db, record, live, purge }: JobSite) {
		const timelines = timelinesOf(record);
		await settleDue({ db, timelines });
		const ended = await endOverdue({ db, timelines });
		for (const one of ended) await tellRelive({ db, timelines, live }, one);
		if (ended.length > 0) purge(["relives"]);
	},
});
