import { isDeepStrictEqual } from "node:util";
import { eq, isNotNull } from "drizzle-orm";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { askAsOf, containsQuestions, type Proof } from "../../../../makers/ask.ts";
import { type About, evidenceOf } from "../../../../makers/kind.ts";
import type { Db } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import type { QuestionKind } from "./kind.ts";
import { kindOf } from "./kinds.ts";
import { type AsOf, writeQuestion } from "./question.ts";

type Row = typeof quizQuestions.$inferSelect;
const TEXT_COLUMNS = ["question", "options", "explanation", "difficulty", "points", "origin", "proof"] as const;

/**
 * Updates stored questions whose kind now writes another text, as of the same match. Asks the record only if the kind
 * now has other questions for it. Id, address and the index of the right option stay, so stored answers stay valid.
 * Returns the number of questions updated. Sends one query if there are none.
 */
export async function rewriteQuestions(record: MatchRecord, db: Db): Promise<number> {
	const rows = await db.select().from(quizQuestions).where(isNotNull(quizQuestions.statement));
	const rewritten = await Promise.all(rows.map(async (row) => ({ row, text: await rewrite(record, row) })));
	const changed = rewritten.flatMap(({ row, text }) =>
		text && TEXT_COLUMNS.some((column) => !isDeepStrictEqual(row[column], text[column])) ? [{ id: row.id, text }] : [],
	);
	if (changed.length === 0) return 0;
	await db.transaction(async (tx) => {
		for (const { id, text } of changed) await tx.update(quizQuestions).set(text).where(eq(quizQuestions.id, id));
	});
	return changed.length;
}

/** Returns the columns as the kind writes them now. Null if it no longer makes the question with this key. */
async function rewrite(record: MatchRecord, row: Row): Promise<Pick<Row, (typeof TEXT_COLUMNS)[number]> | null> {
	const stated = kindOf(row.statement);
	if (!stated) return null;
	const { kind, about } = stated;
	const proof = await currentProof(record, row, kind, about).catch(() => null);
	const as_of = proof && (await asOfMatch(record, row));
	const made = as_of && writeQuestion(kind, about, proof, as_of);
	if (!made || made.correct_answer !== row.correct_answer) return null;
	const { question, options, difficulty, points } = made;
	return { question, options, explanation: made.explanation, difficulty, points, origin: "record", proof: made.proof };
}

/** Returns the match as of which a question was made. Old proofs lack its date, so it comes from the record. */
async function asOfMatch({ ask }: MatchRecord, { proof, as_of_match }: Row): Promise<AsOf | null> {
	const match_id = as_of_match ?? 0;
	if (proof?.as_of || !proof) return { match_id, date: proof?.as_of ?? "" };
	const { rows } = await ask({ rows: "matches", measures: ["matches"], where: { match: match_id }, list: true });
	return rows[0] ? { match_id, date: rows[0].date } : null;
}

/** Returns the stored proof, or a new one if the kind asks other questions now. */
async function currentProof(record: MatchRecord, row: Row, kind: QuestionKind, about: About): Promise<Proof> {
	const until = row.as_of_match ?? 0;
	const stored = (row.proof ?? { questions: {}, answers: {} }) as Proof;
	if (containsQuestions(kind.questions(about), stored, until)) return stored;
	return evidenceOf(askAsOf(record, until), kind, about);
}
