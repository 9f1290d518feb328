import { eq, ne, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newsArticles, newsRuns, newsSearches, newsSources } from "../../../db/schema/news.ts";
import type { Database } from "../../../platform/database/database.ts";
import { today } from "../../../platform/database/day.ts";
import { createLogger } from "../../../platform/logging.ts";
import { createRateLimits } from "../../../platform/rate-limits.ts";
import { openTestDatabase } from "../../../tests/fixtures/database.ts";
import { fetchOfStub, json, rebinding, rss, startWebStub, type Turn, type WebStub } from "../../../tests/stubs/web.ts";
import { createNewsChain } from "./chain.server.ts";
import { newsDesk } from "./news.server.ts";
import { createSearch } from "./search/serper.server.ts";
import { SHARE_OF_A_VISITOR } from "./search/share.ts";
import { SEARCH_SOURCE } from "./sources/sources.server.ts";

let database: Database;
let web: WebStub;
beforeAll(async () => {
	database = await openTestDatabase();
	web = await startWebStub();
});
afterAll(async () => {
	web.close();
	await database.close();
});
const purged: string[] = [];
beforeEach(async () => {
	const { db } = database;
	await db.delete(newsArticles).where(ne(newsArticles.channel, "sample"));
	for (const table of [newsRuns, newsSources, newsSearches]) await db.delete(table);
	web.reset();
	purged.length = 0;
});

type Setting = {
	key?: string;
	feeds?: string[];
	ask?: ReturnType<typeof fetchOfStub>;
	takeShare?: (visitor: string) => Promise<boolean>;
};
/** A process with its own memory, on the database of all. */
function chainOf({ key = "key", feeds = ["/rss"], ask = fetchOfStub(), takeShare = async () => true }: Setting = {}) {
	const { db } = database;
	const search = createSearch({ db, key: key || undefined, base_url: web.url, askSearch: ask, takeShare });
	return createNewsChain({
		db,
		search,
		feeds: feeds.map((feed) => ({ url: feed.startsWith("/") ? web.url + feed : feed })),
		fetchOutside: ask,
		purge: (tags) => purged.push(...tags),
		logger: createLogger({ LOG_LEVEL: "silent" }),
		spread_ms: 0,
	});
}
const STORE = { store: true };
const rows = () => database.db.select().from(newsArticles).where(ne(newsArticles.channel, "sample"));
const spend = (used: number) => database.db.insert(newsSearches).values({ day: sql`${today}`, used });
const feedUrl = () => `${web.url}/rss`;
const sourceOf = async (source: string) =>
	(await database.db.select().from(newsSources).where(eq(newsSources.source, source)))[0];
/** Lets all sources be asked again, as time does. */
const passTime = () => database.db.update(newsSources).set({ next_at: new Date(0), answered_at: new Date(0) });

const found = (title: string, link: string) => ({ title, link, snippet: "s", date: "2 hours ago", source: "The Wire" });
const oneOfRss = rss([{ title: "The feed tells of a toss", link: "https://paper.example/toss" }]);

describe("NEWS-2 the search provider", () => {
	test("is asked the three questions, by POST with the key, and its articles are live", async () => {
		web.on("/news", ({ body }) => {
			const { q } = JSON.parse(body) as { q: string };
			return json({ news: [found(`${q.length} words`, `https://wire.example/${q.length}`)] });
		});
		expect(await chainOf().refresh("somebody")).toEqual({ brought: "live", articles: 3 });
		const asked = web.requests.filter(({ path }) => path === "/news");
		expect(asked.map(({ method, path, headers }) => [method, path, headers["x-api-key"]])).toEqual(
			Array.from({ length: 3 }, () => ["POST", "/news", "key"]),
		);
		expect(asked.map(({ body }) => JSON.parse(body))).toEqual(
			expect.arrayContaining([
				{ q: "Today Cricket News", gl: "in", hl: "en", num: 10, tbs: "qdr:d", location: "India" },
				{ q: "IPL latest news today", gl: "in", hl: "en", num: 8, tbs: "qdr:d", location: "India" },
				{ q: "international cricket news today", gl: "in", hl: "en", num: 7, tbs: "qdr:d", location: "India" },
			]),
		);
		expect(new Set((await rows()).map(({ channel, category }) => `${channel} ${category}`))).toEqual(
			new Set(["live Today", "live IPL", "live International"]),
		);
		expect(purged).toEqual(["news"]);
	});

	test("brings an article to two questions, and twice under one title: it is stored once", async () => {
		web.on(
			"/news",
			json({
				news: [
					found("Rain delays the toss in Mumbai", "https://wire.example/toss?utm_source=a"),
					found("Rain delays the toss in Mumbai", "https://www.wire.example/toss/"),
					found("Rain delays the toss in Mumbai!", "https://other.example/rain"),
				],
			}),
		);
		expect(await chainOf().refresh("somebody")).toEqual({ brought: "live", articles: 1 });
		expect(await rows()).toHaveLength(1);
	});

	test("brings what a feed had told: the article is known once, and live from then on", async () => {
		web.on("/rss", oneOfRss);
		await chainOf({ key: "" }).refresh("somebody");
		web.on("/news", json({ news: [found("The feed tells of a toss", "http://www.paper.example/toss/?utm_medium=x")] }));
		await chainOf().refresh("somebody");
		expect(await rows()).toMatchObject([{ channel: "live", link: "https://paper.example/toss" }]);
	});
});

test("NEWS-1 a visitor who presses refresh all day uses up that visitor's part of the searches, and nobody else's", async () => {
	const limits = createRateLimits();
	const takeShare = (visitor: string) => limits.tryTake(SHARE_OF_A_VISITOR, visitor);
	web.on("/news", json({ news: [found("Rain delays the toss", "https://wire.example/toss")] }));
	const asked = () => web.requests.filter(({ path }) => path !== "/rss").length;
	const refresh = async (visitor: string) => {
		await passTime();
		return chainOf({ takeShare }).refresh(visitor);
	};
	for (let n = 0; n < 4; n++) await refresh("one");
	expect(asked()).toBe(SHARE_OF_A_VISITOR.points);
	expect(await refresh("other")).toMatchObject({ brought: "live" });
	expect(asked()).toBe(SHARE_OF_A_VISITOR.points + 4);
});

describe("NEWS-2 topics", () => {
	test("that trend are what the provider completes 'cricket today' to", async () => {
		web.on("/news", json({ news: [found("Live news of the league", "https://wire.example/1")] }));
		web.on("/autocomplete", json({ suggestions: [{ value: "cricket today live" }, { value: "<b>toss</b>" }, {}, 7] }));
		expect(await newsDesk(database.db)).toEqual({ topics: [], is_searchable: false, searches: "0/83" });
		await chainOf().fetchNews();
		expect(JSON.parse(web.requests.at(-1)?.body ?? "")).toMatchObject({ q: "cricket today" });
		expect(await newsDesk(database.db)).toEqual({
			topics: ["cricket today live", "toss"],
			is_searchable: true,
			searches: "4/83",
		});
	});

	test("are searched for by five variants, five results of each, each link once, twenty kept", async () => {
		web.on("/news", ({ body }) => {
			const { q } = JSON.parse(body) as { q: string };
			const own = Array.from({ length: 7 }, (_, place) => found(`${q} ${place}`, `https://wire.example/${q}/${place}`));
			return json({ news: [found("A googly in all of them", "https://wire.example/all"), ...own] });
		});
		// of each the common one and four of its own: 1 + 5 * 4 links, one too many
		expect(await chainOf().searchTopic("Super Over", "admin", STORE)).toHaveLength(20);
		expect(web.requests.map(({ body }) => JSON.parse(body).q).toSorted()).toEqual([
			"Super Over cricket analysis",
			"Super Over cricket highlights",
			"Super Over cricket latest updates",
			"Super Over cricket news",
			"Super Over cricket statistics",
		]);
		expect(await rows()).toHaveLength(20);
		expect(purged).toEqual(["news"]);
	});

	test("bring nothing but cricket, whatever topic a stranger names", async () => {
		web.on(
			"/news",
			json({
				news: [
					found("Casino bonus for everybody", "https://spam.example/bonus"),
					{ ...found("A night at the casino", "https://wire.example/casino"), snippet: "A cricketer tells." },
				],
			}),
		);
		expect(await chainOf().searchTopic("casino bonus", "admin", STORE)).toHaveLength(1);
		expect(web.requests.map(({ body }) => JSON.parse(body).q)).toContain("casino bonus cricket news");
		expect((await rows()).map(({ title }) => title)).toEqual(["A night at the casino"]);
		await chainOf().searchTopic("Cricket today", "admin", STORE);
		expect(web.requests.map(({ body }) => JSON.parse(body).q)).toContain("Cricket today news");
	});

	test("go on with the variants that are answered, and fail when none is", async () => {
		web.on("/news", ({ body }) =>
			body.includes("analysis")
				? json({ news: [found("A bowler's analysis", "https://wire.example/1")] })
				: { status: 500 },
		);
		expect(await chainOf().searchTopic("toss", "admin", STORE)).toHaveLength(1);
		web.on("/news", { status: 500 });
		expect(await chainOf().searchTopic("toss", "admin", STORE)).toBeNull();
		expect(await rows()).toHaveLength(1);
	});
});

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
	test.each(failures)("goes on to the feeds when the search provider %s", async (_what, turn) => {
		web.on("/news", turn);
		web.on("/rss", oneOfRss);
		expect(await chainOf().refresh("somebody")).toEqual({ brought: "rss", articles: 1 });
		expect(await rows()).toMatchObject([{ channel: "rss", source: "Stub Times" }]);
	});

	test.each(failures.slice(1))(
		"ends with the samples when the feed %s too, and the feed is left alone",
		async (_what, turn) => {
			web.on("/rss", turn);
			expect(await chainOf({ key: "" }).refresh("somebody")).toEqual({ brought: "samples", articles: 10 });
			expect(await rows()).toEqual([]);
			expect(await sourceOf(feedUrl())).toMatchObject({ failures: 1 });
			expect(purged).toEqual([]);
			const asked = web.requests.length;
			await chainOf({ key: "" }).refresh("somebody");
			expect(web.requests).toHaveLength(asked);
		},
	);

	test("tells of the stored articles when no source answers any more", async () => {
		web.on("/rss", oneOfRss);
		await chainOf({ key: "" }).refresh("somebody");
		await passTime();
		web.on("/rss", { status: 500 });
		expect(await chainOf({ key: "" }).refresh("somebody")).toEqual({ brought: "stored", articles: 1 });
	});

	test("one feed's failure is not the others'", async () => {
		web.on("/rss", oneOfRss);
		web.on("/other", { status: 500 });
		expect(await chainOf({ key: "", feeds: ["/other", "/rss"] }).refresh("somebody")).toEqual({
			brought: "rss",
			articles: 1,
		});
	});
});

describe("NEWS-7 inner addresses", () => {
	test("a feed that leads there by a redirect, or lies there, is refused", async () => {
		web.on("/rss", { redirect: `${web.inner_url}/secret` });
		const chain = chainOf({ key: "", feeds: ["/rss", `${web.inner_url}/feed`, "http://169.254.169.254/latest"] });
		expect(await chain.refresh("somebody")).toMatchObject({ brought: "samples" });
		expect(web.innerRequests).toEqual([]);
	});

	test("a feed whose name turns to an inner address is refused", async () => {
		const ask = fetchOfStub(rebinding("127.0.0.1", "127.0.0.2"));
		web.on("/rss", { redirect: `http://feeds.example:${web.port}/again` });
		const chain = chainOf({ key: "", feeds: [`http://feeds.example:${web.port}/rss`], ask });
		expect(await chain.refresh("somebody")).toMatchObject({ brought: "samples" });
		expect(web.requests).toHaveLength(1);
		expect(web.innerRequests).toEqual([]);
	});
});

describe("NEWS-7 fetching", () => {
	test("asks a feed for what has changed since", async () => {
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
			expect(await chainOf({ key: "" }).refresh("somebody")).toEqual({ brought: "rss", articles: 0 });
		}
		expect(web.requests).toHaveLength(3);
		expect(await rows()).toHaveLength(1);
		expect(purged).toEqual(["news"]);
	});

	test("is one run for all who ask at once, on one process or two", async () => {
		web.on("/rss", oneOfRss);
		const [one, other] = [chainOf({ key: "" }), chainOf({ key: "" })];
		const outcomes = await Promise.all([
			one.refresh("somebody"),
			one.refresh("somebody"),
			other.refresh("somebody"),
			one.fetchNews(),
			other.refresh("somebody"),
		]);
		expect(web.requests).toHaveLength(1);
		expect(outcomes.filter(Boolean)).toEqual(Array.from({ length: 4 }, () => ({ brought: "rss", articles: 1 })));
	});

	test("asks nothing again for a visitor who comes a moment later", async () => {
		web.on("/news", json({ news: [found("Live news of the league", "https://wire.example/1")] }));
		web.on("/rss", oneOfRss);
		for (let visitor = 0; visitor < 5; visitor++) await chainOf().refresh("somebody");
		expect(web.requests.map(({ path }) => path).toSorted()).toEqual([
			"/autocomplete",
			"/news",
			"/news",
			"/news",
			"/rss",
		]);
	});

	test("goes on after a process that died in the middle of a run", async () => {
		await database.db.insert(newsRuns).values({ running_until: new Date(Date.now() - 1) });
		web.on("/rss", oneOfRss);
		expect(await chainOf({ key: "" }).refresh("somebody")).toEqual({ brought: "rss", articles: 1 });
	});

	test("spends no more than the day's searches", async () => {
		await spend(82);
		web.on("/news", json({ news: [found("The last one of the day", "https://wire.example/1")] }));
		await chainOf({ feeds: [] }).fetchNews();
		expect(await rows()).toHaveLength(1);
		expect(web.requests).toHaveLength(1);
		expect(await database.db.select({ used: newsSearches.used }).from(newsSearches)).toEqual([{ used: 83 }]);
	});

	test("goes on at the next midnight of India when the day's searches are used: that is no failure of the provider", async () => {
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

	test("keeps the schedule's searches from refreshing visitors, who get the feeds; its own run comes in its time", async () => {
		await spend(79);
		web.on("/rss", oneOfRss);
		web.on("/news", json({ news: [found("Live news of the league", "https://wire.example/1")] }));
		expect(await chainOf().refresh("somebody")).toEqual({ brought: "rss", articles: 1 });
		expect(await sourceOf(SEARCH_SOURCE)).toBeUndefined();
		await chainOf().fetchNews();
		expect(await sourceOf(SEARCH_SOURCE)).toMatchObject({ failures: 0, answered_at: expect.any(Date) });
		expect(await database.db.select({ used: newsSearches.used }).from(newsSearches)).toEqual([{ used: 83 }]);
	});
});
