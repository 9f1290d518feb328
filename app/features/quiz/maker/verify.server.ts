import { isDeepStrictEqual } from "node:util";
import { asc } from "drizzle-orm";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { askAsOf, type Proof, proofDifference } from "../../../../makers/ask.ts";
import { evidenceOf } from "../../../../makers/kind.ts";
import type { Db } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { kindOf } from "./kinds.ts";
import { writeQuestion } from "./question.ts";

type Verification = {
	checked: number;
	proved: number;
	wrong: { slug: string; question: string; why: string }[];
};
type Row = typeof quizQuestions.$inferSelect;

const NOTHING: Proof = { questions: {}, answers: {} };

/**
 * Proves every stored question again as of its match, and returns the faults. The kind must ask the stored questions, get
 * the stored answers and write the stored text, options and key. Writes nothing.
 */
export async function verifyQuestions(record: MatchRecord, db: Db): Promise<Verification> {
	const rows = await db.select().from(quizQuestions).orderBy(asc(quizQuestions.number));
	const verification: Verification = { checked: rows.length, proved: 0, wrong: [] };
	for (const row of rows) {
		const why = await findFault(record, row).catch((error: Error) => `cannot be asked again: ${error.message}`);
		if (why) verification.wrong.push({ slug: row.slug ?? row.id, question: row.question, why });
		else verification.proved++;
	}
	return verification;
}

async function findFault(record: MatchRecord, row: Row): Promise<string | null> {
	const stated = kindOf(row.statement);
	if (!stated) return `has a statement of no known kind: ${row.statement}`;
	const { kind, about } = stated;
	const as_of = { match_id: row.as_of_match ?? 0, date: row.proof?.as_of ?? "" };
	const now = await evidenceOf(askAsOf(record, as_of.match_id), kind, about);
	const moved = proofDifference((row.proof ?? NOTHING) as Proof, now);
	if (moved) return moved;
	const made = writeQuestion(kind, about, now, as_of);
	if (!made) return "the record does not support exactly one right answer";
	for (const column of ["question", "explanation", "options", "correct_answer", "difficulty", "points"] as const)
		if (!isDeepStrictEqual(row[column], made[column]))
			return `${column} says ${JSON.stringify(row[column])}, the record gives ${JSON.stringify(made[column])}`;
	return null;
}
