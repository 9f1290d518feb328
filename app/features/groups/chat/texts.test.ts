import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasLink } from "../../../lib/names/find-link.server.ts";
import { cleanMessage } from "./rules.ts";
import { linkParts } from "./view/links.ts";

describe("GROUP-4 texts of messages", () => {
	test("only http and https become links, without the punctuation after them, and no text is lost", () => {
		expect(linkParts("see https://example.org/a?b=1, or not").map(({ href }) => href)).toEqual([
			null,
			"https://example.org/a?b=1",
			null,
		]);
		for (const text of ["javascript:alert(1)", "data:text/html,x", "ftp://x.org", "https://bank.com@evil.org/"])
			expect(linkParts(text)).toEqual([{ text, href: null }]);
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), fc.webUrl(), fc.string(), (before, url, after) => {
				const whole = `${before} ${url} ${after}`;
				const parts = linkParts(whole);
				expect(parts.map(({ text }) => text).join("")).toBe(whole);
				for (const { href } of parts) if (href) expect(href).toMatch(/^https?:\/\//);
			}),
		);
	});

	test("cleaning removes invisible letters, keeps emoji whole, and is idempotent", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				const clean = cleanMessage(text);
				expect(cleanMessage(clean)).toBe(clean);
				expect(clean).not.toMatch(/[\u200b\u202e\u2066\ufeff]/);
			}),
		);
		expect(cleanMessage("👩‍🚀")).toBe("👩‍🚀");
		expect(cleanMessage("a\u200db")).toBe("ab");
		expect(cleanMessage("क्\u200dष\nमी\u200cले")).toBe("क्\u200dष\nमीले");
	});

	test("a link is found despite invisible letters, wide letters and other full stops", () => {
		const unseen = [
			"\u00ad",
			"\u034f",
			"\u115f",
			"\u180e",
			"\u200b",
			"\u2060",
			"\u3164",
			"\ufe0f",
			"\ufeff",
			"\u{e0041}",
		];
		for (const letter of unseen)
			for (const link of [`example.${letter}com`, `exam${letter}ple${letter}.c${letter}om`, `https:/${letter}/x.y`]) {
				expect(hasLink(link), JSON.stringify(link)).toBe(true);
				expect(hasLink(cleanMessage(link)), JSON.stringify(link)).toBe(true);
			}
		for (const link of ["example．com", "example。com", "ｅｘａｍｐｌｅ.ｃｏｍ"])
			expect(hasLink(link), link).toBe(true);
		expect(cleanMessage("a\u00adb\u3164c")).toBe("abc");
		for (const emoji of ["❤️", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"])
			expect(cleanMessage(emoji)).toBe(emoji);
	});
});
