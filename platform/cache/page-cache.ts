import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import {
	bestEncoding,
	type EncodedPage,
	type EncodedPages,
	type Encoding,
	encodePage,
	isUnchanged,
} from "./page-encoding.ts";
import { isCacheable, isCacheableMethod, type ParametersOf, pageKey } from "./page-key.ts";

export type Page = {
	status: number;
	/** names in lower case */
	headers: Record<string, string>;
	body: string | Uint8Array;
	/** what the page shows: "fact:123"; purging any of them drops the page */
	tags: string[];
};
export type PageCache = ReturnType<typeof createPageCache>;
type CachedPage = EncodedPages & { status: number; tags: string[] };
type CachedResponse = { status: number; headers: string[]; body: EncodedPage["body"] | null };
type Render = { began: number; done: Promise<unknown> };

const MAX_BYTES = 64 << 20;
/** While the server is pressed, or a page cannot be made again, it may be shown this long after its time. */
const MOST_STALE_MS = 10 * 60_000;
const SWEEP_EVERY_MS = 60_000;

/**
 * Whole public pages, rendered once and kept in memory, compressed for those who ask for that. `parametersOf`: the search parameters that a page
 * reads; any other makes no difference. `ttl_ms`: how long a page may be kept at most, so that
 * a purge lost between processes heals; then it may be served stale for `stale_ms` more. `onPurge` runs on every purge, those of other processes included, before it is sent on.
 */
export function createPageCache({
	parametersOf = (() => new Set()) as ParametersOf,
	ttl_ms = 30_000,
	stale_ms = MOST_STALE_MS,
	onPurge = (_tags: string[]): void => {},
} = {}) {
	const keysOfTag = new Map<string, Set<string>>();
	const renders = new Map<string, Render>();
	const purgedAt = new Map<string, number>();
	const listeners: ((tags: string[]) => void)[] = [];
	let purges = 0;
	let sweptAt = performance.now();
	const counters = { hits: 0, misses: 0, renders: 0 };

	const pages = new LRUCache<string, CachedPage>({
		maxSize: MAX_BYTES,
		sizeCalculation: (page) => page.bytes,
		ttl: ttl_ms,
		// one look at the clock a second is enough
		ttlResolution: Math.min(1000, ttl_ms),
		// an expired page is still served for a while; a purged one is not
		noDeleteOnStaleGet: true,
		dispose: (page, key) => forgetTags(key, page.tags),
	});

	function forgetTags(key: string, tags: string[]) {
		for (const tag of tags) {
			const keys = keysOfTag.get(tag);
			keys?.delete(key);
			if (keys?.size === 0) keysOfTag.delete(tag);
		}
	}

	const keyOf = (url: string) => pageKey(url, parametersOf);

	// browsers send few different headers, each on every request
	let lastAccept: string | undefined;
	let lastEncoding: Encoding = "identity";
	function encodingFor(accept: string | undefined): Encoding {
		if (accept !== lastAccept) {
			lastEncoding = bestEncoding(accept);
			lastAccept = accept;
		}
		return lastEncoding;
	}

	const stale = (key: string) =>
		pages.getRemainingTTL(key) > -stale_ms ? pages.peek(key, { allowStale: true }) : undefined;

	/** Answers a request from the kept pages, before any framework sees it. False: nothing was written, render it. */
	const answer = (request: IncomingMessage, response: ServerResponse): boolean =>
		answerFrom((key) => pages.get(key), request, response);

	/** The same while no rendering is to be begun: also with a page that is past its time, but never with a purged one. */
	const answerStale = (request: IncomingMessage, response: ServerResponse): boolean =>
		answerFrom(stale, request, response);

	function answerFrom(
		find: (key: string) => CachedPage | undefined,
		request: IncomingMessage,
		response: ServerResponse,
	): boolean {
		if (!isCacheableMethod(request)) return false;
		const url = request.url ?? "";
		let page = find(url);
		if (!page && url.includes("?")) {
			const key = keyOf(url);
			if (key !== undefined && key !== url) page = find(key);
		}
		if (!page) return false;
		counters.hits++;
		const { status, headers, body } = responseOf(
			page,
			request.headers["accept-encoding"],
			request.headers["if-none-match"],
		);
		response.writeHead(status, headers);
		response.end(request.method === "HEAD" ? undefined : body);
		return true;
	}

	/**
	 * The cached page of `key` in the form that the request's headers want: compressed, or 304 without a body. `evenStale`, for when
	 * rendering failed: also an expired page, but never a purged one.
	 */
	function cachedResponse(key: string, requested: Headers, { evenStale = false } = {}): CachedResponse | undefined {
		const page = evenStale ? stale(key) : pages.peek(key);
		if (!page) return undefined;
		return responseOf(page, requested.get("accept-encoding") ?? undefined, requested.get("if-none-match") ?? undefined);
	}

	function responseOf(page: CachedPage, accept: string | undefined, ifNoneMatch: string | undefined): CachedResponse {
		const { etag, notModified, headers, body } = page.in(encodingFor(accept));
		return page.status === 200 && isUnchanged(ifNoneMatch, etag)
			? { status: 304, headers: notModified, body: null }
			: { status: page.status, headers, body };
	}

	/**
	 * Renders the page of `key`; concurrent requests get the same result. One render at a time per key: a request after a purge waits
	 * for the old render to end and renders again. Errors of `render` reach all requests that wait for it.
	 */
	async function renderOnce<T>(key: string, render: () => Promise<T>): Promise<T> {
		counters.misses++;
		for (let running = renders.get(key); running; running = renders.get(key)) {
			if (running.began === purges) return running.done as Promise<T>;
			await running.done.catch(() => undefined);
		}
		counters.renders++;
		const done = Promise.resolve()
			.then(render)
			.finally(() => {
				renders.delete(key);
				if (renders.size === 0) purgedAt.clear();
			});
		renders.set(key, { began: purges, done });
		return done;
	}

	/**
	 * Caches a page under the key that `keyOf` gave. Call it within the render that `renderOnce` runs for that key: when one of its tags
	 * was purged since the render began, the page may be outdated. Returns false for such a page and for one that is not public.
	 */
	function keep(key: string, page: Page): boolean {
		const render = renders.get(key);
		if (!render) throw new Error(`keep("${key}") belongs within renderOnce("${key}")`);
		if (keyOf(key) !== key || !isCacheable(page)) return false;
		if (page.tags.some((tag) => (purgedAt.get(tag) ?? 0) > render.began)) return false;
		const tags = [...new Set(page.tags)];
		sweepExpired();
		pages.set(key, { ...encodePage(page), status: page.status, tags });
		if (!pages.has(key)) return false;
		for (const tag of tags) keysOfTag.set(tag, (keysOfTag.get(tag) ?? new Set()).add(key));
		return true;
	}

	/** Most searches are made once: without this their pages would fill all the room there is, and never be shown again. */
	function sweepExpired(): void {
		const now = performance.now();
		if (now < sweptAt + Math.min(SWEEP_EVERY_MS, stale_ms)) return;
		sweptAt = now;
		for (const [key] of pages.dump()) if (pages.getRemainingTTL(key) <= -stale_ms) pages.delete(key);
	}

	/** Drops the pages with any of the tags in this process alone: for what another process purged. */
	function purgeHere(tags: string[]): void {
		purges++;
		onPurge(tags);
		for (const tag of tags) {
			if (renders.size > 0) purgedAt.set(tag, purges);
			for (const key of [...(keysOfTag.get(tag) ?? [])]) pages.delete(key);
		}
	}

	/** Drops the pages with any of the tags, and tells those who requested by `onPurge`, so that all processes hear of it. */
	function purge(tags: string[]): void {
		purgeHere(tags);
		for (const listener of listeners) listener(tags);
	}

	return {
		keyOf,
		answer,
		answerStale,
		cachedResponse,
		renderOnce,
		keep,
		purge,
		purgeHere,
		/** Since the start: answers from here, requests that were not, renderings those led to; and what is kept now. */
		counts: () => ({ ...counters, pages: pages.size, bytes: pages.calculatedSize }),
		onPurge: (listener: (tags: string[]) => void) => void listeners.push(listener),
	};
}
