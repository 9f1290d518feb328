import { expect, test } from "./harness.ts";

test("STAT-2 a click on a column sorts, and the address and the file have the same order", async ({ page }) => {
	await page.goto("/statistics/runs");
	const ranking = page.getByRole("table", { name: /runs/i }).first();
	await expect(ranking.getByRole("row").nth(1)).toContainText("Virat Kohli");
	await ranking
		.getByRole("link", { name: "Hundreds" })
		.or(ranking.getByRole("link", { name: "100s" }))
		.click();
	await expect(page).toHaveURL(/sort=hundreds/);
	await expect(ranking.getByRole("columnheader", { name: /^(Hundreds|100s)/ })).toHaveAttribute(
		"aria-sort",
		"descending",
	);
	await page.reload();
	await expect(page).toHaveURL(/sort=hundreds/);
	const first = await ranking.getByRole("rowheader").first().getByRole("link").innerText();
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: /CSV/ }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^runs-as-of-\d{4}-\d{2}-\d{2}\.csv$/);
	const chunks: Buffer[] = [];
	for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
	expect(Buffer.concat(chunks).toString("utf8").split("\n")[1]).toContain(first);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("STAT-2 a sum links to the matches it was counted from", async ({ page }) => {
		await page.goto("/statistics/runs?season=2016");
		const row = page.getByRole("row", { name: /Virat Kohli/ }).first();
		await expect(row).toContainText("973");
		await row.getByRole("link", { name: "16", exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Matches: Virat Kohli, 2016");
		await expect(page.getByRole("main").getByRole("status")).toContainText("16 matches");
	});
});
