import { and, asc, count, eq, isNotNull, sql } from "drizzle-orm";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { quizAnswers, quizRuns } from "../../../../db/schema/quiz-runs.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { readToday } from "../../../../platform/database/day.ts";
import { dayAfter, readOptions, streakOf } from "../play-rules.ts";
import type { DailyResult } from "../quiz.ts";
import { type Player, runsOf } from "./player.server.ts";

/** Returns a player's result of today's quiz, with the right answers. Null before it is finished. Four queries. */
export async function dailyResult(db: Queryable, player: Player | null): Promise<DailyResult | null> {
	if (!player) return null;
	const day = await readToday(db);
	const finished = await finishedQuizzes(db, player);
	const run = finished.find((quiz) => quiz.day === day);
	if (!run) return null;
	const rights = finished.reduce((sum, { right }) => sum + right, 0);
	return {
		day,
		right: run.right,
		count: run.count,
		score: run.score,
		total_points: run.total_points,
		...(await rankAmongFans(db, player, day, run.score)),
		streak: streakOf(finished.map((quiz) => quiz.day)),
		average: { right: Math.round((10 * rights) / finished.length) / 10, quizzes: finished.length },
		next_at: dayAfter(day),
		answers: await reviewedAnswers(db, run.id),
	};
}

async function finishedQuizzes(db: Queryable, player: Player) {
	return db
		.select({
			id: quizRuns.id,
			day: sql<string>`${quizRuns.day}::text`,
			score: quizRuns.score,
			total_points: quizRuns.total_points,
			count: sql<number>`cardinality(${quizRuns.question_ids})`,
			right: sql<number>`(select count(*) from ${quizAnswers}
				where ${quizAnswers.run_id} = ${quizRuns.id} and ${quizAnswers.correct})::int`,
		})
		.from(quizRuns)
		.where(and(runsOf(player), eq(quizRuns.kind, "daily"), isNotNull(quizRuns.finished_at)))
		.orderBy(sql`${quizRuns.day} desc`);
}

/** The least number of fans who must have finished before a rank, or a share, is shown. */
const LEAST_FANS = { ranked: 10, shared: 3 };

/** Returns the rank of a score among the fans who have finished today, and the percentage of them that it beats. */
async function rankAmongFans(
	db: Queryable,
	{ fan_id }: Player,
	day: string,
	score: number,
): Promise<Pick<DailyResult, "rank" | "better_than">> {
	const [counted] = await db
		.select({
			of: count(),
			place: sql<number>`1 + count(*) filter (where ${quizRuns.score} > ${score})::int`,
			below: sql<number>`count(*) filter (where ${quizRuns.score} < ${score})::int`,
		})
		.from(quizRuns)
		.where(
			and(
				eq(quizRuns.kind, "daily"),
				eq(quizRuns.day, day),
				isNotNull(quizRuns.finished_at),
				isNotNull(quizRuns.fan_id),
			),
		);
	const { of = 0, place = 1, below = 0 } = counted ?? {};
	return {
		rank: fan_id && of >= LEAST_FANS.ranked ? { place, of } : null,
		better_than: of >= LEAST_FANS.shared ? Math.floor((100 * below) / of) : null,
	};
}

async function reviewedAnswers(db: Queryable, run_id: string): Promise<DailyResult["answers"]> {
	const rows = await db
		.select({ answer: quizAnswers, key: quizQuestions })
		.from(quizAnswers)
		.innerJoin(quizQuestions, eq(quizQuestions.id, quizAnswers.question_id))
		.where(and(eq(quizAnswers.run_id, run_id), isNotNull(quizAnswers.answered_at)))
		.orderBy(asc(quizAnswers.position));
	return rows.map(({ answer, key }) => {
		const options = readOptions(key.options);
		return {
			question_id: key.id,
			question: key.question,
			chosen: options[answer.chosen ?? -1] ?? "",
			right: options[key.correct_answer] ?? "",
			correct: answer.correct ?? false,
			too_fast: answer.too_fast,
			points: answer.points,
			worth: key.points,
			explanation: key.explanation,
		};
	});
}
