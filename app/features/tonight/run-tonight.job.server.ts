import { scheduledJob } from "../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../page-context.ts";
import { emitRelive } from "../groups/live.server.ts";
import { sendPushJob } from "../push/send-push.job.server.ts";
import { startTonight } from "./tonight.server.ts";

/** Starts the match of the day at its hour. Runs each minute. */
export const runTonightJob = scheduledJob({
	name: "run-match-of-the-day",
	cron: "* * * * *",
	retry: { limit: 3, delay_seconds: 5 },
	async run({ db, record, tonightHour: hour, live, logger, purge, enqueue }: JobSite & { tonightHour: string | null }) {
		const started = await startTonight({ db, record, hour });
		if (!started) return;
		await emitRelive(db, live, started);
		purge(["relives"]);
		await enqueue(undefined, sendPushJob, {}, { singletonKey: "match of the day" });
		logger.info({ match_id: started.row.match_id }, "the match of the day has begun");
	},
});
