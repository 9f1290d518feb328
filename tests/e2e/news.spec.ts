import { inArray } from "drizzle-orm";
import { EXPLAINER_IDS } from "../../app/features/news/explainer-ids.ts";
import { newsArticles, newsSources } from "../../db/schema/news.ts";
import { NEWS_SAMPLES } from "../../db/seed/news-samples.ts";
import { expectFit } from "./fit.ts";
import { alive, expect, test } from "./harness.ts";

const readFull = (title: string) => `Read Full Article: ${title} (new tab)`;
const titleOf = (wanted: string) => NEWS_SAMPLES.find(({ id }) => id === wanted)?.title ?? "";
const scorecard = titleOf(EXPLAINER_IDS.scorecard);
const tie = titleOf(EXPLAINER_IDS.super_over);

test("NEWS-3 a new site without network shows its explainers at once: nine in the news, one for newcomers", async ({
	page,
}) => {
	await page.goto("/news");
	await expect(page.getByRole("article")).toHaveCount(10);
	await expect(page.getByText("Explainer", { exact: true })).toHaveCount(10);
	await expect(page.getByRole("heading", { name: "Explainers" })).toBeVisible();
	await expect(page.getByRole("main").getByRole("status")).toHaveText("No headlines today. Nine things worth knowing:");
	await expect(page.getByRole("region", { name: "New to cricket?" }).getByRole("article")).toHaveText(
		new RegExp(scorecard),
	);
	await expectFit(page);
});

test("NEWS-5 search and tabs are in the address; an empty result offers a way back", async ({ page }) => {
	await page.goto("/news");
	const search = page.getByRole("searchbox", { name: "Search news by title or summary" });
	await search.fill("SUPER over");
	await search.press("Enter");
	await expect(page).toHaveURL("/news?q=SUPER+over");
	await expect(page.getByRole("article")).toHaveCount(1);
	await page.getByRole("tab", { name: "International" }).click();
	await expect(page).toHaveURL("/news?q=SUPER+over&category=International");
	await expect(page.getByRole("heading", { name: "No news found" })).toBeVisible();
	await page.getByRole("link", { name: "Clear Search" }).click();
	await expect(page).toHaveURL("/news?category=International");
	await page.getByRole("tab", { name: "IPL" }).click();
	await expect(page.getByRole("article")).toHaveCount(6);
	await page.getByRole("tab", { name: "IPL" }).press("Home");
	await expect(page).toHaveURL("/news");
	await expect(page.getByRole("article")).toHaveCount(10);
});

test("NEWS-2 a visitor's web search shows its results to that visitor and stores nothing", async ({
	page,
	database,
}) => {
	const answered = { source: "search", next_at: new Date(), answered_at: new Date() };
	await database.db
		.insert(newsSources)
		.values(answered)
		.onConflictDoUpdate({ target: newsSources.source, set: answered });
	const articles = ["A toss in the rain", "The last yorker"].map((title, at) => ({
		title,
		link: `https://wire.example/${at}`,
		snippet: "Told in a line.",
		source: "The Wire",
		category: "International",
		published_date: "2026-05-31T10:00:00.000Z",
	}));
	await page.route("**/api/news/topics", (route) => route.fulfill({ json: { articles, stored: false } }));
	await page.goto("/news?q=nobody+wrote+this");
	await page.getByRole("button", { name: "Search the web for “nobody wrote this”" }).click();
	await expect(page.getByText("2 articles from the web. Only you see these")).toBeVisible();
	const found = page.getByRole("article").filter({ hasText: "The last yorker" });
	const original = found.getByRole("link", { name: "Read Full Article: The last yorker (new tab)" });
	await expect(original).toHaveAttribute("href", "https://wire.example/1");
	await expectFit(page);
	await page.getByRole("link", { name: "Clear Search" }).click();
	await expect(page.getByText("The last yorker")).toHaveCount(0);
});

test("NEWS-6 an article has its breadcrumbs, its text and its reading time", async ({ page }) => {
	await page.goto("/news?q=scorecard");
	await alive(page);
	await page.getByRole("link", { name: scorecard, exact: true }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: scorecard })).toBeVisible();
	await expect(page.getByText("5 min read")).toBeVisible();
	await expect(page.getByText("An explainer that comes with the site, not news.")).toBeVisible();
	await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Cricket News" }).click();
	await expect(page).toHaveURL("/news");
});

test("NEWS-6 an explainer opens from its card with its text and figures, their source, and a link to count again", async ({
	page,
}) => {
	await page.goto("/news");
	await page.getByRole("link", { name: tie, exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: tie })).toBeVisible();
	const text = await page.locator(".prose").innerText();
	const words = text.split(/\s+/).length;
	expect(words >= 250 && words <= 400, `${words} words`).toBe(true);
	const [, matches, ties] = /In ([\d,]+) matches the IPL has had (\d+) ties/.exec(text) ?? [];
	await expect(page.getByText(`Counted from ${matches} matches and`)).toBeVisible();
	const rows = (where: object) => ({ rows: "matches", measures: ["matches"], where });
	const counted = async (where: object) => {
		const answer = await page.request.post("/api/record", { data: rows(where) });
		return (await answer.json()).rows[0].matches;
	};
	expect([matches?.replace(",", ""), ties].map(Number)).toEqual([
		await counted({}),
		await counted({ super_over: true }),
	]);
	await expectFit(page);
	await page.getByRole("region", { name: "Count it yourself" }).getByRole("link").first().click();
	await expect(page).toHaveURL(/\/statistics\/explore\?rows=/);
});

test("NEWS-6 an unknown article answers 404 with 'Article Not Found'", async ({ page }) => {
	const response = await page.goto("/news/00000000-0000-4000-8000-000000000000");
	expect(response?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1, name: "Article Not Found" })).toBeVisible();
});

test("HOME-3 the chips filter the news of the home page, and an empty result offers two ways on", async ({ page }) => {
	await page.goto("/#facts-title");
	const section = page.getByRole("region", { name: "Cricket News" });
	const chips = section.getByRole("group", { name: "News category" });
	await expect(section.getByRole("article")).toHaveCount(9);
	await expect(section.getByText("Nine things worth knowing:")).toBeVisible();
	await chips.getByRole("button", { name: "General" }).click();
	await expect(section.getByRole("article")).toHaveCount(4);
	await chips.getByRole("button", { name: "Today" }).click();
	await expect(section.getByRole("heading", { name: "No news found" })).toBeVisible();
	await expect(section.getByRole("button", { name: "Refresh News" })).toBeVisible();
	await section.getByRole("button", { name: "Reset Filters" }).click();
	await expect(section.getByRole("article")).toHaveCount(9);
	const full = section.getByRole("link", { name: readFull(tie) });
	await expect(full).toHaveAttribute("target", "_blank");
});

for (const [place, path, failure] of [
	["home", "/#facts-title", ["Limited News Available", "Having trouble loading fresh news. Please try refreshing."]],
	["news", "/news", ["Failed to Load News", "Could not fetch news from any source. Please try again."]],
] as const)
	test.describe(`NEWS-3 refresh on ${place}`, () => {
		test.use({ refusals: [404, 429] });

		test("shows which source had news, or that none had", async ({ page }) => {
			await page.goto(path);
			const refresh = page.getByRole("button", { name: "Refresh", exact: true });
			const notices = page.getByRole("region", { name: "Notifications" });
			const expectToast = async (answer: object, title: string, text: string, status = 200) => {
				await page.route("**/api/news/refresh", (route) => route.fulfill({ status, json: answer }));
				await refresh.click();
				await expect(notices.getByText(text)).toBeVisible();
				await expect(notices.getByText(title).filter({ visible: true })).toHaveCount(1);
				await page.unroute("**/api/news/refresh");
			};
			await expectToast(
				{ brought: "live", articles: 20 },
				"Real-time News Loaded",
				"20 articles from the search provider.",
			);
			await expectToast({ brought: "rss", articles: 12 }, "Cricket News Loaded", "12 new articles from RSS feeds.");
			await expectToast({ brought: "none", articles: 0 }, failure[0], failure[1]);
			await expectToast({ status: 429, detail: "Too many requests." }, failure[0], "Too many requests.", 429);
			// the site of this test has no source
			await refresh.click();
			await expect(notices.getByText("No headlines today. Here are the explainers.")).toBeVisible();
		});
	});

test("NEWS-4 the site serves pictures itself, and replaces a broken one by the default picture", async ({
	page,
	database,
}) => {
	const stored = await database.db
		.insert(newsArticles)
		.values(
			[
				"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
				"data:image/png;base64,AAAA",
				null,
			].map((image_url, place) => ({
				title: `Pictured ${place}`,
				snippet: "Quokka at the boundary",
				source: "The Pavilion",
				category: "IPL" as const,
				channel: "rss" as const,
				link: `https://pictures.example/${place}`,
				link_key: `pictures.example/${place}`,
				published_date: new Date(),
				image_url,
			})),
		)
		.returning({ id: newsArticles.id });
	try {
		await page.goto("/news?q=quokka");
		await expect(page.getByRole("article")).toHaveCount(3);
		await expect(page.getByText("RSS", { exact: true })).toHaveCount(3);
		const sizes = () =>
			page
				.locator(".news-card img")
				.evaluateAll((images: HTMLImageElement[]) => images.map(({ naturalWidth }) => naturalWidth > 0));
		await expect.poll(sizes).toEqual([true, true, true]);
		const full = page.getByRole("link", { name: readFull("Pictured 1") });
		await expect(full).toHaveAttribute("href", "https://pictures.example/1");
		await expect(full).toHaveAttribute("rel", /noopener/);
		await expectFit(page);
	} finally {
		const ids = stored.map(({ id }) => id);
		await database.db.delete(newsArticles).where(inArray(newsArticles.id, ids));
	}
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("NEWS-5 the news can be read, searched and opened", async ({ page }) => {
		await page.goto("/news");
		await expect(page.getByRole("button", { name: "Refresh" })).toBeHidden();
		await page.getByRole("searchbox").fill("turned round");
		await page.getByRole("searchbox").press("Enter");
		await expect(page.getByRole("article")).toHaveCount(1);
		await page.getByRole("link", { name: tie, exact: true }).click();
		await expect(page.getByRole("heading", { level: 1, name: tie })).toBeVisible();
	});
});
