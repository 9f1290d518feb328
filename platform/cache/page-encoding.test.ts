import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestEncoding, encodePage, isUnchanged } from "./page-encoding.ts";

test.each([
	[undefined, "identity"],
	["", "identity"],
	["gzip, deflate, br, zstd", "br"],
	["gzip", "gzip"],
	["gzip;q=0.5, BR;q=1.0", "br"],
	["br;q=0, gzip", "gzip"],
	["br; q=0.000, gzip;q=0", "identity"],
	["deflate, brx", "identity"],
	["*", "identity"],
])("Accept-Encoding %s gets %s", (accept, encoding) => expect(bestEncoding(accept)).toBe(encoding));

describe("an encoded page", () => {
	const headersOf = (flat: string[]) =>
		Object.fromEntries(flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1]]] : [])));

	test("decompresses to the same bytes in every encoding", () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 2000 }), (body) => {
				const pages = encodePage({ headers: {}, body });
				expect(new Uint8Array(pages.in("identity").body)).toEqual(body);
				expect(new Uint8Array(gunzipSync(pages.in("gzip").body))).toEqual(body);
				expect(new Uint8Array(brotliDecompressSync(pages.in("br").body))).toEqual(body);
			}),
			{ numRuns: 30 },
		);
	});

	test("has its own length, encoding, ETag and Vary", () => {
		const pages = encodePage({
			headers: { "content-type": "text/html", vary: "x-a", etag: '"old"' },
			body: "<p>1</p>",
		});
		expect(headersOf(pages.in("br").headers)).toEqual({
			"content-type": "text/html",
			vary: "x-a, accept-encoding",
			etag: pages.in("br").etag,
			"content-encoding": "br",
			"content-length": String(pages.in("br").body.length),
		});
		expect(headersOf(pages.in("identity").headers)).not.toHaveProperty("content-encoding");
		expect(headersOf(pages.in("gzip").notModified)).toEqual({
			vary: "x-a, accept-encoding",
			etag: pages.in("gzip").etag,
		});
		expect(new Set([pages.in("identity").etag, pages.in("gzip").etag, pages.in("br").etag]).size).toBe(3);
	});

	test("is compressed once, when it is first requested", () => {
		const pages = encodePage({ headers: {}, body: "<p>1</p>" });
		expect(pages.in("br")).toBe(pages.in("br"));
	});

	test("has another ETag when the page changes", () => {
		const tag = (body: string) => encodePage({ headers: {}, body }).in("br").etag;
		expect(tag("a")).toBe(tag("a"));
		expect(tag("a")).not.toBe(tag("b"));
	});
});

test.each([
	[undefined, false],
	['"a-br"', true],
	['W/"a-br"', true],
	['"b", W/"a-br"', true],
	["*", true],
	['"a-gzip"', false],
])("If-None-Match %s: unchanged is %s", (header, unchanged) => expect(isUnchanged(header, '"a-br"')).toBe(unchanged));
