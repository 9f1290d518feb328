import { randomUUID } from "node:crypto";
import { expectFit } from "./fit.ts";
import { alive, expect, newestMail, test } from "./harness.ts";

test.use({ refusals: [400, 404, 503] });

test("HOME-4 a visitor subscribes on the home page and unsubscribes, each confirmed by mail", async ({ page }) => {
	const email = `weekly-${randomUUID()}@example.com`;
	await page.goto("/#facts-title");
	await alive(page);
	const section = page.getByRole("region", { name: "The weekly over" });
	await section.scrollIntoViewIfNeeded();
	await section.getByLabel("Email").fill("asha.example.com");
	await section.getByRole("button", { name: "Subscribe" }).click();
	await expect(section.getByRole("alert")).toHaveText("Please enter a valid email address.");
	await expect(page.locator(".toast")).toContainText("Please enter a valid email address.");
	await section.getByLabel("Email").fill(email);
	await section.getByLabel("Email").press("Enter");
	const thanks = section.getByText("Thank you for joining! We'll keep you updated.").locator("..");
	await expect(thanks).toBeFocused();
	await expect(thanks).toContainText("open the link in the email");
	await expectFit(page);

	const { links } = await newestMail(page, email);
	await page.goto(links.find((link) => link.includes("/newsletter/confirm")) ?? "");
	await alive(page);
	await page.getByRole("button", { name: "Yes, send it to me" }).click();
	await expect(page.getByText("You're in.")).toBeFocused();

	await page.goto(links.find((link) => link.includes("/newsletter/unsubscribe")) ?? "");
	await alive(page);
	const busy = { status: 503, contentType: "application/problem+json", body: '{"detail":"So many fans are here."}' };
	await page.route("**/api/newsletter/unsubscription*", (route) => route.fulfill(busy), { times: 1 });
	const leave = page.getByRole("button", { name: "Unsubscribe" });
	await leave.click();
	await expect(page.locator("main").getByRole("alert")).toHaveText("So many fans are here.");
	await expect(leave).toBeFocused();
	await expectFit(page);
	await leave.click();
	await expect(page.getByText("You're unsubscribed.")).toBeFocused();
});

test("HOME-4 an incomplete link shows an error and offers a way on", async ({ page }) => {
	await page.goto("/newsletter/confirm?token=wrong");
	await expect(page.getByText("This link isn't valid")).toBeVisible();
	await expect(page.getByRole("button", { name: "Yes, send it to me" })).toHaveCount(0);
	await page.getByRole("link", { name: "Ask for a new link" }).click();
	await expect(page).toHaveURL(/\/newsletter$/);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("HOME-4 the form leads to a page that shows the result", async ({ page }) => {
		await page.goto("/newsletter");
		await page.getByLabel("Email").fill("asha");
		await page.getByRole("button", { name: "Subscribe" }).click();
		await expect(page.locator("main").getByRole("alert")).toHaveText("Please enter a valid email address.");
		await page.getByLabel("Email").fill(`plain-${randomUUID()}@example.com`);
		await page.getByRole("button", { name: "Subscribe" }).click();
		await expect(page.locator("main")).toContainText("Thank you for joining!");
	});
});
