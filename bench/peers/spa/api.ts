import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import pg from "pg";
import { readHomeData } from "../home-data.ts";

// Serves the single-page application: its compressed files and a REST API by Hono. The home page's data is fixed; facts
// come from PostgreSQL with `pg` if DATABASE_URL is set.
const folder = process.env.SPA_FOLDER ?? "";
const data = readHomeData(process.env.HOME_DATA ?? "");
const index = readFileSync(`${folder}/index.html`, "utf8");
const pool = process.env.DATABASE_URL ? new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }) : null;

const app = new Hono();
app.use("/api/*", compress());
app.get("/api/home", (context) => context.json(data));
app.get("/api/me", (context) => context.json({ me: null }));
app.get("/api/facts", async (context) => {
	const sought = `%${(context.req.query("q") ?? "").toLowerCase()}%`;
	const found = await pool?.query(
		"select * from ipl_facts where fact_search_text(title, fact, tags) like $1 order by number desc limit 25",
		[sought],
	);
	return context.json({ facts: found?.rows ?? [] });
});
app.get("/images/*", (context) => context.body(null, 404));
app.use(
	"/assets/*",
	serveStatic({
		root: folder,
		precompressed: true,
		onFound: (_path, context) => context.header("cache-control", "public, max-age=31536000, immutable"),
	}),
);
app.get("*", compress(), (context) => context.html(index));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });
