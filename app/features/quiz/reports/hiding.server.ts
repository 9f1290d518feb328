import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { quizQuestionReports } from "../../../../db/schema/quiz-runs.ts";
import type { Tx } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import { type Answers, type CountedReport, type Hidden, hides, looksNormal, mayHide, reportWeight } from "./rules.ts";

export const open = isNull(quizQuestionReports.resolution);
const dayHidden = sql`(${quizQuestionReports.hid_at} at time zone 'Asia/Kolkata')::date`;

type Question = Pick<typeof quizQuestions.$inferSelect, "id" | "category_id" | "difficulty" | "hidden_at">;

/** Locks a question until the transaction ends, because two concurrent reports would not see each other. */
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

/** Returns the weight of a question's open reports (`reportWeight`). */
export async function weightOf(tx: Tx, question_id: string): Promise<number> {
	const reports: CountedReport[] = await tx
		.select({ trusted: quizQuestionReports.trusted, network: quizQuestionReports.network })
		.from(quizQuestionReports)
		.where(and(eq(quizQuestionReports.question_id, question_id), open));
	return reportWeight(reports);
}

/** Whether the open reports suffice to hide a question (`hides`). */
async function isDue(tx: Tx, question: Question): Promise<boolean> {
	const weight = await weightOf(tx, question.id);
	if (!hides(weight, { normal: false })) return false;
	return hides(weight, { normal: looksNormal(...(await answersOf(tx, question))) });
}

/**
 * Hides a locked question when its open reports suffice and the limits for the day and the category allow it
 * (`mayHide`). `report_id`: the report that triggers it. Returns whether it is hidden now.
 */
export async function hideIfDue(tx: Tx, question: Question, report_id: string): Promise<boolean> {
	if (question.hidden_at || !(await isDue(tx, question))) return false;
	// two concurrent questions would each take the last place
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('questions hidden by reports'))`);
	if (!mayHide(await hiddenNow(tx, question.category_id))) return false;
	await tx.update(quizQuestions).set({ hidden_at: sql`now()` }).where(eq(quizQuestions.id, question.id));
	await tx.update(quizQuestionReports).set({ hid_at: sql`now()` }).where(eq(quizQuestionReports.id, report_id));
	return true;
}

/**
 * First answers of fans to a question, and to the others of its category and difficulty. Reporters are excluded: a
 * reporter's wrong answer must not support the report.
 */
async function answersOf(tx: Tx, { id, category_id, difficulty }: Question): Promise<[Answers, Answers]> {
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

/** A condition on `quiz_questions`: hidden by reports, which means with open reports and without an admin's decision. */
const byReports = sql`(quiz_questions.hidden_at is not null
	and exists (select from quiz_question_reports p where p.question_id = quiz_questions.id and p.resolution is null)
	and not exists (select from quiz_question_reports p where p.question_id = quiz_questions.id and p.resolution = 'remove'))`;

async function hiddenNow(tx: Tx, category_id: string): Promise<Hidden> {
	const [counted] = await tx
		.select({
			questions: sql<number>`count(*) filter (where ${quizQuestions.hidden_at} is null or ${byReports})::int`,
			hidden: sql<number>`count(*) filter (where ${byReports})::int`,
		})
		.from(quizQuestions)
		.where(eq(quizQuestions.category_id, category_id));
	const ofToday = await tx.$count(
		quizQuestionReports,
		and(isNotNull(quizQuestionReports.hid_at), sql`${dayHidden} = ${today}`),
	);
	return { today: ofToday, questions: counted?.questions ?? 0, hidden: counted?.hidden ?? 0 };
}

/** Returns the questions hidden by reports on a day ('2026-05-31') and still undecided, locked. */
export async function lockHiddenOn(tx: Tx, day: string): Promise<string[]> {
	const hidThen = tx
		.select({ id: quizQuestionReports.question_id })
		.from(quizQuestionReports)
		.where(and(isNotNull(quizQuestionReports.hid_at), sql`${dayHidden} = ${day}::date`));
	const questions = await tx
		.select({ id: quizQuestions.id })
		.from(quizQuestions)
		.where(and(byReports, inArray(quizQuestions.id, hidThen)))
		.orderBy(quizQuestions.id)
		.for("update");
	return questions.map(({ id }) => id);
}

/** Returns the questions with an open report of an account, locked, and whether reports hid each. */
export async function lockReportedBy(tx: Tx, fan_id: string): Promise<{ id: string; by_reports: boolean }[]> {
	const theirs = tx
		.select({ id: quizQuestionReports.question_id })
		.from(quizQuestionReports)
		.where(and(eq(quizQuestionReports.fan_id, fan_id), open));
	return tx
		.select({ id: quizQuestions.id, by_reports: sql<boolean>`${byReports}` })
		.from(quizQuestions)
		.where(inArray(quizQuestions.id, theirs))
		.orderBy(quizQuestions.id)
		.for("update");
}
