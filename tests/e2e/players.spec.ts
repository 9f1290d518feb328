import type { Page } from "@playwright/test";
import { alive, delayRequests, expect, test } from "./harness.ts";
import { PHONE } from "./screens.ts";

test("PLAYER-2 search and filters are in the URL and survive a reload, and a status announces the count", async ({
	page,
}) => {
	await page.goto("/players");
	// wait, because without the script the form sends its empty filters too
	await alive(page);
	const count = page.getByRole("main").locator(".page-head [role=status]");
	await expect(count).toHaveText("Showing 842 of 842 players");
	await page.getByRole("searchbox", { name: "Search players" }).fill("kholi");
	await page.getByRole("searchbox", { name: "Search players" }).press("Enter");
	await expect(page).toHaveURL("/players?q=kholi");
	await expect(count).toHaveText("Showing 2 of 842 players. Nobody is called “kholi”: these names come close.");
	await page.getByRole("combobox", { name: "Team" }).selectOption("Royal Challengers Bengaluru");
	await expect(page).toHaveURL("/players?q=kholi&team=rcb");
	await expect(page.getByRole("article")).toHaveCount(1);
	await page.reload();
	await expect(page.getByRole("combobox", { name: "Team" })).toHaveValue("rcb");
	await page.goBack();
	await expect(page).toHaveURL("/players?q=kholi");
	await expect(page.getByRole("combobox", { name: "Team" })).toHaveValue("");
	await page.getByRole("searchbox").fill("qqxxqq");
	await page.getByRole("searchbox").press("Enter");
	await expect(page.getByRole("heading", { name: "No players found" })).toBeVisible();
	await page.getByRole("link", { name: "View All Players" }).click();
	await expect(page).toHaveURL("/players");
});

test("PLAYER-2 Next and Previous lead through the pages", async ({ page }) => {
	await page.goto("/players?team=mi");
	const names = page.getByRole("article").getByRole("heading");
	await expect(names.first()).toBeVisible();
	const first = await names.allTextContents();
	const pager = page.getByRole("navigation", { name: "Pages of players" });
	await pager.getByRole("link", { name: "Next" }).click();
	await expect(names.first()).not.toHaveText(first[0] ?? "");
	await pager.getByRole("link", { name: "Previous" }).click();
	await expect(names.first()).toHaveText(first[0] ?? "");
});

test("PLAYER-2 a visitor signs in before sharing", async ({ page }) => {
	await page.goto("/players?q=dhoni");
	await page.getByRole("button", { name: "Share MS Dhoni" }).click();
	await expect(page.getByText("Login Required")).toBeVisible();
});

/** Unfolds the request for a biography. */
const openRequest = (page: Page) => page.getByText("A biography of your favorite player").first().click();

test("PLAYER-2 on a phone the card and the request share a line above the directory", async ({ page }) => {
	await page.setViewportSize(PHONE.viewport);
	await page.goto("/players");
	const tops: number[] = [];
	for (const part of [
		page.getByRole("button", { name: "Share & Earn" }),
		page.getByText("Your viral impact").first(),
		page.getByText("A biography of your favorite player").first(),
		page.getByRole("searchbox", { name: "Search players" }),
	]) {
		const box = await part.boundingBox();
		tops.push(box?.y ?? 0);
		expect(box?.height).toBeLessThanOrEqual(48);
	}
	const [share, , , search] = tops;
	expect((search ?? 0) - (share ?? 0)).toBeLessThanOrEqual(60);
	expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test("PLAYER-4 an ambiguous name offers its players as buttons, the one with most matches first", async ({
	page,
	signIn,
}) => {
	await signIn(page);
	await page.goto("/players");
	await openRequest(page);
	const section = page.getByRole("region", { name: "A biography of your favorite player" });
	await section.getByLabel("Player name").fill("Kohli");
	await section.getByRole("button", { name: "Generate Biography" }).click();
	await expect(section.getByText("Several players go by that name. Which one?")).toBeVisible();
	const offered = section.getByRole("list", { name: "Players who may be meant" }).getByRole("button");
	await expect(offered).toHaveText([/^Virat Kohli, RCB$/, /^Taruwar Kohli/]);
	await offered.first().click();
	await expect(section.getByRole("link", { name: "To the profile of Virat Kohli" })).toBeVisible();
	await expect(offered).toHaveCount(0);
});

test("PLAYER-4 the first press shows a visitor what is missing, also before the scripts load", async ({ page }) => {
	const release = await delayRequests(page, "**/assets/*.js");
	await page.goto("/players", { waitUntil: "commit" });
	await openRequest(page);
	await page.getByRole("button", { name: "Generate Biography" }).click();
	release();
	await expect(page.getByText(/^(?:Player name required|Authentication Required)$/)).toBeVisible();
});

test("PLAYER-4 a fan who presses before `/api/me` answers gets the biography", async ({ page, signIn }) => {
	await signIn(page);
	const release = await delayRequests(page, "**/api/me");
	await page.goto("/players");
	await openRequest(page);
	const section = page.getByRole("region", { name: "A biography of your favorite player" });
	await section.getByLabel("Player name").fill("Jasprit Bumrah");
	await section.getByRole("button", { name: "Generate Biography" }).click();
	await expect(section.getByRole("link", { name: "To the profile of Jasprit Bumrah" })).toBeVisible();
	await expect(page.getByText("Authentication Required")).toHaveCount(0);
	release();
});

test("PLAYER-2 an unknown team in the address is named, and one link leads to the list", async ({ page }) => {
	await page.goto("/players?team=XYZ");
	await expect(page.getByRole("heading", { level: 2, name: "There's no team “XYZ” in the record." })).toBeVisible();
	await expect(page.getByRole("article")).toHaveCount(0);
	await page.getByRole("link", { name: "Clear the filter" }).click();
	await expect(page).toHaveURL("/players");
	await expect(page.getByRole("article").first()).toBeVisible();
});

test("PLAYER-2 a fan copies the link to a player", async ({ page, context, signIn }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page);
	await page.goto("/players/ms-dhoni-csk");
	await expect(page.getByRole("button", { name: /^Your account/ })).toBeVisible();
	await page.getByRole("button", { name: "Share MS Dhoni" }).click();
	await expect(page.getByRole("dialog", { name: "Share MS Dhoni" })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.goto("/players?q=dhoni");
	await page.getByRole("button", { name: "Share MS Dhoni" }).click();
	await expect(page.getByText("Link copied")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/players\/ms-dhoni-csk$/);
});

test("PLAYER-3 a player's page has links there and back, figures, charts with their tables, and scorecards", async ({
	page,
}) => {
	await page.goto("/players?q=kohli");
	await page.getByRole("link", { name: "View Profile of Virat Kohli" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Virat Kohli" })).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")).toHaveText([
		"Home",
		"Players",
		"Virat Kohli",
	]);
	await expect(page.getByText("Written from the match record.")).toBeVisible();
	await expect(page.getByRole("img", { name: "Runs by season" }).filter({ visible: true })).toHaveCount(1);
	await page.getByText("Show as a table").first().click();
	await expect(page.getByRole("row", { name: "2016 973", exact: true })).toBeVisible();
	const best = page.getByRole("region", { name: "Highest scores" });
	await expect(best.getByRole("link").first()).toHaveAttribute("href", /^\/matches\/\d+$/);
	await page.getByRole("link", { name: "Back" }).click();
	await expect(page).toHaveURL("/players?q=kohli");
});

test("PLAYER-3 an unknown player's page shows an explanation and two ways on", async ({ page }) => {
	await page.goto("/players/nobody-mi");
	await expect(page.getByRole("heading", { name: "Player not found" })).toBeVisible();
	await expect(page.getByText("could not be found in our database")).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "Go Home" })).toBeVisible();
	await page.getByRole("link", { name: "View All Players" }).click();
	await expect(page).toHaveURL("/players");
});

test("PLAYER-5 search and links put players side by side, at an address that can be shared", async ({ page }) => {
	await page.goto("/players/virat-kohli-rcb");
	await page.getByRole("link", { name: "Compare" }).click();
	await expect(page.getByText("Choose at least one more")).toBeVisible();
	const find = page.getByRole("searchbox", { name: "Find a player to add" });
	await find.fill("dhony");
	await find.press("Enter");
	await page.getByRole("link", { name: "MS Dhoni, CSK" }).click();
	await expect(page).toHaveURL("/players/compare?players=virat-kohli-rcb,ms-dhoni-csk");
	const figures = page.getByRole("region", { name: "Career figures" });
	await expect(figures.getByRole("row", { name: / Runs / })).toHaveText(/9,336 \(best\)Runs5,439/);
	await expect(figures.getByRole("row", { name: / Wickets / })).toHaveCount(0);
	await page.getByText("Their bowling").click();
	await expect(page.getByRole("table", { name: "Bowling" }).getByRole("row", { name: / Wickets / })).toBeVisible();
	await expect(page.getByText("Share this page and they see the same two.")).toBeVisible();
	await page.getByRole("link", { name: "Remove Virat Kohli" }).click();
	await expect(page).toHaveURL("/players/compare?players=ms-dhoni-csk");
	await expect(figures).toHaveCount(0);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("PLAYER-2 PLAYER-5 directory and comparison work by forms and links", async ({ page }) => {
		await page.goto("/players");
		await page.getByRole("searchbox", { name: "Search players" }).fill("dhony");
		await page.getByRole("combobox", { name: "Role" }).selectOption("Wicket-keeper/Batsman");
		await page.getByRole("button", { name: "Search" }).click();
		await expect(page.getByRole("article")).toHaveCount(1);
		await expect(page.getByRole("button", { name: "Share MS Dhoni" })).toBeHidden();
		await page.getByRole("link", { name: "View Profile of MS Dhoni" }).click();
		await page.getByRole("link", { name: "Compare" }).click();
		await page.getByRole("searchbox", { name: "Find a player to add" }).fill("kholi");
		await page.getByRole("button", { name: "Find" }).click();
		await page.getByRole("link", { name: "Virat Kohli, RCB" }).click();
		await expect(page.getByRole("region", { name: "Career figures" })).toBeVisible();
	});
});

test("HOME-1 four featured players lead to their pages", async ({ page }) => {
	await page.goto("/#facts-title");
	const section = page.getByRole("region", { name: "Featured players" });
	await expect(section.getByRole("article")).toHaveCount(4);
	await section.getByRole("article").first().getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1, name: "Rishabh Pant" })).toBeVisible();
});
