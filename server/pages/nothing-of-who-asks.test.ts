import pino from "pino";
import type { LoaderFunctionArgs, ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { pageContext } from "../../app/page-context.ts";
import { createPageCache } from "../../platform/cache/page-cache.ts";
import { createBusyTime } from "../../platform/limits/busy-time.ts";
import { neverPressed } from "../../platform/limits/pressure.ts";
import { createRateLimits } from "../../platform/limits/rate-limits.ts";
import { createPages, type PagesOptions, RENDERED } from "./pages.ts";

/** A cacheable page that prints the whole request that it gets. */
function tellsAll({ request, context }: LoaderFunctionArgs): Response {
	context.get(pageContext).page.keep("all");
	return Response.json({ url: request.url, headers: [...request.headers] });
}

const route = (id: string, path: string, module: object, parentId?: string) => ({ id, path, module, parentId });
const build = {
	routes: {
		root: route("root", "", { default: () => null }),
		"tells-all": route("tells-all", "tells-all", { loader: tellsAll }, "root"),
	},
	entry: { module: { default: () => new Response(), pageContext } },
	assets: { routes: {}, entry: {}, url: "", version: "" },
	future: {},
	publicPath: "/",
	assetsBuildDirectory: "",
	basename: "/",
	ssr: true,
	isSpaMode: false,
	prerender: [],
	routeDiscovery: { mode: "initial" },
} as unknown as ServerBuild;

test("SITE-3 a network gets at most 3,000 pages rendered a minute; another network's are rendered", async () => {
	const { ownPage } = createPages({
		build: async () => build,
		mode: "production",
		cache: createPageCache(),
		context: {} as PagesOptions["context"],
		limits: createRateLimits(),
		busyTime: createBusyTime(),
		pressure: neverPressed,
		logger: pino({ enabled: false }),
		siteUrl: "http://hub.example",
		headers: {},
	});
	const render = (key: string) => ownPage(new Request("http://hub.example/tells-all"), { key }, { admin: false });
	for (let nth = 0; nth < RENDERED.points; nth++) await render("198.51.100.6");
	await expect(render("198.51.100.6")).rejects.toMatchObject({ status: 429 });
	expect((await render("203.0.113.6")).status).toBe(200);
});

test("AUTH-6 SHELL-9 a cached page is rendered without cookies, headers and address of its reader", async () => {
	const cache = createPageCache();
	const { page } = createPages({
		limits: createRateLimits(),
		busyTime: createBusyTime(),
		pressure: neverPressed,
		build: async () => build,
		mode: "production",
		cache,
		context: {} as PagesOptions["context"],
		logger: pino({ enabled: false }),
		siteUrl: "http://hub.example",
		headers: {},
	});
	const asked = new Request("http://elsewhere.example/tells-all?mine=1", {
		headers: { cookie: "session=a-fans", "accept-language": "hi" },
	});
	const answer = await page(asked, { key: "198.51.100.6" });
	expect(await answer.json()).toEqual({ url: "http://hub.example/tells-all", headers: [] });
	expect(cache.counts().renders).toBe(1);
	expect(cache.cachedResponse("/tells-all", new Headers())).toBeDefined();
});
