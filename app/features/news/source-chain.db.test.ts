import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { newsArticles, newsRuns, newsSearches, newsSources } from "../../../db/schema/news.ts";
import { today } from "../../../platform/database/day.ts";
import { openTestDatabase } from "../../../tests/fixtures/database.ts";
import { found, newsChains, oneOfRss, somebody } from "../../../tests/fixtures/news.ts";
import { untilEnd } from "../../../tests/fixtures/until-end.ts";
import { fetchOfStub, json, rebinding, rss, startWebStub, type Turn } from "../../../tests/stubs/web.ts";
import { searchNews } from "./news.server.ts";
import { SEARCH_SOURCE } from "./sources/sources.server.ts";

const database = await untilEnd(openTestDatabase());
const web = await untilEnd(startWebStub());
const { chainOf, rows, passTime, purged, clean } = newsChains(() => ({ database, web }));
beforeEach(clean);

const spend = (used: number) => database.db.insert(newsSearches).values({ day: sql`${today}`, used });
const feedUrl = () => `${web.url}/rss`;
const sourceOf = async (source: string) =>
	(await database.db.select().from(newsSources).where(eq(newsSources.source, source)))[0];

const failures: [string, Turn][] = [
	["answers nothing", json({ news: [] })],
	["is busy", { status: 429, headers: { "retry-after": "60" } }],
	["fails", { status: 500 }],
	["says nothing", "silence"],
	["drips", { drip: " " }],
	["sends 10 MB", { body: Buffer.alloc(10 << 20, "x"), type: "application/json" }],
	["sends garbage", { body: "\u0000\u0001{", type: "application/json" }],
	["sends another shape", json({ news: { title: 1 } })],
	["sends a page", { body: "<p>Sign in</p>", type: "text/html" }],
];

describe("NEWS-3 the chain", () => {
	test.each(failures)("fetches the feeds when the search provider %s", async (_what, turn) => {
		web.on("/news", turn);
		web.on("/rss", oneOfRss);
		expect(await chainOf().refresh(somebody)).toEqual({ brought: "rss", articles: 1 });
		expect(await rows()).toMatchObject([{ channel: "rss", source: "Stub Times" }]);
	});

	test.each(failures.slice(1))(
		"ends with the explainers when the feed %s too, and a second refresh does not request the feed",
		async (_what, turn) => {
			web.on("/rss", turn);
			expect(await chainOf({ key: "" }).refresh(somebody)).toEqual({ brought: "samples", articles: 10 });
			expect(await rows()).toEqual([]);
			expect(await sourceOf(feedUrl())).toMatchObject({ failures: 1 });
			expect(purged).toEqual([]);
			const asked = web.requests.length;
			await chainOf({ key: "" }).refresh(somebody);
			expect(web.requests).toHaveLength(asked);
		},
	);

	test("answers 'stored' when no source answers and articles are stored", async () => {
		web.on("/rss", oneOfRss);
		await chainOf({ key: "" }).refresh(somebody);
		await passTime();
		web.on("/rss", { status: 500 });
		expect(await chainOf({ key: "" }).refresh(somebody)).toEqual({ brought: "stored", articles: 1 });
	});

	test("NEWS-4 keeps the place of an undated article that its feed lists again", async () => {
		const undated = { title: "Undated talk of the toss", link: "https://paper.example/undated", date: "soon" };
		const order = async () => (await searchNews(database.db, { q: "", category: null })).map(({ title }) => title);
		web.on("/rss", rss([undated]));
		await chainOf({ key: "" }).refresh(somebody);
		await passTime();
		web.on(
			"/rss",
			rss([undated, { title: "A later tale", link: "https://paper.example/later", date: "1 minute ago" }]),
		);
		await database.db.update(newsArticles).set({ created_at: sql`now() - interval '1 hour'` });
		await chainOf({ key: "" }).refresh(somebody);
		expect(await order()).toEqual(["A later tale", "Undated talk of the toss"]);
	});

	test("answers 'live' just after a scheduled run with results of the search provider, 'rss' after one without", async () => {
		web.on("/news", json({ news: [found("Live news of the league", "https://wire.example/1")] }));
		web.on("/rss", oneOfRss);
		await chainOf().fetchNews();
		await chainOf().fetchNews();
		expect(await chainOf().refresh(somebody)).toEqual({ brought: "live", articles: 1 });
		await clean();
		web.on("/news", json({ news: [] }));
		web.on("/rss", oneOfRss);
		await chainOf().fetchNews();
		expect(await chainOf().refresh(somebody)).toMatchObject({ brought: "rss" });
	});

	test("stores the articles of a feed when another feed fails", async () => {
		web.on("/rss", oneOfRss);
		web.on("/other", { status: 500 });
		expect(await chainOf({ key: "", feeds: ["/other", "/rss"] }).refresh(somebody)).toEqual({
			brought: "rss",
			articles: 1,
		});
	});
});

describe("NEWS-7 a private address", () => {
	test("is not fetched as a feed or by a feed's redirect", async () => {
		web.on("/rss", { redirect: `${web.inner_url}/secret` });
		const chain = chainOf({ key: "", feeds: ["/rss", `${web.inner_url}/feed`, "http://169.254.169.254/latest"] });
		expect(await chain.refresh(somebody)).toMatchObject({ brought: "samples" });
		expect(web.innerRequests).toEqual([]);
	});

	test("is not fetched when a feed's host name changes to it (DNS rebinding)", async () => {
		const ask = fetchOfStub(rebinding("127.0.0.1", "127.0.0.2"));
		web.on("/rss", { redirect: `http://feeds.example:${web.port}/again` });
		const chain = chainOf({ key: "", feeds: [`http://feeds.example:${web.port}/rss`], ask });
		expect(await chain.refresh(somebody)).toMatchObject({ brought: "samples" });
		expect(web.requests).toHaveLength(1);
		expect(web.innerRequests).toEqual([]);
	});
});

describe("NEWS-7 fetching", () => {
	test("sends a feed's ETag and Last-Modified back, and counts 304 as an answer", async () => {
		web.on("/rss", ({ headers }) =>
			headers["if-none-match"] === '"1"' && headers["if-modified-since"] === "Wed, 20 May 2026 10:00:00 GMT"
				? { status: 304 }
				: rss([{ title: "The first", link: "https://paper.example/1" }], {
						etag: '"1"',
						"last-modified": "Wed, 20 May 2026 10:00:00 GMT",
					}),
		);
		await chainOf({ key: "" }).fetchNews();
		for (let again = 0; again < 2; again++) {
			await passTime();
			expect(await chainOf({ key: "" }).refresh(somebody)).toEqual({ brought: "rss", articles: 0 });
		}
		expect(web.requests).toHaveLength(3);
		expect(await rows()).toHaveLength(1);
		expect(purged).toEqual(["news"]);
	});

	test("is one run for concurrent callers on one or two processes", async () => {
		web.on("/rss", oneOfRss);
		const [one, other] = [chainOf({ key: "" }), chainOf({ key: "" })];
		const outcomes = await Promise.all([
			one.refresh(somebody),
			one.refresh(somebody),
			other.refresh(somebody),
			one.fetchNews(),
			other.refresh(somebody),
		]);
		expect(web.requests).toHaveLength(1);
		expect(outcomes.filter(Boolean)).toEqual(Array.from({ length: 4 }, () => ({ brought: "rss", articles: 1 })));
	});

	test("requests nothing for visitors who refresh a moment later", async () => {
		web.on("/news", json({ news: [found("Live news of the league", "https://wire.example/1")] }));
		web.on("/rss", oneOfRss);
		for (let visitor = 0; visitor < 5; visitor++)
			expect(await chainOf().refresh(somebody)).toEqual({ brought: "live", articles: 1 });
		expect(web.requests.map(({ path }) => path).toSorted()).toEqual(["/autocomplete", "/news", "/news", "/news"]);
	});

	test("starts a new run when the lease of a dead process has expired", async () => {
		await database.db.insert(newsRuns).values({ running_until: new Date(Date.now() - 1) });
		web.on("/rss", oneOfRss);
		expect(await chainOf({ key: "" }).refresh(somebody)).toEqual({ brought: "rss", articles: 1 });
	});

	test("keeps the lease of a successor when a run has outlived its own", async () => {
		web.on("/rss", "silence");
		const late = chainOf({ key: "" }).refresh(somebody);
		await expect.poll(() => web.requests.length).toBe(1);
		const successor = new Date(Date.now() + 20_000);
		await database.db.update(newsRuns).set({ running_until: successor });
		await late;
		const [run] = await database.db.select().from(newsRuns);
		expect(run).toMatchObject({ running_until: successor, finished_at: null });
	});

	test("makes at most 83 searches a day", async () => {
		await spend(82);
		web.on("/news", json({ news: [found("The last one of the day", "https://wire.example/1")] }));
		await chainOf({ feeds: [] }).fetchNews();
		expect(await rows()).toHaveLength(1);
		expect(web.requests).toHaveLength(1);
		expect(await database.db.select({ used: newsSearches.used }).from(newsSearches)).toEqual([{ used: 83 }]);
	});

	test("pauses the search provider until midnight in India, without a failure, when the day's searches are used", async () => {
		await spend(83);
		await chainOf({ feeds: [] }).fetchNews();
		const source = await sourceOf(SEARCH_SOURCE);
		expect(source).toMatchObject({ failures: 0, answered_at: null });
		const { rows: midnights } = await database.db.execute<{ is: boolean }>(sql`
			select (next_at at time zone 'Asia/Kolkata')::time = '00:00' and next_at > now()
				and next_at <= now() + interval '1 day' as is from ${newsSources}`);
		expect(midnights).toEqual([{ is: true }]);
		expect(web.requests).toEqual([]);
	});

	test("serves visitors from the feeds when their part of the searches is used; the scheduled run still searches", async () => {
		await spend(79);
		web.on("/rss", oneOfRss);
		web.on("/news", json({ news: [found("Live news of the league", "https://wire.example/1")] }));
		expect(await chainOf().refresh(somebody)).toEqual({ brought: "rss", articles: 1 });
		expect(await sourceOf(SEARCH_SOURCE)).toBeUndefined();
		await chainOf().fetchNews();
		expect(await sourceOf(SEARCH_SOURCE)).toMatchObject({ failures: 0, answered_at: expect.any(Date) });
		expect(await database.db.select({ used: newsSearches.used }).from(newsSearches)).toEqual([{ used: 83 }]);
	});
});
