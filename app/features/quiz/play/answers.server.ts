import { and, eq, sql } from "drizzle-orm";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { quizAnswers, quizRuns } from "../../../../db/schema/quiz-runs.ts";
import type { Db, Tx } from "../../../../platform/database/database.ts";
import { badRequest, conflict, notFound } from "../../../../platform/problem.ts";
import { friendActed } from "../../sharing/conversions.server.ts";
import { quizTexts, readOptions, shortestReading } from "../play-rules.ts";
import type { RunAndVerdict, Verdict } from "../quiz.ts";
import { awardQuizPoints } from "./award.server.ts";
import type { Player } from "./player.server.ts";
import { readingTime } from "./reading.server.ts";
import { describeRun, finish, lockRun, type RunRow, readRun, readVerdict, upcoming } from "./runs.server.ts";

/**
 * Locks a player's answer (`chosen`: index of the option), checks and scores it, and says what was right. The first one
 * counts: sent again, at once or later, with the same option or another, it gets the same verdict and no second score.
 * With the last question the run is finished. Throws 404 for somebody else's run and for a question that is not in it,
 * 400 for an option that the question does not have.
 */
export async function confirmAnswer(
	db: Db,
	player: Player | null,
	run_id: string,
	{ question_id, chosen }: { question_id: string; chosen: number },
): Promise<RunAndVerdict> {
	return db.transaction(async (tx) => {
		const run = await lockRun(tx, player, run_id);
		const position = run.question_ids.indexOf(question_id);
		if (position < 0) throw notFound(quizTexts.notInRun);
		const verdict =
			(await readVerdict(tx, run.id, question_id)) ??
			(await lockAnswer(tx, player, run, { question_id, position, chosen }));
		const [next] = await upcoming(tx, run, position);
		const scored = next ? await readRun(tx, run) : await finish(tx, run);
		return {
			run: await describeRun(tx, scored),
			verdict,
			next: next ? { question_id: next.question_id, slug: next.slug } : null,
		};
	});
}

type Answer = { question_id: string; position: number; chosen: number };

async function lockAnswer(
	tx: Tx,
	player: Player | null,
	run: RunRow,
	{ question_id, position, chosen }: Answer,
): Promise<Verdict> {
	if (run.abandoned_at) throw conflict(quizTexts.startedAnew);
	if (run.finished_at) throw notFound(quizTexts.notInRun);
	const [key] = await tx.select().from(quizQuestions).where(eq(quizQuestions.id, question_id));
	const options = readOptions(key?.options);
	if (!key || chosen >= options.length) throw badRequest("chosen", quizTexts.noOption);
	// an answer to a question that was never shown came in no time at all
	await tx.insert(quizAnswers).values({ run_id: run.id, question_id, position }).onConflictDoNothing();
	const answer = and(eq(quizAnswers.run_id, run.id), eq(quizAnswers.question_id, question_id));
	const correct = chosen === key.correct_answer;
	const too_fast = (await readingTime(tx, run, question_id)) < shortestReading({ question: key.question, options });
	const points = correct && !too_fast ? key.points : 0;
	await tx.update(quizAnswers).set({ answered_at: sql`now()`, chosen, correct, points, too_fast }).where(answer);
	await tx
		.update(quizRuns)
		.set({ score: sql`${quizRuns.score} + ${points}` })
		.where(eq(quizRuns.id, run.id));
	if (player?.fan_id) {
		await awardQuizPoints(tx, player, { run_id: run.id, question_id, points });
		if (!too_fast) await friendActed(tx, player.fan_id, "quiz");
	}
	return { question_id, chosen, correct, right: key.correct_answer, explanation: key.explanation, points, too_fast };
}
