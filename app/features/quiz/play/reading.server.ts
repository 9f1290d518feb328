import { and, eq, type SQL, sql } from "drizzle-orm";
import { quizAnswers, quizRuns } from "../../../../db/schema/quiz-runs.ts";
import type { Tx } from "../../../../platform/database/database.ts";
import { LONGEST_READING_SECONDS } from "../play-rules.ts";
import type { RunRow } from "./runs.server.ts";

/**
 * The time a player had to read a question, in milliseconds: since it was shown, or since the player's last answer in any quiz,
 * whichever is later. So reading times add up, and opening many questions at once gains nothing. Locks one answer of a player
 * at a time: the next one waits here until the transaction ends.
 */
export async function readingTime(tx: Tx, run: RunRow, question_id: string): Promise<number> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`quiz answers of ${run.fan_id ?? run.visitor}`}))`);
	const [timed] = await tx
		.select({
			ms: sql<number>`(extract(epoch from
				now() - greatest(${quizAnswers.shown_at}, (${lastAnswer(run)}))) * 1000)::float8`,
		})
		.from(quizAnswers)
		.where(and(eq(quizAnswers.run_id, run.id), eq(quizAnswers.question_id, question_id)));
	return timed?.ms ?? 0;
}

/** When the player of a run last answered. Quizzes that ended before the longest reading began are left out: they decide nothing. */
function lastAnswer(run: RunRow): SQL {
	const theirs = run.fan_id ? sql`r.fan_id = ${run.fan_id}` : sql`r.visitor = ${run.visitor}`;
	return sql`select max(a.answered_at) from ${quizRuns} r join ${quizAnswers} a on a.run_id = r.id
		where ${theirs} and coalesce(r.finished_at, r.abandoned_at, now()) > now() - ${LONGEST_READING_SECONDS} * interval '1 second'`;
}
