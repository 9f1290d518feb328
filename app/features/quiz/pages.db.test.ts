import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { quizCategories, quizQuestions } from "../../../db/schema/quiz.ts";
import { makeQuiz, waitAsReader } from "../../../tests/fixtures/quiz.ts";
import { testSite, type Visitor } from "../../../tests/fixtures/site.ts";

const site = await testSite();

const db = () => site.database.db;
const get = (path: string) => site.visitor().get(path);
const html = async (path: string) => (await get(path)).text();

function structuredData(page: string): Record<string, unknown>[] {
	return [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) =>
		JSON.parse(json ?? ""),
	);
}

describe("QUIZ-3 addresses", () => {
	test("QUIZ-3 a category and a question have their slug as address; their ids redirect to it", async () => {
		const { category, questions } = await makeQuiz(db(), 3);
		const [first, second] = questions;
		expect((await get(`/quiz/${category.slug}`)).status).toBe(200);
		expect(await html(`/quiz/${category.slug}`)).toContain(first?.question);
		expect(await html(`/quiz/${category.slug}/${second?.slug}`)).toContain(second?.question);
		for (const [from, to] of [
			[`/quiz/${category.id}`, `/quiz/${category.slug}`],
			[`/quiz/${category.id.toUpperCase()}`, `/quiz/${category.slug}`],
			[`/quiz/${category.slug}/${second?.id}`, `/quiz/${category.slug}/${second?.slug}`],
			[`/quiz/${category.id}/${second?.slug}`, `/quiz/${category.slug}/${second?.slug}`],
		] as const) {
			const answer = await get(from);
			expect([answer.status, answer.headers.get("location")], from).toEqual([301, to]);
		}
	});

	test("QUIZ-3 a category's name, in any case and with hyphens for spaces, finds it too", async () => {
		const { category } = await makeQuiz(db(), 1, "Last Over Drama");
		await db().update(quizCategories).set({ slug: "drama" }).where(eq(quizCategories.id, category.id));
		for (const name of ["last-over-drama", "LAST-OVER-DRAMA", "Last%20Over%20Drama"])
			expect((await get(`/quiz/${name}`)).headers.get("location"), name).toBe("/quiz/drama");
	});

	test("QUIZ-3 an unknown category redirects to /quiz, which says so; an unknown question answers 404 with links; so do hostile ones", async () => {
		const { category } = await makeQuiz(db(), 1);
		for (const [name, text] of [
			["no-such", "There&#x27;s no quiz category “no-such”."],
			["%00", "There&#x27;s no such quiz category."],
			["%3Cscript%3E", "There&#x27;s no quiz category “&lt;script&gt;”."],
			["x".repeat(3000), `There&#x27;s no quiz category “${"x".repeat(60)}”.`],
		] as const) {
			const location = (await get(`/quiz/${name}`)).headers.get("location") ?? "";
			expect(location, name).toMatch(/^\/quiz\?missing=/);
			expect(await (await get(location)).text(), name).toContain(text);
		}
		expect(await (await get("/quiz")).text()).not.toContain("There&#x27;s no");
		for (const name of ["no-such", "%00", "x%00y", "'%20or%201=1--", "00000000-0000-4000-8000-000000000000"]) {
			const answer = await get(`/quiz/${category.slug}/${name}`);
			expect(answer.status, name).toBe(404);
			const page = await answer.text();
			expect(page).toContain("Quiz Not Found");
			expect(page).toContain("Browse All Quizzes");
		}
	});

	test("QUIZ-3 a question at another category's address redirects to its own; a hidden one answers 404", async () => {
		const [one, other] = [await makeQuiz(db(), 1), await makeQuiz(db(), 2)];
		const moved = await get(`/quiz/${one.category.slug}/${other.questions[0]?.slug}`);
		expect(moved.headers.get("location")).toBe(`/quiz/${other.category.slug}/${other.questions[0]?.slug}`);
		const [, hidden] = other.questions;
		await db()
			.update(quizQuestions)
			.set({ hidden_at: new Date() })
			.where(eq(quizQuestions.id, hidden?.id ?? ""));
		expect((await get(`/quiz/${other.category.slug}/${hidden?.slug}`)).status).toBe(404);
	});

	test("QUIZ-3 concurrent readers of rows without slugs store one slug per row", async () => {
		const { category, questions } = await makeQuiz(db(), 2, "Slugless Tales");
		await db().update(quizCategories).set({ slug: null }).where(eq(quizCategories.id, category.id));
		for (const { id } of questions)
			await db().update(quizQuestions).set({ slug: null, question: "Who took it?" }).where(eq(quizQuestions.id, id));
		const [one, two] = questions.map(({ id }) => id);
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, index) => get(`/quiz/${category.id}/${index % 2 ? one : two}?q=${index}`)),
		);
		expect(new Set(answers.map(({ headers }) => headers.get("location")?.split("/")[2]))).toEqual(
			new Set(["slugless-tales"]),
		);
		const moved = await Promise.all(
			Array.from({ length: 20 }, (_, index) => get(`/quiz/slugless-tales/${index % 2 ? one : two}?q=${index}`)),
		);
		const slugs = new Set(moved.map(({ headers }) => headers.get("location")));
		expect([...slugs].toSorted()).toEqual(["/quiz/slugless-tales/who-took-it", "/quiz/slugless-tales/who-took-it-2"]);
		expect((await get("/quiz/slugless-tales/who-took-it-2")).status).toBe(200);
	});

	test("QUIZ-4 the page of a category without questions says so", async () => {
		const { category } = await makeQuiz(db(), 0);
		const page = await html(`/quiz/${category.slug}`);
		expect(page).toContain("No Questions Available");
		expect(page).toContain("have questions yet. Please generate some questions first.");
	});
});

describe("QUIZ-5 public pages", () => {
	test("QUIZ-5 contain questions and options, but never key, explanation or proof, in HTML or data", async () => {
		const { category, questions } = await makeQuiz(db(), 4);
		const paths = [
			"/",
			"/home",
			"/quiz",
			"/quiz/daily",
			`/quiz/${category.slug}`,
			...questions.map(({ slug }) => `/quiz/${category.slug}/${slug}`),
			"/api/quiz/categories",
			"/api/quiz/mine",
			"/api/quiz/leaderboard",
		];
		for (const path of paths) {
			const answer = await get(path);
			expect(answer.status, path).toBe(200);
			expect(await answer.text(), path).not.toMatch(/correct_answer|explanation|Because of reason|statement"|"proof/);
		}
		const page = await html(`/quiz/${category.slug}/${questions[1]?.slug}`);
		for (const option of questions[1]?.options ?? []) expect(page).toContain(option);
	});

	test("QUIZ-5 are the same for everybody and set no cookie", async () => {
		const { category } = await makeQuiz(db(), 1);
		const fan = await site.fan("same-quiz@example.com");
		for (const path of ["/quiz", "/quiz/daily", `/quiz/${category.slug}`]) {
			const [theirs, ours] = [await get(path), await fan.get(path)];
			expect(ours.headers.getSetCookie(), path).toEqual([]);
			expect(ours.headers.get("cache-control"), path).toContain("public");
			expect(await ours.text(), path).toBe(await theirs.text());
		}
	});

	test("SITE-2 have their own title, description and address, and structured data without the right answer", async () => {
		const { category, questions } = await makeQuiz(db(), 2);
		const titles = new Set<string>();
		for (const path of [
			"/quiz",
			"/quiz?tab=predictor",
			"/quiz/daily",
			`/quiz/${category.slug}/${questions[1]?.slug}`,
		]) {
			const page = await html(path);
			titles.add(/<title>(.*?)<\/title>/.exec(page)?.[1] ?? "");
			expect(/<meta name="description" content="(.+?)"/.exec(page)?.[1], path).toBeTruthy();
			expect(page, path).toContain(`<link rel="canonical" href="${site.url}${path}"`);
			expect(
				structuredData(page).map((thing) => thing["@type"]),
				path,
			).toContain("BreadcrumbList");
		}
		expect(titles.size).toBe(4);
		const faq = structuredData(await html("/quiz")).find((thing) => thing["@type"] === "FAQPage");
		expect(faq?.mainEntity).toHaveLength(4);
		const quiz = structuredData(await html(`/quiz/${category.slug}`)).find((thing) => thing["@type"] === "Quiz");
		expect(JSON.stringify(quiz)).toContain("suggestedAnswer");
		expect(JSON.stringify(quiz)).not.toMatch(/acceptedAnswer|correct/i);
	});
});

describe("QUIZ-5 without a script", () => {
	type Made = Awaited<ReturnType<typeof makeQuiz>>;
	const form = (player: Visitor, { category, questions }: Made, place: number, chosen: string) =>
		player.request("POST", "/api/quiz/plain-answers", {
			headers: { "content-type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams({
				category: category.slug,
				question: questions[place]?.slug ?? "",
				question_id: questions[place]?.id ?? "",
				...(chosen ? { chosen } : {}),
			}),
		});

	test("QUIZ-5 the form locks the answer once and redirects to the verdict, which is not cached", async () => {
		const made = await makeQuiz(db(), 3);
		const visitor = site.visitor();
		const first = await form(visitor, made, 0, "1");
		expect(first.status).toBe(303);
		const location = first.headers.get("location") ?? "";
		expect(location).toMatch(
			new RegExp(`^/quiz/${made.category.slug}/${made.questions[0]?.slug}\\?run=[0-9a-f-]{36}#verdict$`),
		);
		const page = await visitor.get(location);
		expect(page.headers.get("cache-control")).toBe("no-store");
		expect(await page.text()).toContain("Because of reason 0.");
		// a second answer with another option gets the same verdict
		const again = await form(visitor, made, 0, "0");
		expect(again.headers.get("location")).toBe(location);
		expect(await (await visitor.get(location)).text()).toContain("Bowled!");

		await waitAsReader(db());
		const second = await form(visitor, made, 1, "1");
		const verdict = await html(second.headers.get("location") ?? "");
		expect(verdict).toContain("Middled it.");
		expect(verdict).toMatch(/20<!-- --> points so far/);
	});

	test("QUIZ-5 the form redirects back without a choice, and no run id shows the key of an unanswered question", async () => {
		const made = await makeQuiz(db(), 2);
		const visitor = site.visitor();
		const path = `/quiz/${made.category.slug}/${made.questions[1]?.slug}`;
		expect((await form(visitor, made, 1, "")).headers.get("location")).toBe(path);
		expect((await form(visitor, made, 1, "7")).status).toBe(400);
		const location = (await form(visitor, made, 0, "0")).headers.get("location") ?? "";
		const run = new URL(location, site.url).searchParams.get("run");
		for (const id of [run, "00000000-0000-4000-8000-000000000000", "' or 1=1", "%00"])
			expect(await html(`${path}?run=${id}`), String(id)).not.toContain("Because of reason");
	});

	test.each(["category", "question"])(
		"QUIZ-5 half of a character in the %s is refused, and the field named",
		async (field) => {
			const made = await makeQuiz(db(), 1);
			const [question] = made.questions;
			const answer = { category: made.category.slug, question: question?.slug, question_id: question?.id, chosen: 1 };
			const response = await site.visitor().post("/api/quiz/plain-answers", { ...answer, [field]: "\ud800" });
			expect(response.status).toBe(400);
			expect(JSON.stringify(await response.json())).toContain(field);
		},
	);
});

test("QUIZ-4 the page says 'Failed to load quiz categories' when the query fails", async () => {
	const log = vi.spyOn(console, "error").mockImplementation(() => {});
	try {
		await site.database.pool.query("alter table quiz_categories rename to quiz_categories_away");
		site.pageCache.purge(["quiz"]);
		const answer = await get("/quiz");
		expect(answer.status).toBe(500);
		expect(await answer.text()).toContain("Failed to load quiz categories");
		const category = await get("/quiz/records?q=1");
		expect(await category.text()).toContain("Failed to load quiz data");
	} finally {
		await site.database.pool.query("alter table quiz_categories_away rename to quiz_categories");
		log.mockRestore();
	}
});
