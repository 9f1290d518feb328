import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import type { Logger } from "../../../../platform/logging.ts";
import { forgetGone } from "./gone-fans.server.ts";

/** Deletes expired data of deleted accounts every night. */
export const forgetGoneJob = defineJob({
	name: "forget-gone-fans",
	payload: z.object({}),
	retry: { limit: 2, delay_seconds: 60 },
	schedule: { cron: "25 4 * * *", tz: "Asia/Kolkata" },
	async run(_payload, { db, logger }: { db: Db; logger: Logger }) {
		logger.info({ rows: await forgetGone(db) }, "what was kept of deleted accounts and holds no longer was forgotten");
	},
});
