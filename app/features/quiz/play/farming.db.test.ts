import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { quizDays, quizRuns } from "../../../../db/schema/quiz-runs.ts";
import { wideNetworkOf } from "../../../../platform/limits/client-address.ts";
import { makeQuiz, waitAsReader } from "../../../../tests/fixtures/quiz.ts";
import { quizPlay } from "../../../../tests/fixtures/quiz-play.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { ruleOf } from "../../points/rules.ts";
import { NEW_VISITORS } from "../api.server.ts";
import type { Board, RunAndTurn, RunAndVerdict } from "../quiz.ts";

const site = await testSite();

const db = () => site.database.db;
const { start, inline, turn, answer, answered, keyOf, playOn, mine } = quizPlay(() => site);
const daily = (player: Visitor) => start(player, { kind: "daily" });

/** A quiz with questions that take at least half a minute to read. */
async function longQuiz(count: number) {
	const { category, questions } = await makeQuiz(db(), count);
	for (const { id, question } of questions)
		await db()
			.update(quizQuestions)
			.set({ question: `${question} ${"And why? ".repeat(300)}` })
			.where(eq(quizQuestions.id, id));
	return { category, questions };
}

test("QUIZ-5 reading times add up: of many questions shown at once, also in several quizzes, one answer per reading time counts", async () => {
	const fan = await site.fan("shows-all@example.com");
	const asked: { run: string; id: string; key: number }[] = [];
	for (let quiz = 0; quiz < 2; quiz++) {
		const { category, questions } = await longQuiz(4);
		const { run } = await start(fan, { kind: "category", category: category.slug });
		for (const { id, correct_answer } of questions) {
			await turn(fan, run.id, id);
			asked.push({ run: run.id, id, key: correct_answer });
		}
	}
	const sendAll = (some: typeof asked) =>
		Promise.all(
			some.map(async ({ run, id, key }) => {
				const said = (await (await answer(fan, run, id, key)).json()) as RunAndVerdict;
				return said.verdict;
			}),
		);
	const counted = (verdicts: RunAndVerdict["verdict"][]) => verdicts.filter(({ too_fast }) => !too_fast).length;
	const alternating = [0, 4, 1, 5].flatMap((at) => asked[at] ?? []);
	await waitAsReader(db());
	expect(counted(await sendAll(alternating))).toBe(1);
	const rest = asked.filter((one) => !alternating.includes(one));
	await waitAsReader(db());
	const oneByOne: RunAndVerdict["verdict"][] = [];
	for (const one of rest) oneByOne.push(...(await sendAll([one])));
	expect(oneByOne.map(({ too_fast }) => too_fast)).toEqual([false, true, true, true]);
});

test("QUIZ-5 the boards count only paid answers, so they stay the same after the last payment of a day", async () => {
	const fan = await site.fan("busy@example.com");
	const id = await fan.id();
	const { category } = await makeQuiz(db(), 3);
	const begun = await inline(fan, category.slug);
	const first = await answered(
		fan,
		begun.run.id,
		begun.turn?.question.id ?? "",
		await keyOf(begun.turn?.question.id ?? ""),
	);
	await site.database.pool.query(
		"update user_actions set times = $2, times_on = $2 where user_id = $1 and transaction_type = 'quiz_answer'",
		[id, (ruleOf("quiz_answer").most_a_day ?? 0) - 1],
	);
	const end = await playOn(fan, await turn(fan, begun.run.id, first.next?.question_id));
	expect(end.run.score).toBe(60);
	const { rows } = await site.database.pool.query(
		"select points from points_ledger where user_id = $1 and transaction_type = 'quiz_answer'",
		[id],
	);
	expect(rows).toHaveLength(2);
	const paid = rows.reduce((sum, { points }) => sum + points, 0);
	expect(await mine(fan)).toMatchObject({ points_today: paid, points_total: paid });
	for (const period of ["today", "all"]) {
		const board = (await (await fan.get(`/api/quiz/leaderboard?period=${period}`)).json()) as Board;
		expect(board.you?.points).toBe(paid);
	}
});

test("QUIZ-6 a fan earns nothing for daily questions that the same browser answered that day as a visitor", async () => {
	await makeQuiz(db(), 12);
	await db().delete(quizDays);
	const fan = await site.fan("rehearses@example.com");
	const begun = await daily(fan);
	// signed out, in the same browser
	const browser = site.visitor();
	await playOn(browser, await daily(browser));
	for (const [name, value] of browser.cookies) fan.cookies.set(name, value);
	await playOn(fan, begun);
	expect((await mine(fan)).points_total).toBe(0);
	const honest = await site.fan("honest@example.com");
	const end = await playOn(honest, await daily(honest));
	expect((await mine(honest)).points_total).toBe(end.run.score);
});

test("QUIZ-5 a fan who restarts a visitor's quiz earns nothing for the questions that the visitor answered", async () => {
	const { category } = await makeQuiz(db(), 2);
	const browser = site.visitor();
	const begun = await inline(browser, category.slug);
	const heard = begun.turn?.question.id ?? "";
	await answered(browser, begun.run.id, heard, 0);
	const fan = await site.fan("takes-over@example.com");
	for (const [name, value] of browser.cookies) fan.cookies.set(name, value);
	await inline(fan, category.slug);
	const restarted = (await (await fan.post(`/api/quiz/runs/${begun.run.id}/restart`, {})).json()) as RunAndTurn;
	const end = await playOn(fan, restarted);
	const points = (of: (question_id: string) => boolean) =>
		end.run.marks.filter(({ question_id }) => of(question_id)).reduce((sum, mark) => sum + mark.points, 0);
	expect(points((question) => question === heard)).toBeGreaterThan(0);
	expect((await mine(fan)).points_total).toBe(points((question) => question !== heard));
});

test("QUIZ-5 a network above the daily limit of new visitors starts quizzes only for players who have a cookie or a session", async () => {
	const { category } = await makeQuiz(db(), 2);
	const begin = (player: Visitor) => player.post("/api/quiz/runs", { kind: "category", category: category.slug });
	const [known, fan] = [site.visitor(), await site.fan("beyond-the-limit@example.com")];
	expect((await begin(known)).status).toBe(200);
	for (const client of ["127.0.0.1", "::1"]) while (await site.limits.tryTake(NEW_VISITORS, wideNetworkOf(client)));
	const runs = () => db().$count(quizRuns);
	const before = await runs();
	const body = { question_id: crypto.randomUUID(), answer: 0 };
	expect((await begin(site.visitor())).status).toBe(429);
	expect((await site.visitor().post("/api/quiz/daily/answers", body)).status).toBe(429);
	expect(await runs()).toBe(before);
	expect([(await begin(known)).status, (await begin(fan)).status]).toEqual([200, 200]);
});
