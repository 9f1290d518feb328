import { eq } from "drizzle-orm";
import { quizRuns } from "../../../../db/schema/quiz-runs.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { isUuid } from "../../../lib/uuid.ts";
import type { LockedAnswer, RunAndVerdict } from "../quiz.ts";
import { confirmAnswer } from "./answers.server.ts";
import type { Player } from "./player.server.ts";
import { lockRun, readVerdict, takeTurn, upcoming } from "./runs.server.ts";
import { startRun } from "./start.server.ts";

type PlainAnswer = { category: string; question_id: string; chosen: number };

/**
 * Locks an answer from a form without scripts and shows the next question of the category's quiz. Starts the quiz if
 * needed; then this answer earns nothing, because no run has shown the question. Returns the run's id.
 */
export async function answerFromForm(db: Db, player: Player, answer: PlainAnswer): Promise<string> {
	const { category, question_id, chosen } = answer;
	const { run } = await startRun(db, player, { kind: "category", category, question: question_id });
	const { next } = await confirmAnswer(db, player, run.id, { question_id, chosen });
	if (next) await db.transaction(async (tx) => takeTurn(tx, await lockRun(tx, player, run.id), next.question_id));
	return run.id;
}

/** Locks an answer to a question of today's quiz, and starts the quiz if needed. Throws like `confirmAnswer`. */
export async function answerToday(
	db: Db,
	player: Player,
	answer: Omit<PlainAnswer, "category">,
): Promise<RunAndVerdict> {
	const { run } = await startRun(db, player, { kind: "daily" });
	return confirmAnswer(db, player, run.id, answer);
}

/**
 * Returns the verdict on a question of a run, without asking who the player is: only the player knows the run's id. Null
 * before the answer, and for an unknown run.
 */
export async function lockedAnswer(db: Db, run_id: string, question_id: string): Promise<LockedAnswer | null> {
	if (!isUuid(run_id)) return null;
	const [run] = await db.select().from(quizRuns).where(eq(quizRuns.id, run_id));
	const verdict = run ? await readVerdict(db, run, question_id) : null;
	if (!run || !verdict) return null;
	const [next] = await upcoming(db, run, run.question_ids.indexOf(question_id));
	return { verdict, next: next?.slug ?? null, score: run.score };
}
