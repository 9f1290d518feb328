import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { html } from "hono/html";
import type { ServerBuild } from "react-router";
import { sessionCookieName } from "../app/features/auth/auth.server.ts";
import { isDesk } from "../app/features/auth/desk-path.server.ts";
import { webManifest } from "../app/frame/manifest.ts";
import { SPECULATION_RULES, speculationRules } from "../app/frame/speculation-rules.ts";
import type { Problem } from "../platform/http/problem.ts";
import { badRequest, notFound, problemOf, problemResponse } from "../platform/http/problem.ts";
import { ASSET_HEADERS, PLAIN_POLICY, securityHeaders } from "../platform/http/security-headers.ts";
import { askerAt, onBehalfOf } from "../platform/limits/bound.ts";
import { clientAddress } from "../platform/limits/client-address.ts";
import type { RateLimit } from "../platform/limits/rate-limits.ts";
import { createApi } from "./api/api.ts";
import { isProbe, operationRoutes } from "./operation.ts";
import { discoveryFiles } from "./pages/discovery.ts";
import { downloads } from "./pages/downloads.ts";
import { embeds } from "./pages/embeds.ts";
import { mailboxRoutes } from "./pages/mailbox.ts";
import { createPages, type PagesOptions } from "./pages/pages.ts";
import { pictures } from "./pages/pictures.ts";
import { shareLinks } from "./pages/share-links.ts";
import type { Site } from "./site.ts";

/**
 * The limit for all requests of a network that the page cache does not answer, counted in this process. Most routes
 * have a narrower one too. It is high, because a carrier or a stadium is one network and a first visit loads forty
 * files.
 */
const REQUESTS: RateLimit = { name: "requests", points: 30_000, per_seconds: 60 };

type Bindings = { incoming: IncomingMessage };
type Env = { Bindings: Bindings; Variables: { client: string; request_id: string; entry: string } };

export type AppOptions = {
	build: () => Promise<ServerBuild>;
	mode: "production" | "development";
	/** folder of the built assets; undefined in development, where Vite serves them */
	assets?: string | undefined;
	/** how many pages are rendered and wait at once */
	renders?: PagesOptions["renders"];
	/** true: the process is stopping, so load balancers should send no more fans */
	isStopping?: () => boolean;
};

/** The site's request listener: first the page cache, then API, assets and router. */
export function createApp(site: Site, options: AppOptions) {
	const { settings, logger, metrics, pageCache } = site;
	const headers = securityHeaders({ https: settings.SITE_URL.startsWith("https:") });
	const { page, ownPage, toCanonical, isBusy } = createPages({
		...options,
		cache: pageCache,
		context: site.pageContext,
		limits: site.limits,
		busyTime: site.busyTime,
		pressure: site.pressure,
		logger,
		siteUrl: settings.SITE_URL,
		headers,
	});

	function refuse(error: unknown): Response {
		const request_id = randomUUID();
		const problem = error instanceof RequestError ? badRequest(undefined, "The address cannot be read.") : error;
		if (problem === error) logger.error({ request_id, err: error });
		const answer = problemResponse(problem, request_id);
		for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
		answer.headers.set("content-security-policy", PLAIN_POLICY);
		return answer;
	}

	const app = new Hono<Env>();
	app.use(async (c, next) => {
		c.set("client", clientAddress(c.env.incoming, settings.TRUST_PROXY));
		c.set("request_id", randomUUID());
		c.set("entry", c.req.path.startsWith("/assets/") ? "asset" : "other");
		const began = performance.now();
		await next();
		// a page loads thirty files, for which the page headers mean nothing
		const isFile = c.get("entry") === "asset" && c.res.ok;
		for (const [name, value] of Object.entries(isFile ? ASSET_HEADERS : headers)) c.res.headers.set(name, value);
		if (!isFile) {
			if (!c.res.headers.has("content-security-policy")) c.res.headers.set("content-security-policy", PLAIN_POLICY);
			c.res.headers.set("x-request-id", c.get("request_id"));
		}
		const ms = performance.now() - began;
		metrics.request(c.get("entry"), c.res.status, ms / 1000);
		const level = isProbe(c.req.path) && c.res.ok ? "debug" : "info";
		// log the path alone, because queries of sign-in pages contain tokens
		logger[level]({
			request_id: c.get("request_id"),
			method: c.req.method,
			path: c.req.path,
			status: c.res.status,
			ms: Math.round(ms),
		});
	});
	app.onError((error, c) => {
		const request_id = c.get("request_id");
		const problem = problemOf(error);
		if (problem.status >= 500) logger.error({ request_id, err: error });
		const answer = problemResponse(error, request_id);
		// a request for a page gets a page
		const isOpened = c.req.method === "GET" && !c.req.path.startsWith("/api/");
		return isOpened && c.req.header("accept")?.includes("text/html")
			? c.html(problemPage(problem, settings.SITE_NAME), problem.status as 503, {
					...Object.fromEntries(answer.headers),
					"content-type": "text/html; charset=utf-8",
				})
			: answer;
	});
	app.use(async (c, next) => {
		await site.limits.takeHere(REQUESTS, c.get("client"));
		await next();
	});
	app.route("/", operationRoutes(site, options.isStopping));
	if (settings.ROLE === "worker") return listenerOf(app, refuse);
	app.get("/manifest.webmanifest", (c) => {
		c.header("content-type", "application/manifest+json");
		c.header("cache-control", "public, max-age=3600");
		return c.body(JSON.stringify(webManifest(settings.SITE_NAME)));
	});
	app.get(SPECULATION_RULES, (c) => {
		c.header("content-type", "application/speculationrules+json");
		c.header("cache-control", "public, max-age=3600");
		return c.body(JSON.stringify(speculationRules));
	});
	app.route("/dev", mailboxRoutes(settings, site.mailer.mailbox));
	const { api, root } = createApi({
		entries: site.entries,
		limits: site.limits,
		isOurOrigin: site.isOurOrigin,
		whoIs: site.whoIs,
		siteName: settings.SITE_NAME,
		sessionCookie: sessionCookieName(settings),
		pressure: site.pressure,
		busyTime: site.busyTime,
		checkAnswers: settings.CHECK_ANSWERS || options.mode === "development",
	});
	app.route("/api", api);
	app.route("/", root);
	app.route("/s", shareLinks(site));
	app.route("/pictures", pictures(site));
	app.route("/embed", embeds(site, headers));
	app.route("/data", downloads(site));
	app.route("/", discoveryFiles(site, { ...headers, "content-security-policy": PLAIN_POLICY }));
	if (options.assets) {
		const immutable = "public, max-age=31536000, immutable";
		app.use(
			"/assets/*",
			serveStatic({
				root: options.assets,
				precompressed: true,
				onFound: (_path, c) => c.header("cache-control", immutable),
			}),
		);
		app.all("/assets/*", () => {
			throw notFound("We couldn't find that file.");
		});
		app.use(
			"/*",
			serveStatic({ root: options.assets, onFound: (_path, c) => c.header("cache-control", "public, max-age=3600") }),
		);
	}
	app.all("*", async (c) => {
		c.set("entry", "page");
		const elsewhere = await toCanonical(c.req.raw);
		if (elsewhere) return elsewhere;
		const client = c.get("client");
		const admin = isDesk(c.req.path) && (await site.whoIs(c.req.raw.headers, client))?.role === "admin";
		const asker = askerAt(client, () => c.env.incoming.socket.destroyed);
		const own = admin || c.req.path === "/setup";
		return own ? ownPage(c.req.raw, asker, { admin }) : page(c.req.raw, asker);
	});

	const listener = listenerOf(app, refuse);
	const answer = (request: IncomingMessage, response: ServerResponse): void => {
		if (pageCache.answer(request, response)) return;
		const asker = askerAt(clientAddress(request, settings.TRUST_PROXY), () => request.socket.destroyed);
		if (isBusy(asker.key) && pageCache.answerStale(request, response)) return;
		onBehalfOf(asker, () => listener(request, response));
	};
	return Object.assign(answer, { routes: listener.routes });
}

/**
 * Makes a listener of the app. `refuse` answers requests whose address or Host is invalid, which do not reach the app.
 */
function listenerOf(app: Hono<Env>, refuse: (error: unknown) => Response) {
	app.notFound(() => Promise.reject(notFound()));
	const listener = getRequestListener(app.fetch, { errorHandler: refuse });
	const answer = (request: IncomingMessage, response: ServerResponse): void => void listener(request, response);
	return Object.assign(answer, { routes: app.routes.map(({ path }) => path) });
}

/** A page for an error before rendering. It does not use the router. */
const problemPage = ({ title, detail }: Problem, siteName: string) =>
	html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | ${siteName}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>
<body><main><h1>${siteName}</h1><p>${detail}</p><p><a href="">Try again</a></p></main></body></html>`;
