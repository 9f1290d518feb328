import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import type { Logger } from "../../../../platform/logging.ts";
import { forgetDevices } from "./arrivals.server.ts";
import { forgetClicks } from "./clicks.server.ts";

/** Deletes the visitors of past days, and unused devices, every night. */
export const forgetClicksJob = defineJob({
	name: "forget-share-clicks",
	payload: z.object({}),
	retry: { limit: 2, delay_seconds: 60 },
	schedule: { cron: "45 4 * * *", tz: "Asia/Kolkata" },
	async run(_payload, { db, logger }: { db: Db; logger: Logger }) {
		logger.info({ clicks: await forgetClicks(db), devices: await forgetDevices(db) }, "old clicks were forgotten");
	},
});
