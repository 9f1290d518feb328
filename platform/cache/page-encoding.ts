import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { parseAccept } from "hono/utils/accept";

export type Encoding = "identity" | "gzip" | "br";

/** One page in one encoding, ready to be written: headers are [name, value, name, value, …]. */
export type EncodedPage = { body: Buffer<ArrayBuffer>; etag: string; headers: string[]; notModified: string[] };
export type EncodedPages = { in: (encoding: Encoding) => EncodedPage; bytes: number };

// quality 5: within a few percent of the best, at a fiftieth of its time
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESS = {
	identity: (body: Buffer<ArrayBuffer>) => body,
	gzip: (body: Buffer<ArrayBuffer>) => gzipSync(body),
	br: (body: Buffer<ArrayBuffer>) => brotliCompressSync(body, BROTLI),
} satisfies Record<Encoding, unknown>;

/**
 * A page for all its readers: compressed once in each encoding that a reader asks for, with the headers of that encoding written down. Header names
 * in lower case. `bytes` is what it takes of memory in all encodings, about.
 */
export function encodePage(page: { headers: Record<string, string>; body: string | Uint8Array }): EncodedPages {
	const identity = Buffer.from(page.body);
	const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
	const { "content-length": _length, "content-encoding": _encoding, etag: _etag, ...own } = page.headers;
	const vary = own.vary ? `${own.vary}, accept-encoding` : "accept-encoding";

	function encoded(encoding: Encoding): EncodedPage {
		const body = COMPRESS[encoding](identity);
		const etag = `"${hash}-${encoding}"`;
		const common: Record<string, string> = { ...own, vary, etag };
		const { "content-type": _type, ...notModified } = common;
		const whole = {
			...common,
			...(encoding === "identity" ? {} : { "content-encoding": encoding }),
			"content-length": String(body.length),
		};
		return { body, etag, headers: Object.entries(whole).flat(), notModified: Object.entries(notModified).flat() };
	}
	const encodings: Partial<Record<Encoding, EncodedPage>> = {};
	return {
		in(encoding) {
			encodings[encoding] ??= encoded(encoding);
			return encodings[encoding];
		},
		bytes: Math.ceil(identity.length * 1.5) + 4096,
	};
}

const ENCODINGS: readonly Encoding[] = ["br", "gzip"];

/** The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3): brotli before gzip, unless weight 0. */
export function bestEncoding(accept: string | undefined): Encoding {
	const allowed = parseAccept(accept ?? "").flatMap(({ type, q }) => (q > 0 ? [type.toLowerCase()] : []));
	return ENCODINGS.find((encoding) => allowed.includes(encoding)) ?? "identity";
}

/** Whether If-None-Match names this entity (RFC 9110, 13.1.2; weak comparison). */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
	if (!ifNoneMatch) return false;
	if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
	return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
