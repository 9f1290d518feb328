import type { Page } from "@playwright/test";
import { alive, delayRequests, expect, ready, test } from "./harness.ts";

const armies = (page: Page) => page.getByRole("article");
const army = (page: Page, name: string) => armies(page).filter({ has: page.getByRole("heading", { name }) });
const fans = async (page: Page, name: string) =>
	Number(/([\d,]+)\s+fans?/.exec((await army(page, name).textContent()) ?? "")?.[1]);

test("COMM-1 arrow keys lead through the four tabs, and the address names the tab", async ({ page }) => {
	await page.goto("/community");
	await ready(page);
	for (const [name, address, heading] of [
		["Leaderboard", "/community?tab=leaderboard", "Fans"],
		["Challenges", "/community?tab=challenges", "Challenges"],
		["Share & Win", "/community?tab=share", "Share & Win"],
	] as const) {
		await page.getByRole("tab", { selected: true }).press("ArrowRight");
		await expect(page).toHaveURL(address);
		await expect(page.getByRole("tab", { name })).toBeFocused();
		await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
		await expect(page.getByRole("tab", { name })).toBeInViewport();
	}
});

test("COMM-2 the card of a team asks a visitor to log in, and the link returns to the teams", async ({ page }) => {
	const answer = await delayRequests(page, "**/api/me");
	await page.goto("/community");
	await alive(page);
	await expect(armies(page)).toHaveCount(10);
	// no card has a button or link until `/api/me` answers
	await expect(armies(page).getByRole("button").or(armies(page).getByRole("link"))).toHaveCount(0);
	answer();
	await page.getByRole("link", { name: "Login to Join Gujarat Titans" }).click();
	await expect(page).toHaveURL("/auth?next=%2Fcommunity");
	await expect(page.getByText("Please login to join a team!")).toBeVisible();
});

test("COMM-2 TEAM-1 a fan joins a team, then another after one question; no card moves, and the counts follow", async ({
	page,
	signIn,
}) => {
	await signIn(page);
	await page.goto("/community");
	const before = { gt: await fans(page, "Gujarat Titans"), dc: await fans(page, "Delhi Capitals") };
	const order = await armies(page).getByRole("heading").allTextContents();
	await page.getByRole("button", { name: "Join Gujarat Titans" }).press("Enter");
	await expect(page.getByText("Welcome to the team! Let the cricket battle begin!")).toBeVisible();
	await expect(army(page, "Gujarat Titans").getByRole("button", { name: "Your Team!" })).toBeDisabled();
	await expect.poll(() => fans(page, "Gujarat Titans")).toBe(before.gt + 1);

	await page.getByRole("button", { name: "Join Delhi Capitals" }).click();
	const question = page.getByRole("alertdialog", { name: "Change sides?" });
	await expect(question).toContainText("What you earned for Gujarat Titans stays with them");
	await question.getByRole("button", { name: "Stay" }).click();
	await expect(army(page, "Gujarat Titans").getByRole("button", { name: "Your Team!" })).toBeVisible();
	await page.getByRole("button", { name: "Join Delhi Capitals" }).click();
	await question.getByRole("button", { name: "Change sides" }).click();
	await expect(army(page, "Delhi Capitals").getByRole("button", { name: "Your Team!" })).toBeDisabled();
	await expect(page.getByRole("button", { name: "Your Team!" })).toHaveCount(1);

	await expect(question).toHaveCount(0);
	expect(await armies(page).getByRole("heading").allTextContents()).toEqual(order);

	await page.reload();
	await expect(army(page, "Delhi Capitals").getByRole("button", { name: "Your Team!" })).toBeVisible();
	expect(await fans(page, "Gujarat Titans")).toBe(before.gt);
	expect(await fans(page, "Delhi Capitals")).toBe(before.dc + 1);
	await page.goto("/community?tab=leaderboard");
	await expect(page.getByRole("row", { name: /Delhi Capitals Yours/ })).toBeVisible();
});

test.describe("refusals", () => {
	test.use({ refusals: [409, 500] });

	test("COMM-2 a join on a page older than a join in another tab shows an error", async ({ page, context, signIn }) => {
		await signIn(page);
		const other = await context.newPage();
		for (const tab of [page, other]) await tab.goto("/community");
		for (const tab of [page, other]) await expect(tab.getByRole("button", { name: "Join Punjab Kings" })).toBeEnabled();
		await other.getByRole("button", { name: "Join Punjab Kings" }).click();
		await expect(army(other, "Punjab Kings").getByRole("button", { name: "Your Team!" })).toBeVisible();
		await page.getByRole("button", { name: "Join Punjab Kings" }).click();
		await expect(page.getByText("You are already part of this team!")).toBeVisible();
	});

	test("COMM-2 a failed join shows an error, and the button works again", async ({ page, signIn }) => {
		await signIn(page);
		await page.goto("/community");
		await page.route("**/membership", (route) =>
			route.request().method() === "POST" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
		);
		await page.getByRole("button", { name: "Join Mumbai Indians" }).click();
		await expect(page.getByText("Failed to join team")).toBeVisible();
		await page.unroute("**/membership");
		await page.getByRole("button", { name: "Join Mumbai Indians" }).click();
		await expect(army(page, "Mumbai Indians").getByRole("button", { name: "Your Team!" })).toBeVisible();
	});
});

test.describe("without a script", () => {
	test.use({ javaScriptEnabled: false });

	test("COMM-1 COMM-3 the page shows the teams and their table, and the tabs are links", async ({ page, database }) => {
		// an army without fans has no row
		await database.pool.query("update armies set total_members = 3, total_points = 30");
		await page.goto("/community");
		await expect(armies(page)).toHaveCount(10);
		await page.getByRole("tab", { name: "Leaderboard" }).click();
		await expect(page.getByRole("table", { name: "Army table" }).getByRole("row")).toHaveCount(11);
	});
});
