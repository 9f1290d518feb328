import type { Page } from "@playwright/test";
import { expectFit } from "./fit.ts";
import { expect, test } from "./harness.ts";

const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const sheet = (page: Page) => page.locator(".sheet");
const kept = (page: Page) => page.evaluate(() => ({ ...localStorage }));
/** Opens a page and moves its clock past the delay of the challenge. */
async function arrive(page: Page, path = "/facts") {
	await page.clock.install();
	await page.goto(path, { waitUntil: "load" });
	await expect(page.locator(".account[aria-busy=false]")).toBeVisible();
	await page.clock.fastForward(2500);
}

test.use({ challenged: true });

test.describe("a person", () => {
	test("VIRAL-1 VIRAL-2 three steps lead to the ways to take part, and the choices are stored", async ({ page }) => {
		await arrive(page);
		await expect(sheet(page).getByText("Step 1 of 3")).toBeVisible();
		await expect(sheet(page).getByText("Sign up now to track your viral impact and earn points!")).toBeVisible();
		await expect(sheet(page).getByRole("list", { name: "Teams" }).getByRole("button")).toHaveText([
			/SRH/,
			/MI/,
			/CSK/,
			/RCB/,
			/KKR/,
			/DC/,
			/PBKS/,
			/RR/,
			/GT/,
			/LSG/,
		]);
		await expectFit(page);
		await sheet(page).getByRole("button", { name: "CSK" }).click();
		await expect(sheet(page).getByRole("list", { name: "Heroes" }).getByRole("button")).toHaveCount(6);
		await expectFit(page);
		await sheet(page).getByRole("button", { name: "MS Dhoni" }).click();
		await expect(sheet(page).getByText("You shout for Chennai Super Kings, and your hero is MS Dhoni")).toBeFocused();
		await expect(sheet(page).getByRole("listitem")).toHaveCount(4);
		await expectFit(page);
		await sheet(page)
			.getByRole("button", { name: /Accept the Challenge|Take the Field|Start the Chase/ })
			.click();
		await expect(page.getByText("Challenge Accepted! Time to dominate social media!")).toBeVisible();
		await expect(sheet(page).getByRole("heading", { name: "Share Chennai Super Kings" })).toBeFocused();
		await expect(sheet(page).getByRole("heading", { name: "Share MS Dhoni" })).toBeVisible();
		await expect(sheet(page).getByRole("button", { name: "Create Share Link" })).toHaveCount(2);
		await expect(sheet(page).getByRole("heading", { name: "Choose Your Cricket Army" })).toBeVisible();
		await expect(sheet(page).getByText("Login to Join").first()).toBeVisible();
		await expectFit(page);
		expect(await kept(page)).toMatchObject({
			challengeCount: "1",
			preferredTeam: "csk",
			preferredPlayer: "ms-dhoni-csk",
			lastViralChallenge: expect.stringMatching(/^\d+$/),
		});
		await sheet(page).getByRole("button", { name: "Close" }).click();
		await expect(sheet(page)).toBeHidden();
		expect((await kept(page)).challengeCount).toBe("1");
		await page.goto("/community");
		await expect(page.getByRole("article").filter({ hasText: "Your pick" })).toContainText("Chennai Super Kings");
		await page.goto("/arena");
		const cry = page.getByRole("region", { name: "War cry" });
		await expect(cry.getByLabel("Team")).toHaveValue("CSK");
		await expect(cry.getByLabel("Player")).toHaveValue("MS Dhoni");
	});

	test("VIRAL-2 the page stays readable and usable behind the challenge, Tab stays inside, and Escape closes it", async ({
		page,
	}) => {
		await arrive(page);
		await expect(sheet(page).getByRole("button", { name: "Close" })).toBeFocused();
		await expect(page.locator("main")).not.toHaveAttribute("aria-hidden");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await page.keyboard.press("Shift+Tab");
		await expect(sheet(page).getByRole("button", { name: "Don't show again" })).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(sheet(page).getByRole("button", { name: "Close" })).toBeFocused();
		await page.evaluate(() => {
			window.scrollTo(0, 400);
		});
		expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
		expect((await sheet(page).boundingBox())?.height).toBeLessThanOrEqual((page.viewportSize()?.height ?? 0) * 0.67);
		await page.keyboard.press("Escape");
		await page.keyboard.press("Escape");
		await expect(sheet(page)).toBeHidden();
		expect(await kept(page)).toMatchObject({ challengeCount: "1" });
		await page.reload();
		await page.clock.fastForward(10_000);
		await expect(sheet(page)).toHaveCount(0);
	});

	test("VIRAL-2 the challenge opens again after every third answer, but never after 'Don't show again'", async ({
		page,
	}) => {
		await page.addInitScript(() => {
			localStorage.lastViralChallenge ??= "1";
			localStorage.challengeCount ??= "3";
		});
		await arrive(page);
		await sheet(page).getByRole("button", { name: "Don't show again" }).click();
		await expect(sheet(page)).toBeHidden();
		await page.evaluate(() => {
			localStorage.challengeCount = "6";
		});
		await page.reload({ waitUntil: "load" });
		await page.clock.fastForward(10_000);
		await expect(page.locator(".account[aria-busy=false]")).toBeVisible();
		await expect(sheet(page)).toHaveCount(0);
	});

	test("VIRAL-2 the challenge waits while a visitor types, and does not open on the sign-in page", async ({ page }) => {
		await page.clock.install();
		await page.goto("/facts", { waitUntil: "load" });
		await page.getByRole("searchbox").fill("kohli");
		await page.clock.fastForward(9000);
		await expect(sheet(page)).toHaveCount(0);
		await page.getByRole("searchbox").blur();
		await page.clock.fastForward(2500);
		await expect(sheet(page)).toBeVisible();
		await page.goto("/auth", { waitUntil: "load" });
		await page.clock.fastForward(9000);
		await expect(sheet(page)).toHaveCount(0);
	});
});

test.describe("a robot", () => {
	test.use({ userAgent: ROBOT });

	test("VIRAL-2 the challenge does not open for a robot, and the served page contains none of it", async ({ page }) => {
		expect(await (await page.request.get("/facts")).text()).not.toContain("Who do you shout for?");
		await arrive(page);
		await page.clock.fastForward(10_000);
		// all scripts have loaded by then
		await page.waitForLoadState("networkidle");
		await expect(sheet(page)).toHaveCount(0);
	});
});
