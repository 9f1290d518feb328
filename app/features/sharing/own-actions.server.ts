import { and, eq, isNotNull } from "drizzle-orm";
import { userChallengeParticipations } from "../../../db/schema/game/challenges.ts";
import { quizCategories } from "../../../db/schema/quiz.ts";
import { quizRuns } from "../../../db/schema/quiz-runs.ts";
import type { Queryable } from "../../../platform/database/database.ts";
import type { QuizResult, ShareType } from "./rules.ts";
import type { SharedContent } from "./share.ts";

/**
 * Whether the fan did what a share claims: met the challenge, or finished the quiz (any quiz for a null `content_id`).
 * True for types that claim nothing.
 */
export async function isOwnAction(
	db: Queryable,
	fan_id: string,
	type: ShareType,
	{ content_id }: SharedContent,
): Promise<boolean> {
	if (type === "challenge_win") return content_id !== null && hasMetChallenge(db, fan_id, content_id);
	if (type === "quiz_score") return hasFinishedQuiz(db, fan_id, content_id);
	return true;
}

async function hasMetChallenge(db: Queryable, fan_id: string, challenge_id: string): Promise<boolean> {
	const own = and(
		eq(userChallengeParticipations.user_id, fan_id),
		eq(userChallengeParticipations.challenge_id, challenge_id),
		isNotNull(userChallengeParticipations.completed_at),
	);
	return (await db.$count(userChallengeParticipations, own)) > 0;
}

async function hasFinishedQuiz(db: Queryable, fan_id: string, quiz: string | null): Promise<boolean> {
	const named =
		quiz === null ? undefined : quiz === "daily" ? eq(quizRuns.kind, "daily") : eq(quizCategories.slug, quiz);
	const [run] = await db
		.select({ id: quizRuns.id })
		.from(quizRuns)
		.leftJoin(quizCategories, eq(quizCategories.id, quizRuns.category_id))
		.where(and(eq(quizRuns.fan_id, fan_id), isNotNull(quizRuns.finished_at), named))
		.limit(1);
	return run !== undefined;
}

/**
 * Returns the fan's result of a finished run; null for an unfinished run or another fan's. `quiz`: the `content_id` of
 * its share, which is 'daily', the category's slug, or null for a category without one.
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
