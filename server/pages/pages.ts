import { randomUUID } from "node:crypto";
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { SPECULATION_RULES } from "../../app/frame/speculation-rules.ts";
import type { PageContext, pageContext } from "../../app/page-context.ts";
import type { PageCache } from "../../platform/cache/page-cache.ts";
import { headerPairs } from "../../platform/cache/page-encoding.ts";
import { Problem } from "../../platform/http/problem.ts";
import { contentSecurityPolicy, withoutNonce } from "../../platform/http/security-headers.ts";
import { type Asker, createBound, sharedInTurn } from "../../platform/limits/bound.ts";
import type { BusyTime } from "../../platform/limits/busy-time.ts";
import type { RateLimit, RateLimits } from "../../platform/limits/rate-limits.ts";
import type { Logger } from "../../platform/logging.ts";
import { refuseAnswer, type Shedding } from "../shedding.ts";
import { canonicalPath } from "./canonical-path.ts";

/**
 * A process renders on one core, so few renders at once suffice: while one computes, the others wait for the database.
 */
const RENDERS = { at_once: 8, at_once_of_one: 2, waiting: 256 };

/** Pages that a process renders for one wide network. Cached pages do not count. */
export const RENDERED: RateLimit = { name: "rendered", points: 3_000, per_seconds: 60 };

/** The cache key of the page for all unknown addresses. */
const NOT_FOUND = "/not-found";

type Rendered = { status: number; headers: Record<string, string>; body: string };
type Answer = { status: number; headers: Record<string, string>; body: string | Buffer<ArrayBuffer> | null };
export type PagesOptions = {
	build: () => Promise<ServerBuild>;
	mode: "production" | "development";
	renders?: typeof RENDERS | undefined;
	cache: PageCache;
	context: Omit<PageContext, "page">;
	limits: RateLimits;
	/** measures the busy time of each client */
	busyTime: Pick<BusyTime, "during" | "floods">;
	pressure: Shedding;
	logger: Logger;
	siteUrl: string;
	/** headers of every answer, cached with the page */
	headers: Record<string, string>;
};

/**
 * Renders pages with React Router. A page that its loader declared public is cached, and concurrent requests for it
 * share one rendering. Such a page sees only the path and the declared parameters of the request.
 */
export function createPages({
	build,
	mode,
	renders: bound = RENDERS,
	cache,
	context: site,
	limits,
	busyTime,
	pressure,
	logger,
	siteUrl,
	headers,
}: PagesOptions) {
	const handlerOf = handlers(mode);
	const renders = createBound(bound);
	const render = async (request: Request, asker: Asker, admin = false) => {
		if (!admin) await limits.takeHere(RENDERED, asker.key);
		if (!admin && isSearch(request) && busyTime.floods(asker.key)) refuseAnswer(pressure);
		return renders.run(() => busyTime.during(asker.key, () => renderNow(request, admin)), asker);
	};

	async function renderNow(request: Request, admin: boolean): Promise<Rendered & { tags: string[] | null }> {
		let tags: string[] | null = null;
		let complete = true;
		const built = await build();
		const context = new RouterContextProvider();
		const keep = (...more: string[]) => {
			tags = [...(tags ?? []), ...more];
		};
		// marks the page's own scripts during rendering; it is removed from the page
		const nonce = randomUUID();
		let refusal: Problem | undefined;
		const failed = (error: unknown) => {
			if (error instanceof Problem) refusal = error;
			else logger.error({ err: error }, "a page could not be made");
		};
		const tolerate = <Found>(section: Promise<Found>) =>
			section.catch((error: unknown) => {
				complete = false;
				logger.error({ err: error }, "a section of a page could not be made");
				return null;
			});
		context.set(contextKeyOf(built), { ...site, page: { admin, keep, tolerate, nonce, failed } });
		const response = await handlerOf(built)(request, context);
		// a Problem has a status and a time to retry, unlike the router's error page
		if (refusal) throw refusal;
		const isHtml = response.headers.get("content-type")?.startsWith("text/html");
		const { html: body, scriptHashes } = withoutNonce(await response.text(), nonce);
		// a page with a failed section must not be cached
		const shared = complete ? tags : null;
		return {
			status: response.status,
			body,
			tags: shared,
			headers: {
				...headers,
				...Object.fromEntries(response.headers),
				"cache-control": shared && mayBeShared(request, response) ? "public, max-age=0, s-maxage=30" : "no-store",
				...(isHtml && {
					"content-security-policy": contentSecurityPolicy({ scriptHashes }),
					"speculation-rules": `"${SPECULATION_RULES}"`,
				}),
			},
		};
	}

	/** Renders a page for this request alone. It is neither cached nor shared. */
	const ownPage = async (request: Request, asker: Asker, { admin }: { admin: boolean }): Promise<Response> =>
		respond(request, await render(request, asker, admin));

	/** The cache key of a request's page. */
	async function keyOf(request: Request): Promise<string | undefined> {
		const { pathname, search } = new URL(request.url);
		if ((await canonicalOf(request)) !== undefined) return cache.keyOf(pathname + search);
		return cache.keyOf(NOT_FOUND);
	}

	const canonicals = new WeakMap<Request, string | undefined>();
	/** Computed once a request, because the router compiles its routes for each match. */
	async function canonicalOf(request: Request): Promise<string | undefined> {
		if (!canonicals.has(request))
			canonicals.set(request, canonicalPath(new URL(request.url).pathname, topRoutesOf(await build())));
		return canonicals.get(request);
	}

	/** Redirects to the canonical address. Undefined if the request has that one, or no page is there. */
	async function toCanonical(request: Request): Promise<Response | undefined> {
		const { pathname, search } = new URL(request.url);
		const path = await canonicalOf(request);
		if (path === undefined || path === pathname) return undefined;
		return new Response(null, { status: 308, headers: { location: path + search, "cache-control": "no-store" } });
	}

	/** A request's page. If rendering fails, a stale copy (minutes old); without one, the error page or error. */
	async function page(request: Request, asker: Asker): Promise<Response> {
		const key = request.method === "GET" || request.method === "HEAD" ? await keyOf(request) : undefined;
		if (key === undefined) return respond(request, await render(request, asker));
		const fromCache = (of?: { evenStale: boolean }) => {
			const hit = cache.cachedResponse(key, request.headers, of);
			return hit && respond(request, { ...hit, headers: Object.fromEntries(headerPairs(hit.headers)) });
		};
		const cached = fromCache();
		if (cached) return cached;
		try {
			const rendered = await sharedInTurn((ours) =>
				cache.renderOnce(key, async () => {
					ours();
					const fresh = await render(new Request(new URL(key, siteUrl)), asker);
					if (fresh.tags) cache.keep(key, { ...fresh, tags: fresh.tags });
					return fresh;
				}),
			);
			// the cached copy is already compressed
			const preferred = rendered.status >= 500 ? fromCache({ evenStale: true }) : rendered.tags && fromCache();
			return preferred || respond(request, rendered);
		} catch (error) {
			const stale = fromCache({ evenStale: true });
			if (!stale) throw error;
			logger.error({ err: error }, "a page could not be made");
			return stale;
		}
	}

	return { page, ownPage, toCanonical, isBusy: renders.isFull };
}

/** Whether the page depends on a visitor's own words: there are endless such pages. */
function isSearch({ url }: Request): boolean {
	const { searchParams } = new URL(url);
	return ["q", "claim"].some((name) => searchParams.get(name)?.trim());
}

/** Of 404s only the common page is cached, because there are endless wrong addresses. */
const mayBeShared = (request: Request, { status }: Response) =>
	status === 200 || (status === 404 && new URL(request.url).pathname.startsWith(NOT_FOUND));

const topRoutesOf = ({ routes }: ServerBuild) =>
	Object.values(routes).flatMap((route) =>
		route?.parentId === "root" ? [route as { id: string; path?: string }] : [],
	);

function respond(request: Request, { body, ...answer }: Answer): Response {
	const noBody = request.method === "HEAD" || answer.status === 304 || answer.status === 204;
	return new Response(noBody ? null : body, answer);
}

/** The built pages have a copy of `pageContext` of their own. */
export const contextKeyOf = ({ entry }: ServerBuild) =>
	(entry.module as typeof entry.module & { pageContext: typeof pageContext }).pageContext;

/** Returns handlers, one per build, because a handler prepares all routes. */
function handlers(mode: PagesOptions["mode"]): (build: ServerBuild) => RequestHandler {
	const prepared = new WeakMap<ServerBuild, RequestHandler>();
	return (build) => {
		const handle = prepared.get(build) ?? createRequestHandler(build, mode);
		prepared.set(build, handle);
		return handle;
	};
}
