import { and, isNotNull, lt, or, sql } from "drizzle-orm";
import { z } from "zod";
import { quizRuns } from "../../../../db/schema/quiz-runs.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { defineJob } from "../../../../platform/jobs/jobs.ts";
import type { Logger } from "../../../../platform/logging.ts";
import { VISITOR_DAYS } from "../play-rules.ts";

/** Deletes visitors' runs older than their cookie's lifetime, and those without an answer after a day, every night. */
export const forgetVisitorsJob = defineJob({
	name: "forget-quiz-visitors",
	payload: z.object({}),
	retry: { limit: 2, delay_seconds: 60 },
	schedule: { cron: "50 4 * * *", tz: "Asia/Kolkata" },
	async run(_payload, { db, logger }: { db: Db; logger: Logger }) {
		const olderThan = (days: number) => lt(quizRuns.started_at, sql`now() - ${days} * interval '1 day'`);
		const empty = sql`not exists (select from quiz_answers a where a.run_id = ${quizRuns.id} and a.answered_at is not null)`;
		const old = or(olderThan(VISITOR_DAYS), and(olderThan(1), empty));
		const forgotten = await db
			.delete(quizRuns)
			.where(and(isNotNull(quizRuns.visitor), old))
			.returning({ id: quizRuns.id });
		logger.info({ runs: forgotten.length }, "old quizzes of visitors were forgotten");
	},
});
