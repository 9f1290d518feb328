import { beforeEach, describe, expect, test } from "vitest";
import { createRateLimits } from "../../../../platform/limits/rate-limits.ts";
import type { Visitor } from "../../../../platform/limits/visitor.ts";
import { limitKeysOf } from "../../../../platform/limits/visitor.ts";
import { openTestDatabase } from "../../../../tests/fixtures/database.ts";
import { found, newsChains, oneOfRss, somebody } from "../../../../tests/fixtures/news.ts";
import { untilEnd } from "../../../../tests/fixtures/until-end.ts";
import { json, startWebStub } from "../../../../tests/stubs/web.ts";
import { readSearchStatus } from "../news.server.ts";
import { VISITOR_QUOTA } from "./quota.server.ts";

const database = await untilEnd(openTestDatabase());
const web = await untilEnd(startWebStub());
const { chainOf, rows, passTime, purged, clean } = newsChains(() => ({ database, web }));
beforeEach(clean);
const STORE = { store: true };

describe("NEWS-2 the search provider", () => {
	test("gets the three searches by POST with the key, and its articles are live", async () => {
		web.on("/news", ({ body }) => {
			const { q } = JSON.parse(body) as { q: string };
			return json({ news: [found(`${q.length} words`, `https://wire.example/${q.length}`)] });
		});
		expect(await chainOf().refresh(somebody)).toEqual({ brought: "live", articles: 3 });
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

	test("returns one article for two searches and under two links: it is stored once", async () => {
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
		expect(await chainOf().refresh(somebody)).toEqual({ brought: "live", articles: 1 });
		expect(await rows()).toHaveLength(1);
	});

	test("returns an article of a feed: it is stored once, and is live from then on", async () => {
		web.on("/rss", oneOfRss);
		await chainOf({ key: "" }).refresh(somebody);
		web.on("/news", json({ news: [found("The feed tells of a toss", "http://www.paper.example/toss/?utm_medium=x")] }));
		await chainOf().refresh(somebody);
		expect(await rows()).toMatchObject([{ channel: "live", link: "https://paper.example/toss" }]);
	});
});

test("NEWS-1 a visitor who refreshes all day uses up only that visitor's share of the searches", async () => {
	const limits = createRateLimits();
	const takeShare = async (visitor: Visitor) =>
		(await limits.tryReserveAll(...limitKeysOf(VISITOR_QUOTA, visitor))) !== null;
	web.on("/news", json({ news: [found("Rain delays the toss", "https://wire.example/toss")] }));
	const asked = () => web.requests.filter(({ path }) => path !== "/rss").length;
	const refresh = async (client: string) => {
		await passTime();
		return chainOf({ takeShare }).refresh({ fan: null, client });
	};
	for (let n = 0; n < 4; n++) await refresh("192.0.2.1");
	expect(asked()).toBe(VISITOR_QUOTA.points);
	expect(await refresh("192.0.2.2")).toMatchObject({ brought: "live" });
	expect(asked()).toBe(VISITOR_QUOTA.points + 4);
});

describe("NEWS-2 topics", () => {
	test("that trend are the provider's completions of 'cricket today'", async () => {
		web.on("/news", json({ news: [found("Live news of the league", "https://wire.example/1")] }));
		web.on("/autocomplete", json({ suggestions: [{ value: "cricket today live" }, { value: "<b>toss</b>" }, {}, 7] }));
		expect(await readSearchStatus(database.db)).toEqual({ topics: [], is_searchable: false, searches: "0/83" });
		await chainOf().fetchNews();
		expect(JSON.parse(web.requests.at(-1)?.body ?? "")).toMatchObject({ q: "cricket today" });
		expect(await readSearchStatus(database.db)).toEqual({
			topics: ["cricket today live", "toss"],
			is_searchable: true,
			searches: "4/83",
		});
	});

	test("are searched in five variants of five results; each link counts once, and twenty are stored", async () => {
		web.on("/news", ({ body }) => {
			const { q } = JSON.parse(body) as { q: string };
			const own = Array.from({ length: 7 }, (_, place) => found(`${q} ${place}`, `https://wire.example/${q}/${place}`));
			return json({ news: [found("A googly in all of them", "https://wire.example/all"), ...own] });
		});
		// each variant returns the common link and four of its own: 1 + 5 * 4 is one over the limit
		expect(await chainOf().searchTopic("Super Over", somebody, STORE)).toHaveLength(20);
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

	test("return only results about cricket, whatever the topic", async () => {
		web.on(
			"/news",
			json({
				news: [
					found("Casino bonus for everybody", "https://spam.example/bonus"),
					{ ...found("A night at the casino", "https://wire.example/casino"), snippet: "A cricketer tells." },
				],
			}),
		);
		expect(await chainOf().searchTopic("casino bonus", somebody, STORE)).toHaveLength(1);
		expect(web.requests.map(({ body }) => JSON.parse(body).q)).toContain("casino bonus cricket news");
		expect((await rows()).map(({ title }) => title)).toEqual(["A night at the casino"]);
		await chainOf().searchTopic("Cricket today", somebody, STORE);
		expect(web.requests.map(({ body }) => JSON.parse(body).q)).toContain("Cricket today news");
	});

	test("return the results of the variants that are answered, and fail when none is", async () => {
		web.on("/news", ({ body }) =>
			body.includes("analysis")
				? json({ news: [found("A bowler's analysis", "https://wire.example/1")] })
				: { status: 500 },
		);
		expect(await chainOf().searchTopic("toss", somebody, STORE)).toHaveLength(1);
		web.on("/news", { status: 500 });
		expect(await chainOf().searchTopic("toss", somebody, STORE)).toBeNull();
		expect(await rows()).toHaveLength(1);
	});
});
