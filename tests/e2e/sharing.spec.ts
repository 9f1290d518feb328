import { expect, known, test } from "./harness.ts";

test("SHARE-1 PLAYER-2 the share panel of the directory asks a visitor to log in", async ({ page }) => {
	await page.goto("/players");
	await known(page);
	const toggle = page.getByRole("button", { name: "Share & Earn" });
	await expect(toggle).toHaveAttribute("aria-expanded", "false");
	await toggle.click();
	await expect(page.getByText("Login to earn XP for every share! Join the competition!")).toBeVisible();
	await page.getByRole("button", { name: "Create Share Link" }).click();
	await expect(page.getByText("Please login to share and earn points!")).toBeVisible();
	await page.getByRole("button", { name: "Hide sharing" }).click();
	await expect(page.getByRole("button", { name: "Create Share Link" })).toBeHidden();
});

test("SHARE-1 TEAM-1 a fan creates a link to a team, copies and sends it, and it leads a visitor to the team", async ({
	page,
	context,
	browser,
	signIn,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await signIn(page);
	await page.goto("/teams");
	await known(page);
	await page.getByRole("button", { name: "Share Mumbai Indians" }).click();
	const dialog = page.getByRole("dialog", { name: "Share Mumbai Indians" });
	await dialog.getByRole("button", { name: "Create Share Link" }).click();
	await expect(page.getByText("Share link created! Earn points for every friend who joins!")).toBeVisible();
	await expect(dialog.getByText("I shout for Mumbai Indians.")).toBeFocused();
	const link = await dialog.getByRole("textbox", { name: "Share link" }).inputValue();
	expect(link).toMatch(/\/s\/[A-Za-z0-9]{12}\?ref=[0-9a-f]{8}$/);
	for (const [name, host] of [
		["Twitter", "twitter.com"],
		["WhatsApp", "wa.me"],
	]) {
		const button = dialog.getByRole("link", { name });
		await expect(button).toHaveAttribute("target", "_blank");
		const href = new URL((await button.getAttribute("href")) ?? "");
		expect(href.host).toBe(host);
		expect(href.searchParams.get("text")).toContain("I shout for Mumbai Indians.");
		expect([...href.searchParams.values()].join(" ")).toContain(link);
	}
	await dialog.getByRole("button", { name: "Copy" }).click();
	await expect(page.getByText("Copied to clipboard! Now paste and conquer!")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(link);
	await expect(dialog.getByText("This share has earned you 30 points.")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await expect(page.getByRole("button", { name: "Share Mumbai Indians" })).toBeFocused();
	await page.getByRole("button", { name: "Share Mumbai Indians" }).click();
	await dialog.getByRole("button", { name: "Create Share Link" }).click();
	await expect(dialog.getByText("You've already shared this today. It earns points again tomorrow.")).toBeVisible();
	await page.keyboard.press("Escape");

	const friends = await browser.newContext({ userAgent: PERSON });
	const friend = await friends.newPage();
	await friend.goto(link);
	await expect(friend.getByRole("heading", { level: 1, name: "Mumbai Indians" })).toBeVisible();
	await friends.close();

	await page.goto("/players");
	await page.getByText("Your viral impact").first().click();
	const card = page.getByRole("region", { name: "Your viral impact" });
	await expect(card).toContainText("12 score1 share1 click");
	await card.getByRole("button", { name: "More" }).click();
	await expect(card.getByRole("definition")).toHaveText(["12", "1", "1", "0", "0.0%", /^#\d+$/, "Level 1"]);
	await expect(card.getByText("Demo")).toBeVisible();
});

test("SHARE-1 VIRAL-3 the panel of the fan's own link shows the totals of all links, the new one included", async ({
	page,
	signIn,
}) => {
	await signIn(page);
	await page.goto("/community?tab=share");
	const impact = page.getByRole("region", { name: "Your viral impact" });
	await expect(impact).toContainText("0 score0 shares0 clicks");
	await page.getByRole("region", { name: "Your own link" }).getByRole("button", { name: "Create Share Link" }).click();
	await expect(impact).toContainText("10 score1 share0 clicks");
});

const PERSON = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

test.describe("SHARE-1", () => {
	test.use({ refusals: [404, 500] });
	test("the page shows an error when a link cannot be created or copied, and the button stays", async ({
		page,
		signIn,
	}) => {
		await signIn(page);
		await page.goto("/players/ms-dhoni-csk");
		await known(page);
		await page.route("**/api/functions/create-viral-share", (route) => route.fulfill({ status: 500, json: {} }), {
			times: 1,
		});
		await page.getByRole("button", { name: "Share MS Dhoni" }).click();
		await page.getByRole("button", { name: "Create Share Link" }).click();
		await expect(page.getByText("Failed to create share link")).toBeVisible();
		await page.getByRole("button", { name: "Create Share Link" }).click();
		await page.evaluate(() => {
			navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
		});
		await page.getByRole("button", { name: "Copy" }).click();
		await expect(page.getByText("Failed to copy")).toBeVisible();
	});
});
