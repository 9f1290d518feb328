import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { reward } from "../../app/features/points/actions.server.ts";
import { expect, test } from "./harness.ts";

const OTHER_BROWSER = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0";
const meOf = async (page: Page) =>
	((await (await page.request.get("/api/me")).json()) as { me: { id: string } | null }).me;

test("SET-1 the page asks a visitor to sign in", async ({ page }) => {
	await page.goto("/settings?tab=privacy");
	await expect(page.getByRole("heading", { name: "Please Sign In" })).toBeVisible();
	await expect(page.getByText("You need to be logged in to access settings.")).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
	await expect(page).toHaveURL("/auth?next=%2Fsettings%3Ftab%3Dprivacy");
});

test("SET-1 after 'Remind me' the page asks where to send reminders, but not again after the sign-in", async ({
	page,
}) => {
	await page.goto("/settings?tab=notifications&for=reminders");
	await expect(page.getByRole("heading", { name: "Where should we remind you?" })).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
	await expect(page).toHaveURL("/auth?next=%2Fsettings%3Ftab%3Dnotifications");
});

test.describe("a fan", () => {
	test.use({ refusals: [400, 401, 404, 500] });

	test("SET-1 the page has three tabs, saves the profile, and does not change the address", async ({
		page,
		signIn,
	}) => {
		const { email } = await signIn(page);
		await page.goto("/settings");
		await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
		await expect(page.getByRole("textbox", { name: "Email" })).not.toBeEditable();
		const night = page.getByRole("region", { name: "Appearance" }).getByRole("radio", { name: "Night" });
		await night.check();
		await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
		await page.getByLabel("Full Name").fill("Dev Patel");
		await page.getByRole("button", { name: "Save Profile" }).click();
		await expect(page.getByText("Settings saved successfully!")).toBeVisible();
		for (const [name, heading] of [
			["Notifications", "Emails from us"],
			["Privacy", "Where you are signed in"],
		] as const) {
			await page.getByRole("tab", { selected: true }).press("ArrowRight");
			await expect(page.getByRole("tab", { name })).toBeFocused();
			await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
			await expect(page.getByRole("switch").first()).toBeVisible();
		}
	});

	test("SET-1 Back and Forward lead from tab to tab, and a reload opens the same one", async ({ page, signIn }) => {
		await signIn(page);
		await page.goto("/settings");
		await expect(page.getByLabel("Full Name")).toBeVisible();
		await page.getByRole("tab", { name: "Notifications" }).click();
		await expect(page.getByRole("heading", { name: "Emails from us" })).toBeVisible();
		await page.getByRole("tab", { name: "Privacy" }).click();
		await expect(page.getByRole("switch", { name: "Public Profile" })).toBeVisible();
		await page.goBack();
		await expect(page.getByRole("heading", { name: "Emails from us" })).toBeVisible();
		await expect(page.getByRole("tab", { selected: true })).toHaveText("Notifications");
		await page.goBack();
		await expect(page.getByLabel("Full Name")).toBeVisible();
		await page.goForward();
		await expect(page).toHaveURL("/settings?tab=notifications");
		await page.reload();
		await expect(page.getByRole("heading", { name: "Emails from us" })).toBeVisible();
	});

	test("SET-2 switches begin at their defaults, work by keyboard and are saved; one whose request fails goes back", async ({
		page,
		signIn,
	}) => {
		await signIn(page);
		await page.goto("/settings?tab=notifications");
		const alerts = page.getByRole("switch", { name: "Challenge Alerts" });
		for (const name of ["Email Notifications", "Team Updates", "Challenge Alerts"])
			await expect(page.getByRole("switch", { name })).toBeChecked();
		await expect(page.getByText("Results, reminders and replies by email. Sign-in links always come.")).toBeVisible();
		await expect(page.getByText("No reminders of the match of the day.")).toBeVisible();
		await page.route("**/api/settings", (route) =>
			route.request().method() === "PATCH" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
		);
		await alerts.press("Space");
		await expect(page.getByText("Failed to save settings")).toBeVisible();
		await expect(alerts).toBeChecked();
		await page.unroute("**/api/settings");
		await alerts.press("Space");
		await expect(page.getByText("Settings saved successfully!")).toBeVisible();
		await page.reload();
		await expect(alerts).not.toBeChecked();
		await expect(page.getByRole("switch", { name: "Team Updates" })).toBeChecked();
	});

	test("SET-2 others do not see a fan's team and achievements on the fan's page or a board when both are switched off", async ({
		page,
		signIn,
		somebodyElse,
		database,
	}) => {
		const name = `Hidden ${randomUUID().slice(0, 8)}`;
		const fan = await signIn(page);
		await fan.send("put", "/api/profile", { full_name: name, avatar_url: null });
		// enough points to be on the board, whatever other tests have paid
		const id = (await meOf(page))?.id ?? "";
		await reward(database.db, id, "challenge", randomUUID(), { points: 5_000, description: "For a test" });
		await page.goto("/community");
		await page.getByRole("button", { name: "Join Rajasthan Royals" }).click();
		await expect(page.getByText("Welcome to the team! Let the cricket battle begin!")).toBeVisible();
		const stranger = await somebodyElse(OTHER_BROWSER);
		const path = `/fans/${id}`;
		await stranger.goto(path);
		await expect(stranger.getByRole("region", { name: "Profile" })).toContainText("Rajasthan Royals");
		await expect(stranger.getByRole("term").filter({ hasText: "Achievements" })).toBeVisible();
		await page.goto("/settings?tab=privacy");
		for (const label of ["Show Team", "Show Achievements"]) {
			const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
			await page.getByRole("switch", { name: label }).click();
			expect((await saved).status()).toBe(200);
			await expect(page.getByRole("switch", { name: label })).not.toBeChecked();
		}
		await stranger.goto(path);
		await expect(stranger.getByRole("heading", { level: 1, name })).toBeVisible();
		await expect(stranger.getByRole("region", { name: "Profile" })).not.toContainText("Rajasthan Royals");
		await expect(stranger.getByRole("term").filter({ hasText: "Achievements" })).toHaveCount(0);
		await stranger.goto("/community?tab=leaderboard");
		const board = stranger.getByRole("region", { name: "Fans" });
		await board.scrollIntoViewIfNeeded();
		const row = board.getByRole("row", { name: new RegExp(name) });
		await expect(row).toBeVisible();
		await expect(row).not.toContainText(/RR|Rajasthan/);
	});

	test("SET-2 the page lists the sessions, and ending one signs its browser out at once", async ({
		page,
		signIn,
		somebodyElse,
	}) => {
		const { email } = await signIn(page);
		const elsewhere = await somebodyElse(OTHER_BROWSER);
		await signIn(elsewhere, { email });
		await page.goto("/settings?tab=privacy");
		const sessions = page.getByRole("region", { name: "Where you are signed in" });
		await expect(sessions.getByRole("listitem")).toHaveCount(2);
		await expect(sessions.getByRole("listitem").filter({ hasText: "This browser" })).toContainText(
			/Chrome on.*In use now/,
		);
		const other = sessions.getByRole("listitem").filter({ hasText: "Firefox on Windows" });
		await other.getByRole("button", { name: "End session" }).click();
		await expect(page.getByText("That browser is signed out.")).toBeVisible();
		await expect(sessions.getByRole("listitem")).toHaveCount(1);
		expect(await meOf(elsewhere)).toBeNull();
		expect(await meOf(page)).not.toBeNull();
	});

	test("SET-2 a fan downloads everything the site stores about them", async ({ page, signIn }) => {
		const { email } = await signIn(page);
		await page.goto("/settings?tab=privacy");
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("link", { name: "Export my data" }).click(),
		]);
		expect(download.suggestedFilename()).toBe("twelfth-man-my-data.json");
		const data = JSON.parse(readFileSync(await download.path(), "utf8"));
		expect(data.account).toMatchObject({ email });
		expect(data.rows.points_ledger).toMatchObject([{ transaction_type: "signup", points: 100 }]);
		expect(JSON.stringify(data)).not.toMatch(/"(token|password)"/);
	});

	test("SET-2 AUTH-4 a fan deletes an account by typing its address; a wrong one deletes nothing", async ({
		page,
		signIn,
	}) => {
		const { email } = await signIn(page);
		const path = `/fans/${(await meOf(page))?.id}`;
		await page.goto("/settings?tab=privacy");
		await page.getByRole("button", { name: "Delete my account" }).click();
		const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
		await dialog.getByRole("textbox").fill("somebody@example.com");
		await dialog.getByRole("button", { name: "Delete for good" }).click();
		await expect(dialog.getByText("That isn't this account's email address.")).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		await page.getByRole("button", { name: "Delete my account" }).click();
		await dialog.getByRole("textbox").fill(email);
		await dialog.getByRole("button", { name: "Delete for good" }).click();
		await expect(page.getByText("Your account is deleted. Thanks for being here.")).toBeVisible();
		await expect(page).toHaveURL("/");
		await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
		expect((await page.request.get(path)).status()).toBe(404);
	});
});
