import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expectAccessible } from "./axe.ts";
import { expect, test } from "./harness.ts";

test("SITE-3 another site can embed a card, by day and by night, without overflow, but no page", async ({
	site,
	somebodyElse,
}) => {
	const page = await somebodyElse();
	const described = await fetch(`${site.url}/api/oembed?url=${encodeURIComponent(`${site.url}/seasons/2016`)}`);
	const { html } = (await described.json()) as { html: string };
	const elsewhere = createServer((_, response) =>
		response
			.writeHead(200, { "content-type": "text/html" })
			.end(`${html}<iframe src="${site.url}/seasons/2016" title="the page itself"></iframe>`),
	);
	await once(elsewhere.listen(0, "127.0.0.1"), "listening");
	try {
		await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
		const card = page.frameLocator("iframe").first();
		await expect(card.getByRole("heading", { name: "IPL 2016" })).toBeVisible();
		await expect(card.getByRole("row", { name: /^Gujarat Lions/ })).toBeVisible();
		const frame = page.frames().find((one) => one.url().endsWith("/embed/seasons/2016"));
		const overflow = () => frame?.evaluate(() => document.documentElement.scrollHeight - innerHeight);
		expect(await overflow()).toBe(0);
		const ground = () => frame?.evaluate(() => getComputedStyle(document.body).backgroundColor);
		const day = await ground();
		await page.emulateMedia({ colorScheme: "dark" });
		expect(await ground()).not.toBe(day);
		await expect(page.frameLocator("iframe").nth(1).getByRole("heading", { name: "IPL 2016" })).toHaveCount(0);
	} finally {
		elsewhere.close();
	}
});

test.describe("the button", () => {
	test.use({ refusals: [429] });
	test("SITE-3 'Embed' copies the code of a page's card, and shows the reason when there is none", async ({
		page,
		context,
		site,
	}) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await page.goto("/statistics/explore?rows=batting&measure=runs&by=player&season=2016");
		await page.getByRole("button", { name: "Embed" }).click();
		await expect(page.getByText("Card copied")).toBeVisible();
		const code = await page.evaluate(() => navigator.clipboard.readText());
		expect(code).toContain(`<iframe src="${site.url}/embed/statistics/explore?`);
		await page.route("**/api/oembed?*", (route) =>
			route.fulfill({
				status: 429,
				json: { type: "about:blank", title: "Too Many Requests", status: 429, detail: "Slow down." },
			}),
		);
		await page.getByRole("button", { name: "Embed" }).click();
		await expect(page.getByText("Slow down.")).toBeVisible();
	});
});

for (const colorScheme of ["light", "dark"] as const)
	test(`SITE-3 cards are accessible, ${colorScheme}, on a narrow screen too`, async ({ page }) => {
		await page.emulateMedia({ colorScheme });
		await page.setViewportSize({ width: 320, height: 700 });
		for (const path of ["players/virat-kohli-rcb", "matches/981019", "seasons/2016", "players/nobody"]) {
			await page.goto(`/embed/${path}`);
			await expectAccessible(page);
		}
	});
