import { indexnowSubmissions } from "../../db/schema/indexnow.ts";
import { expectFit, expectNoSidewaysScroll } from "./fit.ts";
import { expect, test } from "./harness.ts";

const batch_id = "7d0c2c6e-5a0f-4a7b-9a56-1c1f0d0e5a11";

test("SITE-2 every link of the home page in a browser answers 200", async ({ page, baseURL }) => {
	await page.goto("/");
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	const hrefs = await page
		.locator("a[href]")
		.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
	const own = [
		...new Set(hrefs.map((href) => href.replace(/#.*/, "")).filter((href) => href.startsWith(`${baseURL}/`))),
	];
	expect(own.length).toBeGreaterThan(30);
	for (const href of own) expect((await page.request.get(href)).status(), href).toBe(200);
	await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/`);
	const feeds = page.locator('link[type="application/rss+xml"]');
	expect(await feeds.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
		"/facts.xml",
		"/news.xml",
	]);
});

test("INDEX-1 a visitor and a fan see a notice instead of the dashboard", async ({ page }) => {
	await page.goto("/indexnow-dashboard");
	await expect(page.getByRole("heading", { name: "This is for admins" })).toBeVisible();
	await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
	await expect(page.getByRole("button", { name: /^Submit/ })).toHaveCount(0);
});

test("INDEX-1 an admin sees key pages, the figures, the log with its badges, and a note while submitting is off", async ({
	page,
	baseURL,
	database,
	signInAsAdmin,
}) => {
	await signInAsAdmin(page);
	await database.db.delete(indexnowSubmissions);
	await database.db.insert(indexnowSubmissions).values([
		{ batch_id, url: `${baseURL}/facts`, type: "manual", status: "success", response: "200 submitted" },
		{ batch_id, url: `${baseURL}/teams/csk`, type: "content", status: "failed", response: "429 too many requests" },
	]);
	await page.goto("/indexnow-dashboard");
	const log = page.getByRole("table", { name: "Submission log" });
	await expect(log.getByRole("row", { name: /\/facts manual Submitted/ })).toBeVisible();
	await expect(log.getByRole("row", { name: /\/teams\/csk content Failed .* 429/ })).toBeVisible();
	for (const path of ["/", "/players", "/teams", "/facts", "/quiz", "/news", "/sitemap.xml"])
		await expect(page.getByRole("button", { name: `Submit ${path}`, exact: true })).toBeDisabled();
	await expect(page.getByText("Submitting is switched off.")).toBeVisible();
	await expectFit(page);

	// a new submission appears without a reload and is stored in the browser
	await database.db
		.insert(indexnowSubmissions)
		.values({ batch_id, url: `${baseURL}/quiz`, type: "bulk", status: "pending" });
	await expect(log.getByRole("row", { name: /\/quiz bulk Pending/ })).toBeVisible({ timeout: 15_000 });
	const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("indexnow-submissions") ?? "[]"));
	expect(kept).toHaveLength(3);
	expect(Object.keys(kept[0]).sort()).toEqual(["id", "response", "status", "submittedAt", "type", "url"]);
});

test("SHELL-9 the page of the API fits a phone, also with its schemas unfolded", async ({ page }) => {
	await page.goto("/api/docs");
	await page.locator("details").evaluateAll((all: HTMLDetailsElement[]) => {
		for (const shapes of all) shapes.open = true;
	});
	await expectNoSidewaysScroll(page);
});
