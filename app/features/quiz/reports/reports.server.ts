import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { z } from "zod";
import { quizCategories, quizQuestions } from "../../../db/schema/quiz.ts";
import { quizAnswers, quizQuestionReports } from "../../../db/schema/quiz-runs.ts";
import type { Db, Queryable, Tx } from "../../../platform/database/database.ts";
import { notFound } from "../../../platform/problem.ts";
import type { Player } from "./play/player.server.ts";
import { lockRun } from "./play/runs.server.ts";
import { hides, quizTexts, type ReportReason, type reportInput, reportWeight } from "./play-rules.ts";
import type { ReportedQuestion } from "./quiz.ts";

const open = isNull(quizQuestionReports.resolution);

/**
 * Keeps what a player says is wrong with a question that one of their runs has shown; said again, it changes nothing. Reports
 * of enough weight (`hides`) keep the question out of new quizzes. Answers whether this one did. Throws 404 for a run that
 * is not the player's and for a question that it has not shown.
 */
export async function reportQuestion(
	db: Db,
	player: Player | null,
	run_id: string,
	{ question_id, reason, note }: z.output<typeof reportInput>,
): Promise<{ hidden: boolean }> {
	return db.transaction(async (tx) => {
		const run = await lockRun(tx, player, run_id);
		const [shown] = await tx
			.select({ id: quizAnswers.question_id })
			.from(quizAnswers)
			.where(and(eq(quizAnswers.run_id, run.id), eq(quizAnswers.question_id, question_id)));
		if (!shown) throw notFound(quizTexts.notShown);
		// two reports at once would each not count the other
		await tx
			.select({ id: quizQuestions.id })
			.from(quizQuestions)
			.where(eq(quizQuestions.id, question_id))
			.for("update");
		await tx
			.insert(quizQuestionReports)
			.values({ question_id, reason, note: note || null, fan_id: run.fan_id, visitor: run.visitor })
			.onConflictDoNothing();
		if (!hides(await weightOf(tx, question_id))) return { hidden: false };
		const hidden = await tx
			.update(quizQuestions)
			.set({ hidden_at: sql`now()` })
			.where(and(eq(quizQuestions.id, question_id), isNull(quizQuestions.hidden_at)))
			.returning({ id: quizQuestions.id });
		return { hidden: hidden.length > 0 };
	});
}

async function weightOf(tx: Tx, question_id: string): Promise<number> {
	const [counted] = await tx
		.select({
			fans: sql<number>`count(${quizQuestionReports.fan_id})::int`,
			visitors: sql<number>`count(${quizQuestionReports.visitor})::int`,
		})
		.from(quizQuestionReports)
		.where(and(eq(quizQuestionReports.question_id, question_id), open));
	return reportWeight(counted ?? { fans: 0, visitors: 0 });
}

/**
 * The questions with open reports, the longest waiting first, `limit` at most. `after`: the `first_reported_at` and id of the
 * last one of an earlier page.
 */
export async function listReportedQuestions(
	db: Queryable,
	{ limit = 20, after }: { limit?: number; after?: Pick<ReportedQuestion, "id" | "first_reported_at"> } = {},
): Promise<ReportedQuestion[]> {
	const first = sql<string>`min(${quizQuestionReports.created_at})`;
	const waiting = db
		.select({ question_id: quizQuestionReports.question_id, first: sql<string>`${first}`.as("first_reported") })
		.from(quizQuestionReports)
		.where(open)
		.groupBy(quizQuestionReports.question_id)
		.as("waiting");
	const since = after && sql`${after.first_reported_at}::timestamptz`;
	const questions = await db
		.select({
			id: quizQuestions.id,
			question: quizQuestions.question,
			slug: quizQuestions.slug,
			category: quizCategories.name,
			category_slug: quizCategories.slug,
			hidden_at: quizQuestions.hidden_at,
			first_reported_at: sql<string>`${waiting.first}::text`,
		})
		.from(waiting)
		.innerJoin(quizQuestions, eq(quizQuestions.id, waiting.question_id))
		.innerJoin(quizCategories, eq(quizCategories.id, quizQuestions.category_id))
		.where(
			after &&
				since &&
				or(gt(waiting.first, since), and(sql`${waiting.first} = ${since}`, gt(quizQuestions.id, after.id))),
		)
		.orderBy(asc(waiting.first), asc(quizQuestions.id))
		.limit(limit);
	const reports = await db
		.select()
		.from(quizQuestionReports)
		.where(
			and(
				open,
				inArray(
					quizQuestionReports.question_id,
					questions.map(({ id }) => id),
				),
			),
		)
		.orderBy(asc(quizQuestionReports.created_at));
	return questions.map(({ hidden_at, ...question }) => {
		const own = reports.filter((report) => report.question_id === question.id);
		const fans = own.filter((report) => report.fan_id).length;
		return {
			...question,
			hidden: hidden_at !== null,
			weight: reportWeight({ fans, visitors: own.length - fans }),
			reports: own.map((report) => ({
				reason: report.reason as ReportReason,
				note: report.note,
				by: report.fan_id ? "fan" : "visitor",
				at: report.created_at.toISOString(),
			})),
		};
	});
}

/**
 * Closes the open reports of a question, in the transaction of whoever decided: 'keep' brings it back into new quizzes,
 * 'remove' keeps it out for good. Answers how many reports that closed: none when somebody was quicker. The caller purges
 * the pages tagged 'quiz' after the commit.
 */
export async function resolveReport(
	tx: Tx,
	{ question_id, resolution, admin_id }: { question_id: string; resolution: "keep" | "remove"; admin_id: string },
): Promise<number> {
	await tx.select({ id: quizQuestions.id }).from(quizQuestions).where(eq(quizQuestions.id, question_id)).for("update");
	const closed = await tx
		.update(quizQuestionReports)
		.set({ resolution, resolved_at: sql`now()`, resolved_by: admin_id })
		.where(and(eq(quizQuestionReports.question_id, question_id), open))
		.returning({ id: quizQuestionReports.id });
	if (closed.length > 0)
		await tx
			.update(quizQuestions)
			.set({ hidden_at: resolution === "keep" ? null : sql`coalesce(${quizQuestions.hidden_at}, now())` })
			.where(eq(quizQuestions.id, question_id));
	return closed.length;
}
