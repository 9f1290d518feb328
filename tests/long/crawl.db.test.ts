import { expect, test } from "vitest";
import { type CrawledPage, crawl, kindOf, readHead } from "../fixtures/crawl.ts";
import { LONG } from "../fixtures/gate.ts";
import { testSite } from "../fixtures/site.ts";
import { structuredDataFault, typeOf } from "../fixtures/structured-data.ts";

/**
 * The most pages of a kind to crawl. The long run crawls all, but a hundred of kinds with a query, because searches,
 * orders and comparisons are endless.
 */
const mostOf = (kind: string) => (LONG ? (kind.endsWith("?") ? 100 : Number.POSITIVE_INFINITY) : 3);
const PATIENCE = LONG ? 1_800_000 : 120_000;

const site = await testSite();
const visitor = site.visitor();
const pages: CrawledPage[] = await crawl("/", { origin: site.url, most: mostOf, look: (path) => visitor.get(path) });
/** the pages that search engines may list, at their canonical address */
const listed: (CrawledPage & { head: NonNullable<CrawledPage["head"]> })[] = pages.flatMap(({ head, ...page }) =>
	head && !head.robots.startsWith("noindex") && head.canonical === site.url + page.path ? [{ ...page, head }] : [],
);

/** Addresses without the site's head: the API's description, and cards for other sites. */
const FRAMELESS = /^\/(?:api|embed)\//;
const described = ({ path, from, status }: CrawledPage) => `${path} (from ${from}): ${status}`;
/** Groups of listed pages with the same text. */
function same(of: (page: (typeof listed)[number]) => string): string[][] {
	const groups = Map.groupBy(listed, of);
	return [...groups.values()].filter((group) => group.length > 1).map((group) => group.map(({ path }) => path));
}

test("SITE-2 links from the home page reach every kind of page, and none is broken", () => {
	expect(pages.filter(({ status }) => status >= 400).map(described)).toEqual([]);
	const kinds = new Set(pages.map(({ path }) => kindOf(path)));
	for (const kind of [
		"/facts/:slug",
		"/players/:slug",
		"/teams/:code",
		"/matches/:id",
		"/matches/:id/relive",
		"/seasons/:year",
		"/statistics/:table",
		"/statistics/explore",
		"/quiz/:category/:question?",
		"/groups/:id",
	])
		expect(kinds, kind).toContain(kind);
});

test("SITE-2 every page has title, description, robots and picture; every listed one has a canonical address", () => {
	const faults = pages.flatMap(({ path, head }) => {
		if (!head || FRAMELESS.test(path)) return [];
		const { title, description, robots, picture, canonical } = head;
		return [
			title.length > 10 ? "" : `${path}: title '${title}'`,
			description.length > 10 ? "" : `${path}: description '${description}'`,
			/^(no)?index, follow$/.test(robots) ? "" : `${path}: robots '${robots}'`,
			picture.startsWith(`${site.url}/pictures/`) ? "" : `${path}: picture '${picture}'`,
			robots.startsWith("noindex") || canonical?.startsWith(`${site.url}/`) ? "" : `${path}: canonical '${canonical}'`,
		].filter(Boolean);
	});
	expect(faults).toEqual([]);
});

test("SITE-2 no two listed pages share a title or a description", () => {
	expect(listed.length).toBeGreaterThan(50);
	expect(same(({ head }) => head.title)).toEqual([]);
	expect(same(({ head }) => head.description)).toEqual([]);
});

test("SITE-2 every block of structured data is valid by schema.org, and every type is on some page", () => {
	const blocks = pages.flatMap(({ path, head }) => (head?.structured_data ?? []).map((text) => ({ path, text })));
	const faults = blocks.flatMap(({ path, text }) => {
		const fault = structuredDataFault(text);
		return fault ? [`${path}: ${fault}`] : [];
	});
	expect(faults).toEqual([]);
	const types = new Set(blocks.map(({ text }) => typeOf(text)));
	for (const type of ["WebPage", "Article", "FAQPage", "BreadcrumbList", "Person", "SportsTeam", "SportsEvent", "Quiz"])
		expect(types, type).toContain(type);
});

test(
	"SITE-1 every address of the sitemap answers 200, may be listed and is canonical",
	async () => {
		const visitor = site.visitor();
		const locations = async (path: string) =>
			[...(await (await visitor.get(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) =>
				url.replaceAll("&amp;", "&").replace(site.url, ""),
			);
		for (const part of await locations("/sitemap.xml")) {
			const paths = await locations(part);
			expect(paths.length, part).toBeGreaterThan(0);
			const step = Math.max(
				1,
				Math.ceil(paths.length / (part.includes("/pages-") ? Number.POSITIVE_INFINITY : mostOf(part))),
			);
			for (const path of paths.filter((_path, at) => at % step === 0)) {
				const response = await visitor.get(path);
				expect(response.status, path).toBe(200);
				const { robots, canonical } = readHead(await response.text());
				expect([robots, canonical], path).toEqual(["index, follow", site.url + path]);
			}
		}
	},
	PATIENCE,
);

test("SITE-2 the picture that a page names exists", async () => {
	const pictures = [...Map.groupBy(listed, ({ path }) => kindOf(path)).values()].flatMap((kind) => kind.slice(0, 1));
	for (const { path, head } of pictures) {
		const response = await site.visitor().get(head.picture.replace(site.url, ""));
		expect([response.status, response.headers.get("content-type")], path).toEqual([200, "image/png"]);
		await response.arrayBuffer();
	}
});
