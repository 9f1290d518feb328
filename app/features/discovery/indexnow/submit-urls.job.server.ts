import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import type { IndexNow } from "./service.server.ts";
import { FIRST_RETRY_SECONDS, MOST_TRIES, sendBatch } from "./submissions.server.ts";

/** Sends a batch to the IndexNow service. If that is busy or away, retries after about 1, 2, 4 and 8 minutes. */
export const submitUrlsJob = defineJob({
	name: "submit-urls",
	payload: z.object({ batch_id: z.uuid() }),
	retry: { limit: MOST_TRIES - 1, delay_seconds: FIRST_RETRY_SECONDS },
	run: ({ batch_id }, { db, indexNow }: { db: Db; indexNow: IndexNow }) => sendBatch(db, indexNow, batch_id),
});
