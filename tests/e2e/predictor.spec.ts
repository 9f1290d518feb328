import type { Page } from "@playwright/test";
import { openDatabase } from "../../platform/database/database.ts";
import { startBeside } from "../fixtures/beside.ts";
import { expectFit, expectNoSidewaysScroll } from "./fit.ts";
import { alive, expect, test } from "./harness.ts";

let simulated: Awaited<ReturnType<typeof startBeside>>;
test.beforeAll(async ({ site }) => {
	const database = await openDatabase({ dataDir: site.dataDir, besideSite: true });
	simulated = await startBeside(database, { PREDICTOR: "simulated", DATA_DIR: site.dataDir });
});
test.afterAll(() => simulated.close());
test.use({ refusals: [404, 503] });

const PREDICTOR = "/quiz?tab=predictor";
const first = (page: Page) => page.getByLabel("First team");
const second = (page: Page) => page.getByLabel("Second team");
const predictor = (page: Page) => page.getByRole("region", { name: "Match predictor" });
const run = (page: Page) => page.getByRole("button", { name: "Predict the match" });
const result = (page: Page) => predictor(page).getByRole("article");
const again = (page: Page) => page.getByRole("link", { name: "New Prediction" });
const disclaimer = (page: Page) => page.getByText("For entertainment only. Not for betting.");

async function choose(page: Page, a: string, b: string): Promise<void> {
	await first(page).selectOption(a);
	await second(page).selectOption(b);
}

/** Waits for the form's script, without which the form loads a new page. */
const scripted = (page: Page, a: string) => expect(second(page).locator(`option[value=${a}]`)).toBeDisabled();

test("PRED-1 the simulated predictor takes two different teams, 1.5 s, and shows a result within its bounds, marked as simulated", async ({
	page,
}) => {
	await page.clock.install();
	await page.goto(simulated.url + PREDICTOR);
	await alive(page);
	await expect(disclaimer(page)).toBeVisible();

	await choose(page, "csk", "mi");
	await expect(second(page).locator("option[value=csk]")).toBeDisabled();
	await expect(first(page).locator("option[value=mi]")).toBeDisabled();
	await expect(first(page).locator("option:disabled")).toHaveCount(1);

	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
	const answered = page.waitForResponse("**/api/predictor");
	await run(page).click();
	await expect(predictor(page).getByRole("status")).toHaveText("Analysing…");
	await expect(page.getByRole("button", { name: "Analysing…" })).toHaveAttribute("aria-disabled", "true");
	await (await answered).finished();
	await page.clock.runFor(1450);
	await expect(result(page)).toHaveCount(0);
	await page.clock.runFor(100);
	await page.clock.resume();

	await expect(page.getByRole("heading", { name: "Chennai Super Kings v Mumbai Indians Demo" })).toBeFocused();
	await expect(page).toHaveURL(`${simulated.url}${PREDICTOR}&a=csk&b=mi`);
	const chances = await result(page)
		.getByRole("img", { name: /^\d+%$/ })
		.all();
	const [ours = 0, theirs = 0] = await Promise.all(
		chances.map(async (chance) => Number.parseInt((await chance.getAttribute("aria-label")) ?? "", 10)),
	);
	expect(ours + theirs).toBe(100);
	expect(Math.min(ours, theirs)).toBeGreaterThanOrEqual(15);
	for (const name of ["Head-to-head", "Recent form", "Venue", "Injuries", "Confidence"])
		await expect(result(page).getByRole("term").filter({ hasText: name })).toBeVisible();
	await expect(disclaimer(page)).toBeVisible();
	await expect(page.getByText("How good is it?")).toHaveCount(0);

	await again(page).click();
	await expect(page).toHaveURL(simulated.url + PREDICTOR);
	await expect(first(page)).toBeFocused();
	await expect(first(page)).toHaveValue("");
	await page.goBack();
	await expect(result(page)).toBeVisible();
});

test("PRED-1 a simulated result is there after visiting another page, and Back from it leads to the empty form", async ({
	page,
}) => {
	await page.goto(simulated.url + PREDICTOR);
	await choose(page, "csk", "mi");
	await scripted(page, "csk");
	await run(page).click();
	await expect(result(page)).toBeVisible();
	const shown = await result(page).textContent();
	await page.goto(`${simulated.url}/teams/csk`);
	await page.goBack();
	await expect(result(page)).toHaveText(shown ?? "");
	await page.goBack();
	await expect(page).toHaveURL(simulated.url + PREDICTOR);
	await expect(result(page)).toHaveCount(0);
	await expect(run(page)).toBeVisible();
});

test("PRED-1 the form works by keyboard, and sends nothing without both teams", async ({ page }) => {
	let asked = 0;
	page.on("request", (request) => {
		if (request.url().endsWith("/api/predictor")) asked++;
	});
	await page.goto(PREDICTOR);
	await alive(page);
	await first(page).focus();
	await page.keyboard.type("Raj");
	await expect(first(page)).toHaveValue("rr");
	await run(page).focus();
	await page.keyboard.press("Enter");
	await expect(second(page)).toBeFocused();
	expect(asked).toBe(0);
	await page.keyboard.type("Guj");
	await page.keyboard.press("Tab");
	await expect(page.getByLabel("Ground")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(run(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: /^Rajasthan Royals v Gujarat Titans/ })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "The matches behind it" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(again(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(first(page)).toBeFocused();
	expect(asked).toBe(1);
});

test("PRED-1 teams chosen before the script loads stay chosen", async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(PREDICTOR, { waitUntil: "commit" });
	await choose(page, "dc", "pbks");
	release();
	await expect(second(page).locator("option[value=dc]")).toBeDisabled();
	await expect(first(page)).toHaveValue("dc");
	await run(page).click();
	await expect(result(page)).toContainText("Delhi Capitals v Punjab Kings");
});

test("PRED-1 a failed prediction shows an error, keeps the teams and can be tried again", async ({ page }) => {
	await page.goto(PREDICTOR);
	await choose(page, "kkr", "srh");
	await scripted(page, "kkr");
	await page.route("**/api/predictor", (route) => route.fulfill({ status: 503, body: "{}" }));
	await run(page).click();
	await expect(page.getByRole("alert")).toContainText("We couldn't load the prediction. Please try again.");
	await expect(first(page)).toHaveValue("kkr");
	await expect(page).toHaveURL(PREDICTOR);
	await page.unroute("**/api/predictor");
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(result(page)).toContainText("Kolkata Knight Riders v Sunrisers Hyderabad");
	await expect(page.getByRole("alert")).toHaveCount(0);
});

test("PRED-1 PRED-2 a site with default settings shows the head-to-head of the team page after 1.5 s, without a Demo mark", async ({
	page,
}) => {
	await page.goto("/teams/rcb");
	const rival = page
		.getByRole("region", { name: "Head to head" })
		.getByRole("listitem")
		.filter({ hasText: "Sunrisers" });
	const [, matches, won, lost] = /(\d+) played\D+(\d+)–(\d+)/.exec((await rival.textContent()) ?? "") ?? [];
	expect(Number(won) + Number(lost)).toBeLessThanOrEqual(Number(matches));

	await page.clock.install();
	await page.goto(PREDICTOR);
	await choose(page, "rcb", "srh");
	await scripted(page, "rcb");
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
	const answered = page.waitForResponse("**/api/predictor");
	await run(page).click();
	await (await answered).finished();
	await page.clock.runFor(1450);
	await expect(result(page)).toHaveCount(0);
	await page.clock.runFor(100);
	await page.clock.resume();
	await expect(result(page)).toContainText(`${matches} matches: Royal Challengers Bengaluru ${won} (`);
	await expect(result(page)).toContainText(`Sunrisers Hyderabad ${lost} (`);
	await expect(result(page)).toContainText("Injuriesno data");
	await expect(result(page)).toContainText("of a hundred past forecasts about as sure, how many came true");
	await expect(page.getByRole("main").getByText("Demo", { exact: true })).toHaveCount(0);
});

test("PRED-2 the model's prediction has an address, and shows the model's past results beside it", async ({ page }) => {
	await page.goto(PREDICTOR);
	const record = page.getByRole("region", { name: "How good is it?" });
	await expect(record.getByRole("row")).toHaveCount(4);
	await choose(page, "mi", "csk");
	await page.getByLabel("Ground").selectOption({ label: "Wankhede Stadium" });
	await scripted(page, "mi");
	await run(page).click();
	await expect(result(page)).toContainText("at Wankhede Stadium");
	await expect(page).toHaveURL(`${PREDICTOR}&a=mi&b=csk&ground=wankhede-stadium`);
	await expect(result(page)).toContainText("Injuriesno data");
	await expect(page.getByRole("main").getByText("Demo", { exact: true })).toHaveCount(0);
	const shown = await result(page).textContent();
	await page.reload();
	await expect(result(page)).toHaveText(shown ?? "");

	await record.getByText("Show as a table").click();
	await expect(record.getByRole("columnheader", { name: "Came true" })).toBeVisible();
	await record.getByText("How it works").click();
	for (const season of ["2024", "2025", "2026"])
		await expect(record.getByRole("rowheader", { name: season })).toBeVisible();
	await expectFit(page);

	await again(page).click();
	await expect(first(page)).toBeFocused();
	await expect(result(page)).toHaveCount(0);
	await page.goBack();
	await expect(result(page)).toHaveText(shown ?? "");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("PRED-2 the model answers a plain form, which shows an error for a team against itself", async ({ page }) => {
		await page.goto(PREDICTOR);
		await choose(page, "gt", "gt");
		await run(page).click();
		await expect(page.getByText("Choose two different teams.")).toBeVisible();
		await expect(first(page)).toHaveValue("gt");
		await second(page).selectOption("lsg");
		await run(page).click();
		await expect(result(page)).toContainText("Gujarat Titans v Lucknow Super Giants");
		await expect(disclaimer(page)).toBeVisible();
		await expectNoSidewaysScroll(page);
		await again(page).click();
		await expect(first(page)).toHaveValue("");
	});

	test("PRED-1 the simulated predictor says that it needs JavaScript", async ({ page }) => {
		await page.goto(simulated.url + PREDICTOR);
		await expect(page.getByText("The simulated predictor needs JavaScript.")).toBeVisible();
		await expect(disclaimer(page)).toBeVisible();
		await expect(run(page)).toHaveCount(0);
	});
});
