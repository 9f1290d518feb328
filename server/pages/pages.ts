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

/** Rendering is work for the processor, of which a process uses one; a few wait for the database meanwhile. Turns go round the wide networks. */
const RENDERS = { at_once: 8, at_once_of_one: 2, waiting: 256 };

/** Pages that a process renders for one wide network. Kept pages are answered without it. */
export const RENDERED: RateLimit = { name: "rendered", points: 3_000, per_seconds: 60 };

/** Where the one page of all addresses without a page is kept. */
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
	/** counts who has pages rendered */
	busyTime: Pick<BusyTime, "during" | "floods">;
	pressure: Shedding;
	logger: Logger;
	siteUrl: string;
	/** Headers that every answer carries, kept with the page. */
	headers: Record<string, string>;
};

/**
 * Answers requests for pages with React Router. A page whose loader declared it public is kept; requests for it that come
 * meanwhile share one rendering. Nothing of the request but its path and the declared parameters reaches a kept page.
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
		// marks the page's own scripts while it is rendered; a kept page shows none
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
		// a refusal with a status and a time to retry says more than the router's error page
		if (refusal) throw refusal;
		const isHtml = response.headers.get("content-type")?.startsWith("text/html");
		const { html: body, scriptHashes } = withoutNonce(await response.text(), nonce);
		// what a failure left out is there again when it is over: nobody is to be shown this page after that
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

	/** A page for who asks alone, by their own request. It is neither kept nor shared. */
	const ownPage = async (request: Request, asker: Asker, { admin }: { admin: boolean }): Promise<Response> =>
		respond(request, await render(request, asker, admin));

	/** Where the page of a request is kept. */
	async function keyOf(request: Request): Promise<string | undefined> {
		const { pathname, search } = new URL(request.url);
		if ((await canonicalOf(request)) !== undefined) return cache.keyOf(pathname + search);
		return cache.keyOf(NOT_FOUND);
	}

	const canonicals = new WeakMap<Request, string | undefined>();
	/** The canonical path of a request, looked up once: the router compiles its routes for each match. */
	async function canonicalOf(request: Request): Promise<string | undefined> {
		if (!canonicals.has(request))
			canonicals.set(request, canonicalPath(new URL(request.url).pathname, topRoutesOf(await build())));
		return canonicals.get(request);
	}

	/** Leads to the one address of a page from any other spelling of it; undefined when the request has that one, or no page is there. */
	async function toCanonical(request: Request): Promise<Response | undefined> {
		const { pathname, search } = new URL(request.url);
		const path = await canonicalOf(request);
		if (path === undefined || path === pathname) return undefined;
		return new Response(null, { status: 308, headers: { location: path + search, "cache-control": "no-store" } });
	}

	/**
	 * The page of a request. When rendering fails, a stale copy is served if there is one (minutes old at most), else
	 * the error page or the refusal.
	 */
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
			// what is kept has been compressed already
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

/** Whether the page depends on words that a visitor makes up: there is no end of such pages. */
function isSearch({ url }: Request): boolean {
	const { searchParams } = new URL(url);
	return ["q", "claim"].some((name) => searchParams.get(name)?.trim());
}

/** Of what was not found only the page of all such addresses: there is no end of wrong slugs and filters. */
const mayBeShared = (request: Request, { status }: Response) =>
	status === 200 || (status === 404 && new URL(request.url).pathname.startsWith(NOT_FOUND));

/** All pages are siblings below the root. */
const topRoutesOf = ({ routes }: ServerBuild) =>
	Object.values(routes).flatMap((route) =>
		route?.parentId === "root" ? [route as { id: string; path?: string }] : [],
	);

function respond(request: Request, { body, ...answer }: Answer): Response {
	const noBody = request.method === "HEAD" || answer.status === 304 || answer.status === 204;
	return new Response(noBody ? null : body, answer);
}

/** The pages are built, so their `pageContext` is another object than the one this file could import. */
export const contextKeyOf = ({ entry }: ServerBuild) =>
	(entry.module as typeof entry.module & { pageContext: typeof pageContext }).pageContext;

/** Returns the handler of a build. One per build, because a handler prepares all routes. */
function handlers(mode: PagesOptions["mode"]): (build: ServerBuild) => RequestHandler {
	const prepared = new WeakMap<ServerBuild, RequestHandler>();
	return (build) => {
		const handle = prepared.get(build) ?? createRequestHandler(build, mode);
		prepared.set(build, handle);
		return handle;
	};
}
