import { and, asc, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { quizCategories, quizQuestions } from "../../../../db/schema/quiz.ts";
import { quizAnswers, quizRuns } from "../../../../db/schema/quiz-runs.ts";
import type { Queryable, Tx } from "../../../../platform/database/database.ts";
import { conflict, notFound } from "../../../../platform/http/problem.ts";
import { quizTexts } from "../play-rules.ts";
import { readQuestion } from "../questions.server.ts";
import type { Mark, Next, Run, RunAndTurn, Turn, Verdict } from "../quiz.ts";
import { claimVisitorRuns, forPlayer, type Player, runsOf } from "./player.server.ts";

export type RunRow = typeof quizRuns.$inferSelect;

/**
 * Returns a player's run and locks it until the transaction ends. A fan also gets runs that the same browser started
 * before signing in. Throws 404 for any other run.
 */
export async function lockRun(tx: Tx, player: Player | null, id: string): Promise<RunRow> {
	if (!player) throw notFound(quizTexts.noRun);
	const find = () =>
		tx
			.select()
			.from(quizRuns)
			.where(and(eq(quizRuns.id, id), runsOf(player)))
			.for("update")
			.then(([run]) => run);
	const own = await find();
	if (own) return own;
	await claimVisitorRuns(tx, player);
	const claimed = await find();
	if (!claimed) throw notFound(quizTexts.noRun);
	return claimed;
}

/** Returns a run as the API sends it. */
async function describeRun(db: Queryable, run: RunRow): Promise<Run> {
	const marks: Mark[] = await db
		.select({
			position: quizAnswers.position,
			question_id: quizAnswers.question_id,
			correct: sql<boolean>`${quizAnswers.correct}`,
			points: quizAnswers.points,
			too_fast: quizAnswers.too_fast,
		})
		.from(quizAnswers)
		.where(and(eq(quizAnswers.run_id, run.id), isNotNull(quizAnswers.answered_at)))
		.orderBy(asc(quizAnswers.position));
	return {
		id: run.id,
		kind: run.kind,
		category: run.category_id ? await categoryOf(db, run.category_id) : null,
		day: run.day,
		count: run.question_ids.length,
		score: run.score,
		total_points: run.total_points,
		finished: run.finished_at !== null,
		marks,
	};
}

async function categoryOf(db: Queryable, id: string): Promise<Run["category"]> {
	const [row] = await db
		.select({
			name: quizCategories.name,
			slug: sql<string>`coalesce(${quizCategories.slug}, ${quizCategories.id}::text)`,
		})
		.from(quizCategories)
		.where(eq(quizCategories.id, id));
	return row ?? null;
}

/**
 * Returns up to two unanswered questions of a run: first those after `position`, then from the start. Skips hidden ones,
 * except in the daily quiz, which stays the same for everybody.
 */
export async function upcoming(db: Queryable, run: RunRow, position: number): Promise<(Next & { position: number })[]> {
	const { rows } = await db.execute<Next & { position: number }>(sql`
		select q.id as question_id, coalesce(q.slug, q.id::text) as slug, (asked.place - 1)::int as position
		from quiz_runs r
		cross join lateral unnest(r.question_ids) with ordinality as asked(id, place)
		join quiz_questions q on q.id = asked.id
		left join quiz_answers a on a.run_id = r.id and a.question_id = q.id
		where r.id = ${run.id} and a.answered_at is null and (q.hidden_at is null or r.kind = 'daily')
		order by asked.place - 1 <= ${position}::int, asked.place
		limit 2`);
	return rows;
}

/**
 * Returns a question of a run, and stores when it was first shown. `question_id`: if missing or not in the run, the
 * first unanswered question. An answered question has its verdict. A finished run shows answered questions only, else
 * no `turn`. Throws 409 for a restarted run.
 */
export async function takeTurn(tx: Tx, run: RunRow, question_id: string | undefined): Promise<RunAndTurn> {
	if (run.abandoned_at) throw conflict(quizTexts.startedAgain);
	const requested = question_id && run.question_ids.includes(question_id) ? question_id : undefined;
	const open = await upcoming(tx, run, -1);
	// its last questions may be hidden by now
	if (open.length === 0 && !run.finished_at) return takeTurn(tx, await finish(tx, run), question_id);
	const id = requested ?? open[0]?.question_id;
	const question = id && (run.finished_at === null || requested) ? await readQuestion(tx, id) : null;
	if (!question) return { run: await describeRun(tx, run), turn: null };
	const position = run.question_ids.indexOf(question.id);
	const shown =
		run.finished_at === null &&
		(await tx
			.insert(quizAnswers)
			.values({ run_id: run.id, question_id: question.id, position })
			.onConflictDoNothing()
			.returning({ position: quizAnswers.position }));
	// a question shown for the first time has no answer
	const verdict = shown && shown.length > 0 ? null : await readVerdict(tx, run, question.id);
	// unanswered, because the run skipped it while it was hidden
	if (run.finished_at !== null && !verdict) return { run: await describeRun(tx, run), turn: null };
	const last = !open.some((next) => next.question_id !== question.id);
	const turn: Turn = { position, question, last, verdict };
	return { run: await describeRun(tx, run), turn };
}

/** Returns the verdict on a question, as its player may see it. Null before the answer. */
export async function readVerdict(db: Queryable, run: RunRow, question_id: string): Promise<Verdict | null> {
	const [row] = await db
		.select({
			question_id: quizAnswers.question_id,
			chosen: sql<number>`${quizAnswers.chosen}`,
			correct: sql<boolean>`${quizAnswers.correct}`,
			right: quizQuestions.correct_answer,
			explanation: quizQuestions.explanation,
			points: quizAnswers.points,
			too_fast: quizAnswers.too_fast,
		})
		.from(quizAnswers)
		.innerJoin(quizQuestions, eq(quizQuestions.id, quizAnswers.question_id))
		.where(
			and(eq(quizAnswers.run_id, run.id), eq(quizAnswers.question_id, question_id), isNotNull(quizAnswers.answered_at)),
		);
	return row ? forPlayer(row, { kind: run.kind, finished: run.finished_at !== null }, run) : null;
}

/** Returns and locks the player's open run of a kind and category. Undefined if there is none. */
export async function openRun(
	tx: Tx,
	player: Player,
	{ kind, category_id }: { kind: "inline" | "category"; category_id: string },
): Promise<RunRow | undefined> {
	const [run] = await tx
		.select()
		.from(quizRuns)
		.where(
			and(
				runsOf(player),
				eq(quizRuns.kind, kind),
				eq(quizRuns.category_id, category_id),
				isNull(quizRuns.finished_at),
				isNull(quizRuns.abandoned_at),
				ne(quizRuns.kind, "daily"),
			),
		)
		.for("update");
	return run;
}

/** Finishes a run without open questions. Its total becomes the points of the answered ones. */
async function finish(tx: Tx, run: RunRow): Promise<RunRow> {
	const [finished] = await tx
		.update(quizRuns)
		.set({
			finished_at: sql`coalesce(${quizRuns.finished_at}, now())`,
			total_points: sql`(select coalesce(sum(q.points), 0) from quiz_answers a join quiz_questions q on q.id = a.question_id
				where a.run_id = ${run.id} and a.answered_at is not null)`,
		})
		.where(eq(quizRuns.id, run.id))
		.returning();
	return finished ?? run;
}
