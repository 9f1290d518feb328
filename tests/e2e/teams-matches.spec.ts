import { alive, expect, test } from "./harness.ts";
import { PHONE } from "./screens.ts";

test("TEAM-3 links lead from the ten teams to a scorecard and back, without a script", async ({
	browser,
	baseURL,
	viewport,
}) => {
	const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto("/teams");
	await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
	await page.getByRole("link", { name: "View History of Chennai Super Kings" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Chennai Super Kings" })).toBeVisible();
	await page.getByRole("link", { name: "Mumbai Indians", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Matches: Chennai Super Kings v Mumbai Indians");
	await page.getByRole("button", { name: "Filters 2" }).click();
	const sheet = page.getByRole("dialog", { name: "Filters" });
	await sheet.getByText("Finals", { exact: true }).click();
	await sheet.getByRole("button", { name: /^Show/ }).click();
	await expect(page).toHaveURL(/team=csk&opponent=mi&stage=final/);
	await page.getByRole("list", { name: "Matches, Playoffs 2019" }).getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mumbai Indians beat Chennai Super Kings by 1 run");
	await page.getByText("Show as a table").first().click();
	await expect(page.getByRole("table", { name: "Win chance" })).toBeVisible();
	const batting = page.getByRole("table", { name: "CSK batting" });
	await expect(batting).toBeHidden();
	await page.getByText("CSK148/7").first().click();
	await expect(batting).toBeVisible();
	await page.getByRole("link", { name: "IPL 2019", exact: true }).click();
	await expect(page.getByRole("table", { name: "League stage, 2019" })).toBeVisible();
	// an address with a ball opens its over and shows its innings
	for (const [address, said] of [
		["b2-15.3", "Bowled! Cutting hits the stumps. Rahul goes for 11 off 9."],
		["b1-0.1", "Warner takes one off Aravind."],
	]) {
		await page.goto("about:blank");
		await page.goto(`/matches/981019#${address}`);
		await expect(page.locator(`[id="${address}"]`)).toContainText(said ?? "");
		await expect(page.locator(`[id="${address}"]`)).toBeInViewport();
	}
	await context.close();
});

test("TEAM-3 the filter sheet counts matches before its button is pressed, and chips remove filters", async ({
	page,
}) => {
	await page.goto("/matches?season=2016");
	await alive(page);
	await page.getByRole("button", { name: "Filters" }).click();
	const sheet = page.getByRole("dialog", { name: "Filters" });
	await sheet.getByText("Playoffs", { exact: true }).click();
	await sheet.getByRole("button", { name: "Show 4 matches" }).click();
	await expect(page.getByRole("main").getByRole("status")).toContainText("4 matches");
	await page.getByRole("navigation", { name: "Season" }).getByRole("link", { name: "All" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Matches: playoffs");
});

test("TEAM-1 a visitor who shares a team is asked to log in", async ({ page }) => {
	await page.goto("/teams");
	await expect(page.locator(".account[aria-busy=false]")).toBeVisible();
	await page.getByRole("button", { name: "Share Mumbai Indians" }).click();
	await expect(
		page.getByText("Please login to share team profiles and join the viral competition!").first(),
	).toBeVisible();
});

test("TEAM-3 links lead to the next page of matches and back", async ({ page }) => {
	await page.goto("/matches?season=2019");
	const rows = page.getByRole("list", { name: /^Matches,/ }).getByRole("listitem");
	const first = await rows.allTextContents();
	const pager = page.getByRole("navigation", { name: "Pages of matches" });
	await pager.getByRole("link", { name: "Next" }).click();
	await expect(page).toHaveURL(/season=2019&before=\d+/);
	await expect(rows).toHaveCount(10);
	await pager.getByRole("link", { name: "Previous" }).click();
	await expect(page).toHaveURL(/after=\d+/);
	await expect(rows).toHaveText(first);
	await rows.first().getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mumbai Indians beat Chennai Super Kings by 1 run");
	await page.getByRole("link", { name: "Previous match" }).click();
	await expect(page.getByRole("region", { name: "Result" })).toBeVisible();
});

test("TEAM-3 Back returns to the same place far down a team's page", async ({ page }) => {
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

test.describe("on a phone", () => {
	test.use(PHONE);

	test("TEAM-3 a match's tabs mark the part on the screen, right below the header", async ({ page }) => {
		await page.goto("/matches/981019");
		await alive(page);
		const tabs = page.getByRole("navigation", { name: "On this page" });
		await expect(tabs.locator("[aria-current]")).toHaveText("Story");
		for (const [heading, tab] of [
			["Charts", "Charts"],
			["Teams", "Teams"],
		] as const) {
			await page.getByRole("heading", { name: heading, exact: true, level: 2 }).evaluate((part) => {
				window.scrollTo({ top: scrollY + part.getBoundingClientRect().top - 160, behavior: "instant" });
			});
			await expect(tabs.locator("[aria-current]")).toHaveText(tab);
			await expect(tabs.locator("[aria-current]")).toBeInViewport({ ratio: 1 });
		}
		const [header, bar] = [await page.getByRole("banner").boundingBox(), await tabs.boundingBox()];
		expect((header?.y ?? 0) + (header?.height ?? 0)).toBe(bar?.y);
	});
});
