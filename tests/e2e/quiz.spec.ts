import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/database.ts";
import { makeQuiz, waitAsReader } from "../fixtures/quiz.ts";
import { expect, expectFit, expectNoSidewaysScroll, test } from "./harness.ts";

type Question = Awaited<ReturnType<typeof makeQuiz>>["questions"][number];

/** An address whose page is not kept: what a test has just made is on it. */
// a ground says nothing to the quiz, but makes another address: a page made anew
const fresh = (hash = "") => `/quiz?ground=${Date.now()}${hash}`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (page: Page) => page.getByRole("button", { name: /^(Next Question|Finish Quiz)$/ });
const verdict = (page: Page) => page.getByRole("main").getByRole("status");

/** Answers the question on screen, right or wrong, and goes on without waiting for the two seconds. */
async function answer(page: Page, database: Database, right: boolean, goOn = true): Promise<void> {
	await expect(button(page)).toBeDisabled();
	const asked = (await heading(page).textContent()) ?? "";
	const { rows } = await database.db.execute<Question>(sql`select * from quiz_questions where question = ${asked}`);
	const key = rows[0]?.correct_answer ?? 0;
	await page
		.getByRole("radio")
		.nth(right ? key : (key + 1) % 4)
		.check({ force: true });
	await expect(button(page)).toBeEnabled();
	await waitAsReader(database.db);
	await button(page).click();
	await expect(verdict(page)).toContainText(right ? "Middled it." : "Bowled!");
	if (!goOn) return;
	await page.getByRole("button", { name: "Wait" }).click();
	await button(page).click();
	await expect(heading(page)).not.toHaveText(asked);
}

test("QUIZ-2 a quiz is played inline to its end; QUIZ-5 no key arrives before the answer is locked", async ({
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
	await expect(page.getByRole("radio")).toHaveCount(4);
	await Promise.all(hearing);
	expect(heard.length).toBeGreaterThan(2);
	for (const body of heard) expect(body).not.toMatch(/correct_answer|explanation|Because of reason/);

	await answer(page, database, false, false);
	// the next question comes by itself after two seconds, which what follows may take longer than
	await page.getByRole("button", { name: "Wait" }).click();
	await expect(verdict(page)).toContainText(/It was Right \d\. Because of reason \d\./);
	await expect(page.getByText("Right answer", { exact: true })).toBeVisible();
	await expect(page.getByText("Your answer", { exact: true })).toBeVisible();
	// locked: another choice changes nothing
	const chosen = await page.getByRole("radio", { checked: true }).getAttribute("value");
	await page
		.getByRole("radio")
		.nth((Number(chosen) + 1) % 4)
		.click({ force: true });
	expect(await page.getByRole("radio", { checked: true }).getAttribute("value")).toBe(chosen);
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

test("QUIZ-2 a quiz is played with the keyboard alone, and each next question takes the focus", async ({
	page,
	database,
}) => {
	const { category } = await makeQuiz(database.db, 2);
	await page.goto(fresh(`#play-${category.slug}`));
	await expect(heading(page)).toBeFocused();
	const first = (await heading(page).textContent()) ?? "";
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(page.getByRole("radio").first()).toBeChecked();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio").nth(1)).toBeChecked();
	await expect(page.getByRole("radio").nth(1)).toBeFocused();
	await waitAsReader(database.db);
	await page.keyboard.press("Enter");
	await expect(verdict(page)).toContainText(/Middled it\.|Bowled!/);
	await expect(heading(page)).not.toHaveText(first);
	await expect(heading(page)).toBeFocused();
	await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});

test("QUIZ-5 a quiz that is left is resumed, after a reload and from the list", async ({ page, database }) => {
	const { category } = await makeQuiz(database.db, 4);
	await page.goto(fresh(`#play-${category.slug}`));
	await answer(page, database, true);
	const second = (await heading(page).textContent()) ?? "";
	await page.reload();
	await expect(heading(page)).toHaveText(second);
	await expect(page.getByRole("list", { name: "Question 2 of 4" })).toBeVisible();
	await page.goto(fresh());
	const card = page.getByRole("region", { name: category.name });
	await card.getByRole("link", { name: "Go on (1 of 4)" }).click();
	await expect(heading(page)).toHaveText(second);
});

test("QUIZ-3 a category is played by addresses: each question has its own, Restart Quiz returns to the first", async ({
	page,
	database,
}) => {
	const { category, questions } = await makeQuiz(database.db, 3);
	await page.goto("/quiz");
	await page.goto(`/quiz/${category.slug}`);
	await expect(heading(page)).toHaveText(questions[0]?.question ?? "");
	await answer(page, database, true);
	await expect(page).toHaveURL(`/quiz/${category.slug}/${questions[1]?.slug}`);
	await expect(heading(page)).toBeFocused();
	await expect(page).toHaveTitle(/question 2/);
	await answer(page, database, false);
	await expect(page).toHaveURL(`/quiz/${category.slug}/${questions[2]?.slug}`);
	await page.reload();
	await expect(page.getByRole("list", { name: "Question 3 of 3" }).getByRole("listitem").first()).toHaveText(
		"10 points",
	);
	// an answered question is shown as it was answered
	await page.goto(`/quiz/${category.slug}/${questions[1]?.slug}`);
	await expect(verdict(page)).toContainText("Bowled!");
	await button(page).click();
	await expect(page).toHaveURL(`/quiz/${category.slug}/${questions[2]?.slug}`);
	await answer(page, database, true, false);
	await expect(page.getByText("40 of 60 points, 67%")).toBeVisible();
	await page.getByRole("button", { name: "Restart Quiz" }).click();
	await expect(page).toHaveURL(`/quiz/${category.slug}/${questions[0]?.slug}`);
	await expect(page.getByRole("list", { name: "Question 1 of 3" })).toBeVisible();
	await expect(verdict(page)).toBeEmpty();
});

test.describe("when the server does not answer", () => {
	test.use({ refusals: [404, 500, 503] });

	test("QUIZ-5 an answer quicker than reading earns nothing and says why; one that is lost on the way can be sent again", async ({
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

	test("QUIZ-4 a quiz that does not load says so and can be tried again; an empty one says so", async ({
		page,
		database,
	}) => {
		const { category } = await makeQuiz(database.db, 1);
		await page.route("**/api/quiz/runs", (route) => route.fulfill({ status: 500, body: "{}" }));
		await page.goto(fresh(`#play-${category.slug}`));
		await expect(page.getByRole("alert")).toContainText("Failed to load quiz questions");
		await page.unroute("**/api/quiz/runs");
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("radio")).toHaveCount(4);

		const empty = await makeQuiz(database.db, 0);
		await page.goto(`/quiz/${empty.category.slug}`);
		await expect(page.getByRole("heading", { name: "No Questions Available" })).toBeVisible();
		await expect(
			page.getByText("This category doesn't have questions yet. Please generate some questions first."),
		).toBeVisible();
	});
});

test("QUIZ-3 an unknown question is a 404 that leads to all quizzes", async ({ page, database }) => {
	const { category } = await makeQuiz(database.db, 1);
	const response = await page.goto(`/quiz/${category.slug}/no-such-question`);
	expect(response?.status()).toBe(404);
	await expect(heading(page)).toHaveText("Quiz Not Found");
	await page.getByRole("link", { name: "Browse All Quizzes" }).click();
	await expect(page).toHaveURL("/quiz");
});

test("QUIZ-6 the daily quiz is played once, its result shared without giving it away; QUIZ-5 the fan stands on the board", async ({
	page,
	context,
	database,
	signIn,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	for (let made = 0; made < 4; made++) await makeQuiz(database.db, 6);
	await signIn(page);
	await page.goto("/quiz");
	await page.getByRole("link", { name: "Play today's ten" }).click();
	await page.getByRole("button", { name: "Play today's ten" }).click();
	const asked: string[] = [];
	for (let place = 1; place <= 10; place++) {
		await expect(page.getByRole("list", { name: `Question ${place} of 10` })).toBeVisible();
		asked.push((await heading(page).textContent()) ?? "");
		await answer(page, database, place !== 3);
	}
	await expect(heading(page)).toHaveText("Nervous nineties.");
	await expect(heading(page)).toBeFocused();
	const balls = page.getByRole("list", { name: "Your 10 answers" }).getByRole("listitem");
	await expect(balls).toHaveCount(10);
	await expect(balls.nth(2)).toHaveText("Question 3: wrong");
	const answers = page.getByRole("region", { name: "Your answers" }).getByRole("listitem");
	await expect(answers).toHaveCount(10);
	for (const [place, question] of asked.entries()) await expect(answers.nth(place)).toContainText(question);
	await expect(answers.nth(2)).toContainText(/Your answer: .+Right answer: .+\./);
	await expect(page.getByText("your longest")).toBeVisible();
	await expectFit(page);
	await page.getByRole("button", { name: "Copy" }).click();
	const shared = await page.evaluate(() => navigator.clipboard.readText());
	expect(shared).toMatch(
		/^Twelfth Man quiz, \d+ \w{3}\n9 of 10\n●●○●{7}\nBeat that\.\nhttp:\/\/localhost:\d+\/quiz\/daily$/,
	);
	for (const question of asked) expect(shared).not.toContain(question);
	const whatsApp = await page.getByRole("link", { name: "WhatsApp (new tab)" }).getAttribute("href");
	expect(new URL(whatsApp ?? "").searchParams.get("text")).toBe(shared);
	await page.getByRole("button", { name: "Share & Earn your result" }).click();
	const dialog = page.getByRole("dialog", { name: "Share your result" });
	await dialog.getByRole("button", { name: "Create Share Link" }).click();
	await expect(dialog.getByText(/^I scored \d+ of \d+ points in the IPL quiz “Today's quiz”\./)).toBeVisible();
	await expect(dialog.getByText("This share has earned you 35 points.")).toBeVisible();
	await expectFit(page);
	await page.keyboard.press("Escape");
	await page.reload();
	await expect(heading(page)).toHaveText("Nervous nineties.");

	await page.goto("/quiz");
	await expect(page.getByText(/^9 of 10 right today\./)).toBeVisible();
	const board = page.getByRole("region", { name: "Leaderboard" });
	await expect(board.getByRole("rowheader", { name: /^Cricket Fan \w{4} \(you\)$/ })).toBeVisible();
	await expect(board).not.toContainText("@");
	await board.getByRole("button", { name: "All time" }).click();
	await expect(board.getByRole("rowheader", { name: /^Cricket Fan \w{4} \(you\)$/ })).toBeVisible();
	await expectFit(page);
});

test("QUIZ-6 a question can be reported", async ({ page, database }) => {
	const { category } = await makeQuiz(database.db, 1);
	await page.goto(`/quiz/${category.slug}`);
	await page.getByText("Report this question").click();
	await page.getByLabel("What's wrong with it?").selectOption("It is out of date");
	await page.getByLabel("Tell us more (optional)").fill("2026 is over");
	await page.getByRole("button", { name: "Send report" }).click();
	await expect(page.getByText("Thanks. We'll take a look.")).toBeVisible();
});

test("QUIZ-2 tabs: the quiz by default, the predictor by address and by arrow key; four questions are answered", async ({
	page,
}) => {
	await page.goto("/quiz");
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
	await page.goto(`/?made=${Date.now()}`);
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

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("QUIZ-5 questions are read, leafed through and answered by plain forms", async ({ page, database }) => {
		const { category, questions } = await makeQuiz(database.db, 2);
		await page.goto(`/quiz/${category.slug}`);
		await expect(heading(page)).toHaveText(questions[0]?.question ?? "");
		for (const option of questions[0]?.options ?? [])
			await expect(page.getByText(option, { exact: true })).toBeVisible();
		await expect(button(page)).toHaveCount(0);
		await page.getByRole("link", { name: "Next" }).click();
		await expect(page).toHaveURL(`/quiz/${category.slug}/${questions[1]?.slug}`);
		await page.getByRole("link", { name: "Previous" }).click();

		await page.getByRole("radio").nth(1).check({ force: true });
		await page.getByRole("button", { name: "Lock answer" }).click();
		await expect(verdict(page)).toContainText("Bowled!");
		await expect(verdict(page)).toContainText("It was Right 0.");
		await expectNoSidewaysScroll(page);
		await page.getByRole("link", { name: "Next Question" }).click();
		await expect(heading(page)).toHaveText(questions[1]?.question ?? "");
		await waitAsReader(database.db);
		await page.getByRole("radio").nth(1).check({ force: true });
		await page.getByRole("button", { name: "Lock answer" }).click();
		await expect(verdict(page)).toContainText("Middled it.");
		await expect(page.getByText("20 points so far")).toBeVisible();
	});
});
