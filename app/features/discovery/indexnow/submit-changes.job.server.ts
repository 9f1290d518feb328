import { scheduledJob } from "../../../../platform/jobs/jobs.ts";
import type { JobSite } from "../../../page-context.ts";
import { tellChanges } from "./changes.server.ts";
import type { IndexNow } from "./service.server.ts";
import { giveUpStale } from "./submissions.server.ts";
import { submitUrlsJob } from "./submit-urls.job.server.ts";

/** Every hour: fails submissions whose job is lost and, when submitting is on, queues new and changed pages. */
export const submitChangesJob = scheduledJob({
	name: "tell-changes",
	cron: "23 * * * *",
	retry: { limit: 1, delay_seconds: 60 },
	async run({ db, record, indexNow, enqueue, logger }: JobSite & { indexNow: IndexNow }) {
		const given_up = await giveUpStale(db, indexNow.origin);
		if (given_up > 0) logger.warn({ given_up }, "submissions to the indexing service were never sent to their end");
		if (!indexNow.enabled) return;
		const submitted = await tellChanges(db, record, {
			origin: indexNow.origin,
			send: (tx, batch_id) => enqueue(tx, submitUrlsJob, { batch_id }),
		});
		logger.info({ submitted }, "changed pages were submitted to the indexing service");
	},
});
