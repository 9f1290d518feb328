import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob, type Enqueue } from "../../../../platform/jobs/jobs.ts";
import type { Logger } from "../../../../platform/logging.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { tellChanges } from "./changes.server.ts";
import type { IndexNow } from "./service.server.ts";
import { forgetSubmissions, giveUpStale } from "./submissions.server.ts";
import { submitUrlsJob } from "./submit-urls.job.server.ts";

type TellContext = { db: Db; record: MatchRecord; indexNow: IndexNow; enqueue: Enqueue; logger: Logger };

/** Every hour: forgets old submissions, gives up those whose job is lost, and where submitting is on hands in the pages that are new or have changed. */
export const tellChangesJob = defineJob({
	name: "tell-changes",
	payload: z.object({}),
	retry: { limit: 1, delay_seconds: 60 },
	schedule: { cron: "23 * * * *", tz: "Asia/Kolkata" },
	async run(_payload, { db, record, indexNow, enqueue, logger }: TellContext) {
		const forgotten = await forgetSubmissions(db);
		const given_up = await giveUpStale(db, indexNow.origin);
		if (given_up > 0) logger.warn({ given_up }, "submissions to the indexing service were never sent to their end");
		if (!indexNow.enabled) return;
		const told = await tellChanges(db, record, {
			origin: indexNow.origin,
			send: (tx, batch_id) => enqueue(tx, submitUrlsJob, { batch_id }),
		});
		logger.info({ told, forgotten }, "changed pages were handed to the indexing service");
	},
});
