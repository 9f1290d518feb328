import type { Page } from "@playwright/test";
import { expect, test } from "./harness.ts";

const STRANGER = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
const card = (page: Page) => page.getByRole("region", { name: "Profile" });
const pathOf = async (page: Page) =>
	(await card(page).getByRole("link", { name: "View public profile" }).getAttribute("href")) ?? "";

test("PROF-1 a visitor signs in and returns to the profile", async ({ page }) => {
	await page.goto("/profile");
	await expect(page.getByRole("heading", { name: "Please Sign In" })).toBeVisible();
	await expect(page.getByText("You need to be logged in to view your profile.")).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
	await expect(page).toHaveURL("/auth?next=/profile");
});

test.describe("a fan", () => {
	test.use({ refusals: [400, 404, 500] });

	test("PROF-1 edits name and picture; a field shows its error, and the header of every page shows the name", async ({
		page,
		signIn,
		somebodyElse,
	}) => {
		const { email } = await signIn(page);
		await page.goto("/profile");
		await expect(card(page).getByRole("heading", { name: "Cricket Fan" })).toBeVisible();
		await card(page).getByRole("button", { name: "Edit" }).press("Enter");
		await page.getByLabel("Full Name").fill("  Asha   Raman ");
		await page.getByLabel("Avatar URL").fill("http://example.com/me.jpg");
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(page.getByLabel("Avatar URL")).toHaveAccessibleDescription(
			"A picture's address, starting with https://",
		);
		// the server loads no picture from its own network
		await page.getByLabel("Avatar URL").fill("https://127.0.0.1/me.jpg");
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(page.getByLabel("Avatar URL")).toHaveAccessibleDescription(
			"We couldn't load a picture from that address.",
		);
		await page.getByLabel("Avatar URL").fill("");
		await page.getByLabel("Full Name").fill("Moderator ✔");
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(page.getByLabel("Full Name")).toHaveAccessibleDescription(
			"That could be taken for the site, its assistant or its moderators. Please pick another name.",
		);
		await page.getByLabel("Full Name").fill("  Asha   Raman ");
		await page.route("**/api/profile", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(page.getByText("Failed to update profile")).toBeVisible();
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(card(page).getByRole("heading", { name: "Asha Raman" })).toBeVisible();
		await page.getByRole("button", { name: /^Your account/ }).click();
		await expect(page.locator(".account").getByRole("strong").getByText("Asha Raman")).toBeVisible();
		await page.keyboard.press("Escape");

		await card(page).getByRole("button", { name: "Edit" }).click();
		await page.getByLabel("Full Name").fill("Somebody Else");
		await page.getByRole("button", { name: "Cancel" }).click();
		await expect(card(page).getByRole("heading", { name: "Asha Raman" })).toBeVisible();

		const stranger = await somebodyElse(STRANGER);
		await stranger.goto(await pathOf(page));
		await expect(stranger.getByRole("heading", { level: 1, name: "Asha Raman" })).toBeVisible();
		await expect(stranger.getByText(email)).toHaveCount(0);
	});

	test("PROF-1 SET-2 a profile is not found by others as soon as it is private", async ({
		page,
		signIn,
		somebodyElse,
	}) => {
		await signIn(page);
		await page.goto("/profile");
		const path = await pathOf(page);
		const stranger = await somebodyElse(STRANGER);
		expect((await stranger.goto(path))?.status()).toBe(200);
		await page.goto("/settings?tab=privacy");
		await page.getByRole("switch", { name: "Public Profile" }).click();
		await expect(page.getByText("Settings saved successfully!")).toBeVisible();
		expect((await stranger.goto(path))?.status()).toBe(404);
		await expect(stranger.getByText("We couldn't find that fan, or their profile is private.")).toBeVisible();
		await page.goto("/profile");
		await expect(card(page).getByRole("heading", { name: "Cricket Fan" })).toBeVisible();
	});

	test("ARENA-1 a visitor who presses 'Follow' is led to sign in, and reads why", async ({
		page,
		signIn,
		somebodyElse,
	}) => {
		const { id } = await signIn(page);
		const stranger = await somebodyElse(STRANGER);
		await stranger.goto(`/fans/${id}`);
		await stranger.getByRole("link", { name: "Follow Cricket Fan" }).click();
		await expect(stranger).toHaveURL(`/auth?next=${encodeURIComponent(`/fans/${id}`)}`);
		await expect(stranger.getByText("Please login to follow a fan!")).toBeVisible();
	});

	test("PROF-1 a profile that does not load shows an error and loads on another try", async ({ page, signIn }) => {
		await signIn(page);
		await page.route("**/api/profile", (route) => route.fulfill({ status: 500, json: {} }));
		await page.goto("/profile");
		const failure = page.getByRole("alert").filter({ hasText: "Failed to load profile" });
		await expect(failure).toBeVisible();
		await page.unroute("**/api/profile");
		await failure.getByRole("button", { name: "Try again" }).click();
		await expect(card(page)).toBeVisible();
	});
});
