import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { type Context, Hono } from "hono";
import type { Card } from "../../app/features/discovery/pictures/card.ts";
import { CARDS, SITE_CARD, shareCard } from "../../app/features/discovery/pictures/cards.server.ts";
import { createGallery } from "../../app/features/discovery/pictures/gallery.server.ts";
import { isUnchanged } from "../../platform/cache/page-encoding.ts";
import { notFound } from "../../platform/http/problem.ts";
import { askerAt } from "../../platform/limits/bound.ts";
import type { RateLimit } from "../../platform/limits/rate-limits.ts";
import type { Site } from "../site.ts";

/** A page has one picture, so a reader needs few. */
const REQUESTS: RateLimit = { name: "pictures", points: 120, per_seconds: 60 };

type Env = { Bindings: { incoming: IncomingMessage }; Variables: { client: string } };

/** Serves GET /pictures/{kind}/{name}.png: the preview picture of a page, drawn at the first request. */
export function pictures({
	database: { db },
	record,
	settings,
	limits,
}: Pick<Site, "database" | "record" | "settings" | "limits">): Hono<Env> {
	const site_name = settings.SITE_NAME;
	const gallery = createGallery({ folder: join(settings.DATA_DIR, "pictures") });

	async function show(c: Context<Env>, find: (id: string) => Promise<Omit<Card, "site_name"> | null>) {
		await limits.take(REQUESTS, c.get("client"));
		const [, id] = /^([^\0]{1,200})\.png$/.exec(c.req.param("file") ?? "site.png") ?? [];
		const found = id === undefined ? null : await find(id);
		if (!found) throw notFound("We couldn't find that picture.");
		const card = { ...found, site_name };
		const headers = { etag: `"${gallery.hashOf(card)}"`, "cache-control": "public, max-age=3600" };
		if (isUnchanged(c.req.header("if-none-match"), headers.etag)) return c.body(null, 304, headers);
		const { socket } = c.env.incoming;
		const png = await gallery.picture(
			card,
			askerAt(c.get("client"), () => socket.destroyed),
		);
		return c.body(new Uint8Array(png), 200, { ...headers, "content-type": "image/png" });
	}

	const routes = new Hono<Env>();
	routes.get("/site.png", (c) => show(c, async () => SITE_CARD));
	routes.get("/shares/:file", (c) => show(c, (code) => shareCard({ db, record }, code, site_name)));
	for (const [kind, find] of Object.entries(CARDS))
		routes.get(`/${kind}/:file`, (c) => show(c, (id) => find({ db, record }, id)));
	routes.all("*", () => {
		throw notFound("We couldn't find that picture.");
	});
	return routes;
}
