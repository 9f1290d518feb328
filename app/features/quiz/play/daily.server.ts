import { eq, inArray, isNull, sql } from "drizzle-orm";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { quizDays } from "../../../../db/schema/quiz-runs.ts";
import type { Queryable } from "../../../../platform/database/database.ts";
import { readToday } from "../../../../platform/database/day.ts";
import { DAILY_LENGTH, DAILY_OF_A_CATEGORY, DAILY_QUESTIONS, DAILY_REST_DAYS, type Difficulty } from "../play-rules.ts";
import { readQuestion } from "../questions.server.ts";
import type { PublicQuestion } from "../quiz.ts";

type Candidate = { id: string; category_id: string; difficulty: Difficulty };

/**
 * Returns the question ids of a day's quiz, the same for everybody. The first call of the day chooses and stores them.
 * Empty while there are no questions. `day`: '2026-05-31'.
 */
export async function questionsOfDay(db: Queryable, day: string): Promise<string[]> {
	const stored = await readDay(db, day);
	if (stored) return stored;
	const rested = sql`not exists (select from ${quizDays}
		where ${quizDays.day} between ${day}::date - ${DAILY_REST_DAYS}::int and ${day}::date - 1
		and ${quizQuestions.id} = any(${quizDays.question_ids}))`;
	const candidates: Candidate[] = await db
		.select({
			id: quizQuestions.id,
			category_id: quizQuestions.category_id,
			difficulty: sql<Difficulty>`${quizQuestions.difficulty}`,
		})
		.from(quizQuestions)
		.where(isNull(quizQuestions.hidden_at))
		.orderBy(sql`${rested} desc`, sql`md5(${day}::text || ${quizQuestions.id}::text)`);
	const question_ids = chooseDaily(candidates);
	if (question_ids.length === 0) return [];
	await db.insert(quizDays).values({ day, question_ids }).onConflictDoNothing();
	return (await readDay(db, day)) ?? question_ids;
}

export type TodaysQuiz = { day: string; count: number; question: PublicQuestion };

/** Returns the first question of today's quiz, without its key. Null while there are no questions. */
export async function todaysQuiz(db: Queryable): Promise<TodaysQuiz | null> {
	const day = await readToday(db);
	const [first, ...others] = await questionsOfDay(db, day);
	const question = first ? await readQuestion(db, first) : null;
	return question && { day, count: 1 + others.length, question };
}

async function readDay(db: Queryable, day: string): Promise<string[] | undefined> {
	const [row] = await db.select({ question_ids: quizDays.question_ids }).from(quizDays).where(eq(quizDays.day, day));
	return row?.question_ids;
}

/**
 * Chooses a day's questions from candidates in the order of preference: 4 easy, 4 medium and 2 hard ones, easy first, at
 * most 2 per category. Fills gaps with more of the same difficulty, then with any.
 */
export function chooseDaily(candidates: Candidate[]): string[] {
	const difficulties = Object.keys(DAILY_QUESTIONS) as Difficulty[];
	const chosen: Candidate[] = [];
	const take = (number: number, accepts: (candidate: Candidate) => boolean) => {
		for (const candidate of candidates) {
			if (number === 0) return;
			if (chosen.includes(candidate) || !accepts(candidate)) continue;
			chosen.push(candidate);
			number--;
		}
	};
	const chosenOf = (test: (candidate: Candidate) => boolean) => chosen.filter(test).length;
	for (const difficulty of difficulties) {
		const left = () => DAILY_QUESTIONS[difficulty] - chosenOf((question) => question.difficulty === difficulty);
		take(
			left(),
			(candidate) =>
				candidate.difficulty === difficulty &&
				chosenOf((question) => question.category_id === candidate.category_id) < DAILY_OF_A_CATEGORY,
		);
		take(left(), (candidate) => candidate.difficulty === difficulty);
	}
	take(DAILY_LENGTH - chosen.length, () => true);
	return chosen
		.toSorted((a, b) => difficulties.indexOf(a.difficulty) - difficulties.indexOf(b.difficulty))
		.map(({ id }) => id);
}

export async function pointsOf(db: Queryable, question_ids: string[]): Promise<number> {
	if (question_ids.length === 0) return 0;
	const [row] = await db
		.select({ points: sql<number>`coalesce(sum(${quizQuestions.points}), 0)::int` })
		.from(quizQuestions)
		.where(inArray(quizQuestions.id, question_ids));
	return row?.points ?? 0;
}
