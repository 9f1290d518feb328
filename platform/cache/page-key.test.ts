import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCacheable, isCacheableMethod, pageKey } from "./page-key.ts";

const READ = new Set(["q", "page", "season"]);
const key = (url: string) => pageKey(url, (path) => (path === "/facts" ? READ : new Set()));

describe("the key of a page", () => {
	test.each([
		["/facts", "/facts"],
		["/facts?", "/facts"],
		["/facts?page=2&q=dhoni", "/facts?page=2&q=dhoni"],
		["/facts?q=dhoni&page=2", "/facts?page=2&q=dhoni"],
		["/facts?q=a%20b", "/facts?q=a+b"],
		["/facts?utm_source=x&page=2&fbclid=1", "/facts?page=2"],
		["/facts?utm_source=x", "/facts"],
		["/facts?debug=1&page=2", "/facts?page=2"],
		["/facts?debug=1&debug=2", "/facts"],
		["/facts?__proto__=1", "/facts"],
		["/teams/mi?q=dhoni", "/teams/mi"],
	])("of %s is %s", (url, expected) => expect(key(url)).toBe(expected));

	test.each([
		["/facts?page=1&page=2", "a parameter given twice"],
		["//evil.example/facts", "an address of another host"],
		["http://evil.example/facts", "a whole address"],
		["", "nothing"],
	])("%s has none: %s", (url) => expect(key(url)).toBeUndefined());

	test("is the same in any order, is its own key, and loses no value", () => {
		const pair = fc.tuple(fc.constantFrom("q", "page", "season"), fc.string({ unit: "grapheme" }));
		fc.assert(
			fc.property(fc.uniqueArray(pair, { selector: ([name]) => name }), (pairs) => {
				const made = key(`/facts?${new URLSearchParams(pairs)}`);
				expect(key(`/facts?${new URLSearchParams([...pairs].reverse())}`)).toBe(made);
				expect(key(made ?? "")).toBe(made);
				expect([...new URL(made ?? "", "http://x").searchParams].sort()).toEqual(
					pairs.map(([name, value]) => [name, value.toWellFormed()]).sort(),
				);
			}),
		);
	});
});

test("only GET and HEAD are answered from the cache", () => {
	expect(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"].filter((method) => isCacheableMethod({ method }))).toEqual(
		["GET", "HEAD"],
	);
});

describe("a page is cacheable", () => {
	const page = (status: number, headers: Record<string, string>) => isCacheable({ status, headers });

	test("when it is declared public, also as a 404", () => {
		expect(page(404, { "cache-control": "public" })).toBe(true);
		expect(page(200, { "cache-control": "public, max-age=0, must-revalidate" })).toBe(true);
		expect(page(200, { "cache-control": "max-age=0, public" })).toBe(true);
	});

	test("never otherwise", () => {
		expect(page(200, {})).toBe(false);
		expect(page(200, { "cache-control": "private" })).toBe(false);
		expect(page(200, { "cache-control": "public, no-store" })).toBe(false);
		expect(page(200, { "cache-control": "x-public" })).toBe(false);
		expect(page(404, { "cache-control": "no-store" })).toBe(false);
		expect(page(500, { "cache-control": "public" })).toBe(false);
		expect(page(302, { "cache-control": "public" })).toBe(false);
		expect(page(200, { "cache-control": "public", "set-cookie": "a=1" })).toBe(false);
	});
});
