import { type Context, Hono } from "hono";
import { cardAt } from "../../app/features/open/embed/cards.server.ts";
import { CARD_POLICY, cardPage, noCardPage } from "../../app/features/open/embed/page.ts";
import { sharedInTurn } from "../../platform/limits/bound.ts";
import type { RateLimit } from "../../platform/limits/rate-limits.ts";
import type { Site } from "../site.ts";

/** Requests that the page cache answers do not count. */
const REQUESTS: RateLimit = { name: "embeds", points: 120, per_seconds: 60 };

type Env = { Variables: { client: string } };

/** Serves GET /embed/{path of a page}: its card, for frames on other sites. Cards are in the page cache. */
export function embeds(
	{
		database: { db },
		record,
		settings,
		pageCache,
		limits,
	}: Pick<Site, "database" | "record" | "settings" | "pageCache" | "limits">,
	headers: Record<string, string>,
): Hono<Env> {
	const about = { site_name: settings.SITE_NAME, site_url: settings.SITE_URL };
	const own = { ...headers, "content-security-policy": CARD_POLICY, "content-type": "text/html; charset=utf-8" };

	async function show(c: Context<Env>): Promise<Response> {
		await limits.take(REQUESTS, c.get("client"));
		const { pathname, search } = new URL(c.req.url);
		const key = pageCache.keyOf(pathname + search);
		const render = async () => {
			const url = new URL(key ?? pathname + search, settings.SITE_URL);
			const path = url.pathname.slice("/embed".length);
			const card = await cardAt({ db, record }, path, url.searchParams);
			if (!card) return { status: 404, headers: { ...own, "cache-control": "no-store" }, body: noCardPage(about) };
			const address = new URL(`/embed${card.path}`, settings.SITE_URL);
			const canonical = address.pathname + address.search;
			if (key !== pageCache.keyOf(canonical))
				return { status: 301, headers: { ...own, location: canonical, "cache-control": "no-store" }, body: "" };
			const page = {
				status: 200,
				headers: { ...own, "cache-control": "public, max-age=0, s-maxage=30" },
				body: cardPage(card, about),
			};
			if (key !== undefined) pageCache.keep(key, { ...page, tags: ["record", "players"] });
			return page;
		};
		const rendered = await (key === undefined
			? render()
			: sharedInTurn((ours) =>
					pageCache.renderOnce(key, () => {
						ours();
						return render();
					}),
				));
		return c.body(rendered.body, rendered.status as 200, rendered.headers);
	}

	const routes = new Hono<Env>();
	routes.get("/*", show);
	return routes;
}
