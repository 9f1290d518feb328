import { inArray } from "drizzle-orm";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import type { Db, Queryable } from "../../../../platform/database/database.ts";
import { notFound } from "../../../../platform/http/problem.ts";
import { type Doer, noteAction } from "../../auth/audit.server.ts";
import { readOptions } from "../../quiz/play-rules.ts";
import type { QueuedQuestion } from "../../quiz/quiz.ts";
import {
	dropReportsOf,
	listReportedQuestions,
	resolveReport,
	restoreHiddenOn,
} from "../../quiz/reports/reports.server.ts";

const QUESTIONS_PER_PAGE = 20;

/**
 * Returns a page of the questions with open reports, oldest report first, with options and key. `after`: the `next` of
 * the previous page.
 */
export async function readModerationQueue(
	db: Queryable,
	after: { id: string; first_reported_at: string } | undefined,
): Promise<{ questions: QueuedQuestion[]; next: { id: string; first_reported_at: string } | null }> {
	const reported = await listReportedQuestions(db, { limit: QUESTIONS_PER_PAGE + 1, after });
	const shown = reported.slice(0, QUESTIONS_PER_PAGE);
	const ids = shown.map(({ id }) => id);
	const keys = ids.length > 0 ? await db.select().from(quizQuestions).where(inArray(quizQuestions.id, ids)) : [];
	const questions = shown.flatMap((question) => {
		const key = keys.find(({ id }) => id === question.id);
		if (!key) return [];
		const { options, correct_answer, explanation, difficulty } = key;
		return [{ ...question, options: readOptions(options), correct_answer, explanation, difficulty }];
	});
	const last = reported.length > QUESTIONS_PER_PAGE ? shown.at(-1) : undefined;
	return { questions, next: last ? { id: last.id, first_reported_at: last.first_reported_at } : null };
}

/**
 * Keeps or removes a reported question and logs it. Returns the number of closed reports. Throws 404 when none is open.
 */
export async function decide(
	db: Db,
	doer: Doer,
	{ question_id, resolution }: { question_id: string; resolution: "keep" | "remove" },
): Promise<number> {
	return db.transaction(async (tx) => {
		const closed = await resolveReport(tx, { question_id, resolution, admin_id: doer.fan.id });
		if (closed === 0) throw notFound("No report of this question is open any more.");
		const action = resolution === "keep" ? "keep-question" : "remove-question";
		await noteAction(tx, doer, { action, target: `question ${question_id}`, details: { reports: closed } });
		return closed;
	});
}

/** A day ('2026-05-31') on which reports hid questions, or an account whose reports hid them. */
export type Restoring = { day: string } | { fan_id: string };

/**
 * Restores the questions that reports hid on a day, or closes all reports of an account and restores what they hid.
 * Logs it. Returns the number of restored questions, and of closed reports (null for a day).
 */
export async function restore(
	db: Db,
	doer: Doer,
	what: Restoring,
): Promise<{ closed: number | null; restored: number }> {
	const admin_id = doer.fan.id;
	return db.transaction(async (tx) => {
		const done =
			"day" in what
				? { closed: null, restored: await restoreHiddenOn(tx, { day: what.day, admin_id }) }
				: await dropReportsOf(tx, { fan_id: what.fan_id, admin_id });
		const target = "day" in what ? `questions hidden on ${what.day}` : `fan ${what.fan_id}`;
		await noteAction(tx, doer, { action: "restore-questions", target, details: done });
		return done;
	});
}
