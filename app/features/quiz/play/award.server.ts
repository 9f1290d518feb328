import { sql } from "drizzle-orm";
import { quizDayTotals, quizScores, quizTotals } from "../../../../db/schema/quiz-runs.ts";
import type { Tx } from "../../../../platform/database/database.ts";
import { today } from "../../../../platform/database/day.ts";
import { scoreInBattle } from "../../battles/battles.server.ts";
import { award } from "../../points/award.server.ts";

type Award = { fan_id: string; run_id: string; question_id: string; points: number };

/**
 * Counts what a fan's answer earned, in the transaction of the answer: the first answer of a day to a question counts, right
 * or wrong; who has seen the verdict earns nothing by playing the question again that day. This is the one place where the
 * quiz gives points. Returns the points that counted.
 */
export async function awardQuizPoints(tx: Tx, { fan_id, run_id, question_id, points }: Award): Promise<number> {
	const [first] = await tx
		.insert(quizScores)
		.values({ fan_id, run_id, question_id, points, day: today })
		.onConflictDoNothing()
		.returning({ day: quizScores.day });
	if (!first) return 0;
	const earned = { fan_id, points, answered: 1, reached_at: sql`now()` };
	const added = (totals: typeof quizTotals | typeof quizDayTotals) => ({
		points: sql`${totals.points} + ${points}`,
		answered: sql`${totals.answered} + 1`,
		reached_at: points > 0 ? sql`now()` : totals.reached_at,
	});
	await tx
		.insert(quizDayTotals)
		.values({ ...earned, day: today })
		.onConflictDoUpdate({ target: [quizDayTotals.day, quizDayTotals.fan_id], set: added(quizDayTotals) });
	await tx
		.insert(quizTotals)
		.values(earned)
		.onConflictDoUpdate({ target: quizTotals.fan_id, set: added(quizTotals) });
	if (points > 0) await scoreInBattle(tx, fan_id, "quiz_battle");
	await award(tx, fan_id, "first_quiz", "first");
	if (points > 0) await award(tx, fan_id, "quiz_answer", `${first.day} ${question_id}`, { points, xp: points });
	return points;
}
