import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { adminActions } from "../../../../db/schema/admin.ts";
import { aiUsage } from "../../../../db/schema/ai.ts";
import { quizQuestions } from "../../../../db/schema/quiz.ts";
import { quizQuestionReports } from "../../../../db/schema/quiz-runs.ts";
import { noteUsage } from "../../../../platform/ai/budget.ts";
import { today } from "../../../../platform/database/day.ts";
import { forgetJob as probe } from "../../../../server/forget.job.server.ts";
import { makeQuiz } from "../../../../tests/fixtures/quiz.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";
import type { ActionRow } from "../../auth/audit.server.ts";
import type { FanRow } from "../../auth/roles.server.ts";
import type { QueuedQuestion } from "../../quiz/quiz.ts";
import type { Budgets } from "./desk.ts";

const site = await testSite({ ADMIN_EMAILS: "admin@example.com" });
const admin = await site.fan("admin@example.com");
const fan = await site.fan("fan@example.com");

const noted = async (target: string) =>
	(await site.database.db.select().from(adminActions).where(eq(adminActions.target, target))).map(
		({ action }) => action,
	);

test("ADMIN-1 admins get the desk at its address; visitors and fans get the 404 page", async () => {
	const desk = await admin.get("/cms-x9k2m");
	expect(desk.status).toBe(200);
	const html = await desk.text();
	expect(html).toContain("Content desk");
	expect(html).toContain('content="noindex, follow"');
	expect(desk.headers.get("cache-control")).toBe("no-store");
	const unknown = await site.visitor().get("/no-such-page");
	const page = await unknown.text();
	expect(page).toContain("Oops! Page not found");
	for (const who of [site.visitor(), fan])
		for (const path of ["/cms-x9k2m", "/cms-x9k2m/", "/cms-x9k2m?tab=players", "/CMS-X9K2M", "/%63ms-x9k2m"]) {
			const hidden = await who.get(path);
			expect([hidden.status, hidden.headers.get("cache-control")], path).toEqual([
				404,
				unknown.headers.get("cache-control"),
			]);
			expect(await hidden.text(), path).toBe(page);
		}
	for (const who of [site.visitor(), fan]) expect((await who.get("/cms-x9k2m.data")).status).toBe(404);
});

test("ADMIN-1 no page, script or manifest for visitors contains the desk's address", async () => {
	const visitor = site.visitor();
	const folder = fileURLToPath(new URL("../../../../build/client", import.meta.url));
	const files = await readdir(folder, { recursive: true, withFileTypes: true });
	const built = files.flatMap((file) =>
		file.isFile() ? [`/${relative(folder, join(file.parentPath, file.name)).replaceAll(sep, "/")}`] : [],
	);
	expect(built.filter((path) => /\/manifest-\w+\.js$/.test(path))).toHaveLength(1);
	const pages = ["/", "/setup", "/auth", "/more", "/no-such-page", "/no-such-page.data", "/__manifest?p=/&p=/cms"];
	for (const path of [...built, ...pages, "/robots.txt", "/api/openapi.json", "/api/docs", "/sitemaps/pages-1.xml"])
		expect((await (await visitor.get(path)).text()).includes("cms-x9k2m"), path).toBe(false);
});

test("ADMIN-1 an admin gets the desk and a visitor the 404 page when both request its address at once", async () => {
	const answers = await Promise.all(
		Array.from({ length: 12 }, (_, at) => (at % 2 ? admin : site.visitor()).get("/cms-x9k2m")),
	);
	expect(answers.map(({ status }) => status)).toEqual(answers.map((_, at) => (at % 2 ? 200 : 404)));
});

test("ADMIN-1 the API returns the desk's address to admins only", async () => {
	expect((await fan.me())?.desk_path).toBeUndefined();
	expect((await admin.me())?.desk_path).toBe("/cms-x9k2m");
});

async function reported() {
	const { db } = site.database;
	const { questions } = await makeQuiz(db, 1);
	const question = questions[0];
	if (!question) throw new Error("no question was made");
	await db
		.insert(quizQuestionReports)
		.values({ question_id: question.id, reason: "wrong_answer", note: "It was 973", fan_id: await fan.id() });
	await db.update(quizQuestions).set({ hidden_at: new Date() }).where(eq(quizQuestions.id, question.id));
	return question;
}

test("ADMIN-5 the queue shows a reported question with its key; keeping restores it, removing hides it, each once", async () => {
	const [kept, removed] = [await reported(), await reported()];
	const queue = (await (await admin.get("/api/admin/reports")).json()) as { questions: QueuedQuestion[]; next: null };
	const entry = queue.questions.find(({ id }) => id === kept.id);
	expect(entry).toMatchObject({ hidden: true, options: kept.options, correct_answer: kept.correct_answer });
	expect(entry?.reports).toMatchObject([{ reason: "wrong_answer", note: "It was 973", by: "fan" }]);
	expect(queue.next).toBeNull();

	const decide = (id: string, resolution: string) => admin.post(`/api/admin/reports/${id}`, { resolution });
	const both = await Promise.all([decide(kept.id, "keep"), decide(kept.id, "keep")]);
	expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
	expect((await decide(removed.id, "remove")).status).toBe(200);
	expect((await decide(randomUUID(), "keep")).status).toBe(404);
	expect((await decide(kept.id, "burn")).status).toBe(400);
	const { db } = site.database;
	const hidden = async (id: string) =>
		(await db.select().from(quizQuestions).where(eq(quizQuestions.id, id)))[0]?.hidden_at;
	expect(await hidden(kept.id)).toBeNull();
	expect(await hidden(removed.id)).not.toBeNull();
	expect(await noted(`question ${kept.id}`)).toEqual(["keep-question"]);
	expect(await noted(`question ${removed.id}`)).toEqual(["remove-question"]);
	const left = (await (await admin.get("/api/admin/reports")).json()) as { questions: QueuedQuestion[] };
	expect(left.questions.map(({ id }) => id)).not.toContain(kept.id);
	const later = `/api/admin/reports?after_id=${kept.id}&after_at=${encodeURIComponent(entry?.first_reported_at ?? "")}`;
	expect((await admin.get(later)).status).toBe(200);
});

test("ADMIN-5 an admin grants and revokes the role with immediate effect; an admin in ADMIN_EMAILS keeps it", async () => {
	const climber = await site.fan("climber@example.com");
	const id = await climber.id();
	const setRole = (of: string, role: string, who = admin) =>
		who.request("PUT", `/api/admin/fans/${of}/role`, {
			body: JSON.stringify({ role }),
			headers: { "content-type": "application/json" },
		});
	expect((await setRole(id, "admin", climber)).status).toBe(403);
	expect(await (await setRole(id, "admin")).json()).toEqual({ changed: true });
	expect(await (await setRole(id, "admin")).json()).toEqual({ changed: false });
	expect((await climber.get("/cms-x9k2m")).status).toBe(200);
	const list = (await (await climber.get("/api/admin/fans?q=CLIMBER")).json()) as { fans: FanRow[]; total: number };
	expect(list).toMatchObject({ total: 1, fans: [{ id, role: "admin", fixed: false }] });
	const fixed = await setRole(await admin.id(), "fan", climber);
	expect(fixed.status).toBe(409);
	expect(await fixed.json()).toMatchObject({ detail: expect.stringContaining("ADMIN_EMAILS") });
	expect(await (await setRole(id, "fan")).json()).toEqual({ changed: true });
	expect((await climber.get("/api/admin/fans")).status).toBe(403);
	expect((await climber.get("/cms-x9k2m")).status).toBe(404);
	expect((await setRole(randomUUID(), "admin")).status).toBe(404);
	expect(await noted(`fan ${id}`)).toEqual(["grant-admin", "revoke-admin"]);
});

test("ADMIN-5 the pages of users list each user once; hostile searches find nobody", async () => {
	for (let number = 0; number < 22; number++) await site.fan(`paged-${number}@example.com`);
	const seen: string[] = [];
	let next: string | null = null;
	do {
		const page: { fans: FanRow[]; next: string | null } = await (
			await admin.get(`/api/admin/fans?q=paged-${next ? `&after=${next}` : ""}`)
		).json();
		seen.push(...page.fans.map(({ email }) => email));
		next = page.next;
	} while (next);
	expect(seen).toHaveLength(22);
	expect(new Set(seen).size).toBe(22);
	for (const q of ["%", "_____", "\\", "'; drop table users; --", "\0"]) {
		const answer = await admin.get(`/api/admin/fans?q=${encodeURIComponent(q)}`);
		expect(answer.status, q).toBe(200);
		if (q !== "\0") expect(((await answer.json()) as { total: number }).total, q).toBe(0);
	}
	expect((await admin.get("/api/admin/fans?after=x")).status).toBe(400);
});

test("ADMIN-5 the log lists admins' actions newest first in pages", async () => {
	const page = async (before?: number) =>
		(await (await admin.get(`/api/admin/actions${before ? `?before=${before}` : ""}`)).json()) as {
			actions: ActionRow[];
			next: number | null;
		};
	for (let times = 0; times < 16; times++) {
		const id = await fan.id();
		for (const role of ["admin", "fan"])
			await admin.request("PUT", `/api/admin/fans/${id}/role`, {
				body: JSON.stringify({ role }),
				headers: { "content-type": "application/json" },
			});
	}
	const first = await page();
	expect(first.actions[0]).toMatchObject({ action: "revoke-admin", by: "admin@example.com" });
	expect(first.actions[0]?.request_id).toMatch(/^[0-9a-f-]{36}$/);
	const ids = first.actions.map(({ id }) => id);
	expect(ids).toEqual(ids.toSorted((a, b) => b - a));
	const second = await page(first.next ?? 0);
	expect(second.actions.length).toBeGreaterThan(0);
	expect(Math.max(...second.actions.map(({ id }) => id))).toBeLessThan(Math.min(...ids));
});

test("ADMIN-5 budgets show their use, and the log has what admins generate", async () => {
	const read = async () =>
		((await (await admin.get("/api/admin/budgets")).json()) as Budgets).budgets.find(
			({ name }) => name === "New facts requested",
		);
	const before = await read();
	const made = await admin.post("/api/functions/generate-ipl-facts", { category: "Venues", count: 2 });
	expect(await made.json()).toEqual({ generated_count: 2, category: "Venues" });
	expect((await read())?.used).toBe((before?.used ?? 0) + 1);
	expect(await noted("Venues")).toEqual(["generate-facts"]);
	const asked = { category: "Teams", difficulty: "Medium", count: 5 };
	expect((await admin.post("/api/functions/generate-quiz-questions", asked)).status).toBe(200);
	expect(await noted("Teams, medium")).toEqual(["generate-questions"]);
});

test("ADMIN-5 the desk shows the model's calls and tokens per answer, by day and purpose, of the last two weeks", async () => {
	const { db } = site.database;
	const counts = { calls: 9, tokens: 1_400, tokens_in: 1_200, tokens_out: 180, failed: 1 };
	await noteUsage(db, "assistant", { ...counts, answers: 3 });
	await noteUsage(db, "assistant", { answers: 1, calls: 2, tokens_in: 100, tokens_out: 20, refused: 1 });
	await db.insert(aiUsage).values([
		{ day: sql`${today} - 13`, purpose: "quiz", calls: 1 },
		{ day: sql`${today} - 14`, purpose: "quiz", calls: 1 },
	]);
	const { ai } = (await (await admin.get("/api/admin/budgets")).json()) as Budgets;
	expect(ai).toHaveLength(2);
	expect(ai[0]).toMatchObject({
		purpose: "assistant",
		...{ answers: 4, calls: 11, tokens_in: 1_300, tokens_out: 200, failed: 1, refused: 1 },
		per_answer: { calls: 2.8, tokens: 375 },
	});
	expect(ai[1]).toMatchObject({ purpose: "quiz", calls: 1, per_answer: null });
});

test("ADMIN-5 the desk lists a failed job and retries it on request; an unknown job answers 404", async () => {
	const { db } = site.database;
	const job_id = await site.jobs.enqueue(undefined, probe, {});
	await db.execute(`update pgboss.job set state = 'failed', output = '{"message":"Error"}' where id = '${job_id}'`);
	type State = { queues: { name: string; failed: number }[]; troubled: { id: string; error: string }[] };
	const read = async () => (await (await admin.get("/api/admin/jobs")).json()) as State;
	const state = await read();
	expect(state.queues.find(({ name }) => name === probe.name)?.failed).toBe(1);
	expect(state.troubled).toMatchObject([{ id: job_id, error: "Error", state: "failed" }]);
	const retry = (id: string) => admin.post(`/api/admin/jobs/${id}/retry`, {});
	expect((await retry(String(job_id))).status).toBe(200);
	expect((await retry(String(job_id))).status).toBe(404);
	expect((await retry(randomUUID())).status).toBe(404);
	expect((await read()).troubled).toMatchObject([{ id: job_id, state: "retry" }]);
	expect(await noted(`job ${job_id}`)).toEqual(["retry-job"]);
});
