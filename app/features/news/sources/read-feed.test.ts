import { describe, expect, test } from "vitest";
import { readFeed } from "./read-feed.ts";

const now = new Date("2026-05-20T12:00:00Z");

describe("NEWS-3 a feed", () => {
	const item = { title: "A & B", link: "https://news.example/1", source: "Feed", snippet: "Short" };
	test.each([
		[
			"RSS",
			`<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Feed</title>
			<item><title>A &amp;amp; B</title><link>https://news.example/1</link><description>&lt;b&gt;Short&lt;/b&gt;</description>
			<pubDate>Wed, 20 May 2026 11:00:00 GMT</pubDate><media:thumbnail url="https://img.example/1.jpg"/></item>
			<item><title>No link</title></item><item><title>Bad</title><link>javascript:alert(1)</link></item></channel></rss>`,
		],
		[
			"Atom",
			`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><title>Feed</title>
			<entry><title>A &amp; B</title><link rel="edit" href="https://news.example/edit"/><link href="https://news.example/1"/>
			<summary>Short</summary><updated>2026-05-20T11:00:00Z</updated><media:thumbnail url="https://img.example/1.jpg"/></entry></feed>`,
		],
		[
			"RDF",
			`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
			xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Feed</title></channel>
			<item><title>A &amp; B</title><link>https://news.example/1</link><description>Short</description>
			<dc:date>2026-05-20T11:00:00Z</dc:date><media:thumbnail url="https://img.example/1.jpg"/></item></rdf:RDF>`,
		],
		[
			"JSON",
			JSON.stringify({
				version: "https://jsonfeed.org/version/1.1",
				title: "Feed",
				items: [
					{
						id: "1",
						title: "A & B",
						url: "https://news.example/1",
						summary: "Short",
						image: "https://img.example/1.jpg",
						date_published: "2026-05-20T11:00:00Z",
					},
				],
			}),
		],
	])("of %s is read", (_format, text) => {
		expect(readFeed(text, now)).toEqual([
			expect.objectContaining({
				...item,
				image_url: "https://img.example/1.jpg",
				published_date: new Date("2026-05-20T11:00:00Z"),
				category: "Today",
			}),
		]);
	});

	test.each([
		"",
		"<html><body>Sign in</body></html>",
		"<rss><channel><item>",
		"{}",
		"\u0000\u0001",
		"<rss version='2.0'/>",
	])("throws for %j", (text) => expect(() => readFeed(text, now)).toThrow());
});

describe("NEWS-3 a relative link of a feed is resolved", () => {
	const url = "https://feeds.example/cricket/feed.xml";
	const linkOf = (text: string) => readFeed(text, now, { url }).map(({ link }) => link);
	const rss = (channel: string, root = "") => `<rss version="2.0" ${root}><channel>${channel}</channel></rss>`;
	const rdf = (channel: string, item: string) =>
		`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">
		<channel><title>F</title>${channel}</channel>${item}</rdf:RDF>`;
	const atom = (entry: string, root = "") =>
		`<feed xmlns="http://www.w3.org/2005/Atom" ${root}><title>F</title>${entry}</feed>`;
	const json = (feed: object, link: string) =>
		JSON.stringify({
			version: "https://jsonfeed.org/version/1.1",
			title: "F",
			...feed,
			items: [{ id: "1", title: "A", url: link }],
		});
	const item = "<item><title>A</title><link>/x/1</link></item>";
	const entry = '<entry><title>A</title><link href="x/1"/></entry>';
	test.each([
		["RSS by the feed's address", rss(item), "https://feeds.example/x/1"],
		["RSS by its site", rss(`<link>https://s.example/home</link>${item}`), "https://s.example/x/1"],
		[
			"RSS by the root's xml:base",
			rss(`<link>https://s.example/</link>${item}`, 'xml:base="https://b.example/"'),
			"https://b.example/x/1",
		],
		[
			"RSS by the item's xml:base",
			rss('<item xml:base="https://i.example/a/"><title>A</title><link>x/1</link></item>'),
			"https://i.example/a/x/1",
		],
		[
			"RSS by the scheme alone",
			rss("<item><title>A</title><link>//h.example/x/1</link></item>"),
			"https://h.example/x/1",
		],
		["Atom by the feed's address", atom(entry), "https://feeds.example/cricket/x/1"],
		["Atom by the feed's xml:base", atom(entry, 'xml:base="https://b.example/blog/"'), "https://b.example/blog/x/1"],
		[
			"Atom by the entry's xml:base, itself relative",
			atom('<entry xml:base="2026/"><title>A</title><link href="x/1"/></entry>', 'xml:base="/blog/"'),
			"https://feeds.example/blog/2026/x/1",
		],
		["RDF by its site", rdf("<link>https://s.example/</link>", item), "https://s.example/x/1"],
		["RDF by the feed's address", rdf("", item), "https://feeds.example/x/1"],
		["JSON by the feed's address", json({}, "/x/1"), "https://feeds.example/x/1"],
		["JSON by its site", json({ home_page_url: "https://s.example/" }, "x/1"), "https://s.example/x/1"],
	])("%s", (_how, text, link) => expect(linkOf(text)).toEqual([link]));

	test("like a relative picture", () => {
		const text = rss(
			`<item><title>A</title><link>https://s.example/1</link><enclosure url="/p.jpg" type="image/jpeg" length="1"/></item>`,
		);
		expect(readFeed(text, now, { url })[0]?.image_url).toBe("https://feeds.example/p.jpg");
	});

	test("unless it is a guid that is no address", () => {
		expect(linkOf(rss("<item><title>A</title><guid>77</guid></item>"))).toEqual([]);
	});
});

describe("NEWS-4 a feed's date without a zone", () => {
	const dated = (more: string) =>
		`<rss version="2.0"><channel>${more}<item><title>A</title><link>https://s.example/1</link>
		<pubDate>20-05-2026 15:30:00</pubDate></item></channel></rss>`;
	const dateOf = (text: string, zone?: string) =>
		readFeed(text, new Date("2026-05-20T18:00:00Z"), zone ? { zone } : {})[0]?.published_date?.toISOString();
	const own = "<lastBuildDate>Wed, 20 May 2026 16:00:00 +0530</lastBuildDate>";
	test.each([
		["is in the feed's configured zone", dateOf(dated(own), "Europe/London"), "2026-05-20T14:30:00.000Z"],
		["is in the zone of the feed's own date without one", dateOf(dated(own)), "2026-05-20T10:00:00.000Z"],
		["is in UTC without either", dateOf(dated("")), "2026-05-20T15:30:00.000Z"],
	])("%s", (_what, date, iso) => expect(date).toBe(iso));
});
