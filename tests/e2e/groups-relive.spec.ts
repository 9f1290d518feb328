import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { ASHA, enter, field, MEERA, makeGroup, test } from "./chat.ts";
import { expectFit } from "./fit.ts";
import { expect } from "./harness.ts";
import type { SignedInFan } from "./site.ts";

const room = (page: Page) => page.getByRole("region", { name: "Watch a match together" });
const score = (page: Page) => room(page).locator(".relive-over");
const ball = (page: Page) => room(page).locator(".relive-ball");

const FINAL_OF_2016 = 981019;
/** Creates a group with a relive that began some beats of the brisk pace ago. Returns the group's id. */
async function relive(
	fan: SignedInFan,
	query: (sql: string, values: unknown[]) => Promise<unknown>,
	beats: number,
	masked = false,
) {
	const group = await makeGroup(fan);
	const id = randomUUID();
	const body = { id, masked, pace: "brisk", ...(masked ? {} : { match_id: FINAL_OF_2016 }) };
	const made = await fan.send("post", `/api/groups/${group}/relive`, body);
	if (!made.ok()) throw new Error(await made.text());
	await query("update group_relives set since = since - $2 * interval '3 seconds' where id = $1", [id, beats]);
	return group;
}
/** Sets a page's clocks forward by some milliseconds. */
const wrongBy = (page: Page, ms: number) =>
	page.addInitScript((ms) => {
		const [date, time] = [Date.now.bind(Date), performance.now.bind(performance)];
		Date.now = () => date() + ms;
		performance.now = () => time() + ms;
	}, ms);

test("GROUP-6 two browsers whose clocks differ by ten minutes, and one that joins later, show the same ball", async ({
	page,
	signIn,
	database,
	somebodyElse,
}) => {
	const asha = await signIn(page, ASHA);
	const group = await relive(asha, (sql, values) => database.pool.query(sql, values), 30);
	const [other, late] = [await somebodyElse(), await somebodyElse()];
	await signIn(other, MEERA);
	await wrongBy(page, 300_000);
	await wrongBy(other, -300_000);
	await enter(page, group);
	await enter(other, group);
	const before = await score(page).textContent();
	// the match goes on in both
	await expect(score(page)).not.toHaveText(before ?? "");
	await expect.poll(async () => (await ball(page).textContent()) === (await ball(other).textContent())).toBe(true);
	await page.getByRole("button", { name: "Pause" }).click();
	await expect(room(other).getByText("Paused.")).toBeVisible();
	await expect(score(other)).toHaveText((await score(page).textContent()) ?? "");
	await expect(other.getByRole("button", { name: "Pause" })).toHaveCount(0);
	await signIn(late, { name: "Lata", joined_days_ago: 3 });
	await enter(late, group);
	await expect(score(late)).toHaveText((await score(page).textContent()) ?? "");
	const stood = (await score(page).textContent()) ?? "";
	await page.getByRole("button", { name: "Go on" }).click();
	await expect(score(late)).not.toHaveText(stood);
	await expectFit(page);
});

test("a member chooses and starts a match, another sees it and guesses, and the host ends it", async ({
	page,
	signIn,
	somebodyElse,
}) => {
	const asha = await signIn(page, ASHA);
	const group = await makeGroup(asha);
	const other = await somebodyElse();
	await signIn(other, MEERA);
	await enter(page, group);
	await enter(other, group);
	await page.getByRole("button", { name: "Watch a match together" }).click();
	await page.getByRole("radio", { name: "I choose" }).check();
	await page.getByRole("button", { name: "Start the match" }).click();
	await expect(page.getByText("Please choose a match.")).toBeVisible();
	await page.getByRole("combobox", { name: "Match" }).selectOption({ index: 1 });
	await page.getByRole("button", { name: "Start the match" }).click();
	await expect(room(other).getByText("Asha is hosting.")).toBeVisible();
	await other.getByRole("radio", { name: "14+" }).check();
	await other.getByRole("button", { name: "Guess", exact: true }).click();
	await expect(other.getByText("Your guess: 14+ runs (think so), no wicket (think so).")).toBeVisible();
	await page.getByRole("button", { name: "End the match" }).click();
	await expect(room(other).getByRole("link", { name: "The whole scorecard" })).toBeVisible();
	await expectFit(other);
});

test("a mystery match hides its names until the end", async ({ page, signIn, database }) => {
	const asha = await signIn(page, ASHA);
	const group = await relive(asha, (sql, values) => database.pool.query(sql, values), 30, true);
	await enter(page, group);
	await expect(room(page).getByRole("heading", { name: "A mystery match" })).toBeVisible();
	await expect(ball(page)).toHaveText(/Batter \d|Bowler \d/);
	await expect(room(page).locator("[data-team]")).toHaveCount(0);
	await page.getByRole("button", { name: "End the match" }).click();
	await expect(room(page).getByRole("heading", { name: "A mystery match" })).toHaveCount(0);
	await expect(room(page).getByRole("link", { name: "The whole scorecard" })).toBeVisible();
});

test.describe("when the server cannot answer", () => {
	test.use({ refusals: [503] });

	test("starting a match shows an error when matches do not load, and 'Try again' loads them", async ({
		page,
		signIn,
	}) => {
		const asha = await signIn(page, ASHA);
		await enter(page, await makeGroup(asha));
		await page.route("**/api/groups/*/relive*", (route) => route.fulfill({ status: 503, json: {} }));
		await page.getByRole("button", { name: "Watch a match together" }).click();
		await expect(page.getByText("We couldn't load the match.")).toBeVisible();
		await page.unroute("**/api/groups/*/relive*");
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("button", { name: "Start the match" })).toBeVisible();
		await page.getByRole("button", { name: "Not now" }).click();
		await expect(field(page)).toBeVisible();
		await expect(page.getByRole("button", { name: "Watch a match together" })).toBeVisible();
	});
});
