import { z } from "zod";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import type { Logger } from "../../../../platform/logging.ts";
import { forgetSessions } from "./sessions.server.ts";

/** Deletes expired sessions, every night. */
export const forgetSessionsJob = defineJob({
	name: "forget-sessions",
	payload: z.object({}),
	retry: { limit: 2, delay_seconds: 60 },
	schedule: { cron: "20 4 * * *", tz: "Asia/Kolkata" },
	async run(_payload, { db, logger }: { db: Db; logger: Logger }) {
		logger.info({ sessions: await forgetSessions(db) }, "expired sessions were deleted");
	},
});
