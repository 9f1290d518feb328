import { expectFit } from "./fit.ts";
import { alive, delayRequests, expect, test } from "./harness.ts";

test("FACT-3 search and category are in the URL, and a status announces the count", async ({ page }) => {
	await page.goto("/facts");
	const count = page.getByRole("main").getByRole("status");
	await expect(count).toHaveText(/^[\d,]+\+? facts$/);
	await page.getByRole("searchbox").fill("KOHLI");
	await expect(page).toHaveURL("/facts?q=KOHLI");
	await expect(count).toHaveText(/^\d+ facts? match(es)? “KOHLI”$/);
	await page.getByRole("navigation", { name: "Fact category" }).getByRole("link", { name: "Records" }).click();
	await expect(page).toHaveURL("/facts?q=KOHLI&category=Records");
	await page.reload();
	await expect(page.getByRole("searchbox")).toHaveValue("KOHLI");
	await expect(page.getByRole("link", { name: "Records", exact: true })).toHaveAttribute("aria-current", "true");
	await page.goBack();
	await expect(page).toHaveURL("/facts?q=KOHLI");
	await page.goto("/facts?category=Statistics");
	await expect(
		page.getByRole("navigation", { name: "Fact category" }).getByRole("link", { name: "Statistics" }),
	).toBeInViewport({ ratio: 1 });
});

test("FACT-3 Next and Previous lead through all pages and back to the same facts", async ({ page }) => {
	await page.goto("/facts");
	const titles = page.getByRole("article").getByRole("heading");
	const pager = page.getByRole("navigation", { name: "Pages of facts" });
	await expect(titles.first()).toBeVisible();
	const first = await titles.allTextContents();
	await expect(pager.getByRole("button", { name: "Previous" })).toBeDisabled();
	await pager.getByRole("link", { name: "Next" }).click();
	await expect(titles.first()).not.toHaveText(first[0] ?? "");
	await expect(page).toHaveURL(/after=/);
	// wait, because the page may still move under the pointer
	await alive(page);
	await pager.getByRole("link", { name: "Previous" }).click();
	await expect(titles.first()).toHaveText(first[0] ?? "");
	expect(await titles.allTextContents()).toEqual(first);
});

test("FACT-4 a search without hits says so and offers a way on", async ({ page }) => {
	await page.goto("/facts?q=super+over+on+the+moon&category=Venues");
	await expect(page.getByRole("heading", { name: "No facts found" })).toBeVisible();
	await expect(page.getByText("No facts match your search criteria.")).toBeVisible();
	await page.getByRole("link", { name: "Clear search" }).click();
	await expect(page).toHaveURL("/facts?category=Venues");
	await expect(page.getByRole("article").first()).toBeVisible();
});

test("SHELL-9 a slow search shows a skeleton", async ({ page }) => {
	await page.goto("/facts");
	await alive(page);
	const arrive = await delayRequests(page, "**/facts?q=*");
	await page.getByRole("searchbox").fill("six");
	await expect(page.getByText("Loading facts")).toBeVisible();
	await expectFit(page);
	arrive();
	await expect(page.getByRole("main").getByRole("status")).toHaveText(/match/);
});

test("FACT-5 a fact has breadcrumbs, its details, its check, its topics and three places for ads", async ({ page }) => {
	await page.goto("/facts");
	const card = page.getByRole("article").filter({ hasText: "Verified" }).first();
	const title = (await card.getByRole("heading").textContent()) ?? "";
	await card.getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")).toHaveText([
		"Home",
		"IPL Facts",
		title,
	]);
	const details = page.getByRole("region", { name: "Fact Details" });
	for (const label of ["Category", "Source", "Verified", "Published"]) await expect(details).toContainText(label);
	await expect(details).toContainText("VerifiedYes");
	// no advertisements are configured, so the places are empty
	await expect(page.locator(".ad-slot")).toHaveText(["", "", ""]);
	// and are hidden
	await expect(page.locator(".ad-slot:visible")).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "How we check a fact" })).toBeVisible();

	const topic = page.getByRole("region", { name: "Related Topics" }).getByRole("link").first();
	const tag = (await topic.textContent()) ?? "";
	await topic.click();
	await expect(page.getByRole("searchbox")).toHaveValue(tag);
	await expect(page.getByRole("article").first()).toBeVisible();
});

test("FACT-9 a verified fact shows what it was checked against and as of which match", async ({ page }) => {
	await page.goto("/facts");
	await page.getByRole("article").filter({ hasText: "Verified" }).first().getByRole("link").click();
	const proof = page.getByRole("table", { name: "Checked against the record" });
	await expect(proof.getByRole("row")).not.toHaveCount(1);
	await expect(page.getByText(/^As of .+ \d{4}\. Source: Cricsheet/)).toBeVisible();
});

test("FACT-5 Save is kept in this browser; Share copies the link; Back returns to the search", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto("/facts?category=Records");
	await page.getByRole("article").first().getByRole("link").click();
	const save = page.getByRole("button", { name: /^Saved?$/ });
	await expect(save).toHaveAttribute("aria-pressed", "false");
	await save.click();
	await expect(page.getByRole("button", { name: "Saved" })).toHaveAttribute("aria-pressed", "true");
	await page.reload();
	await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();

	await page.getByRole("button", { name: "Share" }).click();
	await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Link copied");
	await expect(
		page.getByRole("region", { name: "Notifications" }).getByRole("link", { name: "Sign In" }),
	).toHaveAttribute("href", /^\/auth\?next=%2Ffacts%2F/);
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
	await page.getByRole("link", { name: "Back" }).click();
	await expect(page).toHaveURL("/facts?category=Records");
});

test("SHARE-3 FACT-5 a fan makes a link to a fact in the share panel, and it pays 20", async ({ page, signIn }) => {
	await signIn(page);
	await page.goto("/facts?category=Records");
	await page.getByRole("article").first().getByRole("link").click();
	await page.getByRole("button", { name: /^Share / }).click();
	const panel = page.getByRole("dialog", { name: /^Share / });
	await panel.getByRole("button", { name: "Create Share Link" }).click();
	await expect(panel.getByText("This share has earned you 20 points.")).toBeVisible();
	await expectFit(page);
});

test("FACT-6 an unknown fact answers 404 and offers a way on", async ({ page }) => {
	const answer = await page.goto("/facts/zzqxj-never-played");
	expect(answer?.status()).toBe(404);
	await expect(page).toHaveTitle(/^Fact Not Found/);
	await expect(page.getByRole("heading", { level: 1, name: "Fact Not Found" })).toBeVisible();
	await expect(page.getByText('The fact "zzqxj-never-played" could not be found in our database.')).toBeVisible();
	await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
	await page.getByRole("link", { name: "View All Facts" }).click();
	await expect(page).toHaveURL("/facts");
});

test("FACT-5 an address with an id redirects to the fact's address", async ({ page }) => {
	const { facts } = (await (await page.request.get("/api/facts")).json()) as { facts: { id: string; slug: string }[] };
	const [fact] = facts;
	const answer = await page.request.get(`/facts/${fact?.id}`, { maxRedirects: 0 });
	expect(answer.status()).toBe(301);
	expect(answer.headers().location).toBe(`/facts/${fact?.slug}`);
});

test("FACT-8 the hub names each category with its count and newest facts", async ({ page }) => {
	await page.goto("/facts-hub");
	const records = page.getByRole("region", { name: "Records" });
	await expect(records).toContainText(/\d+ facts/);
	await expect(records.getByRole("listitem").getByRole("link").first()).toHaveAttribute("href", /^\/facts\/./);
	await records.getByRole("link", { name: /^All \d+ facts$/ }).click();
	await expect(page).toHaveURL("/facts?category=Records");
});

test("HOME-2 the facts section of the home page filters in place", async ({ page }) => {
	await page.goto("/#facts-title");
	const section = page.getByRole("region", { name: "IPL Facts", exact: true });
	await expect(section.getByRole("article")).toHaveCount(9);
	await expect(section.getByRole("navigation", { name: "Fact category" }).getByRole("link")).toHaveText([
		"All",
		"Teams",
		"Players",
		"Records",
		"Auctions",
		"History",
		"Venues",
		"Rules",
	]);
	await section.getByRole("link", { name: "Venues" }).click();
	await expect(page).toHaveURL("/?category=Venues#facts-title");
	await expect(section.getByRole("status")).toHaveText(/facts? in Venues$/);
	await section.getByRole("searchbox").fill("nothing like this was ever bowled");
	await expect(section.getByRole("heading", { name: "No facts found" })).toBeVisible();
	await expect(section.getByText("No facts match your search criteria.")).toBeVisible();
	await section.getByRole("link", { name: "View All IPL Facts" }).click();
	await expect(page).toHaveURL("/facts");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("FACT-3 search, category and pages are plain links and forms", async ({ page }) => {
		await page.goto("/facts");
		await page.getByRole("searchbox").fill("kohli");
		await page.getByRole("searchbox").press("Enter");
		await expect(page).toHaveURL("/facts?q=kohli");
		await expect(page.getByRole("main").getByRole("status")).toHaveText(/match/);
		await page.getByRole("link", { name: "Records", exact: true }).click();
		await expect(page).toHaveURL("/facts?q=kohli&category=Records");
		await page.goto("/facts");
		await page.getByRole("link", { name: "Next" }).click();
		await expect(page.getByRole("link", { name: "Previous" })).toBeVisible();
	});

	test("FACT-5 a fact is complete, without controls that need a script", async ({ page }) => {
		await page.goto("/facts");
		await page.getByRole("article").first().getByRole("link").click();
		await expect(page.getByRole("region", { name: "Fact Details" })).toBeVisible();
		await expect(page.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/facts");
		await expect(page.getByRole("button", { name: /Share|Save/ })).toHaveCount(0);
	});
});
