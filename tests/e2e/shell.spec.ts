import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { alive, delayRequests, expect, ready, test } from "./harness.ts";
import { SCREENS } from "./screens.ts";

test("SHELL-6 an unknown path answers 404 and links to the home page", async ({ page }) => {
	const answer = await page.goto("/nowhere/at/all");
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
	await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
	await page.getByRole("link", { name: "Return to Home" }).click();
	await expect(page).toHaveURL("/");
});

test("HOME-1 /home shows the home page, with / as its canonical address", async ({ page }) => {
	await page.goto("/home");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are the twelfth man.");
	await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /^https?:\/\/[^/]+\/$/);
});

test("HOME-1 the scoreboard counts facts, players and quiz questions, and marks the fans as a showcase", async ({
	page,
}) => {
	const board = page.getByRole("region", { name: "The scoreboard" });
	// repeat, because questions may be generated in the background between the two counts
	await expect(async () => {
		await page.goto("/");
		await page.getByText("Facts, players, quizzes and news").click();
		await expect(board.getByRole("term")).toHaveText(["IPL Facts", "Players", "Quiz Questions", "Active Fans Demo"]);
		const counts = await board.getByRole("img").evaluateAll((plates) => plates.map((plate) => plate.ariaLabel ?? ""));
		for (const count of counts.slice(0, 2)) expect(Number(count.replaceAll(",", ""))).toBeGreaterThan(200);
		const { categories } = (await (await page.request.get("/api/quiz/categories")).json()) as {
			categories: { questions: number }[];
		};
		const questions = categories.reduce((sum, category) => sum + category.questions, 0);
		expect(counts.slice(2)).toEqual([questions.toLocaleString("en-US"), "5,240+"]);
	}).toPass();
});

test("SHELL-9 a slow page shows the progress bar, which disappears when the page arrives", async ({ page }) => {
	await page.goto("/quiz");
	await alive(page);
	const arrive = await delayRequests(page, "**/battles");
	const link = page.getByRole("contentinfo").getByRole("link", { name: "Battles" });
	await link.hover();
	await expect(page.locator("html[data-touchable]")).toBeAttached();
	const shown = page.evaluate(
		() =>
			new Promise((resolve) => {
				const look = () => resolve(document.querySelector("[role=progressbar]")?.getAttribute("aria-label"));
				new MutationObserver(look).observe(document.querySelector(".site-header") as Element, { childList: true });
			}),
	);
	await link.click({ noWaitAfter: true });
	expect(await shown).toBe("Loading page");
	arrive();
	await expect(page).toHaveURL("/battles");
	await expect(page.getByRole("progressbar")).toHaveCount(0);
});

/** Clicks the list first, which hydrates it. */
async function sortPlayers(page: Page): Promise<void> {
	const order = page.getByLabel("Order");
	await order.click();
	await order.selectOption("Name, A to Z");
}

for (const [path, choose, address] of [
	["/players", sortPlayers, "**/players?order=name"],
	["/news", (page: Page) => page.getByRole("tab", { name: "IPL", exact: true }).click(), "**/news?category=IPL"],
	[
		"/community",
		(page: Page) => page.getByRole("tab", { name: "Leaderboard" }).click(),
		"**/community?tab=leaderboard",
	],
	["/groups", (page: Page) => page.getByRole("tab", { name: "Players" }).click(), "**/groups?tab=players"],
] as const)
	test(`SHELL-9 a slow filter of ${path} shows a skeleton in place of the old list`, async ({ page }) => {
		await page.goto(path);
		await alive(page);
		const arrive = await delayRequests(page, address);
		await choose(page);
		const waiting = page.getByRole("main").locator(".waiting, [role=status][aria-label=Loading]");
		await expect(waiting).toBeVisible();
		arrive();
		await expect(waiting).toHaveCount(0);
	});

test("Tab and Enter skip to the content, and a new page begins at its top", async ({ page }) => {
	await page.goto("/terms");
	await ready(page);
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	// after a load the browser moves the focus to the top of the page
	await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Contact" })).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

for (const [screen, use] of SCREENS)
	test.describe(`on the ${screen}`, () => {
		test.use(use);
		const small = screen === "phone";

		test("SHELL-1 SHELL-2 the menus work by keyboard and close on a link", async ({ page }) => {
			await page.goto("/facts");
			// wait, because before its script the link opens the page of all areas
			await ready(page);
			const button = small
				? page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "More" })
				: page.getByRole("banner").getByRole("button", { name: "Players & Teams" });
			const panel = small ? page.getByRole("dialog", { name: "Everything here" }) : page.locator("#menu-Players");
			await button.press("Enter");
			await expect(panel).toBeVisible();
			await expectAccessible(page);
			await page.keyboard.press("Escape");
			await expect(panel).toBeHidden();
			await expect(button).toBeFocused();

			await button.click();
			if (small)
				await expect(panel.getByRole("link", { name: "Facts", exact: true })).toHaveAttribute("aria-current", "page");
			await panel.getByRole("link", { name: "Player Directory" }).click();
			await expect(page).toHaveURL("/players");
			await expect(panel).toBeHidden();
		});

		test("SHELL-3 a visitor sees both links to sign in", async ({ page }) => {
			await page.goto("/terms");
			for (const name of ["Sign In", "Get Started"]) {
				const way = page.getByRole("banner").getByRole("link", { name });
				await expect(way).toBeInViewport({ ratio: 1 });
				await expect(way).toHaveAttribute("href", "/auth?next=%2Fterms");
			}
		});

		test("a click elsewhere closes a menu", async ({ page }) => {
			await page.goto("/");
			await alive(page);
			if (small) await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "More" }).click();
			else await page.getByRole("banner").getByRole("button", { name: "Features" }).click();
			const panel = small ? page.getByRole("dialog", { name: "Everything here" }) : page.locator("#menu-Features");
			await expect(panel).toBeVisible();
			await page.mouse.click(20, small ? 20 : 780);
			await expect(panel).toBeHidden();
		});

		test.describe("without JavaScript", () => {
			test.use({ javaScriptEnabled: false });

			test("SHELL-2 SHELL-3 links lead to every area and to the sign-in page", async ({ page }) => {
				await page.goto("/");
				await expect(page.locator(".account").getByRole("link", { name: "Sign In" })).toBeVisible();
				await expect(page.locator(".account").getByRole("status")).toBeHidden();
				if (small) await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "More" }).click();
				else await page.getByRole("button", { name: "Features" }).click();
				const panel = page.locator(small ? "main" : "#menu-Features");
				await panel.getByRole("link", { name: small ? "Facts" : "IPL Facts", exact: true }).click();
				await expect(page).toHaveURL(small ? "/facts" : "/facts-hub");
			});
		});

		test("SHELL-5 the footer folds on a phone and shows all its links on a wide screen, also on the contact page", async ({
			page,
		}) => {
			await page.goto("/terms");
			await alive(page);
			const footer = page.getByRole("contentinfo");
			await footer.scrollIntoViewIfNeeded();
			if (small) {
				expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(250);
				await footer.getByText("All areas").click();
			}
			await expect(
				footer.getByRole("link", { name: "Team Battles" }).or(footer.getByRole("link", { name: "Battles" })),
			).toBeVisible();
			if (small) await footer.locator("summary").first().click();
			await expect(footer.getByText("Questions answered")).toBeVisible();
			await footer.getByRole("link", { name: "Contact" }).click();
			await expect(page).toHaveURL("/contact");
		});

		test("SEARCH-1 the slash opens the search; arrows and Enter lead to a player", async ({ page }) => {
			await page.goto("/terms");
			await ready(page);
			await page.keyboard.press("/");
			const search = page.getByRole("dialog", { name: "Search" });
			await expect(search.getByText("Today’s quiz")).toBeVisible();
			await expect(search.getByRole("searchbox")).toBeFocused();
			await expectAccessible(page);
			await page.keyboard.type("kholi");
			await expect(search.getByRole("status")).toContainText("Showing kohli.");
			await expectAccessible(page);
			await page.keyboard.press("ArrowDown");
			await expect(
				search.getByRole("link", { name: /^Search “kholi” instead|Virat Kohli/ }).and(page.locator(":focus")),
			).toHaveCount(1);
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(/\/players\/virat-kohli/);
			await expect(search).toBeHidden();
		});
	});

test("SHELL-1 SHELL-2 the browser fetches the sheet and the search only when they open", async ({ page }) => {
	const scripts: string[] = [];
	page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
	await page.goto("/terms");
	await alive(page);
	await page.waitForLoadState("networkidle");
	expect(scripts.filter((path) => path === "/more" || /search-dialog|area-list/.test(path))).toEqual([]);
	await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
	await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
	expect(scripts.some((path) => path.includes("search-dialog"))).toBe(true);
});

test.describe("SHELL-7 by night", () => {
	test.use({ colorScheme: "dark" });

	test("the first paint is dark, and a choice of day is kept", async ({ page }) => {
		const answer = await delayRequests(page, "**/assets/*.js");
		await page.goto("/terms", { waitUntil: "commit" });
		await expect.poll(() => page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
		const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
		expect(await ground()).toBe("rgb(13, 22, 18)");
		answer();
		await alive(page);
		await page.getByRole("contentinfo").getByRole("radio", { name: "Day" }).check();
		expect(await ground()).toBe("rgb(250, 245, 232)");
		await page.reload();
		await alive(page);
		expect(await ground()).toBe("rgb(250, 245, 232)");
		await expect(page.locator("meta[name=theme-color]")).toHaveAttribute("content", "#faf5e8");
	});
});

test("SHELL-7 a browser without a preference shows the page by day", async ({ page }) => {
	await page.goto("/terms");
	await expect(page.locator("html")).not.toHaveAttribute("data-theme");
});

test("PTS-1 a fan's header shows level and points, and the quiz tab marks that today's quiz is not played", async ({
	page,
	signIn,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signIn(page);
	await page.goto("/terms");
	await expect(
		page.getByRole("banner").getByRole("link", { name: /^Your profile: level 1, [\d,]+ points$/ }),
	).toBeVisible();
	await expect(
		page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: /1 quiz open\s*Quiz/ }),
	).toBeVisible();
});

test("SHELL-3 a pulsing placeholder is shown until `/api/me` answers, and nothing moves then", async ({ page }) => {
	const answer = await delayRequests(page, "**/api/me");
	await page.goto("/");
	const account = page.locator(".account");
	await expect(account.getByRole("status", { name: "Loading your account" })).toBeVisible();
	const before = await account.boundingBox();
	answer();
	await expect(account.getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/auth");
	expect(await account.boundingBox()).toEqual(before);
	const ways = await account
		.locator("a:visible")
		.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute("href")]));
	expect(ways).toEqual([
		["Sign In", "/auth"],
		["Get Started", "/auth"],
	]);
});

test.describe("with reduced motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });
	test("nothing moves", async ({ page }) => {
		await page.goto("/");
		const moving = await page.evaluate(
			() => document.getAnimations().filter((animation) => animation.playState === "running").length,
		);
		expect(moving).toBe(0);
	});
});
