import type { IncomingMessage } from "node:http";

// what other sites append to our links; no page reads them
const TRACKING = /^(?:utm_[a-z_]+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_cid|mc_eid)$/;

/**
 * The name under which the page of `url` (path and search, as requested) is kept: its path and its search parameters in
 * order, without those that only track. Undefined when the page may not be kept: a parameter outside `search`, or one
 * given twice. The key is itself a URL; render it rather than the requested one, so that nothing left out of the key can
 * show on the page.
 */
export function pageKey(url: string, search: ReadonlySet<string>): string | undefined {
	if (!url.startsWith("/") || url.startsWith("//")) return undefined;
	const mark = url.indexOf("?");
	if (mark === -1) return url;
	const kept: [string, string][] = [];
	for (const [name, value] of new URLSearchParams(url.slice(mark + 1))) {
		if (TRACKING.test(name)) continue;
		if (!search.has(name) || kept.some(([other]) => other === name)) return undefined;
		kept.push([name, value]);
	}
	const path = url.slice(0, mark);
	if (kept.length === 0) return path;
	kept.sort(([a], [b]) => (a < b ? -1 : 1));
	return `${path}?${new URLSearchParams(kept)}`;
}

/** Whether a request may be answered with a kept page. Its cookies do not matter: a kept page carries no person's data. */
export function mayBeAnswered(request: Pick<IncomingMessage, "method">): boolean {
	return request.method === "GET" || request.method === "HEAD";
}

/** Whether an answer may be kept: a whole page, declared public, that sets no cookie. Header names in lower case. */
export function mayBeKept(page: { status: number; headers: Record<string, string> }): boolean {
	const control = page.headers["cache-control"] ?? "";
	return (
		page.status === 200 &&
		/(?:^|[\s,])public(?:$|[\s,;])/.test(control) &&
		!/no-store|private/.test(control) &&
		page.headers["set-cookie"] === undefined
	);
}
