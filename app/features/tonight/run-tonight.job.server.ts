import { scheduledJob } from "../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../page-context.ts";
import { emitRelive } from "../groups/live.server.ts";
import { sendPushJob } from "../push/send-push.job.server.ts";
import { secondsToStart, startTonight } from "./tonight.server.ts";

/**
 * Starts the match of the day at its hour. Runs each minute; the run in the minute before the hour queues one at the
 * hour, because the clock of the schedule may be some seconds late.
 */
export const runTonightJob = scheduledJob({
	name: "run-match-of-the-day",
	cron: "* * * * *",
	retry: { limit: 3, delay_seconds: 5 },
	async run({ db, record, tonightHour: hour, live, logger, purge, enqueue }: JobSite & { tonightHour: string | null }) {
		const started = await startTonight({ db, record, hour });
		const delay_seconds = await secondsToStart(db, hour);
		if (delay_seconds !== null)
			await enqueue(undefined, runTonightJob, {}, { singletonKey: "at the hour", delay_seconds });
		if (!started) return;
		await emitRelive(db, live, started);
		purge(["relives"]);
		await enqueue(undefined, sendPushJob, {}, { singletonKey: "match of the day" });
		logger.info({ match_id: started.row.match_id }, "the match of the day has begun");
	},
});
