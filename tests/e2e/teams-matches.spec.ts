import { alive, expect, test } from "./harness.ts";

test("TEAM-3 from the ten to a scorecard and back, without a script", async ({ browser, baseURL, viewport }) => {
	const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto("/teams");
	await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
	await page.getByRole("link", { name: "View History of Chennai Super Kings" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Chennai Super Kings" })).toBeVisible();
	await page.getByRole("link", { name: "Mumbai Indians", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Matches: Chennai Super Kings v Mumbai Indians");
	await page.getByLabel("Stage").selectOption("final");
	await page.getByRole("button", { name: "Show matches" }).click();
	await expect(page).toHaveURL(/team=csk&opponent=mi&season=&stage=final/);
	await page.getByRole("list", { name: "Matches" }).getByRole("link").first().click();
	await expect(page.getByRole("region", { name: "Result" })).toContainText("Mumbai Indians won by 1 run");
	await page.getByText("Show as a table").click();
	await expect(page.getByRole("table", { name: "Over by over" })).toBeVisible();
	await page.getByRole("link", { name: "2019", exact: true }).click();
	await expect(page.getByRole("table", { name: "League stage, 2019" })).toBeVisible();
	await context.close();
});

test("TEAM-1 a visitor who shares a team is asked to log in", async ({ page }) => {
	await page.goto("/teams");
	await expect(page.locator(".account[aria-busy=false]")).toBeVisible();
	await page.getByRole("button", { name: "Share Mumbai Indians" }).click();
	await expect(
		page.getByText("Please login to share team profiles and join the viral competition!").first(),
	).toBeVisible();
});

test("TEAM-3 pages of matches lead on and back", async ({ page }) => {
	await page.goto("/matches?season=2019");
	const titles = page.getByRole("list", { name: "Matches" }).getByRole("link");
	const first = await titles.allTextContents();
	const pager = page.getByRole("navigation", { name: "Pages of matches" });
	await pager.getByRole("link", { name: "Next" }).click();
	await expect(page).toHaveURL(/season=2019&before=\d+/);
	await expect(page.getByRole("list", { name: "Matches" }).getByRole("listitem")).toHaveCount(10);
	await pager.getByRole("link", { name: "Previous" }).click();
	await expect(page).toHaveURL(/after=\d+/);
	await expect(titles).toHaveText(first);
	await titles.first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(first[0] ?? "");
	await page.getByRole("link", { name: "Previous match" }).click();
	await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
});

test("TEAM-3 who goes on from far down a team's page comes back to the same place", async ({ page }) => {
	await page.goto("/teams");
	await alive(page);
	await page.getByRole("main").getByRole("link", { name: "Chennai Super Kings" }).first().click();
	await expect(page).toHaveURL("/teams/csk");
	const match = page.getByRole("table", { name: "Lowest totals, completed innings" }).getByRole("link").first();
	await match.scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => window.scrollY);
	expect(before).toBeGreaterThan(1000);
	await match.click();
	await expect(page).toHaveURL(/\/matches\//);
	await page.goBack();
	await expect(page).toHaveURL("/teams/csk");
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
});
