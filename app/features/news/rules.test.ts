import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newsFound, newsPath, paragraphsOf, readingTime, readNewsQuery } from "./rules.ts";

describe("NEWS-5 the address of a search", () => {
	test("reads back as the same query", () => {
		const query = fc.record({
			q: fc.string({ maxLength: 100 }).map((text) => text.replaceAll("\0", "").trim()),
			category: fc.constantFrom(null, "Today" as const, "IPL" as const, "International" as const),
		});
		fc.assert(
			fc.property(query, (asked) => {
				const { searchParams } = new URL(newsPath(asked), "http://localhost");
				expect(readNewsQuery(searchParams)).toEqual(asked);
			}),
		);
	});

	test("means All without a category, and throws for a category without a tab", () => {
		expect(readNewsQuery(new URLSearchParams("category="))).toEqual({ q: "", category: null });
		expect(readNewsQuery(new URLSearchParams("category=ipl"))).toEqual({ q: "", category: "IPL" });
		for (const category of ["General", "Sport"])
			expect(() => readNewsQuery(new URLSearchParams({ category })), category).toThrow();
	});
});

test.each([
	[0, "", "0 articles"],
	[1, "", "1 article"],
	[1, "toss", "1 article matches “toss”"],
	[3, "toss", "3 articles match “toss”"],
	[25, "", "The 25 newest articles"],
	[25, "toss", "The 25 newest articles that match “toss”"],
])("NEWS-5 %d articles, searched for %j: %s", (articles, q, words) => {
	expect(newsFound(articles, { q, category: null })).toBe(words);
});

test("NEWS-6 paragraphs are separated by blank lines", () => {
	expect(paragraphsOf("One\nstill one\n\nTwo\n \t\n\nThree\n")).toEqual(["One\nstill one", "Two", "Three"]);
	expect(paragraphsOf(" \n\n ")).toEqual([]);
});

test.each([
	[0, "1 min read"],
	[200, "1 min read"],
	[201, "2 min read"],
	[821, "5 min read"],
])("NEWS-6 a text of %d words is a %s", (words, label) => {
	expect(readingTime("word ".repeat(words))).toBe(label);
});
