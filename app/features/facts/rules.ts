import { z } from "zod";
import { readFilter } from "../../lib/filters.ts";
import { grouped } from "../../lib/numbers.ts";

export const FACT_CATEGORIES = [
	"Teams",
	"Players",
	"Records",
	"Auctions",
	"History",
	"Venues",
	"Rules",
	"Statistics",
] as const;

export type FactCategory = (typeof FACT_CATEGORIES)[number];
export const HOME_FACT_CATEGORIES = FACT_CATEGORIES.filter((category) => category !== "Statistics");

/** 'Generate New Facts' sends this if no category is selected. */
export const GENERAL_CATEGORY = "General";

export const FACTS_PER_GENERATION = 5;
export const FACTS_ON_HOME = 9;
export const TAGS_ON_CARD = 2;
export const LONGEST_SEARCH = 100;
const LONGEST_PREVIEW = 120;
const LONGEST_TITLE_SLUG = 60;
const LONGEST_SLUG = 80;

export const FACTS_NAME = "IPL Facts";
export const FACTS_SOURCE = "IPL Facts Database";

export const factsTexts = {
	noneYet: "No IPL Facts available yet...",
	noneMatch: "No facts match your search criteria.",
	noneFound: "No facts found",
	loadFailed: "Failed to load IPL Facts",
	generate: "Generate New Facts",
	generateFirst: "Generate Your First Facts",
	generated: (count: number, category: string) => `Generated ${count} new IPL Facts about ${category}`,
	generateFailed: "Failed to generate new facts. Please check your API key of the AI provider.",
	/** only admins can check the key */
	generateFailedForFans: "Failed to generate new facts. Please try again in a moment.",
	budgetSpent: "That's all the new facts for today. More tomorrow.",
	shareSpent: "You've had your share of new facts for today. More tomorrow.",
	nothingNewTitle: "Nothing new",
	nothingNew: (category: string) =>
		`Every fact worth telling about ${category === GENERAL_CATEGORY ? "the league" : category} is here already.`,
	notFoundTitle: "Fact Not Found",
	notFound: "Fact not found",
	notFoundText: (slug: string) => `The fact "${slug}" could not be found in our database.`,
	databaseError: "Database error occurred",
	factLoadFailed: "Failed to load fact details",
};

const SLUG_KEYWORDS = [
	"ipl",
	"cricket",
	"record",
	"runs",
	"wickets",
	"match",
	"season",
	"player",
	"team",
	"history",
	"statistics",
	"performance",
	"achievement",
];

/**
 * Returns a slug for a fact: its title, then keywords that title or text mention and the title part lacks. It may be
 * empty or taken already.
 */
export function factSlug({ title, fact }: { title: string; fact: string }): string {
	const base = title
		.toLowerCase()
		.replace(/[^\w\s-]/g, "")
		.replace(/\s+/g, "-")
		.replace(/-+/g, "-")
		.slice(0, LONGEST_TITLE_SLUG);
	const mentioned = `${title} ${fact}`.toLowerCase();
	const suffix = SLUG_KEYWORDS.filter((keyword) => mentioned.includes(keyword) && !base.includes(keyword));
	return [base, ...suffix].join("-").replace(/-+/g, "-").slice(0, LONGEST_SLUG).replace(/^-|-$/g, "");
}

// excludes full stops in numbers (6.41), after initials (M. A. Chidambaram) and in 'vs.'
const SENTENCE_END = /(?<!\b(?:\p{Lu}|vs|v|no|st|dr|mr))[.!?]+["'’”)]*(?=\s|$)/giu;

/** Returns the first two sentences of a fact and '...', or the first 120 characters if it has fewer sentences. */
export function factPreview(fact: string): string {
	const text = fact.trim();
	const secondEnd = [...text.matchAll(SENTENCE_END)][1];
	if (!secondEnd) return [...text].slice(0, LONGEST_PREVIEW).join("");
	return `${text.slice(0, secondEnd.index + secondEnd[0].length).replace(/\.+$/, "")}...`;
}

// marked as pure, so that the browser bundle leaves out zod
export const generateFactsInput = /* @__PURE__ */ z.object({
	category: /* @__PURE__ */ z.enum([...FACT_CATEGORIES, GENERAL_CATEGORY]).default(GENERAL_CATEGORY),
	count: /* @__PURE__ */ z.int().min(1).max(10).default(FACTS_PER_GENERATION),
});

export type FactsQuery = { q: string; category: FactCategory | null; after?: string; before?: string };

/** Reads search, category and cursors from an address. Cuts a long search. Throws a 404 for an unknown category. */
export function readFactsQuery(search: URLSearchParams): FactsQuery {
	const category = readFilter(search, "category", FACT_CATEGORIES);
	return {
		// PostgreSQL texts cannot contain NUL
		q: (search.get("q") ?? "").replaceAll("\0", "").trim().slice(0, LONGEST_SEARCH),
		category,
		after: search.get("after") ?? undefined,
		before: search.get("before") ?? undefined,
	};
}

export function factsPath({ q, category, after, before }: Partial<FactsQuery>, path = "/facts"): string {
	const search = new URLSearchParams();
	if (q) search.set("q", q);
	if (category) search.set("category", category);
	if (after) search.set("after", after);
	if (before) search.set("before", before);
	return search.size ? `${path}?${search}` : path;
}

/** Returns the line that screen readers announce when the list changes: '12 facts match “Kohli” in Players'. */
export function factsFound(
	{ total, total_is_lower_bound }: { total: number; total_is_lower_bound: boolean },
	{ q, category }: Pick<FactsQuery, "q" | "category">,
): string {
	const count = grouped(total) + (total_is_lower_bound ? "+" : "");
	const facts = total === 1 ? "fact" : "facts";
	const match = q ? ` ${total === 1 ? "matches" : "match"} “${q}”` : "";
	return `${count} ${facts}${match}${category ? ` in ${category}` : ""}`;
}
