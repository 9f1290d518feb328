import type { Page } from "@playwright/test";
import { alive, delayRequests, expect, test } from "./harness.ts";

/** Stops the scripts of a page until the returned function is called. */
const holdScripts = (page: Page) => delayRequests(page, "**/assets/*.js");
const html = (page: Page) => page.locator("html");

test("a button tapped before the scripts load works once after they have loaded", async ({ page }) => {
	const release = await holdScripts(page);
	// a stopped script delays the load event
	await page.goto("/players", { waitUntil: "commit" });
	const toggle = page.getByRole("button", { name: "Share & Earn" });
	await toggle.click();
	await expect(html(page)).not.toHaveAttribute("data-ready");
	await expect(toggle).toHaveAttribute("aria-expanded", "false");
	release();
	// a second click would close it again
	await expect(page.getByRole("button", { name: "Hide sharing" })).toHaveAttribute("aria-expanded", "true");
	await toggle.or(page.getByRole("button", { name: "Hide sharing" })).click();
	await expect(toggle).toHaveAttribute("aria-expanded", "false");
});

test("a question typed and sent before the scripts load is asked once", async ({ page }) => {
	const release = await holdScripts(page);
	let asked = 0;
	page.on("request", (request) => {
		if (request.url().endsWith("/ipl-ai-assistant")) asked++;
	});
	await page.goto("/ai-chat", { waitUntil: "commit" });
	const question = page.getByRole("textbox", { name: "Your question" });
	await question.pressSequentially("How many runs did Kohli score in 2016?");
	await question.press("Enter");
	await expect(html(page)).not.toHaveAttribute("data-ready");
	release();
	await expect(page.getByRole("log").getByText("Virat Kohli has 973 runs in 2016.")).toBeVisible();
	await expect(question).toHaveValue("");
	expect(asked).toBe(1);
});

test("the cursor stays in its place when the scripts load", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/ai-chat", { waitUntil: "commit" });
	const question = page.getByRole("textbox", { name: "Your question" });
	await question.pressSequentially("Kohli runs");
	await question.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 5));
	release();
	await alive(page);
	const selected = () =>
		question.evaluate(({ selectionStart, selectionEnd }: HTMLTextAreaElement) => [selectionStart, selectionEnd]);
	expect(await selected()).toEqual([0, 5]);
	await page.keyboard.type("Dhoni");
	await expect(question).toHaveValue("Dhoni runs");
});

test("text typed before the scripts load stays, and the page uses it", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/arena", { waitUntil: "commit" });
	const section = page.getByRole("region", { name: "War cry" });
	await section.getByLabel("Team").selectOption("KKR");
	await section.getByLabel("Player").fill("Sunil Narine");
	release();
	await alive(page);
	await expect(section.getByLabel("Player")).toHaveValue("Sunil Narine");
	await expect(section.getByRole("button", { name: "Generate war cry" })).toBeEnabled();
});

test("a menu opened before the scripts load stays open", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/facts", { waitUntil: "commit" });
	const button = page.getByRole("banner").getByRole("button", { name: "Features" });
	await button.click();
	await expect(page.locator("#menu-Features")).toBeVisible();
	release();
	await alive(page);
	await expect(page.locator("#menu-Features")).toBeVisible();
});

test("going back before the scripts load shows the page of that address", async ({ page }) => {
	await page.goto("/facts");
	await alive(page);
	await page.getByRole("navigation", { name: "Fact category" }).getByRole("link", { name: "Venues" }).click();
	await expect(page.getByRole("main").getByRole("status")).toHaveText(/facts? in Venues$/);
	await holdScripts(page);
	await page.reload({ waitUntil: "commit" });
	await expect(page.getByRole("contentinfo")).toBeAttached();
	await page.goBack({ waitUntil: "commit" });
	await expect(page).toHaveURL("/facts");
	await expect(page.getByRole("main").getByRole("status")).toHaveText(/^[\d,]+\+? facts$/);
});
