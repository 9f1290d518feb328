import type { IncomingMessage } from "node:http";

/** Returns the search parameters that the page at a path reads. */
export type ParametersOf = (path: string) => ReadonlySet<string>;

/**
 * The cache key of a URL: its path and the parameters that the page reads, sorted. Undefined if one of them occurs
 * twice, or if the URL is no path of this site; then the page is not cached. The key is a URL. Render it and not the
 * requested URL, or parameters outside the key could show on the page.
 */
export function pageKey(url: string, parametersOf: ParametersOf): string | undefined {
	if (!url.startsWith("/") || url.startsWith("//")) return undefined;
	const mark = url.indexOf("?");
	if (mark === -1) return url;
	const path = url.slice(0, mark);
	const read = parametersOf(path);
	const pairs: [string, string][] = [];
	for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
		// parameters that other sites append, or that somebody makes up to force a render
		if (!read.has(name)) continue;
		if (pairs.some(([other]) => other === name)) return undefined;
		pairs.push([name, value]);
	}
	if (pairs.length === 0) return path;
	pairs.sort(([a], [b]) => (a < b ? -1 : 1));
	return `${path}?${new URLSearchParams(pairs)}`;
}

/** Cookies do not matter: cached pages contain no personal data. */
export function isCacheableMethod(request: Pick<IncomingMessage, "method">): boolean {
	return request.method === "GET" || request.method === "HEAD";
}

/** Whether a response is a public 200 or 404 without a cookie. Header names are in lower case. */
export function isCacheable(page: { status: number; headers: Record<string, string> }): boolean {
	const control = page.headers["cache-control"] ?? "";
	return (
		(page.status === 200 || page.status === 404) &&
		/(?:^|[\s,])public(?:$|[\s,;])/.test(control) &&
		!/no-store|private/.test(control) &&
		page.headers["set-cookie"] === undefined
	);
}
