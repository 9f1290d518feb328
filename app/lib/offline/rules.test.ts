import { expect, test } from "vitest";
import { assetsOf, importedBy, mayBeStored, strategyFor, titleOf, tooMany, withStoredAt } from "./rules.ts";

const at = (path: string) => new URL(path, "https://hub.example");

test("SHELL-10 the worker answers pages and assets, and leaves the API, the mailbox and share links alone", () => {
	expect(strategyFor(at("/facts?q=x"), "navigate")).toBe("page");
	expect(strategyFor(at("/statistics"), "navigate")).toBe("page");
	for (const path of ["/api/me", "/api/docs", "/dev/mailbox", "/s/abc"])
		for (const mode of ["navigate", "cors", "same-origin"]) expect(strategyFor(at(path), mode), path).toBeNull();
	expect(strategyFor(at("/assets/root-1a2b.js"), "cors")).toBe("asset");
	expect(strategyFor(at("/facts.data"), "cors")).toBeNull();
});

test("SHELL-10 only a complete public page of this site is stored", () => {
	const answer = (control: string, more: object = {}, type = "text/html; charset=utf-8") => ({
		ok: true,
		type: "basic" as const,
		redirected: false,
		headers: new Headers({ "cache-control": control, "content-type": type }),
		...more,
	});
	expect(mayBeStored(answer("public, max-age=0, s-maxage=30"))).toBe(true);
	for (const control of ["no-store", "private, max-age=60", "public, no-store", ""])
		expect(mayBeStored(answer(control)), control).toBe(false);
	for (const more of [{ ok: false }, { type: "opaqueredirect" as const }, { redirected: true }])
		expect(mayBeStored(answer("public", more))).toBe(false);
	expect(mayBeStored(answer("public", {}, "text/csv"))).toBe(false);
});

test("SHELL-10 the files and the title of a page are found; its stored date cannot end the attribute", () => {
	const html = `<head><title>Dhoni &amp; co &#x27;07</title><link href="/assets/a-1.css"><script src="/assets/b-2.js"></script></head><body><script>import("/assets/b-2.js")</script></body>`;
	expect(assetsOf(html)).toEqual(["/assets/a-1.css", "/assets/b-2.js"]);
	expect(titleOf(html)).toBe("Dhoni & co '07");
	expect(withStoredAt(html, "2026-11-21T10:00:00.000Z")).toContain(
		'<meta name="x-kept-at" content="2026-11-21T10:00:00.000Z"></head>',
	);
	expect(withStoredAt(html, '"><script>')).toContain('content="script"></head>');
});

test("SHELL-10 the static and dynamic imports of a script are found", () => {
	const script =
		'import{a}from"./react-y6s.js";import("./hydrate-D-q.js");const load=()=>import(`./heart.island-1.js`)';
	expect(importedBy(script)).toEqual(["/assets/react-y6s.js", "/assets/hydrate-D-q.js", "/assets/heart.island-1.js"]);
	expect(importedBy('"https://elsewhere.test/x.js";"text.js"')).toEqual([]);
});

test("SHELL-10 the oldest entries beyond the limit are chosen", () => {
	expect(tooMany([1, 2, 3], 2)).toEqual([1]);
	expect(tooMany([1, 2], 2)).toEqual([]);
});
