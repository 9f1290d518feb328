import { isDeepStrictEqual } from "node:util";
import { asc } from "drizzle-orm";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { askRecord, type QueryName } from "../../../../record/catalogue.ts";
import { readStatement } from "../../facts/maker/kind.ts";
import { QUESTION_KINDS } from "./kinds.ts";
import { isIntroduced, type MadeQuestion, writeQuestion } from "./question.ts";

export type WrongQuestion = { slug: string; question: string; why: string };
export type QuizVerification = { checked: number; proved: number; wrong: WrongQuestion[] };

const kinds = new Map(QUESTION_KINDS.map((kind) => [kind.name, kind]));

/**
 * Puts every stored question that was made from the record to it again, as of the match it was made as of: question, key,
 * options and explanation must come out the same. Reads only.
 */
export async function verifyQuestions(db: Db): Promise<QuizVerification> {
	const rows = await db.select().from(quizQuestions).orderBy(asc(quizQuestions.number));
	const answers = new Map<string, Promise<unknown>>();
	const verification: QuizVerification = { checked: rows.length, proved: 0, wrong: [] };
	for (const row of rows) {
		const why = await whatIsWrong(row, (query, params) => {
			const asked = JSON.stringify([query, params]);
			const known = answers.get(asked) ?? askRecord(db, query, params as never);
			answers.set(asked, known);
			return known;
		});
		if (why) verification.wrong.push({ slug: row.slug ?? row.id, question: row.question, why });
		else verification.proved++;
	}
	return verification;
}

type Row = typeof quizQuestions.$inferSelect;

async function whatIsWrong(
	row: Row,
	answer: (query: QueryName, params: unknown) => Promise<unknown>,
): Promise<string | null> {
	const stated = row.statement === null ? null : readStatement(row.statement);
	const kind = stated && kinds.get(stated.name);
	if (!stated || !kind) return `is of no known kind: ${row.statement}`;
	const proof = row.proof as MadeQuestion["proof"];
	const result = kind.query && proof ? await answer(kind.query, proof.params) : null;
	const made = writeQuestion(kind, stated.about, result, row.as_of_match ?? 0);
	if (!made) return "the record does not bear out one right answer";
	const own = isIntroduced(row, made) ? [] : (["explanation"] as const);
	for (const column of ["question", ...own, "options", "correct_answer", "difficulty", "points"] as const)
		if (!isDeepStrictEqual(row[column], made[column]))
			return `${column} says ${JSON.stringify(row[column])}, the record gives ${JSON.stringify(made[column])}`;
	return null;
}
