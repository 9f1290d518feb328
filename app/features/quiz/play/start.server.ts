import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { quizAnswers, quizRuns } from "../../../../db/schema/quiz-runs.ts";
import type { Db, Tx } from "../../../../platform/database/database.ts";
import { readToday } from "../../../../platform/database/day.ts";
import { conflict, notFound } from "../../../../platform/http/problem.ts";
import { INLINE_QUESTIONS, quizTexts, type StartInput } from "../play-rules.ts";
import { findCategory } from "../questions.server.ts";
import type { RunAndTurn } from "../quiz.ts";
import { pointsOf, questionsOfDay } from "./daily.server.ts";
import { claimVisitorRuns, type Player, runsOf } from "./player.server.ts";
import { lockRun, openRun, type RunRow, takeTurn } from "./runs.server.ts";

/**
 * Returns the player's open quiz of this kind and category, or starts one, with the requested or the first unanswered
 * question. A player has one daily quiz per day. Throws 404 for an unknown category, and if there are no questions.
 */
export async function startRun(db: Db, player: Player, input: StartInput): Promise<RunAndTurn> {
	const category = input.kind === "daily" ? null : await findCategory(db, input.category);
	if (input.kind !== "daily" && !category) throw notFound(quizTexts.notFound);
	return db.transaction(async (tx) => {
		await claimVisitorRuns(tx, player);
		if (input.kind === "daily") return takeTurn(tx, await dailyRun(tx, player), undefined);
		const place = { kind: input.kind, category_id: category?.id ?? "" };
		const run = (await openRun(tx, player, place)) ?? (await newRun(tx, player, place));
		return takeTurn(tx, await withQuestion(tx, run, input.question), input.question);
	});
}

/**
 * Abandons an open run and starts the same quiz again: an inline one with the same questions, a category's with all its
 * current ones. A repeated request returns the same new run. Throws 404 for another player's run, 409 for a daily quiz.
 */
export async function restartRun(db: Db, player: Player | null, id: string): Promise<RunAndTurn> {
	return db.transaction(async (tx) => {
		const run = await lockRun(tx, player, id);
		if (!player || run.kind === "daily" || !run.category_id) throw conflict(quizTexts.dailyOnce);
		if (!run.finished_at && !run.abandoned_at)
			await tx.update(quizRuns).set({ abandoned_at: sql`now()` }).where(eq(quizRuns.id, run.id));
		const place = { kind: run.kind, category_id: run.category_id };
		const previous_ids = run.kind === "inline" ? await stillShown(tx, run.question_ids) : undefined;
		return takeTurn(
			tx,
			(await openRun(tx, player, place)) ?? (await newRun(tx, player, place, previous_ids)),
			undefined,
		);
	});
}

type Place = { kind: "inline" | "category"; category_id: string };

async function newRun(tx: Tx, player: Player, place: Place, previous_ids?: string[]): Promise<RunRow> {
	const question_ids = previous_ids?.length ? previous_ids : await chooseQuestions(tx, player, place);
	return (await insertRun(tx, player, place, question_ids)) ?? ((await openRun(tx, player, place)) as RunRow);
}

/** Stores a new run. Undefined if a concurrent request has started it. Throws 404 without questions. */
async function insertRun(
	tx: Tx,
	player: Player,
	run: Place | { kind: "daily"; day: string },
	question_ids: string[],
): Promise<RunRow | undefined> {
	if (question_ids.length === 0) throw notFound(quizTexts.noQuestions);
	const owner = player.fan_id === null ? { visitor: player.visitor } : { fan_id: player.fan_id };
	const [started] = await tx
		.insert(quizRuns)
		.values({ ...owner, ...run, question_ids, total_points: await pointsOf(tx, question_ids) })
		.onConflictDoNothing()
		.returning();
	return started;
}

/** Returns all questions of a category, oldest first; for an inline quiz ten at random, unanswered ones first. */
async function chooseQuestions(tx: Tx, player: Player, { kind, category_id }: Place): Promise<string[]> {
	const answered = sql`${quizQuestions.id} in (
		select ${quizAnswers.question_id} from ${quizAnswers} join ${quizRuns} on ${quizRuns.id} = ${quizAnswers.run_id}
		where ${runsOf(player)} and ${quizAnswers.answered_at} is not null)`;
	const inCategory = tx
		.select({ id: quizQuestions.id })
		.from(quizQuestions)
		.where(and(eq(quizQuestions.category_id, category_id), isNull(quizQuestions.hidden_at)))
		.$dynamic();
	const rows =
		kind === "category"
			? await inCategory.orderBy(asc(quizQuestions.created_at), asc(quizQuestions.number))
			: await inCategory.orderBy(answered, sql`random()`).limit(INLINE_QUESTIONS);
	return rows.map(({ id }) => id);
}

async function stillShown(tx: Tx, question_ids: string[]): Promise<string[]> {
	const rows = await tx
		.select({ id: quizQuestions.id })
		.from(quizQuestions)
		.where(and(inArray(quizQuestions.id, question_ids), isNull(quizQuestions.hidden_at)));
	const shown = new Set(rows.map(({ id }) => id));
	return question_ids.filter((id) => shown.has(id));
}

/** Appends a question that was added to the category after the run started. */
async function withQuestion(tx: Tx, run: RunRow, question_id: string | undefined): Promise<RunRow> {
	if (run.kind !== "category" || !question_id || run.question_ids.includes(question_id)) return run;
	const [added] = await tx
		.select({ points: quizQuestions.points })
		.from(quizQuestions)
		.where(
			and(
				eq(quizQuestions.id, question_id),
				eq(quizQuestions.category_id, run.category_id ?? ""),
				isNull(quizQuestions.hidden_at),
			),
		);
	if (!added) return run;
	const [extended] = await tx
		.update(quizRuns)
		.set({ question_ids: [...run.question_ids, question_id], total_points: run.total_points + added.points })
		.where(eq(quizRuns.id, run.id))
		.returning();
	return extended ?? run;
}

async function dailyRun(tx: Tx, player: Player): Promise<RunRow> {
	const day = await readToday(tx);
	const find = () =>
		tx
			.select()
			.from(quizRuns)
			.where(and(runsOf(player), eq(quizRuns.kind, "daily"), eq(quizRuns.day, day)))
			.for("update")
			.then(([run]) => run);
	const started = await find();
	if (started) return started;
	const question_ids = await questionsOfDay(tx, day);
	const run = (await insertRun(tx, player, { kind: "daily", day }, question_ids)) ?? ((await find()) as RunRow);
	await showFirst(tx, run);
	return run;
}

/** Marks the day's first question as shown at midnight, because the home page shows it from then on. */
async function showFirst(tx: Tx, { id: run_id, question_ids: [question_id = ""], day }: RunRow): Promise<void> {
	const shown_at = sql`${day}::timestamp at time zone 'Asia/Kolkata'`;
	await tx.insert(quizAnswers).values({ run_id, question_id, position: 0, shown_at }).onConflictDoNothing();
}
