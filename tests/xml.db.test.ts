import { ParseOption, XmlDocument } from "libxml2-wasm";
import { expect, test } from "vitest";
import { newsUrlsetXml, urlsetXml, xmlCharacters } from "../app/features/discovery/sitemap/xml.ts";
import { iplFacts } from "../db/schema/facts.ts";
import { newsArticles } from "../db/schema/news.ts";
import { testSite } from "./fixtures/site.ts";

const site = await testSite();

const controls = Array.from({ length: 0x20 }, (_, code) => String.fromCodePoint(code));
/** Characters that XML forbids, their allowed neighbours, the end of a CDATA section, and an escape. */
const ODD = [
	...controls,
	"\u007f",
	"\u0085",
	"\ufdd0",
	"\ufffe",
	"\uffff",
	"\u{1fffe}",
	"\u{10ffff}",
	"]]>",
	"&#xFFFF;",
];
/** Those that PostgreSQL can store. */
const STORED = ODD.filter((odd) => odd !== "\0");

/** Parses a document with libxml2 and returns its text. Throws when the document is not well-formed. */
function textOf(xml: string): string {
	using document = XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_DEFAULT });
	return document.root.content;
}

test("SITE-2 every sitemap and feed is well-formed with any characters in titles", async () => {
	const { db } = site.database;
	const titles = STORED.map((odd, index) => ({ title: `Odd ${index} a${odd}b`, place: `odd-${index}` }));
	await db
		.insert(iplFacts)
		.values(titles.map(({ title, place }) => ({ title, fact: title, category: "Records", slug: place })));
	await db.insert(newsArticles).values(
		titles.map(({ title, place }) => ({
			...{ title, snippet: title, source: title, link: `https://s.example/${place}`, link_key: place },
			...{ category: "IPL" as const, channel: "rss" as const, published_date: new Date() },
		})),
	);
	site.pageCache.purge(["facts", "news"]);
	const read = async (path: string) => textOf(await (await site.visitor().get(path)).text());
	const parts = [...(await read("/sitemap.xml")).matchAll(/\/sitemaps\/[a-z]+-\d+\.xml/g)].map(([path]) => path);
	for (const path of [...parts, "/news-sitemap.xml"]) await read(path);
	const facts = await read("/facts.xml");
	const news = await read("/news.xml");
	for (const [index] of STORED.entries()) expect(facts).toContain(`Odd ${index} a`);
	expect(news).toContain("a&#xFFFF;b");
});

test("SITE-2 a page's picture is drawn with any characters in the title", async () => {
	for (const [index, odd] of STORED.entries()) {
		const response = await site.visitor().get(`/pictures/facts/odd-${index}.png`);
		expect(response.headers.get("content-type"), JSON.stringify(odd)).toBe("image/png");
	}
});

test.each([...ODD, "\ud800", "\udfff", "\udc00\ud800"].map((odd) => [JSON.stringify(odd), odd]))(
	"SITE-2 sitemaps with %s in a title and a name are well-formed",
	(_said, odd) => {
		const origin = "https://hub.example";
		const page = { path: `/facts/${odd}`, lastmod: odd, changefreq: odd, priority: 0.5 };
		const article = { path: "/news/1", title: `a${odd}b`, published: "2026-05-20" };
		for (const xml of [urlsetXml(origin, [page]), newsUrlsetXml(origin, odd, [article])])
			expect(() => textOf(xmlCharacters(xml))).not.toThrow();
	},
);
