import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { candidateOf, canonicalLink } from "./candidate.ts";
import { categoryOf, isAboutCricket } from "./category.ts";
import { feedPause, searchPause } from "./sources.server.ts";
import { isSameStory, titleWords } from "./store.server.ts";
import { plainLine, plainText } from "./text.ts";

const now = new Date("2026-05-20T12:00:00Z");

describe("NEWS-4 the link of an article", () => {
	test.each([
		["https://www.news.example/a/?utm_source=x&b=2&a=1#top", "news.example/a?a=1&b=2"],
		["http://news.example/a?a=1&b=2&fbclid=9", "news.example/a?a=1&b=2"],
		["https://NEWS.example/a//?b=2&a=1", "news.example/a?a=1&b=2"],
		["https://m.news.example/a?a=1&b=2&at_medium=RSS", "news.example/a?a=1&b=2"],
	])("%s has the key %s", (link, key) => {
		expect(canonicalLink(link)?.link_key).toBe(key);
	});

	test("has another key for other parameters", () => {
		expect(canonicalLink("https://a.example/?id=1")?.link_key).not.toBe(
			canonicalLink("https://a.example/?id=2")?.link_key,
		);
	});

	test.each([
		"javascript:alert(1)",
		"data:text/html,x",
		"//a.example/",
		"/a",
		"ftp://a.example/",
		"https://u:p@a.example/",
		"",
	])("%j is none", (link) => expect(canonicalLink(link)).toBeNull());

	test("does not change when it is made canonical again", () => {
		fc.assert(
			fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
				const once = canonicalLink(url);
				expect(canonicalLink(once?.link ?? "")).toEqual(once);
			}),
		);
	});
});

describe("NEWS-4 two titles", () => {
	const same = (one: string, other: string) => isSameStory(titleWords(one), titleWords(other));
	test.each([
		["Rain delays the toss in Mumbai", "Rain delays the toss in Mumbai"],
		["Rain delays the toss in Mumbai", "RAIN DELAYS THE TOSS, in Mumbai!"],
		["Rain delays the toss in Mumbai tonight again", "Rain delays the toss in Mumbai tonight"],
	])("are one story: %s / %s", (one, other) => expect(same(one, other)).toBe(true));
	test.each([
		["Rain delays the toss in Mumbai", "Sun dries the pitch in Mumbai"],
		["First Test, day 1: report from Lord's", "First Test, day 2: report from Lord's"],
		["Kohli out", "Kohli in"],
		[
			"India v Australia, live score and commentary ball by ball",
			"India v England, live score and commentary ball by ball",
		],
		["", ""],
	])("are two stories: %s / %s", (one, other) => expect(same(one, other)).toBe(false));
	test("compare alike in either order", () => {
		fc.assert(
			fc.property(fc.string(), fc.string(), (one, other) => {
				expect(same(one, other)).toBe(same(other, one));
			}),
		);
	});
});

describe("NEWS-3 a feed's text", () => {
	test.each([
		["<p>One &amp; two</p><p>Three</p>", "One & two\n\nThree"],
		["&lt;p&gt;Twice&lt;/p&gt;", "Twice"],
		["<script>alert(1)</script>Toss<!-- <b> -->", "Toss"],
		["5 < 6 and 7 > 3", "5 < 6 and 7 > 3"],
		["a\u0000b\u202ec", "a b c"],
		["\ud800", "\ufffd"],
	])("%j reads %j", (markup, text) => expect(plainText(markup, 100)).toBe(text));

	test("is cut at a word, in linear time for any markup", () => {
		expect(plainLine("one two three four", 12)).toBe("one two…");
		fc.assert(
			fc.property(
				fc.string({ unit: fc.constantFrom("<", "a", "&", ";", ">", "!", "-", "script"), maxLength: 4_000 }),
				(markup) => {
					expect(plainText(markup, 50).length).toBeLessThanOrEqual(50);
				},
			),
		);
		expect(plainText("<script".repeat(500_000), 50).length).toBeLessThanOrEqual(50);
	});

	test.each([
		["loses an unclosed script", "Toss<script>alert(1)", "Toss"],
		["loses an unclosed comment", "Toss<!-- <b>x</b>", "Toss"],
		["ends a tag where the next begins", "a<b and <i>c</i>", "a<b and c"],
	])("%s: %j reads %j", (_what, markup, text) => expect(plainText(markup, 100)).toBe(text));

	test.each(["<a", "<!--", "<style ", "<script>", "</script", "<br> ", "\n ", "&lt;a"])(
		"NEWS-7 of a megabyte of %j in its fields is read in time",
		(nasty) => {
			const field = nasty.repeat(20_000 / nasty.length);
			for (let read = 0; read < 1_000_000; read += field.length) plainText(field, 400);
		},
	);

	test.each([
		["Gill named captain of Gujarat Titans", "IPL"],
		["India v Australia: talking points", "International"],
		["World Cup squad announced", "International"],
		["Protests outside the ground", "Today"],
		["County round-up", "Today"],
	])("%s has the category %s", (title, category) => expect(categoryOf(title)).toBe(category));
});

test.each([
	["Cricket: rain delays the toss", true],
	["Gill named captain of Gujarat Titans", true],
	["Kohli quits T20Is", true],
	["Five wickets before lunch", true],
	["Casino bonus without deposit", false],
	["Election results: India and Pakistan react", false],
	["ICC issues a warrant, and tests the courts", false],
	["World Cup squad named: the strikers", false],
	["", false],
])("NEWS-2 %j is about cricket: %s", (text, is) => expect(isAboutCricket(text)).toBe(is));

test("NEWS-6 an article's text is stored only when it differs from its summary", () => {
	const contentOf = (content: string | undefined) =>
		candidateOf({ title: "A", link: "https://news.example/a", snippet: "<p>Short</p>", content }, () => "IPL", now)
			?.content;
	expect(contentOf("<p>Short</p><p>And long</p>")).toBe("Short\n\nAnd long");
	expect(contentOf("Short")).toBeNull();
	expect(contentOf(undefined)).toBeNull();
});

test("NEWS-7 the picture of an article is an http address or a small data URL", () => {
	const picture = (image_url: string) =>
		candidateOf({ title: "A", link: "https://news.example/a/b", image_url }, () => "IPL", now)?.image_url;
	expect(picture("/p.jpg")).toBe("https://news.example/p.jpg");
	expect(picture("data:image/png;base64,AAAA")).toBe("data:image/png;base64,AAAA");
	expect(picture(`data:image/png;base64,${"A".repeat(200_000)}`)).toBeNull();
	expect(picture("data:text/html,<b>")).toBeNull();
	expect(picture("file:///etc/passwd")).toBeNull();
});

test("NEWS-7 the pause of a failing source grows to at most six hours, and a working one misses no run", () => {
	const random = fc.double({ min: 0, max: 1, noNaN: true });
	fc.assert(
		fc.property(fc.nat(40), random, random, (failures, one, other) => {
			expect(feedPause(failures + 3, one)).toBeGreaterThanOrEqual(
				Math.min(feedPause(failures, other), 4.5 * 3_600_000),
			);
			expect(feedPause(failures, one)).toBeLessThanOrEqual(6 * 3_600_000);
			expect(feedPause(0, one)).toBeLessThan(600_000);
			// the quota must last the whole day at four searches per run
			expect(Math.ceil((24 * 3_600_000) / searchPause(0, one)) * 4).toBeLessThanOrEqual(83);
		}),
	);
});
