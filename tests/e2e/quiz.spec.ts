import { sql } from "drizzle-orm";
import { makeQuiz, waitAsReader } from "../fixtures/quiz.ts";
import { expectFit } from "./fit.ts";
import { expect, ready, test } from "./harness.ts";
import { answer, button, fresh, heading, verdict } from "./quiz-screen.ts";

test("QUIZ-2 a quiz is played inline to its end; QUIZ-5 no response has the key before the answer is locked", async ({
	page,
	database,
}) => {
	const { category, questions } = await makeQuiz(database.db, 3);
	const heard: string[] = [];
	const hearing: Promise<void>[] = [];
	page.on("response", (response) => {
		if (new URL(response.url()).pathname.startsWith("/assets/")) return;
		hearing.push(
			response
				.text()
				.then((body) => void heard.push(body))
				.catch(() => undefined),
		);
	});
	await page.goto(fresh());
	await page.getByRole("region", { name: category.name }).getByRole("link", { name: "Start Quiz" }).click();
	await expect(page.getByRole("list", { name: "Question 1 of 3" })).toBeVisible();
	const asked = (await heading(page).textContent()) ?? "";
	// a screen reader names the question with its options
	await expect(page.getByRole("radiogroup", { name: asked, exact: true }).getByRole("radio")).toHaveCount(4);
	await Promise.all(hearing);
	expect(heard.length).toBeGreaterThan(2);
	for (const body of heard) expect(body).not.toMatch(/correct_answer|explanation|Because of reason/);

	await answer(page, database, false, false);
	// the next question opens after two seconds, and the next steps may take longer
	await page.getByRole("button", { name: "Wait" }).click();
	await expect(verdict(page)).toContainText(/It was Right \d\. Because of reason \d\./);
	// the answer is locked: only the right and the chosen option are left, and a click on the other has no effect
	const chosen = await page.getByRole("main").getByRole("radio", { checked: true }).getAttribute("value");
	await expect(page.getByText("Yours", { exact: true })).toBeVisible();
	await expect(page.getByRole("main").getByRole("radio")).toHaveCount(2);
	await page.getByText("Right", { exact: true }).click();
	expect(await page.getByRole("main").getByRole("radio", { checked: true }).getAttribute("value")).toBe(chosen);
	await button(page).click();
	await expect(page.getByRole("list", { name: "Question 2 of 3" })).toBeVisible();

	await answer(page, database, true);
	await expect(button(page)).toHaveText(/Finish Quiz/);
	await answer(page, database, true, false);
	const result = page.getByRole("region", { name: "Building." }).or(page.getByRole("region", { name: "Well set." }));
	await expect(result).toBeVisible();
	await expect(result).toContainText(/^.*\d0 of 60 points, \d\d%/);
	await expectFit(page);
	await page.getByRole("button", { name: "Retry Quiz" }).click();
	await expect(page.getByRole("list", { name: "Question 1 of 3" })).toBeVisible();
	expect(questions.map(({ question }) => question)).toContain(await heading(page).textContent());
	await page.goBack();
	await expect(page.getByRole("heading", { name: "Categories" })).toBeVisible();
});

test("QUIZ-2 a quiz is played by keyboard, and each next question takes the focus", async ({ page, database }) => {
	const { category } = await makeQuiz(database.db, 2);
	await page.goto(fresh(`#play-${category.slug}`));
	await expect(heading(page)).toBeFocused();
	const first = (await heading(page).textContent()) ?? "";
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(page.getByRole("main").getByRole("radio").first()).toBeChecked();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("main").getByRole("radio").nth(1)).toBeChecked();
	await expect(page.getByRole("main").getByRole("radio").nth(1)).toBeFocused();
	await waitAsReader(database.db);
	await page.keyboard.press("Enter");
	await expect(verdict(page)).toContainText(/Middled it\.|Bowled!/);
	await expect(heading(page)).not.toHaveText(first);
	await expect(heading(page)).toBeFocused();
	await expect(page.getByRole("main").getByRole("radio", { checked: true })).toHaveCount(0);
});

test("QUIZ-5 a fan resumes a quiz after a reload and from the list", async ({ page, database }) => {
	const { category } = await makeQuiz(database.db, 4);
	await page.goto(fresh(`#play-${category.slug}`));
	await answer(page, database, true);
	const second = (await heading(page).textContent()) ?? "";
	await page.reload();
	await expect(heading(page)).toHaveText(second);
	await expect(page.getByRole("list", { name: "Question 2 of 4" })).toBeVisible();
	await page.goto(fresh());
	const card = page.getByRole("region", { name: category.name });
	await card.getByRole("link", { name: "Continue (1 of 4)" }).click();
	await expect(heading(page)).toHaveText(second);
});

test("QUIZ-2 Back from a quiz shows the list with the quiz's progress; Forward returns to the question", async ({
	page,
	database,
}) => {
	const { category } = await makeQuiz(database.db, 3);
	await page.goto(fresh());
	const card = page.getByRole("region", { name: category.name });
	await card.getByRole("link", { name: "Start Quiz" }).click();
	await expect(page.getByRole("heading", { name: "Categories" })).toBeHidden();
	await answer(page, database, true);
	const second = (await heading(page).textContent()) ?? "";
	await page.goBack();
	await expect(card.getByRole("link", { name: "Continue (1 of 3)" })).toBeVisible();
	await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
	await page.goForward();
	await expect(heading(page)).toHaveText(second);
	await expect(page.getByRole("heading", { name: "Categories" })).toBeHidden();
});

test.describe("when the server does not answer", () => {
	test.use({ refusals: [404, 500, 503] });

	test("QUIZ-5 an answer quicker than reading pays nothing and shows the reason; one whose request failed can be sent again", async ({
		page,
		database,
	}) => {
		const { category, questions } = await makeQuiz(database.db, 2);
		await page.goto(`/quiz/${category.slug}`);
		await page
			.getByRole("radio")
			.nth(questions[0]?.correct_answer ?? 0)
			.check({ force: true });
		await expect(button(page)).toBeEnabled();
		await database.db.execute(
			sql`update quiz_answers set shown_at = now() + interval '1 minute' where answered_at is null`,
		);
		await page.route("**/answers", (route) => route.fulfill({ status: 503, body: "{}" }));
		await button(page).click();
		await expect(page.getByRole("alert")).toHaveText("We didn't get your answer. It's still here: try again.");
		await page.unroute("**/answers");
		await button(page).click();
		await expect(verdict(page)).toContainText("Faster than anyone can read it, so no points.");
		await expect(verdict(page)).toContainText("+0");
	});

	test("QUIZ-4 a quiz that does not load shows an error and can be tried again; an empty one shows a text", async ({
		page,
		database,
	}) => {
		const { category } = await makeQuiz(database.db, 1);
		await page.route("**/api/quiz/runs", (route) => route.fulfill({ status: 500, body: "{}" }));
		await page.goto(fresh(`#play-${category.slug}`));
		await expect(page.getByRole("alert")).toContainText("Failed to load quiz questions");
		await page.unroute("**/api/quiz/runs");
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("main").getByRole("radio")).toHaveCount(4);

		const empty = await makeQuiz(database.db, 0);
		await page.goto(`/quiz/${empty.category.slug}`);
		await expect(page.getByRole("heading", { name: "No Questions Available" })).toBeVisible();
		await expect(
			page.getByText("This category doesn't have questions yet. Please generate some questions first."),
		).toBeVisible();
	});

	test("QUIZ-4 a question whose page fails leads to the quizzes, with a toast about the failure", async ({
		page,
		database,
	}) => {
		const { category } = await makeQuiz(database.db, 1);
		await page.goto("/quiz");
		await database.pool.query("alter table quiz_categories rename to quiz_categories_away");
		try {
			await page.goto(`/quiz/${category.slug}`, { waitUntil: "commit" });
			await expect(page).toHaveURL("/quiz");
			const notices = page.getByRole("region", { name: "Notifications" });
			await expect(notices.getByText("Failed to load quiz data")).toBeVisible();
		} finally {
			await database.pool.query("alter table quiz_categories_away rename to quiz_categories");
		}
	});
});

test("QUIZ-2 the quiz tab is the default, address and arrow key open the predictor; the page answers four questions", async ({
	page,
}) => {
	await page.goto("/quiz");
	await ready(page);
	const [quiz, predictor] = [
		page.getByRole("tab", { name: "Cricket Quiz" }),
		page.getByRole("tab", { name: "Match Predictor" }),
	];
	await expect(quiz).toHaveAttribute("aria-selected", "true");
	await quiz.focus();
	await page.keyboard.press("ArrowRight");
	await expect(page).toHaveURL("/quiz?tab=predictor");
	await expect(predictor).toHaveAttribute("aria-selected", "true");
	await expect(predictor).toBeFocused();
	const faq = page.getByRole("region", { name: "Frequently asked questions" });
	await expect(faq.getByRole("group")).toHaveCount(4);
	await faq.getByText("How do points work?").click();
	await expect(faq.getByText(/^Easy questions are worth 10 points/)).toBeVisible();
});

test("HOME-1 'Start Quiz Challenge' leads to the quiz of the home page and its ways in", async ({ page, database }) => {
	await makeQuiz(database.db, 6);
	await page.goto(`/?made=${Date.now()}#facts-title`);
	const quiz = page.getByRole("region", { name: "Quiz Challenge" });
	await expect(quiz.getByRole("article")).toHaveCount(2);
	await expect(quiz.getByText(/^\d more options?$/)).toHaveCount(2);
	await page.getByRole("link", { name: "Start Quiz Challenge" }).first().click();
	await expect(page).toHaveURL("/home#quiz");
	await expect(quiz).toBeInViewport();
	await expect(quiz.getByRole("link", { name: "Today's ten" })).toBeFocused();
	await expectFit(page);
	await quiz.getByRole("link", { name: "Today's ten" }).click();
	await expect(page).toHaveURL("/quiz/daily");
});
