import { eq, isNotNull } from "drizzle-orm";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import type { Db } from "../../../../platform/database/database.ts";
import { readStatement } from "../../facts/maker/kind.ts";
import { QUESTION_KINDS } from "./kinds.ts";
import { type MadeQuestion, writeQuestion } from "./question.ts";
import { questionFault } from "./rewording.ts";

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

/** A model's words stay as long as they say the same as the maker's. Null where the maker makes no such question any more. */
function wordsToday(row: Row): Pick<MadeQuestion, (typeof WORDS)[number]> | null {
	const stated = readStatement(row.statement ?? "");
	const kind = stated && kinds.get(stated.name);
	const proof = row.proof as MadeQuestion["proof"];
	const made = kind && writeQuestion(kind, stated.about, proof?.result ?? null, row.as_of_match ?? 0);
	if (!made || made.correct_answer !== row.correct_answer) return null;
	const { question, options, explanation, difficulty, points } = made;
	const worded = { question: row.question, explanation: row.explanation ?? "" };
	const keeps = row.origin === "provider" && !questionFault(worded, made);
	return {
		...(keeps ? worded : { question, explanation }),
		options,
		difficulty,
		points,
		origin: keeps ? "provider" : "record",
	};
}
