import { randomUUID } from "node:crypto";
import { eq, isNotNull, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { adminActions } from "../../../../db/schema/admin.ts";
import { users } from "../../../../db/schema/auth.ts";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { quizAnswers, quizQuestionReports, quizRuns } from "../../../../db/schema/quiz-runs.ts";
import { readToday } from "../../../../platform/database/day.ts";
import { somewhereElse } from "../../../../tests/fixtures/devices.ts";
import { makeQuiz } from "../../../../tests/fixtures/quiz.ts";
import { testSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import type { QueuedQuestion, RunAndTurn } from "../quiz.ts";
import { listReportedQuestions, resolveReport } from "./reports.server.ts";
import { MOST_HIDDEN_A_DAY } from "./rules.ts";

const site = await testSite({ TRUST_PROXY: "on", ADMIN_EMAILS: "admin@example.com" });
// because the daily limit of hidden questions is one for the whole site
beforeEach(async () => {
	await db().delete(quizQuestionReports);
	await db().update(quizQuestions).set({ hidden_at: null }).where(isNotNull(quizQuestions.hidden_at));
});

const db = () => site.database.db;
const somewhere = () => somewhereElse(site);
let names = 0;
/** A fan whose account is a few days old, in a network of its own. */
async function seasoned(visitor = somewhere()): Promise<Visitor> {
	const fan = await site.fan(`reporter-${++names}@example.com`, visitor);
	await db().execute(sql`update users set created_at = now() - interval '3 days' where email like 'reporter-%'`);
	return fan;
}
const twoSeasoned = async () => [await seasoned(), await seasoned()] as const;
/** Shows a player a question. Returns a function that reports it. */
async function shown(player: Visitor, category: string, question_id: string) {
	const begun = await player.post("/api/quiz/runs", { kind: "category", category, question: question_id });
	const { run } = (await begun.json()) as RunAndTurn;
	return (more: object = {}) =>
		player.post(`/api/quiz/runs/${run.id}/reports`, { question_id, reason: "wrong_answer", ...more });
}
const report = async (player: Visitor, category: string, question_id: string, more: object = {}) =>
	(await shown(player, category, question_id))(more);
async function isHidden(question_id: string): Promise<boolean> {
	const [row] = await db().select().from(quizQuestions).where(eq(quizQuestions.id, question_id));
	return row?.hidden_at !== null;
}
const hiddenOf = async (questions: { id: string }[]) =>
	(await Promise.all(questions.map(({ id }) => isHidden(id)))).filter(Boolean).length;
async function adminId(): Promise<string> {
	const [user] = await db().select().from(users).limit(1);
	return user?.id ?? "";
}
const reportsOf = (question_id: string) =>
	db().select().from(quizQuestionReports).where(eq(quizQuestionReports.question_id, question_id));

test("QUIZ-6 a player's second report changes nothing; two fans hide a question from new quizzes, and open ones skip it", async () => {
	const { category, questions } = await makeQuiz(db(), 3);
	const [first, second] = [questions[0]?.id ?? "", questions[1]?.id ?? ""];
	const playing = site.visitor();
	const begun = await playing.post("/api/quiz/runs", { kind: "category", category: category.slug });
	const { run } = (await begun.json()) as RunAndTurn;
	const [asha, ravi] = await twoSeasoned();
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

test("QUIZ-6 a run whose last open question is hidden finishes with the answered ones", async () => {
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

test("QUIZ-6 visitors and new accounts alone never hide a question; concurrent reports all count", async () => {
	const { category, questions } = await makeQuiz(db(), 2);
	const question = questions[0]?.id ?? "";
	await Promise.all(Array.from({ length: 12 }, () => report(somewhere(), category.slug, question)));
	const newcomers = await Promise.all([1, 2, 3].map((n) => site.fan(`newcomer-${n}@example.com`, somewhere())));
	for (const fan of newcomers) expect((await report(fan, category.slug, question)).status).toBe(200);
	expect(await reportsOf(question)).toHaveLength(15);
	expect(await isHidden(question)).toBe(false);
	const fans = await twoSeasoned();
	await Promise.all(fans.map((fan) => report(fan, category.slug, questions[1]?.id ?? "")));
	expect(await isHidden(questions[1]?.id ?? "")).toBe(true);
});

test("QUIZ-6 accounts of one wide network count as one, however they spell the id; a muted account counts as a visitor", async () => {
	const { category, questions } = await makeQuiz(db(), 8);
	const [first = "", second = ""] = questions.map(({ id }) => id);
	for (let n = 0; n < 4; n++) {
		const account = await seasoned(site.visitor({ "x-forwarded-for": `2001:db8:31:${n}00::1` }));
		await report(account, category.slug, first, { question_id: n % 2 ? first.toUpperCase() : first });
	}
	expect([(await reportsOf(first)).length, await isHidden(first)]).toEqual([4, false]);
	const elsewhere = await seasoned(site.visitor({ "x-forwarded-for": "2001:db8:32::1" }));
	await report(elsewhere, category.slug, first);
	expect(await isHidden(first)).toBe(true);

	const [muted, fan] = await twoSeasoned();
	await db().execute(sql`insert into chat_sanctions (user_id, kind, reason, until)
		values (${(await muted.me())?.id}, 'mute', 'loud', now() + interval '1 hour')`);
	for (const who of [muted, fan]) await report(who, category.slug, second);
	expect(await isHidden(second)).toBe(false);
	// the stored hashes of one network differ between questions
	const kept = await db().select({ network: quizQuestionReports.network }).from(quizQuestionReports);
	expect(kept.every(({ network }) => /^[\w-]{43}$/.test(network ?? ""))).toBe(true);
	await report(elsewhere, category.slug, second);
	const [one, other] = [await reportsOf(first), await reportsOf(second)];
	expect(one.at(-1)?.network).not.toBe(other.at(-1)?.network);
});

/** Twelve fans answer all easy questions of a category: half of the others right, and of the first one `right`. */
async function answerAll(category_id: string, questions: { id: string; difficulty: string }[], right: number) {
	const easy = questions.filter(({ difficulty }) => difficulty === "easy");
	for (let n = 0; n < 12; n++) {
		const fan_id = randomUUID();
		await db()
			.insert(users)
			.values({ id: fan_id, name: "", email: `${fan_id}@example.com` });
		const question_ids = easy.map(({ id }) => id);
		const [run] = await db()
			.insert(quizRuns)
			.values({ fan_id, kind: "category", category_id, question_ids, total_points: 100 })
			.returning();
		await db()
			.insert(quizAnswers)
			.values(
				question_ids.map((question_id, position) => ({
					run_id: run?.id ?? "",
					question_id,
					position,
					answered_at: new Date(),
					chosen: 0,
					correct: position === 0 ? n < right : n % 2 === 0,
				})),
			);
	}
}

test("QUIZ-6 hiding a question that fans answer as well as others takes double the weight, but not one that hardly anybody gets right", async () => {
	for (const { right, fans } of [
		{ right: 6, fans: 4 },
		{ right: 1, fans: 2 },
	]) {
		const { category, questions } = await makeQuiz(db(), 18);
		await answerAll(category.id, questions, right);
		const question = questions[0]?.id ?? "";
		for (let n = 1; n <= fans; n++) {
			expect(await isHidden(question), `${right} right, before report ${n}`).toBe(false);
			await report(await seasoned(), category.slug, question);
		}
		expect(await isHidden(question), `${right} right`).toBe(true);
	}
});

test("QUIZ-6 reports hide ten questions a day and a quarter of a category; others stay visible, in the queue", async () => {
	const [large, small] = [await makeQuiz(db(), 60), await makeQuiz(db(), 8)];
	const fans = await twoSeasoned();
	for (const { id } of small.questions.slice(0, 5)) for (const fan of fans) await report(fan, small.category.slug, id);
	expect(await hiddenOf(small.questions)).toBe(2);
	const more = await twoSeasoned();
	for (const { id } of large.questions.slice(0, 12)) for (const fan of more) await report(fan, large.category.slug, id);
	expect(await hiddenOf(large.questions)).toBe(MOST_HIDDEN_A_DAY - 2);
	const queue = await listReportedQuestions(db(), { limit: 50 });
	expect(queue.filter(({ hidden }) => !hidden).map(({ weight }) => weight)).toEqual(Array(3 + 4).fill(8));
	// concurrent reports do not exceed the limit
	await db().execute(sql`update quiz_question_reports set hid_at = hid_at - interval '1 day'`);
	const again = await twoSeasoned();
	const left = large.questions.slice(20, 32);
	for (const { id } of left) await report(again[0], large.category.slug, id);
	await Promise.all(left.map(({ id }) => report(again[1], large.category.slug, id)));
	expect(await hiddenOf(left)).toBe(15 - (MOST_HIDDEN_A_DAY - 2));
});

describe("ADMIN-5 an admin restores questions that reports hid", () => {
	let admin: Visitor;
	beforeAll(async () => {
		admin = await site.fan("admin@example.com", somewhere());
	});
	const restore = async (body: object, who = admin) => {
		const response = await who.post("/api/admin/restored-questions", body);
		return response.status === 200 ? response.json() : response.status;
	};
	const queue = async () =>
		((await (await admin.get("/api/admin/reports")).json()) as { questions: QueuedQuestion[] }).questions;

	test("ADMIN-5 restoring a day shows its questions again and empties the queue, except those that an admin removed", async () => {
		const { category, questions } = await makeQuiz(db(), 20);
		const fans = await twoSeasoned();
		for (const { id } of questions.slice(0, 4)) for (const fan of fans) await report(fan, category.slug, id);
		const [removed = "", earlier = ""] = questions.map(({ id }) => id);
		await admin.post(`/api/admin/reports/${removed}`, { resolution: "remove" });
		await db()
			.update(quizQuestionReports)
			.set({ hid_at: sql`hid_at - interval '1 day'` })
			.where(eq(quizQuestionReports.question_id, earlier));
		const today = await readToday(db());
		expect((await queue()).map(({ hidden_on }) => hidden_on === today)).toEqual([false, true, true]);
		expect(await restore({ day: today })).toEqual({ closed: null, restored: 2 });
		expect((await queue()).map(({ id }) => id)).toEqual([earlier]);
		expect(await hiddenOf(questions)).toBe(2);
		expect(await isHidden(removed)).toBe(true);
		expect(await restore({ day: today })).toEqual({ closed: null, restored: 0 });
		const noted = await db()
			.select({ details: adminActions.details })
			.from(adminActions)
			.where(eq(adminActions.target, `questions hidden on ${today}`));
		expect(noted).toEqual([{ details: { closed: null, restored: 2 } }, { details: { closed: null, restored: 0 } }]);
	});

	test("ADMIN-5 restoring an account closes its reports, and leaves questions hidden that others hide", async () => {
		const { category, questions } = await makeQuiz(db(), 20);
		const [first = "", second = "", third = ""] = questions.map(({ id }) => id);
		const [foe, fan] = await twoSeasoned();
		const alsoReports = await shown(await seasoned(), category.slug, second);
		for (const id of [first, second]) for (const who of [foe, fan]) await report(who, category.slug, id);
		expect((await alsoReports()).status).toBe(200);
		await report(foe, category.slug, third);
		expect((await queue())[0]?.reports.map(({ fan }) => fan?.id)).toEqual([await foe.id(), await fan.id()]);
		expect(await restore({ fan_id: await foe.id() })).toEqual({ closed: 3, restored: 1 });
		expect([await isHidden(first), await isHidden(second)]).toEqual([false, true]);
		expect((await queue()).map(({ id }) => id)).toEqual([first, second]);
		const today = await readToday(db());
		expect(await restore({ day: today })).toEqual({ closed: null, restored: 1 });
	});

	test("ADMIN-5 only admins may restore, and the body names either a day or an account", async () => {
		for (const [who, status] of [
			[await seasoned(), 403],
			[site.visitor(), 401],
		] as const)
			expect(await restore({ day: "2026-05-31" }, who)).toBe(status);
		for (const body of [{}, { day: "yesterday" }, { fan_id: "all" }, { day: "2026-05-31", fan_id: randomUUID() }])
			expect(await restore(body), JSON.stringify(body)).toBe(400);
	});
});

test("QUIZ-6 a player reports only questions that their run has shown, with a listed reason and a short note", async () => {
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

test("QUIZ-6 the queue has pages, oldest first; 'keep' shows a question again, 'remove' hides it for good, each once", async () => {
	const { category, questions } = await makeQuiz(db(), 12);
	const reported = questions.slice(0, 3);
	const fans = await twoSeasoned();
	for (const { id } of reported) for (const fan of fans) await report(fan, category.slug, id, { note: "look" });
	const queue = await listReportedQuestions(db());
	expect(queue.map(({ id }) => id)).toEqual(reported.map(({ id }) => id));
	expect(queue[0]).toMatchObject({ hidden: true, weight: 8, category: category.name });
	expect(queue[0]?.reports).toHaveLength(2);
	expect(queue[0]?.reports[0]).toMatchObject({ by: "fan", reason: "wrong_answer", note: "look" });
	const first = await listReportedQuestions(db(), { limit: 1 });
	const rest = await listReportedQuestions(db(), { limit: 5, after: first[0] });
	expect([...first, ...rest].map(({ id }) => id)).toEqual(reported.map(({ id }) => id));

	const [kept = "", removed = ""] = questions.map(({ id }) => id);
	const admin_id = await adminId();
	const resolve = (question_id: string, resolution: "keep" | "remove") =>
		db().transaction((tx) => resolveReport(tx, { question_id, resolution, admin_id }));
	expect(await Promise.all([resolve(kept, "keep"), resolve(kept, "keep")])).toEqual(expect.arrayContaining([2, 0]));
	expect(await resolve(removed, "remove")).toBe(2);
	expect([await isHidden(kept), await isHidden(removed)]).toEqual([false, true]);
	expect((await listReportedQuestions(db())).map(({ id }) => id)).toEqual([reported[2]?.id]);
	const networks = [...(await reportsOf(kept)), ...(await reportsOf(removed))].map(({ network }) => network);
	expect(networks).toEqual([null, null, null, null]);
});
