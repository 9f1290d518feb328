import type { Page } from "@playwright/test";
import { awake, delayRequests, expect, known, test } from "./harness.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });
const headline = (page: Page) => page.getByRole("heading", { level: 1 });
const pause = (page: Page) => page.getByRole("button", { name: "Pause motion" });
/** Unfolds the lower part of the arena and scrolls back to the top. */
async function open(page: Page) {
	// by key, so that no pointer rests on what the page then shows in its place
	await page.getByText("Battles, captains and rivals").press("Enter");
	await headline(page).scrollIntoViewIfNeeded();
}
/** Moves the page's clock forward and returns what `show` reads then. */
async function later<Shown>(page: Page, ms: number, show: () => Promise<Shown>): Promise<Shown> {
	await page.clock.runFor(ms);
	return show();
}
const counters = (page: Page) =>
	page
		.getByRole("region", { name: "Social war zone" })
		.locator("dl")
		.getByRole("img")
		.evaluateAll((plates) => plates.map((plate) => plate.ariaLabel));

test("ARENA-1 the arena shows all its sections", async ({ page }) => {
	await page.goto("/arena");
	await known(page);
	await open(page);
	for (const name of [
		"Live Team Battles",
		"Command centre",
		"War cry",
		"Speech",
		"Captains",
		"Titles",
		"Social war zone",
		"Personal challenge arena",
		"Share & Win",
		"Team army",
		"Rivals",
	])
		await expect(page.getByRole("region", { name }).first()).toBeVisible();
	await expect(page.getByRole("region", { name: "Rivals" }).getByRole("listitem")).toHaveCount(10);
	await expect(page.getByRole("region", { name: "Captains" }).getByRole("row")).toHaveCount(11);
	for (const name of ["Captains", "Social war zone", "Personal challenge arena"])
		await expect(page.getByRole("region", { name }).getByText("Demo", { exact: true }).first()).toBeVisible();
});

test("ARENA-1 the banner invites visitors, names the points of a first day, and stays closed once closed", async ({
	page,
}) => {
	const answer = await delayRequests(page, "**/api/me");
	await page.goto("/arena");
	const banner = page.getByRole("complementary", { name: "Recruitment" });
	// hidden until `/api/me` answers, so that a fan does not see it
	await expect(banner.getByText("Your first day is worth 500 points.")).toBeHidden();
	answer();
	await expect(banner.getByText("Your first day is worth 500 points.")).toBeVisible();
	await expect(banner.getByRole("link", { name: "Get Started" })).toHaveAttribute("href", "/auth?next=%2Farena");
	await banner.getByRole("button", { name: "Close this banner" }).press("Enter");
	await expect(banner).toHaveCount(0);
	await page.reload();
	await known(page);
	await expect(banner).toHaveCount(0);
});

test("ARENA-1 headline, counters and challenges change on their timers, and stop while motion is paused, also after a reload", async ({
	page,
}) => {
	await page.clock.install();
	await page.goto("/arena");
	await known(page);
	await awake(page);
	await open(page);
	const first = await headline(page).textContent();
	await page.clock.runFor(10_000);
	await expect(headline(page)).not.toHaveText(first ?? "");
	const zone = page.getByRole("region", { name: "Social war zone" });
	await zone.scrollIntoViewIfNeeded();
	const before = await counters(page);
	await expect.poll(() => later(page, 3_000, () => counters(page))).not.toEqual(before);
	const carousel = page.getByRole("region", { name: "Challenges", exact: true });
	await carousel.scrollIntoViewIfNeeded();
	await expect.poll(() => later(page, 5_000, () => carousel.locator(".note").textContent())).not.toBe("1 of 5");

	await pause(page).press("Enter");
	await expect(pause(page)).toHaveAttribute("aria-pressed", "true");
	await page.reload();
	await known(page);
	await awake(page);
	await open(page);
	await expect(pause(page)).toHaveAttribute("aria-pressed", "true");
	const still = await headline(page).textContent();
	await page.clock.runFor(30_000);
	await expect(headline(page)).toHaveText(still ?? "");
	await zone.scrollIntoViewIfNeeded();
	const standing = await counters(page);
	await page.clock.runFor(30_000);
	expect(await counters(page)).toEqual(standing);
	await carousel.scrollIntoViewIfNeeded();
	await page.clock.runFor(30_000);
	await expect(carousel.locator(".note")).toHaveText("1 of 5");
});

test("ARENA-1 nothing moves with reduced motion, in a background tab, or off the screen", async ({ page }) => {
	await page.clock.install();
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/arena");
	await known(page);
	await awake(page);
	await open(page);
	const first = await headline(page).textContent();
	await page.clock.runFor(60_000);
	await expect(headline(page)).toHaveText(first ?? "");

	await page.emulateMedia({ reducedMotion: "no-preference" });
	await expect.poll(() => later(page, 10_000, () => headline(page).textContent())).not.toBe(first);
	// the counters are below the screen
	const away = await counters(page);
	await page.clock.runFor(30_000);
	expect(await counters(page)).toEqual(away);

	await page.evaluate(() => {
		Object.defineProperty(document, "hidden", { value: true, configurable: true });
		document.dispatchEvent(new Event("visibilitychange"));
	});
	const hidden = await headline(page).textContent();
	await page.clock.runFor(60_000);
	await expect(headline(page)).toHaveText(hidden ?? "");
	await page.evaluate(() => {
		Object.defineProperty(document, "hidden", { value: false, configurable: true });
		document.dispatchEvent(new Event("visibilitychange"));
	});
	await page.clock.runFor(10_000);
	await expect(headline(page)).not.toHaveText(hidden ?? "");
});

test("ARENA-1 buttons turn the challenges, they do not turn while one has the focus, and each has a link", async ({
	page,
}) => {
	await page.clock.install();
	await page.goto("/arena");
	await known(page);
	await awake(page);
	await open(page);
	const carousel = page.getByRole("region", { name: "Challenges", exact: true });
	await expect(carousel.getByRole("group", { name: "1 of 5" })).toBeVisible();
	await carousel.getByRole("button", { name: "Previous challenge" }).press("Enter");
	await expect(carousel.getByRole("group", { name: "5 of 5" })).toBeVisible();
	await page.clock.runFor(20_000);
	await expect(carousel.getByRole("group", { name: "5 of 5" })).toBeVisible();
	await carousel.getByRole("button", { name: "Next challenge" }).press("Enter");
	await carousel.getByRole("link", { name: "Play the quiz of the day" }).press("Enter");
	await expect(page).toHaveURL("/quiz/daily");
});

test("ARENA-2 a war cry needs a team and a player, takes two seconds, and pays 50 points once when shared", async ({
	page,
	context,
	signIn,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
	await signIn(page);
	await page.goto("/arena");
	await known(page);
	const section = page.getByRole("region", { name: "War cry" });
	const generate = section.getByRole("button", { name: "Generate war cry" });
	await expect(generate).toBeDisabled();
	const incomplete = section.getByText("Please select a team and enter a player name!");
	await expect(incomplete).toHaveCount(0);
	await section.getByLabel("Team").selectOption("KKR");
	await section.getByLabel("Player").fill("   ");
	await expect(incomplete).toBeVisible();
	await expect(generate).toBeDisabled();
	await section.getByLabel("Player").fill("Sunil Narine");
	await expect(generate).toBeEnabled();
	await section.getByLabel("Player").press("Enter");
	await expect(section.getByRole("button", { name: "Generating..." })).toBeDisabled();
	const cry = section.locator("blockquote");
	await expect(cry).toContainText("Sunil Narine");
	await expect(cry).toContainText("Kolkata Knight Riders");
	await section.getByRole("button", { name: "Share", exact: true }).click();
	await expect(page.getByText("Shared: +50 points")).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toContain(await cry.textContent());
	// the text contains the fan's share link
	expect(copied).toMatch(/ https?:\/\/[^/]+\/s\/[A-Za-z0-9]{12}\?ref=[0-9a-f]{8}$/);
	await open(page);
	const centre = page.getByRole("region", { name: "Command centre" });
	await expect(centre.getByRole("definition").first()).toHaveText("1");
	await expect(page.getByRole("region", { name: "Your title" }).getByText("You", { exact: true })).toBeVisible();
	await section.getByRole("button", { name: "Share", exact: true }).click();
	await expect(page.getByText("You've shared this one before. Try a new one.")).toBeVisible();
});

test("ARENA-2 a visitor's shared war cry pays nothing, and the page says so", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
	await page.goto("/arena");
	await known(page);
	const section = page.getByRole("region", { name: "War cry" });
	await section.getByLabel("Team").selectOption("GT");
	await section.getByLabel("Player").fill("Rashid Khan");
	await section.getByRole("button", { name: "Generate war cry" }).click();
	await expect(section.getByText("Login to earn XP for every share! Join the competition!")).toBeVisible();
	await section.getByRole("button", { name: "Share", exact: true }).click();
	await expect(page.getByText("Copied to clipboard! Now paste and conquer!")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Rashid Khan.* https?:\/\/[^/]+\/arena$/);
});

test("ARENA-4 the captains are listed by category and period, chosen by click or arrow key", async ({ page }) => {
	await page.goto("/arena");
	await known(page);
	await open(page);
	const captains = page.getByRole("region", { name: "Captains" });
	await expect(captains.getByRole("row").nth(1)).toBeVisible();
	await captains.getByRole("button", { name: "War Cries" }).press("Enter");
	await expect(captains.getByRole("columnheader", { name: "War cries" })).toBeVisible();
	await captains.getByRole("tab", { name: "Today" }).focus();
	for (const period of ["This Week", "This Month", "All Time"]) {
		await page.keyboard.press("ArrowRight");
		await expect(captains.getByRole("tab", { name: period })).toHaveAttribute("aria-selected", "true");
		await expect(captains.getByRole("table", { name: `War Cries, ${period.toLowerCase()}` })).toBeVisible();
	}
});

test("ARENA-1 the Tab key reaches the whole arena, each stop in view and visibly focused", async ({ page }) => {
	await page.goto("/arena");
	await known(page);
	await open(page);
	await expect(page.getByRole("region", { name: "Captains" }).getByRole("row").nth(1)).toBeVisible();
	await pause(page).focus();
	const reached = new Set<string>();
	const look = () =>
		page.evaluate(() => {
			const element = document.activeElement as HTMLElement;
			const box = (element.closest("label") ?? element).getBoundingClientRect();
			const ring = getComputedStyle(element.closest("label.opt, .card:has(.card-title a)") ?? element);
			return {
				section: element.closest("section[id], section[aria-labelledby]")?.getAttribute("aria-labelledby") ?? "",
				footer: element.closest("footer") !== null,
				seen: box.bottom > 0 && box.top < innerHeight,
				ringed: ring.outlineStyle !== "none",
			};
		});
	for (let step = 0; step < 120; step++) {
		await page.keyboard.press("Tab");
		const { footer, section } = await look();
		if (footer) break;
		// a section is laid out when it comes into view, which may move the focused element for a moment
		await expect.poll(look, `stop ${step} in ${section}`).toMatchObject({ seen: true, ringed: true });
		reached.add(section);
	}
	for (const section of ["battles-title", "war-cry-title", "speech-title", "captains-title", "challenges-title"])
		expect([...reached]).toContain(section);
	for (const section of ["share-title", "army-title", "rivals-title"]) expect([...reached]).toContain(section);
});

test("ARENA-1 a fan follows and unfollows another on that fan's page, and has no such button on the fan's own page", async ({
	page,
	signIn,
	somebodyElse,
}) => {
	await signIn(page);
	const { me } = (await (await page.request.get("/api/me")).json()) as { me: { id: string } };
	await page.goto(`/fans/${me.id}`);
	await known(page);
	await expect(page.getByText("0 followers")).toBeVisible();
	await expect(page.getByRole("button", { name: /^Follow/ })).toHaveCount(0);
	const other = await somebodyElse();
	await other.goto(`/fans/${me.id}`);
	await expect(other.getByRole("link", { name: "Follow Cricket Fan" })).toHaveAttribute("href", /^\/auth\?next=/);
	await signIn(other);
	await other.goto(`/fans/${me.id}`);
	await other.getByRole("button", { name: "Follow Cricket Fan" }).press("Enter");
	await expect(other.getByText("1 follower", { exact: true })).toBeVisible();
	await page.reload();
	await expect(page.getByText("1 follower", { exact: true })).toBeVisible();
	await other.getByRole("button", { name: "Unfollow Cricket Fan" }).press("Enter");
	await expect(other.getByText("0 followers")).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("ARENA-1 the arena is readable", async ({ page }) => {
		await page.goto("/arena");
		await expect(headline(page)).toHaveText("Whose voice carries to the boundary?");
		// controls that need a script are not rendered
		await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
		await expect(page.getByRole("region", { name: "Speech" }).getByRole("radio")).toHaveCount(6);
		await open(page);
		for (const name of ["Devika S.", "Joseph K.", "Farhan A.", "Asha R.", "Imran Q."])
			await expect(page.getByRole("heading", { name: `${name} challenges you` })).toBeVisible();
		await expect(
			page.getByRole("region", { name: "Rivals" }).getByRole("link", { name: "Gujarat Titans" }),
		).toBeVisible();
	});
});
