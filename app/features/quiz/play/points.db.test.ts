import { isNotNull } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { quizAnswers, quizScores, quizTotals } from "../../../../db/schema/quiz-runs.ts";
import { makeQuiz } from "../../../../tests/fixtures/quiz.ts";
import { quizPlay } from "../../../../tests/fixtures/quiz-play.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";
import type { Board, RunAndTurn } from "../quiz.ts";

const site = await testSite();

const db = () => site.database.db;
const { inline, answer, answered, keyOf, playOn, mine } = quizPlay(() => site);

describe("QUIZ-5 points", () => {
	test("QUIZ-5 count for a day's first answer to a question, right or wrong; replays earn nothing", async () => {
		const { category } = await makeQuiz(db(), 3);
		const fan = await site.fan("replay@example.com");
		const begun = await inline(fan, category.slug);
		const first = await playOn(fan, begun, [1]);
		expect((await mine(fan)).points_today).toBe(first.run.score);
		const again = (await (await fan.post(`/api/quiz/runs/${begun.run.id}/restart`, {})).json()) as RunAndTurn;
		const second = await playOn(fan, again);
		expect(second.run.score).toBe(60);
		expect(await mine(fan)).toMatchObject({ points_today: first.run.score, points_total: first.run.score });
		// on the next day the answers count again
		await db().update(quizScores).set({ day: "2026-01-01" });
		await db()
			.update(quizAnswers)
			.set({ answered_at: new Date("2026-01-01") })
			.where(isNotNull(quizAnswers.answered_at));
		await site.database.pool.query(`
			alter table points_ledger disable trigger user;
			update points_ledger set reference_id = 'the day before ' || reference_id;
			alter table points_ledger enable trigger user`);
		const third = (await (await fan.post(`/api/quiz/runs/${again.run.id}/restart`, {})).json()) as RunAndTurn;
		await playOn(fan, third);
		expect((await mine(fan)).points_total).toBe(first.run.score + 60);
	});

	test("QUIZ-5 are on a leaderboard with names, never with email addresses; visitors earn none", async () => {
		const { category } = await makeQuiz(db(), 3);
		const [asha, ravi] = [await site.fan("asha-board@example.com"), await site.fan("ravi-board@example.com")];
		await site.database.pool.query("update profiles set full_name = 'Asha Rao' where email = 'asha-board@example.com'");
		await playOn(asha, await inline(asha, category.slug));
		await playOn(ravi, await inline(ravi, category.slug), [0]);
		const visitor = site.visitor();
		await playOn(visitor, await inline(visitor, category.slug));
		for (const period of ["today", "all"]) {
			const text = await (await ravi.get(`/api/quiz/leaderboard?period=${period}`)).text();
			expect(text).not.toContain("@");
			const board = JSON.parse(text) as Board;
			const places = board.rows.map(({ name }) => name);
			expect(places).toContain("Asha Rao");
			expect(board.rows.find(({ you }) => you)?.name).toMatch(/^Cricket Fan \w{4}$/);
			expect(board.rows.map(({ points }) => points)).toEqual(
				board.rows.map(({ points }) => points).toSorted((a, b) => b - a),
			);
			expect(board.you?.rank).toBe(board.rows.find(({ you }) => you)?.rank);
		}
		expect((await mine(visitor)).points_total).toBe(0);
		await asha.patch("/api/settings", { public_profile: false });
		for (const period of ["today", "all"])
			expect(await (await ravi.get(`/api/quiz/leaderboard?period=${period}`)).text()).not.toContain("Asha Rao");
		const asVisitor = (await (await visitor.get("/api/quiz/leaderboard")).json()) as Board;
		expect(asVisitor.you).toBeNull();
	});

	test("QUIZ-5 on the boards are the sums of the counted answers", async () => {
		const sums = await site.database.pool.query(`
			select coalesce(t.fan_id, s.fan_id) as fan, t.points, s.points as counted, t.answered, s.answered as counted_answers
			from quiz_totals t full join (
				select fan_id, sum(points)::int as points, count(*)::int as answered from quiz_scores group by fan_id
			) s using (fan_id)`);
		expect(sums.rows.length).toBeGreaterThan(2);
		for (const row of sums.rows) expect([row.points, row.answered]).toEqual([row.counted, row.counted_answers]);
	});

	test("QUIZ-5 a visitor who signs in continues the quiz, without points for earlier answers", async () => {
		const { category } = await makeQuiz(db(), 3);
		const browser = site.visitor();
		const begun = await inline(browser, category.slug);
		const said = await answered(
			browser,
			begun.run.id,
			begun.turn?.question.id ?? "",
			await keyOf(begun.turn?.question.id ?? ""),
		);
		const fan = await site.fan("signs-in@example.com");
		for (const [name, value] of browser.cookies) fan.cookies.set(name, value);
		const back = await inline(fan, category.slug);
		expect(back.run).toMatchObject({ id: begun.run.id, score: said.run.score });
		expect((await mine(fan)).points_total).toBe(0);
		const end = await playOn(fan, back);
		expect((await mine(fan)).points_total).toBe(60 - said.run.score);
		expect(end.run.score).toBe(60);
		expect((await answer(browser, begun.run.id, begun.turn?.question.id ?? "", 0)).status).toBe(404);
	});

	test("QUIZ-5 a visitor who signs in during a question answers it as a fan", async () => {
		const { category } = await makeQuiz(db(), 1);
		const browser = site.visitor();
		const begun = await inline(browser, category.slug);
		const fan = await site.fan("mid-question@example.com");
		for (const [name, value] of browser.cookies) fan.cookies.set(name, value);
		const said = await answered(fan, begun.run.id, begun.turn?.question.id ?? "", 0);
		expect(said).toMatchObject({ verdict: { correct: true, points: 10 }, run: { finished: true } });
		expect((await mine(fan)).points_total).toBe(10);
	});

	test("QUIZ-5 are deleted with the account", async () => {
		const fan = await site.fan("leaves@example.com");
		const { category } = await makeQuiz(db(), 1);
		await playOn(fan, await inline(fan, category.slug));
		await site.database.pool.query("delete from users where email = 'leaves@example.com'");
		const left = await db().select().from(quizTotals);
		expect(left.length).toBeGreaterThan(0);
		const orphans = await site.database.pool.query(
			"select from quiz_runs where fan_id is not null and fan_id not in (select id from users)",
		);
		expect(orphans.rows).toEqual([]);
	});
});
