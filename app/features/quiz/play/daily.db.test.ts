import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { quizAnswers, quizDays, quizRuns } from "../../../../db/schema/quiz-runs.ts";
import { makeQuiz } from "../../../../tests/fixtures/quiz.ts";
import { quizPlay } from "../../../../tests/fixtures/quiz-play.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import type { DailyResult, RunAndTurn, RunAndVerdict } from "../quiz.ts";
import { questionsOfDay } from "./daily.server.ts";

const site = await testSite();
for (let category = 0; category < 6; category++) await makeQuiz(site.database.db, 9);

const db = () => site.database.db;
const daily = (player: Visitor) => start(player, { kind: "daily" });
async function questionsOf(run_id: string): Promise<string[]> {
	const [row] = await db().select().from(quizRuns).where(eq(quizRuns.id, run_id));
	return row?.question_ids ?? [];
}

const { start, playOn, mine, answer, keyOf } = quizPlay(() => site);

test("QUIZ-6 the daily quiz has ten questions, the same for everybody, also for concurrent first players", async () => {
	const players = [...Array.from({ length: 6 }, () => site.visitor()), await site.fan("daily@example.com")];
	const begun = await Promise.all(players.map(daily));
	const sets = await Promise.all(begun.map(({ run }) => questionsOf(run.id)));
	expect(new Set(sets.map((set) => set.join())).size).toBe(1);
	expect(sets[0]).toHaveLength(10);
	expect(new Set(begun.map(({ run }) => run.id)).size).toBe(players.length);
	const { rows } = await site.database.pool.query("select (now() at time zone 'Asia/Kolkata')::date::text as day");
	expect(begun[0]?.run.day).toBe(rows[0].day);
});

test("QUIZ-6 a player has one daily quiz a day: a second start continues it or shows its result, and a restart is refused", async () => {
	for (const player of [site.visitor(), await site.fan("once@example.com")]) {
		const begun = await daily(player);
		const parallel = await Promise.all([1, 2, 3, 4].map(() => daily(player)));
		expect(new Set(parallel.map(({ run }) => run.id))).toEqual(new Set([begun.run.id]));
		const end = await playOn(player, begun);
		expect(end.run).toMatchObject({ finished: true, count: 10 });
		expect(await daily(player)).toEqual({ run: end.run, turn: null });
		expect((await player.post(`/api/quiz/runs/${begun.run.id}/restart`, {})).status).toBe(409);
		expect((await mine(player)).daily).toMatchObject({ finished: true, answered: 10, score: end.run.score });
	}
});

test("QUIZ-6 a visitor who has played the daily quiz cannot play it again by signing in", async () => {
	const browser = site.visitor();
	const end = await playOn(browser, await daily(browser));
	const fan = await site.fan("signs-in-daily@example.com");
	for (const [name, value] of browser.cookies) fan.cookies.set(name, value);
	expect(await daily(fan)).toEqual({ run: end.run, turn: null });
	const other = site.visitor();
	const theirs = await daily(other);
	for (const [name, value] of other.cookies) fan.cookies.set(name, value);
	expect((await daily(fan)).run.id).toBe(end.run.id);
	expect((await daily(other)).run.id).toBe(theirs.run.id);
});

test("QUIZ-6 a day's quiz never changes, other days have other questions, and no question comes back soon", async () => {
	const days = ["2030-01-01", "2030-01-02", "2030-01-03"];
	const chosen: string[][] = [];
	for (const day of days) chosen.push(await questionsOfDay(db(), day));
	expect(new Set(chosen.flat()).size).toBe(30);
	await makeQuiz(db(), 9);
	const [hidden = ""] = chosen[0] ?? [];
	await db().update(quizQuestions).set({ hidden_at: new Date() }).where(eq(quizQuestions.id, hidden));
	for (const [index, day] of days.entries()) expect(await questionsOfDay(db(), day)).toEqual(chosen[index]);
	await db().update(quizQuestions).set({ hidden_at: null }).where(eq(quizQuestions.id, hidden));
	// the date alone decides the choice
	await db().delete(quizDays).where(eq(quizDays.day, "2030-01-03"));
	const again = await questionsOfDay(db(), "2030-01-03");
	expect(again.filter((id) => chosen[2]?.includes(id)).length).toBeGreaterThan(0);
	expect(again.filter((id) => chosen[0]?.includes(id) || chosen[1]?.includes(id))).toEqual([]);
});

test("QUIZ-6 a question that reports hide during the day stays in the day's quiz", async () => {
	const early = site.visitor();
	const begun = await daily(early);
	const second = (await questionsOf(begun.run.id))[1] ?? "";
	await db().update(quizQuestions).set({ hidden_at: new Date() }).where(eq(quizQuestions.id, second));
	const end = await playOn(early, begun);
	expect(end.run.marks.map(({ question_id }) => question_id)).toContain(second);
	expect(end.run.marks).toHaveLength(10);
	await db().update(quizQuestions).set({ hidden_at: null }).where(eq(quizQuestions.id, second));
});

test("QUIZ-6 a visitor gets the keys of the daily quiz after its last question, a fan after each answer", async () => {
	const wrongly = async (player: Visitor, position: number) => {
		const { run, turn } = await daily(player);
		const id = turn?.question.id ?? "";
		const chosen = ((await keyOf(id)) + 1) % 4;
		const said = (await (await answer(player, run.id, id, chosen)).json()) as RunAndVerdict;
		expect(said.verdict).toMatchObject({ chosen, correct: false });
		expect(run.marks).toHaveLength(position);
		return { run, id, chosen, said };
	};
	const visitor = site.visitor();
	const { run, id, chosen, said } = await wrongly(visitor, 0);
	expect(said.verdict).toMatchObject({ right: null, explanation: null });
	const again = async () => (await (await answer(visitor, run.id, id, chosen)).json()) as RunAndVerdict;
	expect((await again()).verdict).toMatchObject({ right: null, explanation: null });
	const turned = async () =>
		(await (await visitor.post(`/api/quiz/runs/${run.id}/turn`, { question_id: id })).json()) as RunAndTurn;
	expect((await turned()).turn?.verdict).toMatchObject({ right: null, explanation: null });
	expect(await (await visitor.get(`/?run=${run.id}`)).text()).toContain("see the right answer after the last question");
	for (let position = 1; position < 10; position++) await wrongly(visitor, position);
	const right = await keyOf(id);
	expect((await again()).verdict).toMatchObject({ right, explanation: expect.any(String) });
	expect((await turned()).turn?.verdict).toMatchObject({ right });
	expect((await wrongly(await site.fan("told-at-once@example.com"), 0)).said.verdict.right).toBe(right);
});

const resultOf = async (player: Visitor) =>
	((await (await player.get("/api/quiz/daily/result")).json()) as { result: DailyResult | null }).result;

test("QUIZ-6 the result has every answer with its explanation once the quiz is finished, and is empty before", async () => {
	const player = site.visitor();
	expect(await resultOf(player)).toBeNull();
	const begun = await daily(player);
	expect(await resultOf(player)).toBeNull();
	const end = await playOn(player, begun, [2, 5]);
	const result = await resultOf(player);
	expect(result).toMatchObject({
		day: begun.run.day,
		right: 8,
		count: 10,
		score: end.run.score,
		rank: null,
		streak: { days: 1, longest: 1 },
		average: { right: 8, quizzes: 1 },
	});
	expect(Date.parse(result?.next_at ?? "")).toBeGreaterThan(Date.now());
	expect(result?.answers.map(({ correct }) => correct)).toEqual(end.run.marks.map(({ correct }) => correct));
	for (const { correct, chosen, right, explanation } of result?.answers ?? []) {
		expect(chosen === right).toBe(correct);
		expect(explanation).not.toBe("");
	}
	expect(await resultOf(site.visitor())).toBeNull();
});

test("QUIZ-6 streak and average count the quizzes of earlier days", async () => {
	const fan = await site.fan("streak-daily@example.com");
	const end = await playOn(fan, await daily(fan), [0]);
	const { rows } = await site.database.pool.query("select fan_id, day::text from quiz_runs where id = $1", [
		end.run.id,
	]);
	const [{ fan_id, day }] = rows;
	for (const ago of [1, 2, 4])
		await site.database.pool.query(
			`insert into quiz_runs (fan_id, kind, day, question_ids, total_points, finished_at)
			select $1, 'daily', $2::date - $3::int, question_ids, total_points, now() from quiz_runs where id = $4`,
			[fan_id, day, ago, end.run.id],
		);
	// three quizzes without a right answer
	expect(await resultOf(fan)).toMatchObject({
		streak: { days: 3, longest: 3 },
		average: { right: 2.3, quizzes: 4 },
	});
});

test("QUIZ-6 fans have a rank once ten have finished, equal scores share it, and visitors have none", async () => {
	const first = await site.fan("ranked-daily@example.com");
	const end = await playOn(first, await daily(first));
	const ranked = async () => (await resultOf(first))?.rank ?? null;
	const { rows } = await site.database.pool.query(
		"select count(*)::int as fans from quiz_runs where kind = 'daily' and finished_at is not null and fan_id is not null and day = (select day from quiz_runs where id = $1)",
		[end.run.id],
	);
	const others = 10 - rows[0].fans;
	expect(others).toBeGreaterThan(0);
	expect(await ranked()).toBeNull();
	for (let number = 0; number < others; number++) {
		const fan = await site.fan(`also-ranked-${number}@example.com`);
		await playOn(fan, await daily(fan), number === 0 ? [] : [1]);
	}
	expect(await ranked()).toEqual({ place: 1, of: 10 });
	const visitor = site.visitor();
	await playOn(visitor, await daily(visitor));
	expect((await resultOf(visitor))?.rank).toBeNull();
	expect(await ranked()).toEqual({ place: 1, of: 10 });
});

test("QUIZ-6 a fan may answer the first question at once, because the home page shows it from midnight", async () => {
	const fan = await site.fan("at-once-daily@example.com");
	const { run, turn: first } = await daily(fan);
	const id = first?.question.id ?? "";
	const said = (await (await answer(fan, run.id, id, await keyOf(id))).json()) as RunAndVerdict;
	expect(said.verdict).toMatchObject({ correct: true, too_fast: false });
	const next = said.next?.question_id ?? "";
	const tooFast = (await (await answer(fan, run.id, next, await keyOf(next))).json()) as RunAndVerdict;
	expect(tooFast.verdict).toMatchObject({ correct: true, too_fast: true, points: 0 });
});

test("QUIZ-5 a visitor's quizzes expire with the cookie, or after a day without an answer; a fan's stay", async () => {
	const [visitor, fan] = [site.visitor(), await site.fan("kept@example.com")];
	const [theirs, ours] = [await daily(visitor), await daily(fan)];
	const empty = await daily(site.visitor());
	await answer(visitor, theirs.run.id, theirs.turn?.question.id ?? "", 0);
	await site.forget();
	for (const { run } of [theirs, empty]) expect(await questionsOf(run.id)).toHaveLength(10);
	await site.database.pool.query("update quiz_runs set started_at = now() - interval '25 hours'");
	await site.forget();
	expect(await questionsOf(empty.run.id)).toEqual([]);
	for (const { run } of [theirs, ours]) expect(await questionsOf(run.id)).toHaveLength(10);
	await site.database.pool.query("update quiz_runs set started_at = now() - interval '61 days'");
	await site.forget();
	expect(await questionsOf(theirs.run.id)).toEqual([]);
	expect(await questionsOf(ours.run.id)).toHaveLength(10);
	expect(await db().select().from(quizAnswers).where(eq(quizAnswers.run_id, theirs.run.id))).toEqual([]);
});

test("QUIZ-6 a result says how many percent of the fans did worse once three have finished; visitors do not count", async () => {
	await site.database.pool.query("update quiz_runs set finished_at = null where kind = 'daily'");
	const better = async (player: Visitor) => (await resultOf(player))?.better_than;
	const played = async (player: Visitor, wrong: number[]) => {
		await playOn(player, await daily(player), wrong);
		return player;
	};
	const best = await played(await site.fan("better-best@example.com"), []);
	const second = await played(await site.fan("better-second@example.com"), [9]);
	const visitor = await played(site.visitor(), [0]);
	expect(await Promise.all([best, second, visitor].map(better))).toEqual([null, null, null]);
	const last = await played(await site.fan("better-last@example.com"), [7, 8, 9]);
	expect(await Promise.all([best, second, last].map(better))).toEqual([66, 33, 0]);
	// its easy question is worth less than the hard one of the second
	expect(await better(visitor)).toBe(66);
});
