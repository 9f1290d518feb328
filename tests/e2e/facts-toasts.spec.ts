import type { Page } from "@playwright/test";
import { expectFit } from "./fit.ts";
import { alive, expect, test } from "./harness.ts";

const GENERATE = "**/api/functions/generate-ipl-facts";

/** Replaces `fetch` for an address inside the page, because the console would log a request that fails. */
async function answerWith(
	page: Page,
	address: string,
	answer: { status: number; body: string } | "offline" | "really",
) {
	await page.evaluate(
		([part, reply]) => {
			const own = window as typeof window & { really?: typeof fetch };
			own.really ??= window.fetch.bind(window);
			const { really } = own;
			window.fetch = async (input, init) => {
				const url = input instanceof Request ? input.url : String(input);
				if (reply === "really" || !url.includes(part)) return really(input, init);
				if (reply === "offline") throw new TypeError("Failed to fetch");
				return new Response(reply.body, { status: reply.status });
			};
		},
		[address, answer] as const,
	);
}

test("FACT-4 a toast shows that facts did not load, with a button to try again", async ({ page }) => {
	await page.goto("/facts");
	await alive(page);
	const cards = page.getByRole("article");
	const before = await cards.count();
	await answerWith(page, "/facts?", "offline");
	await page.getByRole("searchbox").fill("kohli");
	const notices = page.getByRole("region", { name: "Notifications" });
	await expect(notices).toContainText("Failed to load IPL Facts");
	// the list and the typed text stay
	await expect(cards).toHaveCount(before);
	await expect(page.getByRole("searchbox")).toHaveValue("kohli");
	await expectFit(page);
	await answerWith(page, "/facts?", "really");
	await notices.getByRole("button", { name: "Try again" }).click();
	await expect(page).toHaveURL("/facts?q=kohli");
	await expect(page.getByRole("main").getByRole("status")).toHaveText(/match/);
});

test("FACT-7 the button is busy while facts are generated, then a toast shows their number and the list reloads", async ({
	page,
}) => {
	await page.goto("/facts?category=Records");
	const made = Promise.withResolvers<void>();
	await page.route(GENERATE, async (route) => {
		expect(route.request().postDataJSON()).toEqual({ category: "Records", count: 5 });
		await made.promise;
		await route.fulfill({ json: { generated_count: 5, category: "Records" } });
	});
	const reload = page.waitForRequest(/\/facts\?category=Records$/);
	await page.getByRole("button", { name: "Generate New Facts" }).click();
	await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
	made.resolve();
	const notices = page.getByRole("region", { name: "Notifications" });
	await expect(notices).toContainText("Success!");
	await expect(notices).toContainText("Generated 5 new IPL Facts about Records");
	await expectFit(page);
	await reload;
	await expect(page.getByRole("button", { name: "Generate New Facts" })).toBeEnabled();
});

test("FACT-4 a list that reloads during a search shows the search's result", async ({ page }) => {
	await page.goto("/facts");
	await alive(page);
	await page.route(GENERATE, (route) => route.fulfill({ json: { generated_count: 5, category: "General" } }));
	const held = Promise.withResolvers<void>();
	await page.route("**/facts?q=kohli", async (route) => {
		await held.promise;
		// the reload has replaced the first request, which may be aborted
		await route.continue().catch(() => undefined);
	});
	const first = page.waitForRequest(/q=kohli/);
	await page.getByRole("searchbox").fill("kohli");
	await first;
	// the placeholder moves the button, and a button that moves between press and release gets no click
	await expect(page.locator("main [data-part=facts]")).toHaveAttribute("aria-busy", "true");
	const again = page.waitForRequest(/q=kohli/);
	await page.getByRole("button", { name: "Generate New Facts" }).click();
	await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Success!");
	await again;
	held.resolve();
	await expect(page).toHaveURL("/facts?q=kohli");
	await expect(page.getByRole("main").getByRole("status")).toHaveText(/match/);
});

test("FACT-7 a toast shows the reason when no fact was generated", async ({ page }) => {
	const why = "Every fact worth telling about Rules is here already.";
	await page.goto("/facts?category=Rules");
	await page.route(GENERATE, (route) => route.fulfill({ json: { generated_count: 0, category: "Rules", why } }));
	await page.getByRole("button", { name: "Generate New Facts" }).click();
	const notices = page.getByRole("region", { name: "Notifications" });
	await expect(notices).toContainText("Nothing new");
	await expect(notices).toContainText(why);
	await expect(notices).not.toContainText("Success!");
});

test("FACT-7 a failure and a limit show different texts; SHELL-8 one toast at a time", async ({ page }) => {
	const failure = "Failed to generate new facts. Please try again in a moment.";
	const limit = "The day's budget is used up. Come back tomorrow.";
	await page.goto("/facts");
	const notices = page.getByRole("region", { name: "Notifications" });
	const generate = page.getByRole("button", { name: "Generate New Facts" });
	await answerWith(page, "generate-ipl-facts", "offline");
	await generate.click();
	await expect(notices.getByText(failure)).toBeVisible();
	await answerWith(page, "generate-ipl-facts", { status: 503, body: '{"detail":"no provider"}' });
	await generate.click();
	await expect(notices.getByText(failure).filter({ visible: true })).toHaveCount(1);
	await answerWith(page, "generate-ipl-facts", { status: 429, body: JSON.stringify({ detail: limit }) });
	await generate.click();
	await expect(notices.getByText(limit)).toBeVisible();
	await expect(notices.getByText(failure).filter({ visible: true })).toHaveCount(0);
	await notices.getByRole("button", { name: "Dismiss" }).filter({ visible: true }).click();
	await expect(notices.getByText(limit)).toBeHidden();
});

test("FACT-7 with 'All' the button requests General facts", async ({ page }) => {
	await page.goto("/facts");
	await page.route(GENERATE, (route) => route.fulfill({ json: { generated_count: 5, category: "General" } }));
	const asked = page.waitForRequest(GENERATE);
	await page.getByRole("button", { name: "Generate New Facts" }).click();
	expect((await asked).postDataJSON()).toEqual({ category: "General", count: 5 });
});

test("SHELL-8 a toast is in a live region and disappears after five seconds", async ({ page }) => {
	await page.clock.install();
	await page.goto("/facts");
	await page.route(GENERATE, (route) => route.fulfill({ json: { generated_count: 1, category: "General" } }));
	await page.getByRole("button", { name: "Generate New Facts" }).click();
	const notices = page.getByRole("region", { name: "Notifications" });
	await expect(notices.getByText("Success!")).toBeVisible();
	await expect(notices).toHaveAttribute("aria-live", "polite");
	await page.mouse.move(5, 300);
	await page.clock.runFor(4000);
	await expect(notices.getByText("Success!")).toBeVisible();
	await page.clock.runFor(2000);
	await expect(notices.getByText("Success!")).toBeHidden();
});
