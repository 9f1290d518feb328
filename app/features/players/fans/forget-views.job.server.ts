import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import type { Logger } from "../../../../platform/logging.ts";
import { forgetViews } from "./popularity.server.ts";

/** Deletes the viewers of past days every night. */
export const forgetViewsJob = defineJob({
	name: "forget-player-views",
	payload: z.object({}),
	retry: { limit: 2, delay_seconds: 60 },
	schedule: { cron: "40 4 * * *", tz: "Asia/Kolkata" },
	async run(_payload, { db, logger }: { db: Db; logger: Logger }) {
		logger.info({ views: await forgetViews(db) }, "views of past days were forgotten");
	},
});
