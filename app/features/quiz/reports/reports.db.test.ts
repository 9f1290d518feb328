import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../../db/schema/auth.ts";
import { quizQuestions } from "../../../db/schema/quiz.ts";
import { quizQuestionReports } from "../../../db/schema/quiz-runs.ts";
import { makeQuiz } from "../../../tests/fixtures/quiz.ts";
import { startTestSite, type TestSite, type Visitor } from "../../../tests/fixtures/site.ts";
import type { RunAndTurn } from "./quiz.ts";
import { listReportedQuestions, resolveReport } from "./reports.server.ts";

let site: TestSite;
beforeAll(async () => {
	site = await startTestSite();
});
afterAll(() => site.close());

const db = () => site.database.db;
async function report(player: Visitor, category: string, question_id: string, more: object = {}) {
	const begun = await player.post("/api/quiz/runs", { kind: "category", category, question: question_id });
	const { run } = (await begun.json()) as RunAndTurn;
	return player.post(`/api/quiz/runs/${run.id}/reports`, { question_id, reason: "wrong_answer", ...more });
}
async function isHidden(question_id: string): Promise<boolean> {
	const [row] = await db().select().from(quizQuestions).where(eq(quizQuestions.id, question_id));
	return row?.hidden_at !== null;
}
async function adminId(): Promise<string> {
	const [user] = await db().select().from(users).limit(1);
	return user?.id ?? "";
}
const reportsOf = (question_id: string) =>
	db().select().from(quizQuestionReports).where(eq(quizQuestionReports.question_id, question_id));

test("QUIZ-6 one report a fan or visitor; two fans hide a question from new quizzes, the open one passes it over", async () => {
	const { category, questions } = await makeQuiz(db(), 3);
	const [first, second] = [questions[0]?.id ?? "", questions[1]?.id ?? ""];
	const playing = site.visitor();
	const begun = await playing.post("/api/quiz/runs", { kind: "category", category: category.slug });
	const { run } = (await begun.json()) as RunAndTurn;
	const [asha, ravi] = [await site.fan("asha-r@example.com"), await site.fan("ravi-r@example.com")];
	for (let time = 0; time < 3; time++) expect((await report(asha, category.slug, second)).status).toBe(200);
	expect(await reportsOf(second)).toHaveLength(1);
	expect(await isHidden(second)).toBe(false);
	expect((await report(ravi, category.slug, second)).status).toBe(200);
	expect(await isHidden(second)).toBe(true);

	const fresh = await site.visitor().post("/api/quiz/runs", { kind: "category", category: category.slug });
	expect(((await fresh.json()) as RunAndTurn).run.count).toBe(2);
	const said = await playing.post(`/api/quiz/runs/${run.id}/answers`, { question_id: first, chosen: 0 });
	expect(((await said.json()) as { next: { question_id: string } }).next.question_id).toBe(questions[2]?.id);
	await playing.post(`/api/quiz/runs/${run.id}/answers`, { question_id: questions[2]?.id, chosen: 0 });
	const end = (await (await playing.post(`/api/quiz/runs/${run.id}/turn`, {})).json()) as RunAndTurn;
	expect(end.run).toMatchObject({ finished: true, total_points: 40 });
});

test("QUIZ-6 a quiz whose last question was hidden while it was left is finished with what was answered", async () => {
	const { category, questions } = await makeQuiz(db(), 2);
	const visitor = site.visitor();
	const begun = { kind: "category", category: category.slug };
	const { run } = (await (await visitor.post("/api/quiz/runs", begun)).json()) as RunAndTurn;
	await visitor.post(`/api/quiz/runs/${run.id}/answers`, { question_id: questions[0]?.id, chosen: 0 });
	const last = eq(quizQuestions.id, questions[1]?.id ?? "");
	await db().update(quizQuestions).set({ hidden_at: new Date() }).where(last);
	const back = (await (await visitor.post("/api/quiz/runs", begun)).json()) as RunAndTurn;
	expect(back).toMatchObject({ run: { id: run.id, finished: true, total_points: 10 }, turn: null });
	await db().update(quizQuestions).set({ hidden_at: null }).where(last);
	const late = { question_id: questions[1]?.id ?? "", chosen: 1 };
	expect((await visitor.post(`/api/quiz/runs/${run.id}/answers`, late)).status).toBe(404);
	const turn = await visitor.post(`/api/quiz/runs/${run.id}/turn`, { question_id: late.question_id });
	expect(((await turn.json()) as RunAndTurn).turn).toBeNull();
});

test("QUIZ-6 any number of visitors alone hide nothing; reports at once are all counted", async () => {
	const { category, questions } = await makeQuiz(db(), 2);
	const question = questions[0]?.id ?? "";
	await Promise.all(Array.from({ length: 12 }, () => report(site.visitor(), category.slug, question)));
	expect(await reportsOf(question)).toHaveLength(12);
	expect(await isHidden(question)).toBe(false);
	const fans = await Promise.all([1, 2].map((n) => site.fan(`fan-${n}-r@example.com`)));
	await Promise.all(fans.map((fan) => report(fan, category.slug, questions[1]?.id ?? "")));
	expect(await isHidden(questions[1]?.id ?? "")).toBe(true);
});

test("QUIZ-6 only what one was shown can be reported, with a reason of the list and a short note", async () => {
	const { category, questions } = await makeQuiz(db(), 2);
	const visitor = site.visitor();
	const begun = await visitor.post("/api/quiz/runs", { kind: "category", category: category.slug });
	const { run } = (await begun.json()) as RunAndTurn;
	const send = (body: object) => visitor.post(`/api/quiz/runs/${run.id}/reports`, body);
	expect((await send({ question_id: questions[1]?.id, reason: "other" })).status).toBe(404);
	expect((await send({ question_id: questions[0]?.id, reason: "boring" })).status).toBe(400);
	expect((await send({ question_id: questions[0]?.id, reason: "other", note: "x".repeat(281) })).status).toBe(400);
	expect((await send({ question_id: questions[0]?.id, reason: "other", note: " a slip " })).status).toBe(200);
	expect((await reportsOf(questions[0]?.id ?? ""))[0]).toMatchObject({ note: "a slip", fan_id: null });
});

test("QUIZ-6 the queue shows what waits longest first, page by page; kept comes back, removed stays out, once", async () => {
	await db().delete(quizQuestionReports);
	const { category, questions } = await makeQuiz(db(), 3);
	const fans = await Promise.all([1, 2].map((n) => site.fan(`queue-${n}@example.com`)));
	for (const { id } of questions) for (const fan of fans) await report(fan, category.slug, id, { note: "look" });
	const queue = await listReportedQuestions(db());
	expect(queue.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
	expect(queue[0]).toMatchObject({ hidden: true, weight: 8, category: category.name });
	expect(queue[0]?.reports).toHaveLength(2);
	expect(queue[0]?.reports[0]).toMatchObject({ by: "fan", reason: "wrong_answer", note: "look" });
	const first = await listReportedQuestions(db(), { limit: 1 });
	const rest = await listReportedQuestions(db(), { limit: 5, after: first[0] });
	expect([...first, ...rest].map(({ id }) => id)).toEqual(questions.map(({ id }) => id));

	const [kept = "", removed = ""] = questions.map(({ id }) => id);
	const admin_id = await adminId();
	const resolve = (question_id: string, resolution: "keep" | "remove") =>
		db().transaction((tx) => resolveReport(tx, { question_id, resolution, admin_id }));
	expect(await Promise.all([resolve(kept, "keep"), resolve(kept, "keep")])).toEqual(expect.arrayContaining([2, 0]));
	expect(await resolve(removed, "remove")).toBe(2);
	expect([await isHidden(kept), await isHidden(removed)]).toEqual([false, true]);
	expect((await listReportedQuestions(db())).map(({ id }) => id)).toEqual([questions[2]?.id]);
});
