import type { Page } from "@playwright/test";
import { expectWithin } from "./fit.ts";
import { alive, delayRequests, expect, known, test } from "./harness.ts";
import { expectSteady, watchShifts } from "./pages/steady.ts";
import { PHONE } from "./screens.ts";

const today = (page: Page) => page.locator("#today");
const streak = (page: Page) => page.locator(".fanband-streak");
/** Stores the mark that a fan has used this browser, so that the home page opens as a fan's. */
const rememberFan = (page: Page) =>
	page.addInitScript(() => {
		if (location.protocol === "http:") localStorage.setItem("tm", '{"fan":1}');
	});

test("HOME-1 QUIZ-5 a visitor answers today's question in place and goes on with the second", async ({ page }) => {
	await page.goto("/");
	await alive(page);
	await today(page).getByRole("button").first().click();
	await expect(today(page).getByRole("status")).toContainText(/Middled it\.|Bowled!/);
	await expect(today(page).getByText(/^(Yours|Yours, right)$/)).toBeVisible();
	const next = today(page).getByRole("button", { name: "Next: question 2" });
	await expect(next).toBeFocused();
	await next.press("Enter");
	await expect(today(page)).toContainText("Question 2 of 10");
	await expect(today(page).getByRole("heading")).toBeFocused();
	await today(page).getByRole("group").getByRole("button").first().click();
	await expect(today(page).getByRole("button", { name: "Next: question 3" })).toBeFocused();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("HOME-1 QUIZ-5 one tap answers and leads to the verdict", async ({ page }) => {
		await page.goto("/");
		await today(page).getByRole("button").nth(1).click();
		await expect(page).toHaveURL(/\/\?run=[0-9a-f-]{36}#today$/);
		await expect(today(page).getByRole("status")).toContainText(/Middled it\.|Bowled!/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
	});
});

test.describe("a fan on a phone", () => {
	test.use({ ...PHONE, refusals: [404, 500] });

	test("HOME-1 PTS-3 sees the fan's page before `/api/me/home` answers, and nothing moves when it does", async ({
		page,
		signIn,
	}) => {
		await signIn(page, { name: "Asha Rao" });
		await rememberFan(page);
		await watchShifts(page);
		const answer = await delayRequests(page, "**/api/me/home");
		await page.goto("/");
		await alive(page);
		await known(page);
		// the quiz is there at once, and no points are shown yet
		await expect(page.getByRole("link", { name: "Play", exact: true })).toBeVisible();
		await expect(today(page)).toBeHidden();
		await expect(streak(page)).not.toContainText(/points/);
		answer();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/, Asha\.$/);
		await expectSteady(page);
		await page.getByRole("button", { name: "Collect today's 50 points" }).click();
		await expect(page.getByText("Tomorrow is worth 60.", { exact: true })).toBeVisible();
		await expect(streak(page)).toContainText("One day so far");
		await expect(streak(page)).toContainText("Already Claimed Today. Tomorrow: 60.");
		await expect(streak(page).getByRole("button")).toHaveCount(0);
		await expectSteady(page);
	});

	test("HOME-1 reads that the streak is safe when `/api/me/home` fails, and tries again", async ({ page, signIn }) => {
		await signIn(page);
		await rememberFan(page);
		await page.route("**/api/me/home", (route) => route.fulfill({ status: 500, json: {} }));
		await page.goto("/");
		await expect(streak(page)).toContainText("Your streak is safe");
		await expect(page.getByRole("link", { name: "Play", exact: true })).toBeVisible();
		await page.unroute("**/api/me/home");
		await streak(page).getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("button", { name: /^Collect today's/ })).toBeVisible();
	});

	test("HOME-1 gets the visitor's page when no longer signed in", async ({ page }) => {
		await rememberFan(page);
		await page.goto("/");
		await known(page);
		await expect(today(page)).toBeVisible();
		await expect(streak(page)).toBeHidden();
	});
});

test("HOME-1 a fan without a team chooses one from the home page and sees its last result there", async ({
	page,
	signIn,
}) => {
	await signIn(page);
	await rememberFan(page);
	await page.goto("/");
	await page.getByRole("region", { name: "Choose a team" }).getByRole("link", { name: "Chennai" }).click();
	const army = page.locator("#army-csk");
	await expect(army).toBeInViewport();
	await army.getByRole("button", { name: /^Join/ }).click();
	await expect(page.getByText("Welcome to the team! Let the cricket battle begin!")).toBeVisible();
	await page.goto("/");
	await expect(page.getByRole("region", { name: /^Your team ?, Chennai Super Kings$/ })).toBeVisible();
});

test("HOME-1 a visitor chooses a team, and the home page shows it, also when opened again", async ({ page }) => {
	await page.goto("/");
	await alive(page);
	const picks = page.getByRole("region", { name: "Whose twelfth man are you?" });
	await picks.getByRole("button", { name: "Chennai" }).click();
	await expect(picks.getByRole("status")).toHaveText("This page follows Chennai from now on.");
	const team = page.getByRole("region", { name: /^Your team ?, Chennai Super Kings$/ });
	await expect(team).toBeVisible();
	await page.reload();
	await expect(team).toBeVisible();
	await expect(picks.getByRole("button", { name: "Chennai" })).toHaveAttribute("aria-pressed", "true");
	await picks.getByRole("button", { name: "Chennai" }).click();
	await expect(team).toBeHidden();
});

test("HOME-1 SHELL-3 the home page fits a phone of 320 pixels", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await page.goto("/");
	await known(page);
	await expectWithin(page);
});
