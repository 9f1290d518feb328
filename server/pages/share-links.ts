import { Hono } from "hono";
import { followLink } from "../../app/features/sharing/clicks/clicks.server.ts";
import type { RateLimit } from "../../platform/limits/rate-limits.ts";
import type { Site } from "../site.ts";

const CLICKS: RateLimit = { name: "share-clicks", points: 120, per_seconds: 60 };

type Env = { Variables: { client: string } };

/** Serves GET /s/{code} for people: a redirect, or an invitation. Robots fall through. */
export function shareLinks({ database: { db }, record, settings, limits, whoIs, pressure }: Site): Hono<Env> {
	const following = {
		record,
		db,
		secret: settings.AUTH_SECRET,
		https: settings.SITE_URL.startsWith("https:"),
		mayCount: async (client: string) => !pressure.sheds("counters") && limits.tryTake(CLICKS, client),
	};
	const routes = new Hono<Env>();
	routes.get("/:code", async (c, next) => {
		// Hono routes HEAD here too; it is no click
		if (c.req.method !== "GET") return next();
		const headers = c.req.raw.headers;
		const client = c.get("client");
		const followed = await followLink(following, c.req.param("code"), {
			fan: await whoIs(headers, client),
			client,
			headers,
		});
		if (!followed) return next();
		const { path, cookies } = followed;
		const answered = path === null ? await next() : undefined;
		for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
		c.header("cache-control", "no-store");
		return path === null ? answered : c.redirect(path, 302);
	});
	return routes;
}
