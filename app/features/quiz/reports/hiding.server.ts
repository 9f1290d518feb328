import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { quizQuestionReports } from "../../../../db/schema/quiz-runs.ts";
import type { Tx } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import {
	type Answers,
	type CountedReport,
	type Hidden,
	isEnoughToHide,
	looksNormal,
	mayHide,
	reportWeight,
} from "./rules.ts";

export const isOpen = isNull(quizQuestionReports.resolution);
const dayHidden = sql`(${quizQuestionReports.hid_at} at time zone 'Asia/Kolkata')::date`;

type Question = Pick<typeof quizQuestions.$inferSelect, "id" | "category_id" | "difficulty" | "hidden_at">;

/** Reads and locks a question, because concurrent reports would not count each other. */
export async function lockQuestion(tx: Tx, id: string): Promise<Question | undefined> {
	const [question] = await tx
		.select({
			id: quizQuestions.id,
			category_id: quizQuestions.category_id,
			difficulty: quizQuestions.difficulty,
			hidden_at: quizQuestions.hidden_at,
		})
		.from(quizQuestions)
		.where(eq(quizQuestions.id, id))
		.for("update");
	return question;
}

export async function weightOf(tx: Tx, question_id: string): Promise<number> {
	const reports: CountedReport[] = await tx
		.select({ trusted: quizQuestionReports.trusted, network: quizQuestionReports.network })
		.from(quizQuestionReports)
		.where(and(eq(quizQuestionReports.question_id, question_id), isOpen));
	return reportWeight(reports);
}

/** Returns whether a question has enough open reports. Reads the answers only if they can change the result. */
async function isDue(tx: Tx, question: Question): Promise<boolean> {
	const weight = await weightOf(tx, question.id);
	if (!isEnoughToHide(weight, { normal: false })) return false;
	return isEnoughToHide(weight, { normal: looksNormal(...(await countFirstAnswers(tx, question))) });
}

/**
 * Hides a locked question if it has enough open reports and the limits per day and category allow it (`mayHide`).
 * `report_id`: the newest report, which stores the time. Returns true if it hid the question.
 */
export async function hideIfDue(tx: Tx, question: Question, report_id: string): Promise<boolean> {
	if (question.hidden_at || !(await isDue(tx, question))) return false;
	// without a lock two questions could exceed the limits together
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('questions hidden by reports'))`);
	if (!mayHide(await countHidden(tx, question.category_id))) return false;
	await tx.update(quizQuestions).set({ hidden_at: sql`now()` }).where(eq(quizQuestions.id, question.id));
	await tx.update(quizQuestionReports).set({ hid_at: sql`now()` }).where(eq(quizQuestionReports.id, report_id));
	return true;
}

/**
 * Returns the first answers of fans to a question, and to the others of its category and difficulty. Leaves out
 * reporters, because their wrong answers must not support their reports.
 */
async function countFirstAnswers(tx: Tx, { id, category_id, difficulty }: Question): Promise<[Answers, Answers]> {
	const { rows } = await tx.execute<Answers & { others: number; others_right: number }>(sql`
		with first as (
			select distinct on (r.fan_id, a.question_id) a.question_id, a.correct
			from quiz_questions q
			join quiz_answers a on a.question_id = q.id
			join quiz_runs r on r.id = a.run_id
			where q.category_id = ${category_id} and q.difficulty = ${difficulty}
				and a.answered_at is not null and not a.too_fast and r.fan_id is not null
				and not exists (select from quiz_question_reports p where p.question_id = ${id} and p.fan_id = r.fan_id)
			order by r.fan_id, a.question_id, a.answered_at
		)
		select count(*) filter (where question_id = ${id})::int as answered,
			count(*) filter (where question_id = ${id} and correct)::int as right,
			count(*) filter (where question_id <> ${id})::int as others,
			count(*) filter (where question_id <> ${id} and correct)::int as others_right
		from first`);
	const { answered = 0, right = 0, others = 0, others_right = 0 } = rows[0] ?? {};
	return [
		{ answered, right },
		{ answered: others, right: others_right },
	];
}

/** A condition on `quiz_questions`: hidden, with open reports, and not removed by an admin. */
const isHiddenByReports = sql`(quiz_questions.hidden_at is not null
	and exists (select from quiz_question_reports p where p.question_id = quiz_questions.id and p.resolution is null)
	and not exists (select from quiz_question_reports p where p.question_id = quiz_questions.id and p.resolution = 'remove'))`;

async function countHidden(tx: Tx, category_id: string): Promise<Hidden> {
	const [counted] = await tx
		.select({
			questions: sql<number>`count(*) filter (where ${quizQuestions.hidden_at} is null or ${isHiddenByReports})::int`,
			hidden: sql<number>`count(*) filter (where ${isHiddenByReports})::int`,
		})
		.from(quizQuestions)
		.where(eq(quizQuestions.category_id, category_id));
	const ofToday = await tx.$count(
		quizQuestionReports,
		and(isNotNull(quizQuestionReports.hid_at), sql`${dayHidden} = ${today}`),
	);
	return { today: ofToday, questions: counted?.questions ?? 0, hidden: counted?.hidden ?? 0 };
}

/** Returns and locks the undecided questions that reports hid on a day ('2026-05-31'). */
export async function lockHiddenOn(tx: Tx, day: string): Promise<string[]> {
	const hidThen = tx
		.select({ id: quizQuestionReports.question_id })
		.from(quizQuestionReports)
		.where(and(isNotNull(quizQuestionReports.hid_at), sql`${dayHidden} = ${day}::date`));
	const questions = await tx
		.select({ id: quizQuestions.id })
		.from(quizQuestions)
		.where(and(isHiddenByReports, inArray(quizQuestions.id, hidThen)))
		.orderBy(quizQuestions.id)
		.for("update");
	return questions.map(({ id }) => id);
}

/** Returns and locks the questions with an open report of a fan. `by_reports`: reports have hidden it. */
export async function lockReportedBy(tx: Tx, fan_id: string): Promise<{ id: string; by_reports: boolean }[]> {
	const theirs = tx
		.select({ id: quizQuestionReports.question_id })
		.from(quizQuestionReports)
		.where(and(eq(quizQuestionReports.fan_id, fan_id), isOpen));
	return tx
		.select({ id: quizQuestions.id, by_reports: sql<boolean>`${isHiddenByReports}` })
		.from(quizQuestions)
		.where(inArray(quizQuestions.id, theirs))
		.orderBy(quizQuestions.id)
		.for("update");
}
