import { z } from "zod";
import type { Db } from "../../../platform/database/database.ts";
import { defineJob } from "../../../platform/jobs/jobs.ts";
import type { Logger } from "../../../platform/logging.ts";
import { forgetUnconfirmed } from "./subscriptions.server.ts";

/** Deletes unconfirmed addresses every night. */
export const forgetRequestsJob = defineJob({
	name: "forget-newsletter-requests",
	payload: z.object({}),
	retry: { limit: 2, delay_seconds: 60 },
	schedule: { cron: "15 4 * * *", tz: "Asia/Kolkata" },
	async run(_payload, { db, logger }: { db: Db; logger: Logger }) {
		logger.info({ addresses: await forgetUnconfirmed(db) }, "unconfirmed addresses were erased");
	},
});
