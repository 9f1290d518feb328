import { eq, ne } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { newsArticles } from "../../../db/schema/news.ts";
import { NEWS_SAMPLES } from "../../../db/seed/news-samples.ts";
import { startTestSite, testSite } from "../../../tests/fixtures/site.ts";
import { fetchOfStub, json, rss, startWebStub, type WebStub } from "../../../tests/stubs/web.ts";
import { EXPLAINER_IDS } from "./explainer-ids.ts";
import { homeNews } from "./news.server.ts";
import { newsTexts } from "./rules.ts";

const site = await testSite();
afterEach(async () => {
	await site.database.db.delete(newsArticles).where(ne(newsArticles.channel, "sample"));
	site.pageCache.purge(["news"]);
});

type Article = typeof newsArticles.$inferInsert;
let made = 0;
/** Stores articles as if a source had brought them. */
async function store(...articles: Partial<Article>[]) {
	const rows = articles.map((article): Article => {
		const link = `https://news.example/${++made}`;
		return {
			title: `Story ${made}`,
			snippet: "A summary",
			source: "The Pavilion",
			category: "IPL",
			channel: "rss",
			link,
			link_key: `news.example/${made}`,
			published_date: new Date(),
			...article,
		};
	});
	site.pageCache.purge(["news"]);
	return site.database.db.insert(newsArticles).values(rows).returning({ id: newsArticles.id });
}
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const page = async (path: string) => (await site.visitor().get(path)).text();
/** The titles of the cards, in order. */
const titles = (html: string) => [...html.matchAll(/class="card-title"><a[^>]*>([^<]*)</g)].map((match) => match[1]);

describe("the bundled samples", () => {
	test("NEWS-3 are on /news and home of a new site, with a badge and a note that they are no news", async () => {
		for (const path of ["/news", "/"]) {
			const html = await page(path);
			expect(html).toContain(newsTexts.samples);
			expect(html).toContain(">Explainer</span>");
		}
		expect(titles(await page("/news"))).toEqual(NEWS_SAMPLES.map(({ title }) => title));
	});

	test("NEWS-3 disappear once an article is stored", async () => {
		await store({ title: "Toss delayed by rain" });
		for (const path of ["/news", "/"]) {
			const html = await page(path);
			expect(html).toContain("Toss delayed by rain");
			expect(html).not.toContain(newsTexts.samples);
		}
	});

	test("NEWS-6 the scorecard explainer opens by its id, with '5 min read' and no date", async () => {
		const html = await page(`/news/${EXPLAINER_IDS.scorecard}`);
		expect(html).toContain("5 min read");
		expect(html).not.toContain("Published");
		expect(html).toContain(newsTexts.sampleArticle);
	});

	test("NEWS-6 an explainer shows its text, the matches counted and their last day, and a link to each answer", async () => {
		const html = await page(`/news/${EXPLAINER_IDS.super_over}`);
		expect(html).toContain("2 min read");
		expect(html).toMatch(/Counted from [\d,]+ matches and [\d,]+ balls, the last on \w+ \d+, 20\d\d\./);
		expect(html).toContain("Then each side gets one more over");
		const answers = [...html.matchAll(/href="(\/statistics\/explore\?[^"]+)"/g)].map(([, path = ""]) => path);
		expect(answers.length).toBeGreaterThan(4);
		for (const path of answers)
			expect((await site.visitor().get(path.replaceAll("&amp;", "&"))).status, path).toBe(200);
	});

	test("NEWS-5 'Read Full Article' of an explainer has no icon of an outside link", async () => {
		const html = await page("/news");
		expect(html).toContain(`href="/news/${EXPLAINER_IDS.counting}"`);
		expect(html).not.toContain("lucide-external-link");
	});

	test("NEWS-3 a refresh without a source answers 'samples', or 'none' when they are missing", async () => {
		const refresh = async () => (await site.visitor().post("/api/news/refresh", {})).json();
		expect(await refresh()).toEqual({ brought: "samples", articles: 10 });
		const samples = await site.database.db.delete(newsArticles).returning();
		try {
			site.pageCache.purge(["news"]);
			expect(await refresh()).toEqual({ brought: "none", articles: 0 });
			expect(await page("/")).toContain(newsTexts.unavailable);
			expect(await page("/news")).toContain(newsTexts.loadFailed.text);
		} finally {
			await site.database.db.insert(newsArticles).values(samples.map(({ number, ...sample }) => sample));
		}
	});
});

describe("the news page", () => {
	test("NEWS-4 lists the newest first, undated articles by their first fetch", async () => {
		await store(
			{ title: "Undated", published_date: null, created_at: hoursAgo(20) },
			{ title: "Old", published_date: hoursAgo(50) },
			{ title: "New", published_date: hoursAgo(2) },
		);
		expect(titles(await page("/news"))).toEqual(["New", "Undated", "Old"]);
		expect(await page("/news")).toMatch(/2 hours ago[\s\S]*Recently[\s\S]*2 days ago/);
	});

	test("NEWS-3 shows the origin of an article in its badge", async () => {
		await store({ channel: "live" });
		expect(await page("/news")).toContain(">Real-time</span>");
		expect(await page("/")).toContain(">Live</span>");
		await site.database.db.update(newsArticles).set({ channel: "rss" }).where(eq(newsArticles.channel, "live"));
		site.pageCache.purge(["news"]);
		for (const path of ["/", "/news"]) expect(await page(path)).toContain(">RSS</span>");
	});

	test("NEWS-5 finds words of title and summary in any case; % and _ match only themselves", async () => {
		await store({ title: "Kohli's 100%" }, { title: "A draw", snippet: "KOHLI rested" }, { title: "Nothing_else" });
		expect(titles(await page("/news?q=kohli"))).toHaveLength(2);
		expect(titles(await page("/news?q=0%25"))).toEqual(["Kohli&#x27;s 100%"]);
		expect(titles(await page("/news?q=g_e"))).toEqual(["Nothing_else"]);
		const none = await page("/news?q=nobody");
		expect(none).toContain(newsTexts.noneMatch);
		expect(none).toContain(newsTexts.clearSearch);
	});

	test("NEWS-4 shows an article of Today as General after a day", async () => {
		await store(
			{ title: "Of today", category: "Today", published_date: hoursAgo(23) },
			{ title: "Of yesterday", category: "Today", published_date: hoursAgo(25) },
			{ title: "Undated, seen today", category: "Today", published_date: null, created_at: hoursAgo(22) },
			{ title: "Undated, seen yesterday", category: "Today", published_date: null, created_at: hoursAgo(26) },
			{ title: "Of the league", category: "IPL" },
		);
		expect(titles(await page("/news?category=Today"))).toEqual(["Undated, seen today", "Of today"]);
		expect(titles(await page("/news?category=IPL"))).toEqual(["Of the league"]);
		expect(await page("/news")).toMatch(/>General<[\s\S]*Of yesterday/);
	});

	test("NEWS-5 'Read Full Article' opens the original in a new tab without an opener", async () => {
		await store({ link: "https://news.example/toss?a=1&b=2" });
		expect(await page("/news")).toMatch(
			/href="https:\/\/news\.example\/toss\?a=1&amp;b=2" target="_blank" rel="noopener nofollow"/,
		);
	});

	test("NEWS-2 the home page loads 8 articles of Today, 6 of IPL and 6 of International", async () => {
		const many = (category: Article["category"]) => Array.from({ length: 12 }, () => ({ category }));
		await store(...many("Today"), ...many("IPL"), ...many("International"));
		const used = await homeNews(site.database.db);
		const counted = Object.groupBy(used, ({ category }) => category);
		expect(Object.entries(counted).map(([category, { length }]) => [category, length])).toEqual(
			expect.arrayContaining([
				["Today", 8],
				["IPL", 6],
				["International", 6],
			]),
		);
	});
});

describe("an article", () => {
	test("NEWS-6 shows the stored text and a link to the original", async () => {
		const [stored] = await store({ title: "A <b>bold</b> call", content: "First.\n\nSecond.", author: "A. Writer" });
		const html = await page(`/news/${stored?.id}`);
		expect(html).toContain("A &lt;b&gt;bold&lt;/b&gt; call");
		expect(html).toContain("<p>First.</p><p>Second.</p>");
		expect(html).toContain("A. Writer");
		expect(html).toContain("Read the original at The Pavilion");
		expect(html).toContain("1 min read");
	});

	test.each(["00000000-0000-4000-8000-000000000000", "no-id", "%00"])(
		"NEWS-6 an unknown article answers 404: %s",
		async (id) => {
			const response = await site.visitor().get(`/news/${id}`);
			expect(response.status).toBe(404);
			expect(await response.text()).toContain(newsTexts.notFound);
		},
	);
});

test("NEWS-4 the database rejects a second article with the same link, and links that are not http", async () => {
	await store({ link: "https://news.example/a", link_key: "news.example/a" });
	await expect(store({ link: "http://news.example/a/", link_key: "news.example/a" })).rejects.toThrow();
	await expect(store({ link: "javascript:alert(1)" })).rejects.toThrow();
	await expect(store({ link: null, link_key: null })).rejects.toThrow();
});

test("NEWS-1 the privacy page says that the search provider gets a visitor's search words", async () => {
	const words = (await page("/privacy")).replace(/\s+/g, " ");
	expect(words).toContain("If a search provider is set up, it gets what you search the web for");
});

test("SITE-2 an article's structured data has headline, day, author, picture and original", async () => {
	const [stored] = await store({
		title: "A toss & a tale",
		author: "R. Scribe",
		published_date: new Date("2026-05-20T10:00:00Z"),
	});
	const html = await page(`/news/${stored?.id}`);
	const things = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
		([, text = ""]) => JSON.parse(text),
	);
	expect(things.find((thing) => thing["@type"] === "Article")).toMatchObject({
		headline: "A toss & a tale",
		datePublished: "2026-05-20T10:00:00.000Z",
		author: { "@type": "Person", name: "R. Scribe" },
		publisher: { name: "The Pavilion" },
		image: `${site.url}/pictures/news/${stored?.id}.png`,
		isBasedOn: expect.stringContaining("https://news.example/"),
	});
});

describe("a site whose feeds answer", () => {
	let web: WebStub;
	beforeAll(async () => {
		web = await startWebStub();
	});
	afterAll(() => web.close());

	/** The outcome of a visitor's refresh, and the badges on home and /news after it. */
	async function refreshed(settings: Record<string, string>) {
		const own = await startTestSite(settings, { outside: fetchOfStub() });
		try {
			const { brought } = await (await own.visitor().post("/api/news/refresh", {})).json();
			const marks = [];
			for (const path of ["/", "/news"]) {
				const html = await (await own.visitor().get(path)).text();
				const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
				marks.push([...new Set([...main.matchAll(/>(Live|Real-time|RSS)<\/span>/g)].map(([, mark]) => mark))]);
			}
			return { brought, marks };
		} finally {
			await own.close();
		}
	}

	test("HOME-3 NEWS-3 shows a feed's articles with the badge RSS on home and /news", async () => {
		web.on("/rss", rss([{ title: "The feed tells of a toss", link: "https://paper.example/toss" }]));
		const found = await refreshed({ NEWS_FEEDS: `${web.url}/rss` });
		expect(found).toEqual({ brought: "rss", marks: [["RSS"], ["RSS"]] });
	});

	test("HOME-3 NEWS-3 shows the search provider's articles with the badge Live on home and Real-time on /news", async () => {
		const article = {
			title: "A wire on the final",
			link: "https://wire.example/1",
			snippet: "s",
			date: "2 hours ago",
			source: "The Wire",
		};
		web.on("/news", json({ news: [article] }));
		const found = await refreshed({ NEWS_FEEDS: "none", SERPER_API_KEY: "key", SERPER_BASE_URL: web.url });
		expect(found).toEqual({ brought: "live", marks: [["Live"], ["Real-time"]] });
	});
});
