import { playerPopularity } from "../../db/schema/player-fans.ts";
import { expectFit } from "./fit.ts";
import { expect, test } from "./harness.ts";

test("ADMIN-1 a fan and a visitor see the 404 page at the desk's address, and no link to it", async ({
	page,
	signIn,
}) => {
	await page.goto("/cms-x9k2m");
	await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
	await signIn(page);
	expect((await page.goto("/cms-x9k2m"))?.status()).toBe(404);
	await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
	await page.getByRole("button", { name: /^Your account/ }).click();
	await expect(page.getByRole("link", { name: "Profile", exact: true })).toBeVisible();
	await expect(page.getByRole("link", { name: "Content desk" })).toHaveCount(0);
});

test("ADMIN-1 ADMIN-2 an admin generates everything on the desk: progress moves, and is shown after a reload", async ({
	page,
	signInAsAdmin,
}) => {
	test.setTimeout(420_000);
	await signInAsAdmin(page);
	await page.goto("/");
	await page.getByRole("button", { name: /^Your account/ }).click();
	await page.getByRole("link", { name: "Content desk" }).click();
	await expect(page.getByRole("heading", { name: "Content desk" })).toBeVisible();
	await page.getByRole("tab", { name: "Bulk Generator" }).click();
	await expect(page.getByText("1000+ questions and facts")).toBeVisible();
	const generate = page.getByRole("button", { name: "Generate All Content (Est. 5-10 minutes)" });
	await generate.click();
	const bar = page.getByRole("progressbar");
	const value = async () => Number(await bar.getAttribute("aria-valuenow"));
	await expect(generate).toHaveAttribute("aria-disabled", "true");
	// the figures of this run, not of one before it
	await expect(page.getByText("You can close this page; the work goes on.")).toBeVisible();
	await expect.poll(value).toBeGreaterThan(0);
	const before = await value();
	await page.reload();
	await expect(bar).toBeVisible();
	expect(await value()).toBeGreaterThanOrEqual(before);
	await expect(page.getByText("Bulk Generation Complete!").first()).toBeVisible({ timeout: 300_000 });
	await expect(bar).toHaveAttribute("aria-valuenow", "100");
	await expect(page.getByText("842", { exact: true })).toBeVisible();
	await expect(generate).toHaveAttribute("aria-disabled", "false");
	await expectFit(page);
	await page.getByRole("button", { name: "Reload" }).click();
	await expect(bar).toHaveAttribute("aria-valuenow", "100");
});

test("ADMIN-5 the desk opens on today: the match of the day, sign-ups, open cases and the next steps", async ({
	page,
	signInAsAdmin,
}) => {
	await signInAsAdmin(page);
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/cms-x9k2m");
		await expect(page.getByRole("tab", { name: "Today" })).toHaveAttribute("aria-selected", "true");
		const match = page.getByRole("region", { name: "Match of the day" });
		await expect(match.getByRole("link", { name: "Open the room" })).toHaveAttribute("href", /^\/groups\//);
		await expect(match).toContainText(/\w v \w.*, 20\d\d/);
		await expect(page.getByRole("region", { name: "Next steps" }).getByRole("listitem")).toHaveCount(5);
		await expect(
			page.getByRole("region", { name: "Sign-ups" }).getByRole("link", { name: /^All fans \d+$/ }),
		).toBeVisible();
		await expect(page.getByRole("region", { name: "Waiting for you" }).getByRole("link")).toHaveCount(3);
		for (const tab of await page.getByRole("tab").all()) {
			const box = await tab.boundingBox();
			expect(box && box.x >= 0 && box.x + box.width <= width, await tab.innerText()).toBe(true);
		}
		await expectFit(page);
	}
	await page.getByRole("link", { name: "Reported messages" }).click();
	await expect(page.getByRole("tab", { name: "Moderation" })).toHaveAttribute("aria-selected", "true");
});

test.describe("invalid values", () => {
	test.use({ refusals: [400] });
	test("ADMIN-4 an admin edits a player; the form shows an error at a wrong value's field, and an import names the wrong value", async ({
		page,
		signInAsAdmin,
	}) => {
		await signInAsAdmin(page);
		await page.goto("/cms-x9k2m?tab=players");
		await page.getByRole("searchbox", { name: "Name" }).fill("Ruturaj");
		await page.getByRole("button", { name: "Search" }).click();
		await page.getByRole("button", { name: "Edit Ruturaj Gaikwad" }).click();
		const jersey = page.getByLabel("Jersey number");
		await jersey.fill("1000");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByRole("alert")).toContainText("Write a whole number up to 999");
		await expect(jersey).toHaveAttribute("aria-invalid", "true");
		await expectFit(page);
		await jersey.fill("33");
		await page.getByRole("button", { name: "Save" }).click();
		await expect(page.getByText("jersey number edited")).toBeVisible();
		await page.getByLabel("CSV file").setInputFiles({
			name: "players.csv",
			mimeType: "text/csv",
			buffer: Buffer.from("slug,jersey_number\nruturaj-gaikwad-csk,31a\n"),
		});
		await expect(page.getByRole("alert")).toContainText("Row 2, jersey_number");
	});
});

test("ADMIN-3 ADMIN-4 ADMIN-5 arrow keys lead through the other tabs of the desk", async ({
	page,
	signInAsAdmin,
	database,
}) => {
	await signInAsAdmin(page);
	await database.db.delete(playerPopularity);
	await page.goto("/cms-x9k2m?tab=leaderboard");
	await expect(page.getByRole("heading", { name: "No data yet" })).toBeVisible();
	await expect(page.getByText("Start sharing player profiles to see the leaderboard!")).toBeVisible();
	await expectFit(page);
	await page.goto("/players/virat-kohli-rcb");
	// a view by the same fan is counted once a day, and a test before this one may have made it
	await database.db.execute("delete from player_views");
	await page.reload();
	await expect.poll(() => database.db.$count(playerPopularity), { message: "the view is counted" }).toBe(1);
	await page.goto("/cms-x9k2m?tab=leaderboard");
	await expect(page.getByRole("row", { name: /Medal, place 1 .*Virat Kohli/ })).toBeVisible();
	await expectFit(page);
	await page.goto("/cms-x9k2m?tab=individual");
	await page.getByRole("button", { name: "Medium, Teams" }).click();
	await expect(page.getByText(/^Generated \d Medium questions for Teams$/)).toBeVisible();
	await page.getByRole("button", { name: "Easy, Records" }).click();
	await expect(page.getByText("You've had every easy question about Records")).toBeVisible();
	await page.getByRole("tab", { name: "Individual" }).focus();
	for (const [name, shown] of [
		["Moderation", "Reported messages"],
		["Users", "Users and roles"],
		["Match day", "No match is live."],
		["Newsletter", "Subscribers"],
		["Contact", "Messages to you"],
		["Jobs", "Background jobs"],
		["Budgets", "Today's budget"],
		["Site", "Invitations"],
		["Audit log", "Admin log"],
	] as const) {
		await page.keyboard.press("ArrowRight");
		await expect(page.getByRole("tab", { name })).toBeFocused();
		await expect(page.getByText(shown).first()).toBeVisible();
	}
});

test("ADMIN-5 Back leads from tab to tab of the desk, and the address selects the tab", async ({
	page,
	signInAsAdmin,
}) => {
	await signInAsAdmin(page);
	await page.goto("/cms-x9k2m?tab=jobs");
	await expect(page.getByText("Background jobs")).toBeVisible();
	await page.getByRole("tab", { name: "Budgets" }).click();
	await expect(page.getByText("Today's budget")).toBeVisible();
	await expect(page).toHaveURL("/cms-x9k2m?tab=budgets");
	await page.goBack();
	await expect(page.getByText("Background jobs")).toBeVisible();
	await expect(page.getByText("Today's budget")).toHaveCount(0);
	await expect(page.getByRole("tab", { selected: true })).toHaveText("Jobs");
});

test.describe("a server that fails", () => {
	test.use({ refusals: [403, 500] });
	test("ADMIN-2 after an error the button works again; ADMIN-5 a list that fails can be loaded again", async ({
		page,
		signInAsAdmin,
	}) => {
		await signInAsAdmin(page);
		await page.route("**/api/functions/bulk-generate-content", (route) => route.fulfill({ status: 500, json: {} }));
		await page.goto("/cms-x9k2m?tab=bulk");
		const generate = page.getByRole("button", { name: /^Generate All Content/ });
		await generate.click();
		await expect(page.getByText("Failed to generate content. Please check your API keys and try again.")).toBeVisible();
		await expect(generate).toHaveAttribute("aria-disabled", "false");
		await page.route("**/api/admin/jobs", (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
		await page.goto("/cms-x9k2m?tab=jobs");
		await expect(page.getByRole("alert")).toContainText("Failed to load the jobs");
		await expectFit(page);
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByText("Background jobs")).toBeVisible();
		await page.route("**/api/admin/budgets", (route) => route.fulfill({ status: 403, json: {} }));
		await page.goto("/cms-x9k2m?tab=budgets");
		await expect(page.getByRole("heading", { name: "This is for admins" })).toBeVisible();
	});
});

test("PLAYER-4 the bio request asks to sign in, asks for a name, and gives the biography on Enter", async ({
	page,
	signIn,
}) => {
	await page.goto("/players");
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" }).first()).toBeVisible();
	const name = page.getByRole("textbox", { name: "Player name" });
	const open = () => page.getByText("A biography of your favorite player").first().click();
	await open();
	await name.fill("Virat Kohli");
	await name.press("Enter");
	await expect(page.getByText("Authentication Required")).toBeVisible();
	await expect(page.getByText("Please sign in to generate player biographies")).toBeVisible();
	await signIn(page);
	await page.goto("/players");
	await expect(page.getByRole("button", { name: /^Your account/ })).toBeVisible();
	await open();
	await name.fill("   ");
	await name.press("Enter");
	await expect(page.getByText("Player name required")).toBeVisible();
	await expect(page.getByText("Please enter your favorite player's name")).toBeVisible();
	await name.fill("Virat Kohli");
	await name.press("Enter");
	await expect(page.getByRole("link", { name: "To the profile of Virat Kohli" })).toBeVisible();
	await expectFit(page);
});
