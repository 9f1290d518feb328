import { and, eq, ne, or, sql } from "drizzle-orm";
import { quizAnswers, quizDayTotals, quizRuns, quizScores, quizTotals } from "../../../../db/schema/quiz-runs.ts";
import type { Tx } from "../../../../platform/database/database.ts";
import { readToday, today } from "../../../../platform/database/day.ts";
import { scoreInBattle } from "../../battles/battles.server.ts";
import { award } from "../../points/award.server.ts";
import { isSpent } from "../../points/ledger.server.ts";
import type { Player } from "./player.server.ts";

type FanPlayer = Extract<Player, { fan_id: string }>;
type Award = { run_id: string; question_id: string; points: number };

/**
 * Counts what a fan's answer earned, in the transaction of the answer: the first answer of a day to a question counts, right
 * or wrong; who has seen the verdict earns nothing by playing the question again that day, and nobody earns more than the
 * points' rules pay in a day. Boards and battles count what was paid. This is the one place where the quiz gives points.
 * The caller holds the lock of the fan's answers. Returns the points that counted.
 */
export async function awardQuizPoints(tx: Tx, player: FanPlayer, answer: Award): Promise<number> {
	const { fan_id } = player;
	const { run_id, question_id } = answer;
	const day = await readToday(tx);
	const reference = `${day} ${question_id}`;
	const earns =
		answer.points > 0 && !(await wasTold(tx, player, answer)) && !(await isSpent(tx, fan_id, "quiz_answer", reference));
	const points = earns ? answer.points : 0;
	const first = await tx
		.insert(quizScores)
		.values({ fan_id, run_id, question_id, points, day })
		.onConflictDoNothing()
		.returning({ day: quizScores.day });
	if (first.length === 0) return 0;
	const earned = { fan_id, points, answered: 1, reached_at: sql`now()` };
	const added = (totals: typeof quizTotals | typeof quizDayTotals) => ({
		points: sql`${totals.points} + ${points}`,
		answered: sql`${totals.answered} + 1`,
		reached_at: points > 0 ? sql`now()` : totals.reached_at,
	});
	await tx
		.insert(quizDayTotals)
		.values({ ...earned, day })
		.onConflictDoUpdate({ target: [quizDayTotals.day, quizDayTotals.fan_id], set: added(quizDayTotals) });
	await tx
		.insert(quizTotals)
		.values(earned)
		.onConflictDoUpdate({ target: quizTotals.fan_id, set: added(quizTotals) });
	if (points > 0) await scoreInBattle(tx, fan_id, "quiz_battle");
	await award(tx, fan_id, "first_quiz", "first");
	if (points > 0) await award(tx, fan_id, "quiz_answer", reference, { points, xp: points });
	return points;
}

/** Whether a fan, or a visitor of the same browser, has heard the verdict of a question today in another run. */
async function wasTold(tx: Tx, player: FanPlayer, { run_id, question_id }: Award): Promise<boolean> {
	const theirs = [eq(quizRuns.fan_id, player.fan_id)];
	if (player.was_visitor) theirs.push(eq(quizRuns.visitor, player.was_visitor));
	const [told] = await tx
		.select({ run_id: quizAnswers.run_id })
		.from(quizRuns)
		.innerJoin(quizAnswers, and(eq(quizAnswers.run_id, quizRuns.id), eq(quizAnswers.question_id, question_id)))
		.where(
			and(
				or(...theirs),
				ne(quizRuns.id, run_id),
				sql`(${quizAnswers.answered_at} at time zone 'Asia/Kolkata')::date = ${today}`,
			),
		)
		.limit(1);
	return told !== undefined;
}
