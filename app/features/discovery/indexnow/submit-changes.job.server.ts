import type { Db } from "../../../../platform/database/database.ts";
import { type Enqueue, scheduledJob } from "../../../../platform/jobs/jobs.ts";
import type { Logger } from "../../../../platform/logging.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { tellChanges } from "./changes.server.ts";
import type { IndexNow } from "./service.server.ts";
import { giveUpStale } from "./submissions.server.ts";
import { submitUrlsJob } from "./submit-urls.job.server.ts";

type TellContext = { db: Db; record: MatchRecord; indexNow: IndexNow; enqueue: Enqueue; logger: Logger };

/** Every hour: fails submissions whose job is lost and, when submitting is on, queues new and changed pages. */
export const submitChangesJob = scheduledJob({
	name: "tell-changes",
	cron: "23 * * * *",
	retry: { limit: 1, delay_seconds: 60 },
	async run({ db, record, indexNow, enqueue, logger }: TellContext) {
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
