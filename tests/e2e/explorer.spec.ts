import type { Locator, Page } from "@playwright/test";
import { alive, expect, test } from "./harness.ts";
import { SCREENS } from "./screens.ts";

const edit = async (page: Page) => {
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const button = page.getByText("Edit", { exact: true });
	if (await button.isVisible()) await button.click();
};

/** Waits for the answer to a question, which arrives a moment after the address changes. */
const answered = (page: Page, reading: RegExp) =>
	expect(page.getByRole("main").getByRole("status").filter({ hasText: reading })).toBeAttached();

const chip = (sheet: Locator, name: string) => sheet.locator("summary").getByText(name, { exact: true });

for (const [screen, use] of SCREENS)
	test.describe(`on the ${screen}`, () => {
		test.use(use);

		test("STAT-4 a fan builds a question by hand, opens a figure, and opens one of its matches", async ({ page }) => {
			await page.goto("/statistics/explore");
			await edit(page);
			await page.getByRole("button", { name: "Condition" }).click();
			const sheet = page.getByRole("dialog", { name: "Add a condition" });
			await chip(sheet, "Player").click();
			await sheet.getByRole("combobox", { name: "Player, by name" }).fill("Virat Kohli");
			await chip(sheet, "Season").click();
			await sheet.getByRole("spinbutton", { name: "Season From" }).fill("2016");
			await sheet.getByRole("spinbutton", { name: "Season To" }).fill("2018");
			await sheet.getByRole("button", { name: "See the answer" }).click();
			await expect(page).toHaveURL(/player=ba607b88&season=2016\.\.2018/);
			await answered(page, /by player, .*in 2016 to 2018/);
			await expect(sheet).toBeHidden();
			await edit(page);
			await page.getByRole("button", { name: "Group", exact: true }).click();
			await page.getByRole("link", { name: "Season", exact: true }).click();
			await expect(page).toHaveURL(/by=player,season/);
			await answered(page, /by player and season, /);
			await edit(page);
			await page.getByRole("link", { name: "Remove: Player", exact: true }).click();
			const row = page.getByRole("row", { name: /^1 2016/ });
			await row.getByRole("link", { name: /Runs 973/ }).click();
			await expect(page.getByRole("columnheader", { name: "Match" })).toBeVisible();
			await expect(page.getByRole("main").getByText("16 innings", { exact: true })).toBeVisible();
			await page.getByRole("table").getByRole("link", { name: /2016$/ }).first().click();
			await expect(page).toHaveURL(/\/matches\/\d+/);
		});

		test("STAT-4 the name column stays while the figures scroll, and the sheet opens and closes by key", async ({
			page,
		}) => {
			await page.goto(
				"/statistics/explore?rows=bowling&measure=wickets,balls,runs,economy,average,strike_rate,maidens,dots&by=player",
			);
			const name = page.getByRole("rowheader").first();
			const before = await name.boundingBox();
			await page.getByRole("region", { name: /Wickets/ }).evaluate((table) => table.scrollTo({ left: 60 }));
			expect(Math.abs(((await name.boundingBox())?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(61);
			await edit(page);
			const add = page.getByRole("button", { name: "Threshold" });
			await add.focus();
			await page.keyboard.press("Enter");
			await expect(page.getByRole("dialog", { name: "Add a threshold" })).toBeVisible();
			await page.keyboard.press("Escape");
			await expect(page.getByRole("dialog", { name: "Add a threshold" })).toBeHidden();
			await expect(add).toBeFocused();
		});
	});

test("STAT-4 Back and Forward show the other questions, in the view that the fan has chosen", async ({ page }) => {
	await page.goto("/statistics/explore?rows=batting&measure=runs&player=ba607b88&by=season&order=keys");
	await alive(page);
	await page.getByRole("radio", { name: "Table" }).check();
	await expect(page.locator(".chart")).toBeHidden();
	await edit(page);
	await page.getByRole("link", { name: "Remove: of Virat Kohli" }).click();
	await answered(page, /^Runs by season, from innings of batters, in order/);
	await expect(page.locator(".chart")).toBeHidden();
	await page.goBack();
	await answered(page, /Virat Kohli/);
	await expect(page.getByRole("radio", { name: "Table" })).toBeChecked();
	await page.goForward();
	await answered(page, /^Runs by season, from innings of batters, in order/);
	await page.getByRole("table").getByRole("cell").getByRole("link").first().click();
	await expect(page.getByRole("columnheader", { name: "Match" })).toBeVisible();
	await page.goBack();
	await answered(page, /^Runs by season, from innings of batters, in order/);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, refusals: [400] });

	test("STAT-4 the builder works by links and plain forms", async ({ page }) => {
		await page.goto("/statistics/explore?rows=batting&measure=runs&by=player");
		await page.getByRole("button", { name: "Condition" }).click();
		const sheet = page.getByRole("dialog", { name: "Add a condition" });
		await chip(sheet, "Player").click();
		await sheet.getByRole("combobox", { name: "Player, by name" }).fill("Harmeet Singh");
		await sheet.getByRole("button", { name: "See the answer" }).click();
		await expect(page.getByRole("alert")).toContainText("choose one");
		await page.getByRole("link", { name: "Harmeet Singh" }).first().click();
		await expect(page.getByRole("link", { name: "Remove: of Harmeet Singh" })).toBeVisible();
	});
});
