import { sql } from "drizzle-orm";
import { factSlug } from "../../app/features/facts/rules.ts";
import { pickQuestions, storedQuestions, storeQuestions } from "../../app/features/quiz/maker/generate.server.ts";
import { QUIZ_CATEGORIES } from "../../app/features/quiz/maker/kind.ts";
import type { MadeQuestion } from "../../app/features/quiz/maker/question.ts";
import { rewriteQuestions } from "../../app/features/quiz/maker/rewrite.server.ts";
import { askAsOf } from "../../makers/ask.ts";
import type { Db } from "../../platform/database/database.ts";
import type { MatchRecord } from "../../record/record.ts";
import { quizCategories } from "../schema/quiz.ts";

const OF_EACH_DIFFICULTY = 20;

/**
 * Creates the eight categories and their first questions in one transaction. Where questions exist, it only updates
 * their texts; a removed question does not come back. Calls `onStart` before it creates first questions, and returns
 * whether it did.
 */
export async function seedQuiz(record: MatchRecord, db: Db, onStart?: () => void): Promise<boolean> {
	const { texts } = await storedQuestions(db);
	if (texts.size > 0) {
		await rewriteQuestions(record, db);
		return false;
	}
	onStart?.();
	const ask = askAsOf(record, record.as_of.match_id);
	const counts = { easy: OF_EACH_DIFFICULTY, medium: OF_EACH_DIFFICULTY, hard: OF_EACH_DIFFICULTY };
	const made: MadeQuestion[] = [];
	for (const { name } of QUIZ_CATEGORIES)
		made.push(...(await pickQuestions(ask, record.as_of, name, counts, { statements: new Set(), texts: new Set() })));
	await db.transaction(async (tx) => {
		await tx
			.insert(quizCategories)
			.values(QUIZ_CATEGORIES.map((category) => ({ ...category, slug: factSlug({ title: category.name, fact: "" }) })))
			.onConflictDoUpdate({ target: quizCategories.name, set: { description: sql`excluded.description` } });
		await storeQuestions(tx, made);
	});
	return true;
}
