import type { Context } from "hono";
import { bestEncoding, type EncodedPages, encodePage, isUnchanged } from "../../platform/cache/page-encoding.ts";

/**
 * Answers GET with a document that is the same for everybody until the next start: made at its first request, compressed once in
 * each encoding, and 304 to whoever has it.
 */
export function documentRoute(type: string, make: () => string): (c: Context) => Response {
	let made: EncodedPages | undefined;
	return (c) => {
		made ??= encodePage({ headers: { "content-type": type, "cache-control": "public, no-cache" }, body: make() });
		const { body, etag, headers, notModified } = made.in(bestEncoding(c.req.header("accept-encoding")));
		return isUnchanged(c.req.header("if-none-match"), etag)
			? new Response(null, { status: 304, headers: inPairs(notModified) })
			: new Response(body, { headers: inPairs(headers) });
	};
}

const inPairs = (headers: string[]): [string, string][] =>
	headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1] ?? ""] as [string, string]] : []));
