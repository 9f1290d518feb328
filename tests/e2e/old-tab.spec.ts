import type { Page } from "@playwright/test";
import { field, test as inRoom } from "./chat.ts";
import { alive, expect, test } from "./harness.ts";

test.use({ refusals: [404] });

/** Answers 404 for all scripts until a document is loaded. Returns the paths of loaded documents. */
async function update(page: Page): Promise<string[]> {
	const documents: string[] = [];
	let gone = true;
	await page.route("**/assets/*.js", (route) => (gone ? route.fulfill({ status: 404, body: "" }) : route.continue()));
	page.on("request", (request) => {
		if (!request.isNavigationRequest()) return;
		documents.push(new URL(request.url()).pathname);
		gone = false;
	});
	return documents;
}

/** Drops the router's console errors about modules that it could not load. */
const quiet = (page: Page) =>
	page.addInitScript(() => {
		const write = console.error.bind(console);
		console.error = (...words) => /route module|dynamically imported/.test(String(words[0])) || write(...words);
	});

for (const to of ["/facts", "/community", "/terms"])
	test(`SHELL-9 in a tab from before an update a click on ${to} opens it with one load`, async ({ page }) => {
		await quiet(page);
		await page.goto("/news");
		await alive(page);
		const documents = await update(page);
		await page.locator(`a[href="${to}"]:visible`).first().click();
		await expect(page).toHaveURL(to);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await alive(page);
		expect(documents).toEqual([to]);
	});

test("SHELL-9 a tab whose script stays missing is loaded again once and then shows an error", async ({
	page,
	signIn,
}) => {
	await quiet(page);
	await page.goto("/");
	await signIn(page);
	const documents: string[] = [];
	await page.goto("/settings?tab=privacy");
	await alive(page);
	await page.route("**/assets/delete-account-*.js", (route) => route.fulfill({ status: 404, body: "" }));
	page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url()));
	const open = page.getByRole("button", { name: "Delete my account" });
	await open.click();
	await expect.poll(() => documents.length).toBe(1);
	await alive(page);
	await open.click();
	await expect(page.getByText("We couldn't load this")).toBeVisible();
	expect(documents).toHaveLength(1);
});

inRoom("GROUP-6 a half-written message survives the load that an update takes", async ({ room: { page } }) => {
	const room = page.url();
	await field(page).fill("half a sente");
	const documents = await update(page);
	await page.locator('a[data-opens="search"]:visible').first().click();
	await expect(page).toHaveURL(/\/search/);
	await alive(page);
	expect(documents).toEqual(["/search"]);
	await page.goto(room);
	await expect(field(page)).toHaveValue("half a sente");
});
