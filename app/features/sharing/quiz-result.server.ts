import { and, eq, isNotNull } from "drizzle-orm";
import { quizCategories } from "../../../db/schema/quiz.ts";
import { quizRuns } from "../../../db/schema/quiz-runs.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { QuizResult } from "./rules.ts";

/**
 * Returns a fan's recorded result of a quiz, with the quiz's id for shares: slug of its category, 'daily', or null
 * for a category without a slug. Null for another fan's quiz and for an unfinished one.
 */
export async function findQuizResult(
	db: Queryable,
	fan_id: string,
	run_id: string,
): Promise<{ quiz: string | null; result: QuizResult } | null> {
	const [run] = await db
		.select({
			kind: quizRuns.kind,
			slug: quizCategories.slug,
			score: quizRuns.score,
			total_points: quizRuns.total_points,
		})
		.from(quizRuns)
		.leftJoin(quizCategories, eq(quizCategories.id, quizRuns.category_id))
		.where(and(eq(quizRuns.id, run_id), eq(quizRuns.fan_id, fan_id), isNotNull(quizRuns.finished_at)));
	if (!run) return null;
	const { kind, slug, ...result } = run;
	return { quiz: kind === "daily" ? kind : slug, result };
}
