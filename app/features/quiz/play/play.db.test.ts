import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { quizAnswers, quizRuns, quizScores } from "../../../../db/schema/quiz-runs.ts";
import { makeQuiz, waitAsReader } from "../../../../tests/fixtures/quiz.ts";
import { quizPlay } from "../../../../tests/fixtures/quiz-play.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";
import type { RunAndTurn, RunAndVerdict } from "../quiz.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });

const db = () => site.database.db;
const { start, inline, turn, answer, answered, keyOf, playOn, mine } = quizPlay(() => site);

describe("QUIZ-5 the server checks and scores", () => {
	test("QUIZ-5 the server sends key and explanation only after the answer is locked", async () => {
		const { category, questions } = await makeQuiz(db(), 3);
		const visitor = site.visitor();
		const response = await visitor.post("/api/quiz/runs", { kind: "category", category: category.slug });
		const text = await response.text();
		expect(text).not.toMatch(/correct_answer|explanation|"right"|Because of reason|statement|proof/);
		const { run, turn: first } = JSON.parse(text) as RunAndTurn;
		expect(first?.question.question).toBe(questions[0]?.question);
		expect(first?.verdict).toBeNull();

		const { verdict, run: after } = await answered(visitor, run.id, first?.question.id ?? "", 0);
		expect(verdict).toMatchObject({ correct: true, right: 0, explanation: "Because of reason 0.", points: 10 });
		expect(after).toMatchObject({ score: 10, total_points: 60, finished: false });
	});

	test("QUIZ-5 twenty concurrent answers get one verdict and count once", async () => {
		const { category } = await makeQuiz(db(), 2);
		const fan = await site.fan("parallel@example.com");
		const { run, turn: first } = await inline(fan, category.slug);
		const question = first?.question.id ?? "";
		const key = await keyOf(question);
		await waitAsReader(db());
		const said = await Promise.all(
			Array.from({ length: 20 }, async (_, index) => {
				const response = await answer(fan, run.id, question, index % 2 ? key : (key + 1) % 4);
				return [response.status, ((await response.json()) as RunAndVerdict).verdict] as const;
			}),
		);
		expect(new Set(said.map(([status]) => status))).toEqual(new Set([200]));
		expect(new Set(said.map(([, verdict]) => JSON.stringify(verdict))).size).toBe(1);
		const earned = said[0]?.[1].points ?? -1;
		const rows = await db().select().from(quizAnswers).where(eq(quizAnswers.run_id, run.id));
		expect(rows.filter((row) => row.answered_at)).toHaveLength(1);
		const [stored] = await db().select().from(quizRuns).where(eq(quizRuns.id, run.id));
		expect(stored?.score).toBe(earned);
		expect(await db().select().from(quizScores).where(eq(quizScores.run_id, run.id))).toHaveLength(1);
		expect((await mine(fan)).points_total).toBe(earned);
	});

	test("QUIZ-5 an answer faster than anybody can read earns nothing, and the verdict says so", async () => {
		const { category } = await makeQuiz(db(), 1);
		const visitor = site.visitor();
		const { run, turn: first } = await inline(visitor, category.slug);
		const response = await answer(visitor, run.id, first?.question.id ?? "", await keyOf(first?.question.id ?? ""));
		const { verdict, run: after } = (await response.json()) as RunAndVerdict;
		expect(verdict).toMatchObject({ correct: true, too_fast: true, points: 0 });
		expect(after).toMatchObject({ score: 0, finished: true });
	});

	test("QUIZ-5 an answer to a question that was not shown is too fast", async () => {
		const { category, questions } = await makeQuiz(db(), 2);
		const visitor = site.visitor();
		const { run } = await start(visitor, { kind: "category", category: category.slug });
		await waitAsReader(db());
		const response = await answer(visitor, run.id, questions[1]?.id ?? "", questions[1]?.correct_answer ?? 0);
		expect(((await response.json()) as RunAndVerdict).verdict).toMatchObject({ too_fast: true, points: 0 });
	});

	test("QUIZ-5 nobody else can open a fan's or a visitor's run", async () => {
		const { category } = await makeQuiz(db(), 2);
		const owner = await site.fan("owner@example.com");
		const { run, turn: first } = await inline(owner, category.slug);
		const question_id = first?.question.id ?? "";
		const player = site.visitor();
		await inline(player, category.slug);
		for (const other of [player, site.visitor(), await site.fan("other@example.com")]) {
			expect((await answer(other, run.id, question_id, 0)).status).toBe(404);
			for (const step of ["turn", "restart"])
				expect((await other.post(`/api/quiz/runs/${run.id}/${step}`, {})).status, step).toBe(404);
			const report = { question_id, reason: "other" };
			expect((await other.post(`/api/quiz/runs/${run.id}/reports`, report)).status).toBe(404);
		}
		expect((await turn(owner, run.id)).run.marks).toEqual([]);
	});

	test("QUIZ-5 the server ignores fields of a client beyond its choice, and refuses wrong shapes", async () => {
		const { category } = await makeQuiz(db(), 2);
		const visitor = site.visitor();
		const { run, turn: first } = await inline(visitor, category.slug);
		const question_id = first?.question.id ?? "";
		for (const body of [
			{},
			{ question_id },
			{ question_id, chosen: -1 },
			{ question_id, chosen: "0" },
			{ question_id, chosen: 4 },
		])
			expect((await visitor.post(`/api/quiz/runs/${run.id}/answers`, body)).status, JSON.stringify(body)).toBe(400);
		await waitAsReader(db());
		const wrong = ((await keyOf(question_id)) + 1) % 4;
		const claim = { question_id, chosen: wrong, correct: true, points: 1000, fan_id: run.id };
		const said = (await (await visitor.post(`/api/quiz/runs/${run.id}/answers`, claim)).json()) as RunAndVerdict;
		expect(said).toMatchObject({ verdict: { correct: false, points: 0 }, run: { score: 0 } });
		expect((await visitor.post("/api/quiz/runs", { kind: "weekly" })).status).toBe(400);
		expect((await visitor.post("/api/quiz/runs", { kind: "inline", category: "no-such" })).status).toBe(404);
		expect((await visitor.post("/api/quiz/runs", { kind: "inline", category: "a\0b" })).status).toBe(404);
		expect((await answer(visitor, run.id, run.id, 0)).status).toBe(404);
	});

	test("QUIZ-5 a visitor's cookie is random, HttpOnly, and stored as a hash", async () => {
		const { category } = await makeQuiz(db(), 1);
		const response = await site.visitor().post("/api/quiz/runs", { kind: "inline", category: category.slug });
		const [cookie = ""] = response.headers.getSetCookie();
		expect(cookie).toMatch(/^quiz_visitor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=5184000$/);
		const { run } = (await response.json()) as RunAndTurn;
		const [row] = await db().select().from(quizRuns).where(eq(quizRuns.id, run.id));
		expect(row?.visitor).toMatch(/^[0-9a-f]{64}$/);
		expect(cookie).not.toContain(row?.visitor);
	});
});

describe("QUIZ-2 a run", () => {
	test("QUIZ-2 has at most ten questions inline, those that are new to the player first", async () => {
		const { category } = await makeQuiz(db(), 14);
		const visitor = site.visitor();
		const begun = await inline(visitor, category.slug);
		expect(begun.run).toMatchObject({ count: 10, score: 0, finished: false, marks: [] });
		const first = await playOn(visitor, begun, [0, 3]);
		expect(first.run.finished).toBe(true);
		expect(first.run.marks.filter(({ correct }) => correct)).toHaveLength(8);
		expect(first.run.score).toBe(first.run.marks.reduce((sum, { points }) => sum + points, 0));
		const seen = new Set(first.run.marks.map(({ question_id }) => question_id));
		const again = await inline(visitor, category.slug);
		const second = await playOn(visitor, again);
		expect(second.run.marks.filter(({ question_id }) => !seen.has(question_id))).toHaveLength(4);
		expect(second.run.score).toBe(second.run.total_points);
	});

	test("QUIZ-5 resumes at the first unanswered question, with its earlier answers", async () => {
		const { category } = await makeQuiz(db(), 4);
		const fan = await site.fan("resume@example.com");
		const begun = await inline(fan, category.slug);
		const said = await answered(fan, begun.run.id, begun.turn?.question.id ?? "", 0);
		const back = await inline(fan, category.slug);
		expect(back.run.id).toBe(begun.run.id);
		expect(back.run.marks).toEqual(said.run.marks);
		expect(back.turn?.question.id).toBe(said.next?.question_id);
		const [first] = await db()
			.select()
			.from(quizAnswers)
			.where(eq(quizAnswers.question_id, said.next?.question_id ?? ""));
		await turn(fan, begun.run.id, said.next?.question_id);
		const [second] = await db()
			.select()
			.from(quizAnswers)
			.where(eq(quizAnswers.question_id, said.next?.question_id ?? ""));
		expect(second?.shown_at).toEqual(first?.shown_at);
		expect((await mine(fan)).open).toEqual([{ kind: "inline", category_slug: category.slug, answered: 1, count: 4 }]);
	});

	test("QUIZ-2 started by twenty concurrent requests is one run", async () => {
		const { category } = await makeQuiz(db(), 3);
		const fan = await site.fan("begin@example.com");
		const begun = await Promise.all(Array.from({ length: 20 }, () => inline(fan, category.slug)));
		expect(new Set(begun.map(({ run }) => run.id)).size).toBe(1);
		expect(new Set(begun.map(({ turn: first }) => first?.question.id)).size).toBe(1);
	});

	test("QUIZ-2 restarted has the same questions and no marks; concurrent restarts make one run; the old one takes no answers", async () => {
		const { category } = await makeQuiz(db(), 12);
		const visitor = site.visitor();
		const begun = await inline(visitor, category.slug);
		const old = (await db().select().from(quizRuns).where(eq(quizRuns.id, begun.run.id)))[0];
		const restarted = await Promise.all(
			[1, 2, 3].map(async () => (await visitor.post(`/api/quiz/runs/${begun.run.id}/restart`, {})).json()),
		);
		const ids = new Set(restarted.map(({ run }: RunAndTurn) => run.id));
		expect(ids.size).toBe(1);
		expect(ids).not.toContain(begun.run.id);
		const [fresh] = await db()
			.select()
			.from(quizRuns)
			.where(eq(quizRuns.id, [...ids][0] ?? ""));
		expect(fresh?.question_ids).toEqual(old?.question_ids);
		expect((await answer(visitor, begun.run.id, begun.turn?.question.id ?? "", 0)).status).toBe(409);
	});

	test("QUIZ-3 of a category asks all its questions, oldest first, from any question on and then from the start", async () => {
		const { category, questions } = await makeQuiz(db(), 5);
		const visitor = site.visitor();
		const third = questions[2]?.id ?? "";
		const begun = await start(visitor, { kind: "category", category: category.slug, question: third });
		expect(begun.run.count).toBe(5);
		expect(begun.turn).toMatchObject({ position: 2, last: false, question: { id: third } });
		const order: number[] = [];
		let now: RunAndTurn = begun;
		for (;;) {
			order.push(now.turn?.position ?? -1);
			const said = await answered(visitor, begun.run.id, now.turn?.question.id ?? "", 0);
			if (!said.next) break;
			expect(now.turn?.last).toBe(false);
			now = await turn(visitor, begun.run.id, said.next.question_id);
		}
		expect(order).toEqual([2, 3, 4, 0, 1]);
		expect(now.turn?.last).toBe(true);
	});

	test("QUIZ-3 adds a question that was made after its start", async () => {
		const { category, questions } = await makeQuiz(db(), 2);
		const visitor = site.visitor();
		const begun = await start(visitor, { kind: "category", category: category.slug });
		const [first] = questions;
		if (!first) throw new Error("no question");
		const { id, number, ...copy } = first;
		const [late] = await db()
			.insert(quizQuestions)
			.values({ ...copy, slug: `${first.slug}-late`, statement: `${first.statement} late`, created_at: new Date() })
			.returning();
		const joined = await start(visitor, { kind: "category", category: category.slug, question: late?.id });
		expect(joined.run).toMatchObject({ id: begun.run.id, count: 3, total_points: begun.run.total_points + 10 });
		expect(joined.turn?.question.id).toBe(late?.id);
	});

	test("QUIZ-4 of a category without questions is refused with 'No Questions Available'", async () => {
		const { category } = await makeQuiz(db(), 0);
		const response = await site.visitor().post("/api/quiz/runs", { kind: "inline", category: category.slug });
		expect(response.status).toBe(404);
		expect(await response.json()).toMatchObject({ detail: "No Questions Available" });
	});
});
