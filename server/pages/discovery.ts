import { type Context, Hono } from "hono";
import { factsFeed, newsFeed } from "../../app/features/discovery/feeds.server.ts";
import { siteKey } from "../../app/features/discovery/indexnow/submissions.server.ts";
import { llmsTxt, robotsTxt } from "../../app/features/discovery/robots.ts";
import { newsSitemap, sitemapParts, sitemapUrls } from "../../app/features/discovery/sitemap/sitemap.server.ts";
import { readPartName, sitemapIndexXml, urlsetXml, xmlCharacters } from "../../app/features/discovery/sitemap/xml.ts";
import { notFound } from "../../platform/http/problem.ts";
import type { Site } from "../site.ts";

const XML = "application/xml; charset=utf-8";
const RSS = "application/rss+xml; charset=utf-8";
const PLAIN = "text/plain; charset=utf-8";
/** tags whose purge changes the dates in the sitemap */
const DATED = ["facts", "record", "quiz", "players", "news"];
const CONTROL = "public, max-age=0, s-maxage=30";

/** Serves files for search engines, feed readers and models, from the page cache. */
export function discoveryFiles(
	{ database: { db }, record, settings, pageCache }: Pick<Site, "database" | "record" | "settings" | "pageCache">,
	headers: Record<string, string>,
): Hono {
	const origin = settings.SITE_URL;
	const about = { name: settings.SITE_NAME, origin };

	/** Responds with a text that `make` creates once until one of `tags` is purged. */
	async function cachedText(c: Context, type: string, tags: string[], make: () => Promise<string>): Promise<Response> {
		const own = { ...headers, "content-type": type, "cache-control": CONTROL };
		const body = await pageCache.renderOnce(c.req.path, async () => {
			const made = await make();
			const text = type === PLAIN ? made : xmlCharacters(made);
			pageCache.keep(c.req.path, { status: 200, headers: own, body: text, tags });
			return text;
		});
		return c.body(body, 200, own);
	}

	const routes = new Hono();
	routes.get("/robots.txt", (c) => cachedText(c, PLAIN, [], async () => robotsTxt(origin)));
	routes.get("/llms.txt", (c) => cachedText(c, PLAIN, [], async () => llmsTxt(about)));
	// IndexNow reads this file to verify the sender's key
	routes.get("/:file{[0-9a-f]+\\.txt}", async (c) => {
		const key = settings.INDEXNOW ? await siteKey(db) : undefined;
		if (c.req.param("file") !== `${key}.txt`) throw notFound("We couldn't find that file.");
		return c.text(`${key}`);
	});
	routes.get("/facts.xml", (c) => cachedText(c, RSS, ["facts"], () => factsFeed(db, about)));
	routes.get("/news.xml", (c) => cachedText(c, RSS, ["news"], () => newsFeed(db, about)));
	routes.get("/news-sitemap.xml", (c) => cachedText(c, XML, ["news"], () => newsSitemap(db, about)));
	routes.get("/sitemap.xml", (c) =>
		cachedText(c, XML, DATED, async () => sitemapIndexXml(origin, await sitemapParts(db, record))),
	);
	routes.get("/sitemaps/:file", (c) =>
		cachedText(c, XML, DATED, async () => {
			const part = readPartName(c.req.param("file"));
			const urls = part && (await sitemapUrls(db, record, part.name, part.part));
			if (!urls) throw notFound("We couldn't find that part of the sitemap.");
			return urlsetXml(origin, urls);
		}),
	);
	return routes;
}
