import { alive, expect, test } from "./harness.ts";

test("SEARCH-1 a search without hits offers similar names and the assistant, and can be cleared", async ({ page }) => {
	await page.goto("/terms");
	await alive(page);
	await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
	const search = page.getByRole("dialog", { name: "Search" });
	await search.getByRole("searchbox").fill("mumbai falcons");
	await expect(
		search.getByRole("region", { name: "Near misses" }).getByText("Mumbai Indians", { exact: true }),
	).toBeVisible();
	await expect(search.getByText("Ask the record “mumbai falcons”")).toBeVisible();
	await search.getByRole("button", { name: "Clear" }).click();
	await expect(search.getByText("Today’s quiz")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(search).toBeHidden();
});
