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
	/** such as "fact:123"; purging any of them drops the page */
	tags: string[];
};
export type PageCache = ReturnType<typeof createPageCache>;
type CachedPage = EncodedPages & { status: number; tags: string[] };
type CachedResponse = { status: number; headers: string[]; body: EncodedPage["body"] | null };
type Render = { began: number; done: Promise<unknown> };

const MAX_BYTES = 64 << 20;
/** Under pressure, or when rendering fails, an expired page is served for this long. */
const MOST_STALE_MS = 10 * 60_000;
const SWEEP_EVERY_MS = 60_000;

/**
 * Caches whole public pages in memory, each compressed once per encoding.
 * `parametersOf`: the search parameters that a page reads; others are not part of its key. `ttl_ms`: bounds the age of
 * a page when a purge between processes is lost. `stale_ms`: how long an expired page may be served. `onPurge`: called
 * at each purge, also at those of other processes.
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
		// read the clock at most once a second
		ttlResolution: Math.min(1000, ttl_ms),
		// expired pages stay, because `stale` may return them
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

	// browsers send few different headers, so the last one is usually the same
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

	/** Answers a request from the cache. Returns false, with nothing written, if the page must be rendered. */
	const answer = (request: IncomingMessage, response: ServerResponse): boolean =>
		answerFrom((key) => pages.get(key), request, response);

	/** Like `answer`, but also with an expired page. Purged pages are never served. */
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

	/** The cached page of `key`, or a 304; undefined without one. `evenStale` allows an expired page. */
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
	 * Renders the page of `key` once for concurrent requests. After a purge, a request waits for the old render to end
	 * and renders again. An error of `render` reaches all requests that wait for it.
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
	 * Caches a page under `key`, which `keyOf` returned. Call it within `renderOnce` of that key: if one of its tags was
	 * purged since the render began, the page may be outdated. Returns false for such a page and for one that is not
	 * cacheable.
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

	/** Deletes pages that are too old even for `stale`, or pages of searches that are made once would fill the cache. */
	function sweepExpired(): void {
		const now = performance.now();
		if (now < sweptAt + Math.min(SWEEP_EVERY_MS, stale_ms)) return;
		sweptAt = now;
		for (const [key] of pages.dump()) if (pages.getRemainingTTL(key) <= -stale_ms) pages.delete(key);
	}

	/** Drops pages in this process alone, after a purge by another process. */
	function purgeHere(tags: string[]): void {
		purges++;
		onPurge(tags);
		for (const tag of tags) {
			if (renders.size > 0) purgedAt.set(tag, purges);
			for (const key of [...(keysOfTag.get(tag) ?? [])]) pages.delete(key);
		}
	}

	/** Drops the pages with any of the tags, and calls the listeners, which pass it to other processes. */
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
		/** Counts since the start, and the pages and bytes in the cache now. */
		counts: () => ({ ...counters, pages: pages.size, bytes: pages.calculatedSize }),
		/** Calls `listener` at each `purge` in this process, but not at `purgeHere`. */
		onPurge: (listener: (tags: string[]) => void) => void listeners.push(listener),
	};
}
