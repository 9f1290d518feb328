import type { IncomingMessage } from "node:http";

/** The parameters that the page at a path reads from its address. */
export type ParametersOf = (path: string) => ReadonlySet<string>;

/**
 * The name under which the page of `url` (path and search, as requested) is pairs: its path and the parameters that the page reads,
 * in order. Undefined when one of those is given twice: then the page is not pairs. The key is itself a URL; render it rather
 * than the requested one, so that nothing left out of the key can show on the page.
 */
export function pageKey(url: string, parametersOf: ParametersOf): string | undefined {
	if (!url.startsWith("/") || url.startsWith("//")) return undefined;
	const mark = url.indexOf("?");
	if (mark === -1) return url;
	const path = url.slice(0, mark);
	const read = parametersOf(path);
	const pairs: [string, string][] = [];
	for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
		// what other sites append to our links, and what somebody makes up to have a page rendered again
		if (!read.has(name)) continue;
		if (pairs.some(([other]) => other === name)) return undefined;
		pairs.push([name, value]);
	}
	if (pairs.length === 0) return path;
	pairs.sort(([a], [b]) => (a < b ? -1 : 1));
	return `${path}?${new URLSearchParams(pairs)}`;
}

/** Whether a request may be answered with a pairs page. Its cookies do not matter: a pairs page carries no person's data. */
export function isCacheableMethod(request: Pick<IncomingMessage, "method">): boolean {
	return request.method === "GET" || request.method === "HEAD";
}

/** Whether an answer may be pairs: a whole page, declared public, that sets no cookie; also one that says there is none. Header names in lower case. */
export function isCacheable(page: { status: number; headers: Record<string, string> }): boolean {
	const control = page.headers["cache-control"] ?? "";
	return (
		(page.status === 200 || page.status === 404) &&
		/(?:^|[\s,])public(?:$|[\s,;])/.test(control) &&
		!/no-store|private/.test(control) &&
		page.headers["set-cookie"] === undefined
	);
}
