import { describe, expect, test } from "vitest";
import routes from "../app/routes.ts";
import { internalLinks, kindOf } from "./fixtures/crawl.ts";
import { testSite } from "./fixtures/site.ts";

/** Pages that mails, the owner or the service worker open. The form of /newsletter is also on the home page. */
const NOT_FOR_TAPS = new Set(
	"home newsletter auth/confirm welcome setup offline indexnow-dashboard newsletter/confirm newsletter/unsubscribe match-of-the-day/unsubscribe".split(
		" ",
	),
);
/** Addresses of pages with parameters, some of which find nothing. */
const WITH_PARAMETERS = [
	"/players/virat-kohli-rcb",
	"/matches/1535465",
	"/matches/1535465/relive",
	"/seasons/2026",
	"/teams/mi",
	"/statistics/runs",
	"/nowhere",
	"/players/nobody",
	"/facts/zzz",
	"/matches/1",
	"/seasons/1900",
	"/teams/xx",
	"/news/none",
	"/groups/none",
	"/fans/none",
	"/s/none",
	"/search?q=zzzqqq",
	"/auth?sent=1",
	"/auth/confirm?token=x",
	"/newsletter",
	"/terms",
];
/** Rendered in the browser only, so tested in tests/e2e/pages. */
const OF_THE_BROWSER = new Set(["/profile", "/settings"]);
const pages = routes.map(({ path = "" }) => path).filter((path) => !/[:*.]/.test(path) && !NOT_FOR_TAPS.has(path));

const site = await testSite();

const read = async (path: string) => (await site.visitor().get(path)).text();
const linksOf = (html: string, path: string) =>
	internalLinks(html, path, site.url).map((link) => new URL(link, site.url).pathname);
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? "";

describe("SHELL-2", () => {
	test("every page without parameters is within two taps of the home page", async () => {
		const first = new Set(linksOf(await read("/"), "/"));
		// one page of each kind, because links that all of a kind have must suffice
		const oneOfAKind = new Map([...first].map((path) => [kindOf(path), path])).values();
		const second = await Promise.all([...oneOfAKind].map(async (path) => linksOf(await read(path), path)));
		const reached = new Set([...first, ...second.flat()]);
		expect(pages.map((path) => `/${path}`).filter((path) => !reached.has(path))).toEqual([]);
	});

	const shown = [...new Set([...pages.map((path) => `/${path}`), ...WITH_PARAMETERS])];
	test.each(shown.filter((path) => !OF_THE_BROWSER.has(path)))("%s links to another page", async (path) => {
		const { pathname } = new URL(path, site.url);
		expect(linksOf(mainOf(await read(path)), path).filter((to) => to !== pathname)).not.toEqual([]);
	});
});
