import { scheduledJob } from "../../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../../page-context.ts";
import { emitRelive } from "../live.server.ts";
import { settleDueGuesses } from "./guesses.server.ts";
import { endOverdueRelives } from "./relives.server.ts";
import { timelinesOf } from "./timeline.server.ts";

/** Settles guesses and ends finished relives each minute, because fans may have left before the end. */
export const runRelivesJob = scheduledJob({
	name: "run-relives",
	cron: "* * * * *",
	retry: { limit: 3, delay_seconds: 5 },
	async run({ db, record, live, purge }: JobSite) {
		const timelines = timelinesOf(record);
		await settleDueGuesses({ db, timelines });
		const ended = await endOverdueRelives({ db, timelines });
		for (const state of ended) await emitRelive(db, live, state);
		if (ended.length > 0) purge(["relives"]);
	},
});
