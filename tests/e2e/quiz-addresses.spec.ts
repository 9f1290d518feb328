import { makeQuiz, waitAsReader } from "../fixtures/quiz.ts";
import { expectNoSidewaysScroll } from "./fit.ts";
import { expect, test } from "./harness.ts";
import { answer, button, heading, verdict } from "./quiz-screen.ts";

test("QUIZ-3 each question of a category has an address, and Restart Quiz returns to the first", async ({
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
	// an answered question shows the fan's answer
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

test("QUIZ-3 Back returns to the question at which the quiz was left, with the score so far", async ({
	page,
	database,
}) => {
	const { category, questions } = await makeQuiz(database.db, 3);
	await page.goto(`/quiz/${category.slug}`);
	await answer(page, database, true);
	const second = `/quiz/${category.slug}/${questions[1]?.slug}`;
	await expect(page).toHaveURL(second);
	await page.getByRole("link", { name: "Browse All Quizzes" }).click();
	await expect(page.getByRole("heading", { name: "Categories" })).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(second);
	await expect(heading(page)).toHaveText(questions[1]?.question ?? "");
	const over = page.getByRole("list", { name: "Question 2 of 3" }).getByRole("listitem");
	await expect(over.first()).toHaveText("10 points");
	await answer(page, database, true);
	await expect(page).toHaveURL(`/quiz/${category.slug}/${questions[2]?.slug}`);
});

test("QUIZ-3 an unknown question answers 404 and links to all quizzes", async ({ page, database }) => {
	const { category } = await makeQuiz(database.db, 1);
	const response = await page.goto(`/quiz/${category.slug}/no-such-question`);
	expect(response?.status()).toBe(404);
	await expect(heading(page)).toHaveText("Quiz Not Found");
	await page.getByRole("link", { name: "Browse All Quizzes" }).click();
	await expect(page).toHaveURL("/quiz");
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

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("QUIZ-5 links and plain forms show, page through and answer questions", async ({ page, database }) => {
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
