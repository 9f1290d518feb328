import { describe, expect, test } from "vitest";
import { testSite } from "../../../../tests/fixtures/site.ts";

const site = await testSite();

const look = async (path: string) => {
	const response = await fetch(site.url + path, { redirect: "manual" });
	return { status: response.status, headers: response.headers, html: await response.text() };
};
const ANSWER = "/statistics/explore?rows=batting&measure=runs&season=2016&by=player&limit=3";
const PAGES = [
	["/players/virat-kohli-rcb", "Virat Kohli", "Strike rate"],
	["/matches/981019", "Sunrisers Hyderabad v Royal Challengers Bangalore", "208/7"],
	["/seasons/2016", "IPL 2016", "Sunrisers Hyderabad won the final"],
	[ANSWER, "Runs by player", "973"],
] as const;

describe("SITE-3 a card for other sites", () => {
	test.each(PAGES)("of %s has the page's figures and a link to it", async (path, title, text) => {
		for (const nth of ["made", "kept"]) {
			const { status, headers, html } = await look(`/embed${path}`);
			expect([status, headers.get("content-type")], nth).toEqual([200, "text/html; charset=utf-8"]);
			expect(html).toContain(title);
			expect(html).toContain(text);
			expect(html).toContain("As of the 2026 final");
			const [, link = ""] = /<footer><a href="([^"]+)"/.exec(html) ?? [];
			expect(link.replaceAll("&amp;", "&")).toBe(site.url + path);
			expect(html).not.toMatch(/<script|<[^>]+ (?:style|on\w+)=/);
		}
		expect((await look(path)).status).toBe(200);
	});

	test("may be framed by any site and loads nothing; no other page may be framed", async () => {
		for (const [path] of PAGES) {
			const { headers } = await look(`/embed${path}`);
			const policy = headers.get("content-security-policy") ?? "";
			expect(policy).toContain("frame-ancestors *");
			expect(policy).toContain("default-src 'none'");
			expect(policy).toContain("form-action 'none'");
			expect(policy).not.toContain("script-src");
			expect(headers.get("x-frame-options")).toBeNull();
		}
		const others = [...PAGES.map(([path]) => path), "/", "/embedded/x", "/auth", "/api/oembed", "/data", "/api/docs"];
		for (const path of others)
			expect((await look(path)).headers.get("content-security-policy"), path).toContain("frame-ancestors 'none'");
	});

	test("has the style whose hash its policy allows, with dark colours", async () => {
		const { html } = await look("/embed/seasons/2016");
		const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "";
		const { createHash } = await import("node:crypto");
		const hash = createHash("sha256").update(style).digest("base64");
		expect((await look("/embed/seasons/2016")).headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
		expect(style).toContain("prefers-color-scheme:dark");
	});

	test.each([
		"/embed/players/nobody-at-all",
		"/embed/matches/7",
		"/embed/seasons/2007",
		"/embed/teams/mi",
		"/embed/statistics/explore",
		"/embed/statistics/explore?rows=batting&measure=nothing",
		"/embed/statistics/explore?rows=batting&measure=runs&team=abc",
		"/embed/constructor/x",
		"/embed/players/%00",
	])("%s answers 404 within the frame", async (path) => {
		const { status, headers, html } = await look(path);
		expect([status, headers.get("cache-control")]).toEqual([404, "no-store"]);
		expect(headers.get("content-security-policy")).toContain("frame-ancestors *");
		expect(html).toContain("We couldn't find that card");
	});

	test("has one address: other spellings redirect, added parameters do not count", async () => {
		const { status, headers } = await look("/embed/players/Virat-Kohli-RCB?utm_source=x");
		expect([status, headers.get("location")]).toEqual([301, "/embed/players/virat-kohli-rcb"]);
		const [one, other] = [await look(`/embed${ANSWER}`), await look(`/embed${ANSWER}&utm_source=x`)];
		expect(other.headers.get("etag")).toBe(one.headers.get("etag"));
	});
});

describe("SITE-3 oEmbed", () => {
	const ask = (query: Record<string, string>, headers = {}) =>
		fetch(`${site.url}/api/oembed?${new URLSearchParams(query)}`, { headers });

	test.each(PAGES)("%s links to its oEmbed answer, which has the iframe of its card", async (path, title) => {
		const { html } = await look(path);
		const [, found = ""] = /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(html) ?? [];
		const response = await fetch(found.replaceAll("&amp;", "&"), { headers: { origin: "https://example.org" } });
		expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
		expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
		const said = await response.json();
		expect(said).toMatchObject({ version: "1.0", type: "rich", width: 480, provider_url: site.url, cache_age: 3600 });
		expect(said.title).toContain(title);
		const [, source = ""] = /^<iframe src="([^"]+)"/.exec(said.html) ?? [];
		expect((await fetch(source.replaceAll("&amp;", "&"))).status).toBe(200);
	});

	test("the iframe keeps within maxwidth and maxheight", async () => {
		const url = `${site.url}/seasons/2016`;
		expect(await (await ask({ url, maxwidth: "300", maxheight: "200" })).json()).toMatchObject({
			width: 300,
			height: 200,
		});
	});

	test.each([
		["another site", { url: "https://example.org/players/virat-kohli-rcb" }, 400, "url"],
		["no address", { url: "players" }, 400, "url"],
		["no address at all", {}, 400, "url"],
		["a page without a card", { url: "/teams" }, 404, undefined],
		["a player who is not there", { url: "/players/nobody-at-all" }, 404, undefined],
		["XML", { url: "/seasons/2016", format: "xml" }, 501, "format"],
		["no width", { url: "/seasons/2016", maxwidth: "wide" }, 400, "maxwidth"],
	])("%s is refused", async (_, { url, ...more }: Record<string, string>, status, field) => {
		const response = await ask({
			...(url === undefined ? {} : { url: url.startsWith("/") ? site.url + url : url }),
			...more,
		});
		expect(response.status).toBe(status);
		expect((await response.json()).field).toBe(field);
	});
});
