import { alive, expect, test } from "./harness.ts";
import { PHONE } from "./screens.ts";

const FINAL = "/matches/981019";

test("RELIVE-1 a match is played by keys and on the clock, to its end", async ({ page }) => {
	await page.goto(FINAL);
	await page.getByRole("link", { name: "Relive it" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Relive the 2016 final" })).toBeVisible();
	await alive(page);
	await page.getByText("×4", { exact: true }).click();
	await page.getByRole("button", { name: "Start" }).click();
	const match = page.getByRole("region", { name: "The match" });
	await expect(match).toContainText("Warner takes one off Aravind.");
	await expect(page.getByRole("button", { name: "×4 pace, change" })).toBeEnabled();
	// Start begins the play; stop it
	await page.keyboard.press("Space");
	await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
	await page.keyboard.press("ArrowRight");
	await expect(match).toContainText("Ball 0.2.");
	await page.keyboard.press("ArrowLeft");
	await expect(match).toContainText("Ball 0.1.");
	await page.keyboard.press("Space");
	await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
	await page.keyboard.press("Space");
	await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
	await page.getByRole("button", { name: "To the end of the over" }).click();
	await expect(match).toContainText("Ball 0.6.");
	await expect(page.getByRole("slider", { name: "Place in the match" })).toHaveAttribute(
		"aria-valuetext",
		"Over 1 of at most 40",
	);
	await page.getByRole("button", { name: "×4 pace, change" }).click();
	await expect(page.getByRole("button", { name: "×12 pace, change" })).toBeVisible();
	// the clock plays a ball about every three seconds
	await page.clock.install();
	await page.getByRole("button", { name: "Play" }).click();
	await page.clock.runFor(4000);
	await expect(match).toContainText("Ball 1.1.");
	await page.getByRole("slider", { name: "Place in the match" }).fill("240");
	await expect(page.getByRole("region", { name: "Score" })).toContainText("SRH won by 8 runs");
	await expect(page.getByRole("button", { name: "Next ball" })).toBeDisabled();
});

test("RELIVE-1 Back to a match that the fan left shows it paused at its ball, with its result still hidden", async ({
	page,
}) => {
	await page.goto(`${FINAL}/relive?from=first`);
	await expect(page.getByRole("button", { name: "Pause" })).toBeEnabled();
	await page.keyboard.press("Space");
	await page.getByRole("button", { name: "To the end of the over" }).click();
	const match = page.getByRole("region", { name: "The match" });
	await expect(match).toContainText("Ball 0.6.");
	await page.goto(FINAL);
	await expect(page.getByText("You are reliving this match")).toBeVisible();
	await page.goBack();
	await expect(match).toContainText("Ball 0.6.");
	await expect(page.getByRole("button", { name: "Play" })).toBeEnabled();
	await page.getByRole("button", { name: "Next ball" }).click();
	await expect(match).toContainText("Ball 1.1.");
});

test.describe("on a phone", () => {
	test.use(PHONE);

	test("RELIVE-1 Start is on the first screen and starts the match; a link to a ball opens it paused", async ({
		page,
	}) => {
		await page.goto(`${FINAL}/relive`);
		await alive(page);
		const start = page.getByRole("button", { name: "Start" });
		const [button, bar] = [
			await start.boundingBox(),
			await page.getByRole("navigation", { name: "Areas" }).boundingBox(),
		];
		expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
		await start.click();
		await expect(page.getByRole("button", { name: "Pause" })).toBeEnabled();
		await expect(page.getByRole("region", { name: "The match" })).toContainText("Ball 0.2.");
		await page.goto(`${FINAL}/relive?ball=b1-0.2`);
		await expect(page.getByRole("button", { name: "Play" })).toBeEnabled();
	});
});

test("RELIVE-1 without a script links lead on, ball by ball and over by over", async ({
	browser,
	baseURL,
	viewport,
}) => {
	const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(`${FINAL}/relive`);
	await page.getByRole("radio", { name: /^The chase/ }).check();
	await page.getByRole("button", { name: "Start" }).click();
	const match = page.getByRole("region", { name: "The match" });
	await expect(match).toContainText("Ball 0.1.");
	await expect(page.getByRole("region", { name: "Score" })).toContainText("off 119");
	await page.getByRole("link", { name: "Next ball" }).click();
	await expect(match).toContainText("Ball 0.2.");
	await page.getByRole("link", { name: "To the end of the over" }).click();
	await expect(match).toContainText("Ball 0.6.");
	await page.getByRole("link", { name: "To the end of the over" }).click();
	await expect(match).toContainText("Ball 1.6.");
	await page.goto(`${FINAL}/relive?ball=b2-19.6`);
	await expect(page.getByRole("region", { name: "Score" })).toContainText("SRH won by 8 runs");
	await context.close();
});

test("RELIVE-3 the result of a match is hidden while it is relived, and shown with the last ball", async ({ page }) => {
	await page.goto(`${FINAL}/relive?from=first`);
	await expect(page.getByRole("button", { name: "No spoilers" })).toBeVisible();
	await page.goto("/matches?season=2016&team=rcb&opponent=srh&stage=final");
	const row = page.getByRole("list", { name: "Matches, Playoffs 2016" });
	await expect(row.getByRole("link", { name: "SRH v RCB, result hidden" })).toBeVisible();
	await expect(row).not.toContainText("208/7", { useInnerText: true });
	await page.goto(FINAL);
	await expect(page.getByText("You are reliving this match")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
	await page.goto(`${FINAL}/relive?ball=b2-19.6`);
	await expect(page.getByRole("link", { name: "Scorecard of this match" })).toBeVisible();
	await alive(page);
	await page.getByRole("link", { name: "Scorecard of this match" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Sunrisers Hyderabad beat");
});
