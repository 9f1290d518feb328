import { eq, isNotNull } from "drizzle-orm";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { readStatement } from "../../facts/maker/kind.ts";
import { QUESTION_KINDS } from "./kinds.ts";
import { isIntroduced, type MadeQuestion, writeQuestion } from "./question.ts";

const kinds = new Map(QUESTION_KINDS.map((kind) => [kind.name, kind]));
type Row = typeof quizQuestions.$inferSelect;
const WORDS = ["question", "options", "explanation", "difficulty", "points", "origin"] as const;

/**
 * Gives every stored question the words that its maker has today for what the record said then. Id, address and the place of
 * the right option stay, so no answer to it is counted otherwise. Returns how many have changed; one query when none has.
 */
export async function rewriteQuestions(db: Db): Promise<number> {
	const rows = await db.select().from(quizQuestions).where(isNotNull(quizQuestions.statement));
	const changed = rows.flatMap((row) => {
		const words = wordsToday(row);
		return words && WORDS.some((column) => JSON.stringify(row[column]) !== JSON.stringify(words[column]))
			? [{ id: row.id, words }]
			: [];
	});
	if (changed.length === 0) return 0;
	await db.transaction(async (tx) => {
		for (const { id, words } of changed) await tx.update(quizQuestions).set(words).where(eq(quizQuestions.id, id));
	});
	return changed.length;
}

/** A model's introduction stays as long as it introduces the maker's words. Null where the maker makes no such question any more. */
function wordsToday(row: Row): Pick<Row, (typeof WORDS)[number]> | null {
	const stated = readStatement(row.statement ?? "");
	const kind = stated && kinds.get(stated.name);
	const proof = row.proof as MadeQuestion["proof"];
	const made = kind && writeQuestion(kind, stated.about, proof?.result ?? null, row.as_of_match ?? 0);
	if (!made || made.correct_answer !== row.correct_answer) return null;
	const { question, options, difficulty, points } = made;
	const introduced = isIntroduced(row, made);
	return {
		question,
		options,
		explanation: introduced ? row.explanation : made.explanation,
		difficulty,
		points,
		origin: introduced ? "provider" : "record",
	};
}
