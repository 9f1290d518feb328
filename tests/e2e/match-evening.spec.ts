import type { Page } from "@playwright/test";
import { field, log, MEERA, sendMessage } from "./chat.ts";
import { expect, test } from "./harness.ts";
import { DESKTOP, PHONE } from "./screens.ts";
import { startWorkerSite, type WorkerSite } from "./site.ts";

const PICTURES = process.env.PICTURES;
const INDIA_MS = 19_800_000;

const card = (page: Page) => page.getByRole("region", { name: "Match of the day" });
const match = (page: Page) => page.getByRole("region", { name: "Watch a match together" });

/** Takes screenshots by day and by night if PICTURES names a folder. */
async function picture(page: Page, name: string): Promise<void> {
	if (!PICTURES) return;
	const { width } = page.viewportSize() ?? DESKTOP.viewport;
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await page.screenshot({ path: `${PICTURES}/${name}-${width}-${colorScheme}.png` });
	}
	await page.emulateMedia({ colorScheme: "light" });
}

/** Signs a visitor in on the open sign-in page by the mailed code, and skips the name. */
async function signInByCode(page: Page, site: WorkerSite, email: string): Promise<void> {
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByLabel("Email", { exact: true }).press("Enter");
	const code = async () => {
		const mails = (await (await fetch(site.mailbox)).json()) as { to: string; code: string }[];
		return mails.find(({ to }) => to === email)?.code;
	};
	await expect.poll(code).toBeDefined();
	await page.getByLabel("Or type the code").fill((await code()) ?? "");
	await page.getByRole("link", { name: "Skip for now" }).click();
}

test.use(PHONE);

test("GROUP-3 HOME-1 a match evening: fans get a reminder, read along, join, guess and win, and one misses it", {
	tag: "@long",
}, async ({ page: phone, somebodyElse }) => {
	test.setTimeout(900_000);
	const begins = Math.floor((Date.now() + 170_000) / 60_000) * 60_000;
	const hour = new Date(begins + INDIA_MS).toISOString().slice(11, 16);
	const site = await startWorkerSite({ MATCH_OF_THE_DAY: hour });
	const { pool } = site.database;
	/** Moves the match forward by some minutes, for pages opened from now on. */
	const later = (minutes: number) =>
		pool.query("update group_relives set since = since - $1 * interval '1 minute'", [minutes]);
	try {
		// before the match: its card is the first of the home page and of Matches
		await phone.goto(site.url);
		await expect(phone.getByRole("main").getByRole("region").first()).toHaveAccessibleName("Match of the day");
		await expect(card(phone)).toContainText(/Starts in|any moment/);
		await expect(card(phone).getByRole("link", { name: "Remind me" })).toHaveCount(0);
		await picture(phone, "1-home-before");
		await phone.goto(`${site.url}/matches`);
		await expect(card(phone)).toBeInViewport();
		await picture(phone, "2-matches-before");

		// the lobby, with a message of a member
		await card(phone).getByRole("link", { name: "See the room" }).click();
		const lobby = phone.getByRole("region", { name: "Tonight's match" });
		await expect(lobby).toContainText(/won the toss and chose to (bat|field)/);
		const meera = await somebodyElse();
		await meera.setViewportSize(DESKTOP.viewport);
		await site.signIn(meera, MEERA);
		await meera.goto(phone.url());
		await meera.getByRole("button", { name: "Join Group" }).click();
		await expect(field(meera)).toBeVisible();
		await sendMessage(meera, "Evening all, I back the chase");
		await expect(log(phone).getByText("Evening all, I back the chase")).toBeVisible({ timeout: 30_000 });
		await picture(phone, "3-lobby-visitor");
		await picture(meera, "3-lobby-member");

		// a visitor joins by a mailed code and sends a message
		const room = phone.url();
		await phone.getByRole("button", { name: "Join with your email" }).click();
		await expect(phone.getByText("Please sign in to join groups")).toBeVisible();
		await picture(phone, "4-sign-in");
		await signInByCode(phone, site, "ravi@example.com");
		await expect(phone).toHaveURL(room);
		await expect(field(phone)).toBeVisible();
		await sendMessage(phone, "Off the mark");
		await expect(log(meera).getByText("Off the mark")).toBeVisible();
		await picture(phone, "5-lobby-joined");

		// a visitor sets a reminder by signing in
		const lata = await somebodyElse();
		await lata.setViewportSize(PHONE.viewport);
		// by this phone's clock there is still time for a mail
		await lata.clock.setSystemTime(begins - 3_600_000);
		await lata.goto(site.url);
		await card(lata).getByRole("link", { name: "See the room" }).hover();
		await card(lata).getByRole("link", { name: "Remind me" }).click();
		await expect(lata.getByRole("heading", { name: "Where should we remind you?" })).toBeVisible();
		await picture(lata, "6-remind");
		await lata.getByRole("main").getByRole("link", { name: "Sign In" }).click();
		await signInByCode(lata, site, "lata@example.com");
		await expect(lata.getByRole("switch", { name: "Match of the Day" })).toBeChecked();
		await picture(lata, "6-reminded");

		// the first ball: the lobby becomes the match, for members and for visitors
		await expect(match(phone)).toBeVisible({ timeout: 240_000 });
		await expect(match(meera)).toBeVisible();
		await later(10);
		const visitor = await somebodyElse();
		await visitor.setViewportSize(PHONE.viewport);
		await visitor.goto(room);
		await expect(match(visitor).locator(".relive-bug")).toContainText(/\d/);
		await expect(visitor.getByRole("button", { name: "Guess" })).toHaveCount(0);
		await picture(visitor, "7-live-visitor");
		await visitor.goto(site.url);
		await expect(card(visitor).getByRole("img", { name: / for \d/ })).toBeInViewport();
		await expect(visitor.getByRole("link", { name: "Live Matches" })).toBeVisible();
		await picture(visitor, "7-home-live");
		await visitor.setViewportSize(DESKTOP.viewport);
		await picture(visitor, "7-home-live");

		// the guess is made in a sheet whose button is in view
		await phone.reload();
		await picture(phone, "8-live-member");
		await match(phone).getByRole("button", { name: "Guess the next over" }).click();
		const sheet = phone.getByRole("dialog", { name: "Guess the next over" });
		await sheet.getByRole("radio", { name: "14+" }).check();
		const send = sheet.getByRole("button", { name: "Guess", exact: true });
		await expect(send).toBeInViewport({ ratio: 1 });
		await picture(phone, "8-guess");
		await send.click();
		await expect(sheet.getByText("Your guess: 14+ runs")).toBeVisible();
		await sheet.getByRole("button", { name: "Close" }).click();
		await expect(field(phone)).toBeVisible();
		await meera.reload();
		await meera.getByRole("button", { name: "Guess", exact: true }).click();
		await expect(meera.getByText(/^Your guess:/)).toBeVisible();
		await picture(meera, "8-live-member");

		// the end: the result and each fan's points
		await later(180);
		for (const page of [phone, meera]) {
			await page.reload();
			await expect(page.getByText(/^You guessed 1 over: /)).toBeVisible({ timeout: 90_000 });
			await expect(page.getByRole("link", { name: "The whole scorecard" })).toBeVisible();
			await picture(page, "9-over");
		}

		// the morning after, for a fan who missed the match and for one who guessed
		await pool.query("update matches_of_the_day set day = day - 1");
		await lata.goto(site.url);
		await expect(lata.getByRole("region", { name: "Last night" })).toContainText("Last night you missed");
		await picture(lata, "10-morning");
		await phone.goto(site.url);
		await expect(phone.getByRole("region", { name: "Last night" })).toContainText("You guessed 1 over");
	} finally {
		await site.close();
	}
});
