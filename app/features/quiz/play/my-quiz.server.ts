import { and, count, countDistinct, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { quizCategories, quizQuestions } from "../../../../db/schema/quiz.ts";
import { quizAnswers, quizDayTotals, quizRuns, quizTotals } from "../../../../db/schema/quiz-runs.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { readToday } from "../../../../platform/database/day.ts";
import type { MyQuiz } from "../quiz.ts";
import { type Player, runsOf } from "./player.server.ts";

const columns = {
	count: sql<number>`cardinality(${quizRuns.question_ids})`,
	answered: sql<number>`(select count(*) from ${quizAnswers}
		where ${quizAnswers.run_id} = ${quizRuns.id} and ${quizAnswers.answered_at} is not null)::int`,
};

/** Returns a player's progress in the daily quiz of a day ('2026-05-31'). Undefined before the start. One query. */
export async function todaysRun(db: Queryable, player: Player, day: string) {
	const [daily] = await db
		.select({
			...columns,
			right: sql<number>`(select count(*) from ${quizAnswers}
				where ${quizAnswers.run_id} = ${quizRuns.id} and ${quizAnswers.correct})::int`,
			score: quizRuns.score,
			total_points: quizRuns.total_points,
			finished: sql<boolean>`${quizRuns.finished_at} is not null`,
		})
		.from(quizRuns)
		.where(and(runsOf(player), eq(quizRuns.kind, "daily"), eq(quizRuns.day, day)));
	return daily;
}

/** Returns a player's open quizzes, progress and points. `player`: null for a new visitor. At most six queries. */
export async function myQuiz(db: Queryable, player: Player | null): Promise<MyQuiz> {
	if (!player) return { answered: [], open: [], daily: null, points_today: 0, points_total: 0 };
	const day = await readToday(db);
	const open = await db
		.select({
			...columns,
			kind: quizRuns.kind,
			category_slug: sql<string>`coalesce(${quizCategories.slug}, '')`,
		})
		.from(quizRuns)
		.leftJoin(quizCategories, eq(quizCategories.id, quizRuns.category_id))
		.where(
			and(runsOf(player), isNull(quizRuns.finished_at), isNull(quizRuns.abandoned_at), isNotNull(quizRuns.category_id)),
		)
		.orderBy(desc(quizRuns.started_at));
	const daily = await todaysRun(db, player, day);
	return {
		answered: await answeredByCategory(db, player),
		open,
		daily: daily ? { ...daily, day } : null,
		...(await points(db, player.fan_id, day)),
	};
}

/** Counts each question once, without those that are hidden by now. */
function answeredByCategory(db: Queryable, player: Player): Promise<MyQuiz["answered"]> {
	return db
		.select({ category_id: quizQuestions.category_id, questions: countDistinct(quizQuestions.id) })
		.from(quizRuns)
		.innerJoin(quizAnswers, and(eq(quizAnswers.run_id, quizRuns.id), isNotNull(quizAnswers.answered_at)))
		.innerJoin(quizQuestions, and(eq(quizQuestions.id, quizAnswers.question_id), isNull(quizQuestions.hidden_at)))
		.where(runsOf(player))
		.groupBy(quizQuestions.category_id);
}

async function points(db: Queryable, fan_id: string | null, day: string) {
	if (!fan_id) return { points_today: 0, points_total: 0 };
	const [all] = await db.select({ points: quizTotals.points }).from(quizTotals).where(eq(quizTotals.fan_id, fan_id));
	const [ofDay] = await db
		.select({ points: quizDayTotals.points })
		.from(quizDayTotals)
		.where(and(eq(quizDayTotals.fan_id, fan_id), eq(quizDayTotals.day, day)));
	return { points_today: ofDay?.points ?? 0, points_total: all?.points ?? 0 };
}

/** Returns the number of all answers by fans and visitors. */
export async function answeredQuestions(db: Queryable): Promise<number> {
	const [answered] = await db.select({ count: count() }).from(quizAnswers).where(isNotNull(quizAnswers.answered_at));
	return answered?.count ?? 0;
}
