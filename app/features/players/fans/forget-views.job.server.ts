import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import type { Logger } from "../../../../platform/logging.ts";
import { forgetViews } from "./popularity.server.ts";

/** Forgets, every night, who looked at which player on the days before. */
export const forgetViewsJob = defineJob({
	name: "forget-player-views",
	payload: z.object({}),
	retry: { limit: 2, delay_seconds: 60 },
	schedule: { cron: "40 4 * * *", tz: "Asia/Kolkata" },
	async run(_payload, { db, logger }: { db: Db; logger: Logger }) {
		logger.info({ views: await forgetViews(db) }, "views of past days were forgotten");
	},
});
