import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.ts";
import { alive, expect, newestMail, test } from "./harness.ts";
import { launchOptions } from "./launch.ts";

/** Starts a browser that blocks cookies and storage. It needs a window: without one it reads no preferences. */
async function withoutCookies(baseURL: string): Promise<BrowserContext> {
	const profile = mkdtempSync(join(tmpdir(), "tm-no-cookies-"));
	mkdirSync(join(profile, "Default"));
	const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
	writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(preferences));
	const context = await chromium.launchPersistentContext(profile, {
		...launchOptions,
		executablePath: findBrowser(),
		baseURL,
	});
	context.on("close", () => rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
	return context;
}

test("AUTH-4 a browser that blocks cookies shows nobody as signed in, and the mailed link still works in another one", async ({
	page: elsewhere,
	site,
}) => {
	const context = await withoutCookies(site.url);
	const page = await context.newPage();
	const email = "no-cookies@example.com";
	await page.goto("/auth");
	await alive(page);
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: "Send magic link" }).click();
	const { links, code } = await newestMail(elsewhere, email);
	await page.getByLabel("Or type the code").fill(code);
	await expect(page.getByRole("alert")).toContainText("Allow cookies for this site");

	await page.goto(links[0] ?? "");
	await alive(page);
	await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("alert")).toContainText("Allow cookies for this site");
	await expect(page).toHaveURL(/\/auth\/confirm/);
	await page.goto("/welcome");
	await expect(page.getByRole("heading", { name: "You're not signed in" })).toBeVisible();
	await expect(page.getByText("You're in")).toHaveCount(0);

	await page.goto("/");
	await alive(page);
	const today = page.locator("#today");
	await today.getByRole("button").first().click();
	await expect(today.getByText("your answers are forgotten when you leave")).toBeVisible();
	await expect(today.getByText("kept in this browser")).toHaveCount(0);
	await context.close();

	await elsewhere.goto(links[0] ?? "");
	await alive(elsewhere);
	await elsewhere.getByRole("main").getByRole("button", { name: "Sign in" }).click();
	await expect(elsewhere.getByText("You're in, with your first 100 points")).toBeVisible();
});
