import { expect, test } from "vitest";
import { sourceRows } from "../../../../tests/fixtures/record.ts";
import { testSite } from "../../../../tests/fixtures/site.ts";
import routes from "../../../routes.ts";
import { sitemapParts, sitemapUrls } from "./sitemap.server.ts";

const site = await testSite();

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, text = ""]) => text);
async function read(path: string) {
	const response = await site.visitor().get(path);
	return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
}

test("SITE-1 the sitemap is an index whose parts name every kind of page, each with its own address once", async () => {
	const index = await read("/sitemap.xml");
	expect(index.type).toBe("application/xml; charset=utf-8");
	const parts = locations(index.text);
	expect(parts.map((part) => part.replace(`${site.url}/sitemaps/`, ""))).toEqual([
		"pages-1.xml",
		"statistics-1.xml",
		"teams-1.xml",
		"players-1.xml",
		"facts-1.xml",
		"quizzes-1.xml",
		"seasons-1.xml",
		"matches-1.xml",
		"news-1.xml",
	]);
	const files = await Promise.all(parts.map((part) => read(new URL(part).pathname)));
	const urls = files.flatMap(({ text }) => locations(text));
	expect(new Set(urls).size).toBe(urls.length);
	expect(urls.every((url) => url.startsWith(`${site.url}/`))).toBe(true);
	expect(files[0]?.text).toContain(`<loc>${site.url}/community?tab=leaderboard</loc>`);
	expect(locations(files[2]?.text ?? "")).toHaveLength(10);
	const { rows } = await site.database.pool.query(
		"select (select count(*) from ipl_facts)::int as facts, (select count(*) from ipl_players)::int as players",
	);
	expect(locations(files[3]?.text ?? "")).toHaveLength(rows[0].players);
	expect(locations(files[4]?.text ?? "")).toHaveLength(rows[0].facts);
	expect(locations(files[7]?.text ?? "")).toHaveLength(sourceRows("matches").length);
});

test("SITE-1 home has priority 1.0, main pages 0.9, the others less, none below 0.5", async () => {
	const { text } = await read("/sitemaps/pages-1.xml");
	const priorities = Object.fromEntries(
		[...text.matchAll(/<loc>(.*?)<\/loc>.*?<priority>(.*?)<\/priority>/g)].map(([, url = "", priority]) => [
			url.replace(site.url, ""),
			Number(priority),
		]),
	);
	expect(priorities["/"]).toBe(1);
	for (const main of ["/facts", "/players", "/teams", "/statistics", "/quiz"]) expect(priorities[main]).toBe(0.9);
	expect(Math.min(...Object.values(priorities))).toBe(0.5);
});

test("SITE-1 lastmod is the last change of a fact's row, the day of a match, and in the index the newest of a part", async () => {
	const { pool } = site.database;
	const { rows } = await pool.query(
		"update ipl_facts set updated_at = '2031-02-03T04:05:06Z' where number = 1 returning slug",
	);
	site.pageCache.purge(["facts"]);
	const facts = await read("/sitemaps/facts-1.xml");
	expect(facts.text).toContain(`<loc>${site.url}/facts/${rows[0].slug}</loc><lastmod>2031-02-03T04:05:06Z</lastmod>`);
	const index = await read("/sitemap.xml");
	expect(index.text).toContain("/sitemaps/facts-1.xml</loc><lastmod>2031-02-03T04:05:06Z</lastmod>");
	const [match] = sourceRows("matches");
	const matches = await read("/sitemaps/matches-1.xml");
	expect(matches.text).toContain(`<loc>${site.url}/matches/${match?.id}</loc><lastmod>${match?.date}</lastmod>`);
});

test("SITE-1 a kind with more pages than a file may have is split into parts without repeats or gaps", async () => {
	const { database, record } = site;
	const { db } = database;
	const paths = (await sitemapParts(db, record, 100)).map(({ path }) => path);
	expect(paths).toContain("/sitemaps/facts-4.xml");
	expect(paths).toContain("/sitemaps/matches-13.xml");
	for (const kind of ["facts", "matches"]) {
		const whole = (await sitemapUrls(db, record, kind, 1)) ?? [];
		const parts = await Promise.all([1, 2, 3, 4, 5].map((part) => sitemapUrls(db, record, kind, part, 100)));
		expect(parts.flatMap((part) => part ?? [])).toEqual(whole.slice(0, 500));
	}
});

test("SITE-1 unknown and misspelt parts answer 404", async () => {
	for (const file of [
		"facts-2.xml",
		"facts-0.xml",
		"facts-01.xml",
		"nope-1.xml",
		"facts-1",
		"..%2Fpackage.json",
		"facts-99999999999.xml",
	])
		expect((await read(`/sitemaps/${file}`)).status, file).toBe(404);
});

test("SITE-1 the sitemap leaves out hidden questions, the desk and private screens", async () => {
	const { rows } = await site.database.pool.query(
		"update quiz_questions set hidden_at = now() where number = 1 returning slug",
	);
	site.pageCache.purge(["quiz"]);
	expect((await read("/sitemaps/quizzes-1.xml")).text).not.toContain(`/${rows[0].slug}<`);
	const robots = await read("/robots.txt");
	expect(robots.type).toBe("text/plain; charset=utf-8");
	expect(robots.text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
	expect(robots.text).toContain("Disallow: /api/\n");
	for (const { text } of [robots, await read("/llms.txt"), await read("/sitemaps/pages-1.xml")]) {
		expect(text).not.toContain("cms-");
		expect(text).not.toMatch(/<loc>[^<]*\/(profile|settings)/);
	}
});

test("SITE-2 RSS has the newest facts, and markup in a title stays text", async () => {
	const title = "A <b>title</b> & ]]> </title>";
	await site.database.pool.query(
		"insert into ipl_facts (title, fact, category, slug) values ($1, 'Text', 'Teams', 'a-title')",
		[title],
	);
	site.pageCache.purge(["facts"]);
	const { type, text } = await read("/facts.xml");
	expect(type).toBe("application/rss+xml; charset=utf-8");
	const { parseFeed } = await import("feedsmith");
	const { format, feed } = parseFeed(text);
	expect(format).toBe("rss");
	expect((feed as { items: object[] }).items[0]).toMatchObject({ title, link: `${site.url}/facts/a-title` });
	expect((feed as { items: object[] }).items).toHaveLength(50);
});

test("SITE-1 SITE-2 RSS has articles with their sources; the news sitemaps have only articles that may be listed", async () => {
	const { pool } = site.database;
	await pool.query("update news_articles set published_date = now() - interval '1 hour' where number = 1");
	await pool.query(`insert into news_articles (title, snippet, source, link, link_key, category, channel, published_date)
		values ('Theirs & <b>more</b>', 'A snippet', 'Their paper', 'https://paper.example/a', 'paper.example/a', 'IPL', 'rss', now())`);
	site.pageCache.purge(["news"]);
	const feed = await read("/news.xml");
	expect(feed.type).toBe("application/rss+xml; charset=utf-8");
	const { parseFeed } = await import("feedsmith");
	const { items = [] } = parseFeed(feed.text).feed as { items?: object[] };
	expect(items[0]).toMatchObject({
		title: "Theirs & <b>more</b>",
		source: { title: "Their paper", url: "https://paper.example/a" },
	});
	const [ours, theirs] = (
		await pool.query("select id from news_articles where number = 1 or channel = 'rss' order by number")
	).rows;
	for (const path of ["/news-sitemap.xml", "/sitemaps/news-1.xml"]) {
		const { type, text } = await read(path);
		expect(type).toBe("application/xml; charset=utf-8");
		expect(text).toContain(`<loc>${site.url}/news/${ours.id}</loc>`);
		expect(text).not.toContain(theirs.id);
	}
	expect((await read("/news-sitemap.xml")).text).toMatch(
		/<news:publication><news:name>Twelfth Man<.*<news:publication_date>20.*<news:title>/,
	);
});

/** Pages for one person, of a search, by another name, or without a text of their own. */
const IN_NO_SITEMAP = [
	"/home",
	"/groups/new",
	"/profile",
	"/welcome",
	"/settings",
	"/setup",
	"/auth",
	"/auth/confirm",
	"/newsletter/confirm",
	"/newsletter/unsubscribe",
	"/match-of-the-day/unsubscribe",
	"/more",
	"/search",
	"/offline",
	"/indexnow-dashboard",
];

test("SITE-1 every page without a parameter is in the sitemap, except the listed ones", async () => {
	const { text } = await read("/sitemaps/pages-1.xml");
	const listed = locations(text).map((url) => new URL(url).pathname);
	const paths = (await routes).flatMap(({ path }) => (path && !/[:*.]/.test(path) ? [`/${path}`] : []));
	expect(paths.filter((path) => !listed.includes(path))).toEqual(IN_NO_SITEMAP);
});
