import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createFiles } from "../../app/features/open/files/files.server.ts";
import { LICENCE } from "../../app/features/open/files/files.ts";
import { isUnchanged } from "../../platform/cache/page-encoding.ts";
import type { RateLimit } from "../../platform/limits/rate-limits.ts";
import type { Site } from "../site.ts";

/** High, because programs read Parquet in ranges. */
const DOWNLOADS: RateLimit = { name: "downloads", points: 120, per_seconds: 600 };

type Env = { Variables: { client: string } };

/** Serves GET /data/{file}: downloads of the record, whole or in ranges. */
export function downloads({
	database: { db },
	record,
	settings,
	limits,
}: Pick<Site, "database" | "record" | "settings" | "limits">): Hono<Env> {
	const files = createFiles({ record, db, folder: join(settings.DATA_DIR, "open") });
	const routes = new Hono<Env>();
	routes.get("/:file", async (c, next) => {
		const file = await files.find(c.req.param("file"));
		if (!file) return next();
		await limits.take(DOWNLOADS, c.get("client"));
		const headers = {
			etag: file.etag,
			"accept-ranges": "bytes",
			"access-control-allow-origin": "*",
			"cache-control": "public, max-age=3600",
			link: `<${LICENCE.url}>; rel="license", <${settings.SITE_URL}/data>; rel="describedby"`,
		};
		if (isUnchanged(c.req.header("if-none-match"), file.etag)) return c.body(null, 304, headers);
		// ignore the range if it is of an earlier edition
		if (!isUnchanged(c.req.header("if-range") ?? file.etag, file.etag)) c.req.raw.headers.delete("range");
		return serveStatic({
			path: file.path,
			onFound(_path, found) {
				for (const [name, value] of Object.entries(headers)) found.header(name, value);
				found.header("content-type", file.type);
				found.header("content-disposition", `attachment; filename="${file.name}"`);
			},
		})(c, next);
	});
	return routes;
}
