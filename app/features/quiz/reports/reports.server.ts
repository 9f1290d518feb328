import { createHmac } from "node:crypto";
import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { z } from "zod";
import { profiles } from "../../../../db/schema/auth.ts";
import { quizCategories, quizQuestions } from "../../../../db/schema/quiz.ts";
import { quizAnswers, quizQuestionReports } from "../../../../db/schema/quiz-runs.ts";
import type { Db, Queryable, Tx } from "../../../../platform/database/database.ts";
import { notFound } from "../../../../platform/http/problem.ts";
import { wideNetworkOf } from "../../../../platform/limits/client-address.ts";
import { isTrusted } from "../../auth/trust.server.ts";
import type { Player } from "../play/player.server.ts";
import { lockRun } from "../play/runs.server.ts";
import { quizTexts } from "../play-rules.ts";
import type { ReportedQuestion } from "../quiz.ts";
import { hideIfDue, isOpen, lockHiddenOn, lockQuestion, lockReportedBy, weightOf } from "./hiding.server.ts";
import { isEnoughToHide, type ReportReason, type reportInput, reportWeight } from "./rules.ts";

/** Returns a keyed hash of a client's wide network. Hashes of one network are equal for one question only. */
export const reportNetwork = (secret: string, question_id: string, client: string): string =>
	createHmac("sha256", secret)
		.update(JSON.stringify(["report", question_id, wideNetworkOf(client)]))
		.digest("base64url");

type NewReport = z.output<typeof reportInput> & { network: string };

/**
 * Stores a player's report of a question that the run has shown, and hides the question if it has enough reports. A
 * second report by the player changes nothing. `network`: from `reportNetwork`. Throws 404 for another player's run or a
 * question that it has not shown.
 */
export async function reportQuestion(
	db: Db,
	player: Player | null,
	run_id: string,
	{ question_id, reason, note, network }: NewReport,
): Promise<{ hidden: boolean }> {
	return db.transaction(async (tx) => {
		const { id, fan_id, visitor } = await lockRun(tx, player, run_id);
		const [shown] = await tx
			.select({ id: quizAnswers.question_id })
			.from(quizAnswers)
			.where(and(eq(quizAnswers.run_id, id), eq(quizAnswers.question_id, question_id)));
		const question = shown && (await lockQuestion(tx, question_id));
		if (!question) throw notFound(quizTexts.notShown);
		const trusted = fan_id !== null && (await isTrusted(tx, fan_id));
		const [report] = await tx
			.insert(quizQuestionReports)
			.values({ question_id, reason, note: note || null, fan_id, visitor, trusted, network })
			.onConflictDoNothing()
			.returning({ id: quizQuestionReports.id });
		return { hidden: report !== undefined && (await hideIfDue(tx, question, report.id)) };
	});
}

/**
 * Returns questions with open reports, the longest waiting first. `after`: the last question of the previous page. Two
 * queries.
 */
export async function listReportedQuestions(
	db: Queryable,
	{ limit = 20, after }: { limit?: number; after?: Pick<ReportedQuestion, "id" | "first_reported_at"> } = {},
): Promise<ReportedQuestion[]> {
	const first = sql<string>`min(${quizQuestionReports.created_at})`;
	const reported = db
		.select({ question_id: quizQuestionReports.question_id, first: sql<string>`${first}`.as("first_reported") })
		.from(quizQuestionReports)
		.where(isOpen)
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
			first_reported_at: sql<string>`${reported.first}::text`,
		})
		.from(reported)
		.innerJoin(quizQuestions, eq(quizQuestions.id, reported.question_id))
		.innerJoin(quizCategories, eq(quizCategories.id, quizQuestions.category_id))
		.where(
			after &&
				since &&
				or(gt(reported.first, since), and(sql`${reported.first} = ${since}`, gt(quizQuestions.id, after.id))),
		)
		.orderBy(asc(reported.first), asc(quizQuestions.id))
		.limit(limit);
	const reports = await db
		.select({
			report: quizQuestionReports,
			// `email` first, because drizzle treats a joined row with an empty first column as missing
			fan: { email: profiles.email, id: profiles.id, full_name: profiles.full_name },
			hid_on: sql<string | null>`(${quizQuestionReports.hid_at} at time zone 'Asia/Kolkata')::date::text`,
		})
		.from(quizQuestionReports)
		.leftJoin(profiles, eq(profiles.id, quizQuestionReports.fan_id))
		.where(
			and(
				isOpen,
				inArray(
					quizQuestionReports.question_id,
					questions.map(({ id }) => id),
				),
			),
		)
		.orderBy(asc(quizQuestionReports.created_at));
	return questions.map(({ hidden_at, ...question }) => {
		const own = reports.filter(({ report }) => report.question_id === question.id);
		return {
			...question,
			hidden: hidden_at !== null,
			hidden_on: hidden_at ? (own.findLast(({ hid_on }) => hid_on)?.hid_on ?? null) : null,
			weight: reportWeight(own.map(({ report }) => report)),
			reports: own.map(({ report, fan }) => ({
				reason: report.reason as ReportReason,
				note: report.note,
				by: report.fan_id ? ("fan" as const) : ("visitor" as const),
				trusted: report.trusted,
				fan,
				at: report.created_at.toISOString(),
			})),
		};
	});
}

/**
 * Closes the open reports of a question. 'keep' shows it in new quizzes again, 'remove' hides it for good. Returns the
 * number of reports closed, 0 if another admin was faster. The caller must purge the tag 'quiz' after the commit.
 */
export async function resolveReport(
	tx: Tx,
	{ question_id, resolution, admin_id }: { question_id: string; resolution: "keep" | "remove"; admin_id: string },
): Promise<number> {
	await lockQuestion(tx, question_id);
	const closed = await tx
		.update(quizQuestionReports)
		.set({ resolution, resolved_at: sql`now()`, resolved_by: admin_id, network: null })
		.where(and(eq(quizQuestionReports.question_id, question_id), isOpen))
		.returning({ id: quizQuestionReports.id });
	if (closed.length > 0)
		await tx
			.update(quizQuestions)
			.set({ hidden_at: resolution === "keep" ? null : sql`coalesce(${quizQuestions.hidden_at}, now())` })
			.where(eq(quizQuestions.id, question_id));
	return closed.length;
}

type ByAdmin = { admin_id: string };

/** Resolves all undecided questions that reports hid on a day ('2026-05-31') as 'keep'. Returns their number. */
export async function restoreHiddenOn(tx: Tx, { day, admin_id }: ByAdmin & { day: string }): Promise<number> {
	const questions = await lockHiddenOn(tx, day);
	for (const question_id of questions) await resolveReport(tx, { question_id, resolution: "keep", admin_id });
	return questions.length;
}

/**
 * Closes all open reports of an account, and shows the questions again that the remaining reports do not hide. Returns
 * the numbers of closed reports and of restored questions.
 */
export async function dropReportsOf(
	tx: Tx,
	{ fan_id, admin_id }: ByAdmin & { fan_id: string },
): Promise<{ closed: number; restored: number }> {
	const questions = await lockReportedBy(tx, fan_id);
	const closed = await tx
		.update(quizQuestionReports)
		.set({ resolution: "keep", resolved_at: sql`now()`, resolved_by: admin_id, network: null })
		.where(and(eq(quizQuestionReports.fan_id, fan_id), isOpen))
		.returning({ id: quizQuestionReports.id });
	let restored = 0;
	for (const { id, by_reports } of questions) {
		if (!by_reports || isEnoughToHide(await weightOf(tx, id), { normal: false })) continue;
		await tx.update(quizQuestions).set({ hidden_at: null }).where(eq(quizQuestions.id, id));
		restored++;
	}
	return { closed: closed.length, restored };
}
