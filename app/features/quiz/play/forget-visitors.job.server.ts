import { and, isNotNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { quizRuns } from "../../../../db/schema/quiz-runs.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import type { Logger } from "../../../../platform/logging.ts";
import { VISITOR_DAYS } from "../play-rules.ts";

/** Deletes visitors' runs older than their cookie's lifetime, every night. */
export const forgetVisitorsJob = defineJob({
	name: "forget-quiz-visitors",
	payload: z.object({}),
	retry: { limit: 2, delay_seconds: 60 },
	schedule: { cron: "50 4 * * *", tz: "Asia/Kolkata" },
	async run(_payload, { db, logger }: { db: Db; logger: Logger }) {
		const old = lt(quizRuns.started_at, sql`now() - ${VISITOR_DAYS} * interval '1 day'`);
		const forgotten = await db
			.delete(quizRuns)
			.where(and(isNotNull(quizRuns.visitor), old))
			.returning({ id: quizRuns.id });
		logger.info({ runs: forgotten.length }, "old quizzes of visitors were forgotten");
	},
});
