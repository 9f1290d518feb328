import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newsArticles, newsSearches } from "../../../../db/schema/news.ts";
import { startTestSite, type TestSite, type Visitor } from "../../../../tests/fixtures/site.ts";
import { fetchOfStub, json, startWebStub, type WebStub } from "../../../../tests/stubs/web.ts";
import { searchLimit, takeSearch } from "./quota.server.ts";

let site: TestSite;
let keyless: TestSite;
/** Its timeout for the provider is short. */
let hasty: TestSite;
let web: WebStub;
beforeAll(async () => {
	web = await startWebStub();
	const settings = { SERPER_API_KEY: "stub key", SERPER_BASE_URL: web.url, TRUST_PROXY: "on" };
	site = await startTestSite({ ...settings, ADMIN_EMAILS: "admin@example.com" });
	hasty = await startTestSite(settings, { askSearch: fetchOfStub() });
	keyless = await startTestSite();
});
afterAll(async () => {
	for (const one of [site, hasty, keyless]) await one.close();
	web.close();
});
beforeEach(async () => {
	web.reset();
	await site.database.db.delete(newsSearches);
});
let networks = 0;
let questions = 0;
/** Each visitor has another network, so that no test reaches another's limit. */
const search = (body: unknown, on = site) =>
	on.visitor({ "x-forwarded-for": `20.0.${++networks}.1` }).post("/api/serper-search", body);
const unique = () => `question ${++questions}`;

describe("NEWS-1 POST /api/serper-search", () => {
	test.each(["news", "search", "images", "videos", "places", "autocomplete"])(
		"requests %s in the provider's format",
		async (type) => {
			web.on(`/${type}`, json({ news: [], searchParameters: { q: "secret" } }));
			const response = await search({ type, query: "toss", num: 5 });
			expect(response.status).toBe(200);
			expect(await response.json()).toEqual({
				news: [],
				organic: [],
				images: [],
				videos: [],
				places: [],
				suggestions: [],
				quota: "1/83",
			});
			const [asked] = web.requests;
			expect(asked).toMatchObject({ method: "POST", path: `/${type}`, headers: { "x-api-key": "stub key" } });
			expect(JSON.parse(asked?.body ?? "")).toEqual({
				q: "toss",
				gl: "in",
				hl: "en",
				num: 5,
				location: "India",
				...(type === "news" ? { tbs: "qdr:d" } : {}),
			});
		},
	);

	test("returns the provider's lists without malformed results and links that are not http", async () => {
		web.on(
			"/news",
			json({
				news: [
					{ title: "Good", link: "https://a.example/1", position: 1 },
					"garbage",
					null,
					{ title: "Bad", link: "javascript:alert(1)" },
				],
				suggestions: [{ value: "cricket today" }],
			}),
		);
		const answer = (await (await search({ query: unique() })).json()) as Record<string, unknown>;
		expect(answer.news).toEqual([{ title: "Good", link: "https://a.example/1", position: 1 }]);
		expect(answer.suggestions).toEqual([{ value: "cricket today" }]);
	});

	test("sends place and time to the provider, and answers the same search from the cache", async () => {
		web.on("/search", json({ organic: [] }));
		const question = { type: "search", query: unique(), num: 3, location: "Mumbai", timeFilter: "qdr:w" };
		const answers = await Promise.all([search(question), search(question)]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		expect(await (await search(question)).json()).toMatchObject({ quota: "1/83" });
		expect(web.requests).toHaveLength(1);
		expect(JSON.parse(web.requests[0]?.body ?? "")).toMatchObject({ location: "Mumbai", tbs: "qdr:w", num: 3 });
	});
});

const answers: [string, Parameters<WebStub["on"]>[1], number, string][] = [
	["is busy", { status: 429 }, 503, "urn:problem:search-provider-busy"],
	["fails", { status: 500 }, 502, "urn:problem:search-provider-failed"],
	["refuses the key", { status: 403 }, 502, "urn:problem:search-provider-failed"],
	["says nothing", "silence", 504, "urn:problem:search-provider-slow"],
	["drips", { drip: " " }, 504, "urn:problem:search-provider-slow"],
	[
		"sends 10 MB",
		{ body: Buffer.alloc(10 << 20, "x"), type: "application/json" },
		502,
		"urn:problem:search-provider-failed",
	],
	["sends garbage", { body: "{", type: "application/json" }, 502, "urn:problem:search-provider-failed"],
	["sends a page", { body: "<p>", type: "text/html" }, 502, "urn:problem:search-provider-failed"],
	["sends on to another host", { redirect: "http://127.0.0.2:1/" }, 502, "urn:problem:search-provider-failed"],
];

describe("NEWS-1 a refusal", () => {
	test.each([
		[{}, "query"],
		[{ query: " " }, "query"],
		[{ query: 1 }, "query"],
		[{ query: "x".repeat(201) }, "query"],
		[{ query: "x", type: "maps" }, "type"],
		[{ query: "x", num: 0 }, "num"],
		[{ query: "x", num: 21 }, "num"],
		[{ query: "x", num: "5" }, "num"],
		[{ query: "x", location: "" }, "location"],
		[{ query: "x", timeFilter: "all" }, "timeFilter"],
	])("of %j names the field %s, without a request to the provider", async (body, field) => {
		const response = await search(body);
		expect(response.status).toBe(400);
		expect(await response.json()).toMatchObject({ status: 400, field });
		expect(web.requests).toEqual([]);
	});

	test("of a site without a key has its own problem type", async () => {
		const response = await search({ query: unique() }, keyless);
		expect(response.status).toBe(503);
		expect(await response.json()).toMatchObject({ type: "urn:problem:search-not-configured" });
	});

	test.each(answers)("names the fault when the provider %s", async (_what, turn, status, type) => {
		web.on("/news", turn);
		const response = await search({ query: unique() }, status === 504 ? hasty : site);
		expect(response.status).toBe(status);
		const text = await response.text();
		expect(JSON.parse(text)).toMatchObject({ status, type });
		expect(text).not.toContain("stub key");
	});

	test("answers searches beyond the visitors' part of the day, concurrent ones too", async () => {
		await site.database.db.execute(
			`insert into news_searches (day, used) values ((now() at time zone 'Asia/Kolkata')::date, ${searchLimit("visitor", new Date()) - 2})`,
		);
		web.on("/news", json({}));
		const statuses = await Promise.all(
			Array.from({ length: 6 }, async () => (await search({ query: unique() })).status),
		);
		expect(statuses.toSorted()).toEqual([200, 200, 429, 429, 429, 429]);
		expect(await (await search({ query: unique() })).json()).toMatchObject({ type: "urn:problem:search-quota-used" });
		expect(web.requests).toHaveLength(2);
	});

	test("answers visitors from the 80th search of the day on; the schedule may make 83", async () => {
		const { db } = site.database;
		await db.execute(`insert into news_searches (day, used) values ((now() at time zone 'Asia/Kolkata')::date, 79)`);
		expect((await search({ query: unique() })).status).toBe(429);
		const topics = await site.visitor({ "x-forwarded-for": "50.0.0.1" }).post("/api/news/topics", { topic: unique() });
		expect([topics.status, await topics.json()]).toMatchObject([429, { type: "urn:problem:search-quota-used" }]);
		const taken = await Promise.all(Array.from({ length: 6 }, () => takeSearch(db, "schedule")));
		expect(taken.filter(Boolean)).toHaveLength(4);
		expect(web.requests).toEqual([]);
	});

	test("answers a network's eleventh search of the day from any of its addresses, and not the next network", async () => {
		web.on("/news", json({}));
		const ask = (address: string) =>
			site.visitor({ "x-forwarded-for": address }).post("/api/serper-search", { query: unique() });
		for (let n = 0; n < 10; n++) expect((await ask(`2001:db8:60:${n}::1`)).status).toBe(200);
		// by another entry, because the first one's limit per minute counts the network too
		const topics = await site
			.visitor({ "x-forwarded-for": "2001:db8:60:7f::1" })
			.post("/api/news/topics", { topic: unique() });
		expect([topics.status, await topics.json()]).toMatchObject([429, { type: "urn:problem:search-share-used" }]);
		expect((await ask("2001:db8:60:100::1")).status).toBe(200);
		expect(web.requests).toHaveLength(11);
	});

	test("answers a wide network's 21st search of the day from any of its networks and accounts, and not the next one", async () => {
		web.on("/news", json({}));
		const ask = async (address: string, visitor = site.visitor({ "x-forwarded-for": address })) =>
			(await (await visitor.post("/api/serper-search", { query: unique() })).json()) as { type?: string };
		for (let n = 0; n < 20; n++) expect((await ask(`2001:db8:61:${n.toString(16)}00::1`)).type).toBeUndefined();
		const used = { type: "urn:problem:search-share-used" };
		expect(await ask("2001:db8:61:5500::1")).toMatchObject(used);
		const fan = await site.fan("wide@example.com", site.visitor({ "x-forwarded-for": "2001:db8:61:5600::1" }));
		expect(await ask("", fan)).toMatchObject(used);
		expect((await ask("2001:db8:62::1")).type).toBeUndefined();
		expect(web.requests).toHaveLength(21);
	});

	test("answers a visitor's eleventh search of a minute", async () => {
		web.on("/news", json({}));
		const visitor = site.visitor({ "x-forwarded-for": "30.0.0.1" });
		const statuses: number[] = [];
		for (let question = 0; question < 11; question++)
			statuses.push((await visitor.post("/api/serper-search", { query: "the same" })).status);
		expect(statuses).toEqual([...Array(10).fill(200), 429]);
	});
});

describe("NEWS-2 POST /api/news/topics", () => {
	const topics = (body: unknown, on = site) =>
		on.visitor({ "x-forwarded-for": `40.0.${++networks}.1` }).post("/api/news/topics", body);

	const yorkers = { title: "Yorkers under lights", link: "https://wire.example/yorkers" };
	/** The number of pages, feeds and sitemaps that contain the article. */
	async function shownTo(who: Visitor): Promise<number> {
		let shown = 0;
		for (const path of [
			"/news?q=lights+YORKERS",
			"/news",
			"/",
			"/sitemaps/news-1.xml",
			"/news-sitemap.xml",
			"/news.xml",
		])
			if ((await (await who.get(path)).text()).includes("Yorkers under lights")) shown++;
		return shown;
	}

	test("returns its results to the fan or visitor only, and stores nothing", async () => {
		web.on("/news", json({ news: [yorkers] }));
		const answer = (await (await topics({ topic: unique() })).json()) as { articles: object[] };
		expect(answer).toMatchObject({ stored: false, articles: [{ title: yorkers.title, link: yorkers.link }] });
		const fan = await site.fan("searching@example.com", site.visitor({ "x-forwarded-for": "41.0.0.1" }));
		expect(await (await fan.post("/api/news/topics", { topic: unique() })).json()).toMatchObject({ stored: false });
		for (const who of [site.visitor(), fan]) expect(await shownTo(who)).toBe(0);
		expect(await site.database.db.$count(newsArticles, eq(newsArticles.title, yorkers.title))).toBe(0);
	});

	test("stores an admin's results as news", async () => {
		web.on("/news", json({ news: [yorkers] }));
		const admin = await site.fan("admin@example.com", site.visitor({ "x-forwarded-for": "41.0.0.2" }));
		expect(await (await admin.post("/api/news/topics", { topic: unique() })).json()).toMatchObject({ stored: true });
		expect(await shownTo(site.visitor())).toBeGreaterThanOrEqual(3);
	});

	test("fails without a topic, without a key, and when no variant is answered", async () => {
		const empty = await topics({ topic: " " });
		expect(empty.status).toBe(400);
		expect(await empty.json()).toMatchObject({ field: "topic" });
		expect((await topics({ topic: "toss" }, keyless)).status).toBe(503);
		web.on("/news", { status: 500 });
		expect((await topics({ topic: unique() })).status).toBe(502);
	});
});
