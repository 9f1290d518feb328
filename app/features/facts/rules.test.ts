import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isUuid } from "../../lib/uuid.ts";
import { type FactsQuery, factPreview, factSlug, factsFound, factsPath, readFactsQuery } from "./rules.ts";

describe("FACT-2 slug", () => {
	test("FACT-2 a slug is the title in lower case, words joined by single hyphens", () => {
		expect(factSlug({ title: "Gayle’s 175*  off -- 66 balls!", fact: "" })).toBe("gayles-175-off-66-balls");
	});

	test("FACT-2 a slug ends with keywords of the text that its title part lacks", () => {
		expect(
			factSlug({
				title: "The first IPL night",
				fact: "McCullum made 158 runs in the first match of the first season.",
			}),
		).toBe("the-first-ipl-night-runs-match-season");
	});

	test("FACT-2 a slug has at most 60 characters of the title and 80 in all", () => {
		const long = "a".repeat(60);
		expect(factSlug({ title: "a".repeat(90), fact: "cricket statistics" })).toBe(
			`${long}-cricket-statistics`.slice(0, 80),
		);
		expect(factSlug({ title: "a".repeat(90), fact: "ipl cricket record runs" })).toBe(`${long}-ipl-cricket-record`);
	});

	test("FACT-2 the slug of a title without letters is its keywords, or empty", () => {
		expect(factSlug({ title: "क्रिकेट", fact: "An IPL team" })).toBe("ipl-team");
		expect(factSlug({ title: "!!!", fact: "?" })).toBe("");
	});

	test("FACT-2 a slug needs no escaping in an address, whatever the title and text", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (title, fact) => {
				const slug = factSlug({ title, fact });
				expect(slug.length).toBeLessThanOrEqual(80);
				expect(slug).toMatch(/^(\w+(-\w+)*)?$/);
				expect(encodeURIComponent(slug)).toBe(slug);
			}),
		);
	});
});

describe("FACT-2 ids", () => {
	test("FACT-2 UUIDs of versions 1 to 5 are ids, in upper and lower case", () => {
		fc.assert(
			fc.property(fc.uuid({ version: [1, 2, 3, 4, 5] }), (id) => {
				expect(isUuid(id)).toBe(true);
				expect(isUuid(id.toUpperCase())).toBe(true);
			}),
		);
	});

	test.each([
		"0190163d-8694-739b-aea5-966c26f8ad90",
		"00000000-0000-0000-0000-000000000000",
		"5f2b1c1e-8a3d-4b6f-9c21-1d2e3f4a5b6",
		" 5f2b1c1e-8a3d-4b6f-9c21-1d2e3f4a5b6c",
		"gayles-175-off-66-balls",
		"",
	])("FACT-2 %j is a slug", (text) => {
		expect(isUuid(text)).toBe(false);
	});
});

describe("FACT-3 preview", () => {
	test("FACT-3 a preview is two sentences and an ellipsis", () => {
		expect(factPreview("Thirteen fours. Seventeen sixes. A hundred in thirty balls.")).toBe(
			"Thirteen fours. Seventeen sixes...",
		);
	});

	test("FACT-3 the preview of a fact of exactly two sentences ends in the ellipsis too", () => {
		expect(factPreview("What a night! It was 2008.")).toBe("What a night! It was 2008...");
	});

	test("FACT-3 a decimal point, an initial and 'vs.' end no sentence", () => {
		expect(factPreview("Spin costs 6.41 an over at the M. A. Chidambaram Stadium. CSK vs. MI drew most. Third.")).toBe(
			"Spin costs 6.41 an over at the M. A. Chidambaram Stadium. CSK vs. MI drew most...",
		);
	});

	test("FACT-3 the preview of a fact of fewer sentences is its first 120 characters", () => {
		expect(factPreview("x".repeat(200))).toBe("x".repeat(120));
		expect(factPreview("One sentence only.")).toBe("One sentence only.");
		expect(factPreview("🏏".repeat(121))).toBe("🏏".repeat(120));
	});

	test("FACT-3 a preview is the start of the fact, whatever its text", () => {
		fc.assert(
			fc.property(fc.lorem({ mode: "sentences", maxCount: 5 }), (fact) => {
				expect(fact.startsWith(factPreview(fact).replace(/\.+$/, ""))).toBe(true);
			}),
		);
	});
});

describe("FACT-3 the list's address", () => {
	test("FACT-3 an address without a category selects all, an unknown one is refused, and a search is trimmed and cut", () => {
		expect(readFactsQuery(new URLSearchParams({ q: `  ${"k".repeat(300)}`, category: "All" }))).toEqual({
			q: "k".repeat(100),
			category: null,
		});
		expect(readFactsQuery(new URLSearchParams("category=records")).category).toBe("Records");
		expect(() => readFactsQuery(new URLSearchParams("category=Umpires"))).toThrow();
	});

	test("FACT-3 a search loses its NULs, which no database text can contain", () => {
		expect(readFactsQuery(new URLSearchParams("q=a%00b"))).toMatchObject({ q: "ab" });
	});

	test("FACT-3 readFactsQuery reads what factsPath writes", () => {
		const text = fc.string({ maxLength: 100 }).map((value) => value.replaceAll("\0", "").trim());
		const query = fc.record({ q: text, category: fc.option(fc.constantFrom("Teams", "Records")) });
		fc.assert(
			fc.property(query, (asked) => {
				const { searchParams } = new URL(factsPath(asked), "http://site.test");
				expect(readFactsQuery(searchParams)).toEqual(asked);
			}),
		);
	});
});

test.each<[number, boolean, Pick<FactsQuery, "q" | "category">, string]>([
	[312, false, { q: "", category: null }, "312 facts"],
	[1, false, { q: "kohli", category: null }, "1 fact matches “kohli”"],
	[2, false, { q: "kohli", category: "Records" }, "2 facts match “kohli” in Records"],
	[1000, true, { q: "", category: "Players" }, "1,000+ facts in Players"],
	[0, false, { q: "x", category: null }, "0 facts match “x”"],
])("FACT-3 the list announces %i facts (at least: %s)", (total, total_is_lower_bound, query, words) => {
	expect(factsFound({ total, total_is_lower_bound }, query)).toBe(words);
});
