import { z } from "zod";

const SEARCH_TYPES = ["news", "search", "images", "videos", "places", "autocomplete"] as const;

/** NEWS-1. `timeFilter` is in the provider's notation: 'qdr:d' is the last day, 'qdr:m2' the last two months. */
export const searchInput = z
	.object({
		type: z.enum(SEARCH_TYPES).default("news"),
		query: z.string().trim().min(1).max(200),
		num: z.int().min(1).max(20).default(10),
		location: z.string().trim().min(1).max(100).default("India"),
		timeFilter: z
			.string()
			.regex(/^qdr:[hdwmy]\d{0,3}$/)
			.optional(),
	})
	.transform((input) => ({ ...input, timeFilter: input.timeFilter ?? (input.type === "news" ? "qdr:d" : undefined) }));
export type SearchRequest = z.output<typeof searchInput>;

const text = z.string().optional().catch(undefined);
const result = z.looseObject({
	title: text,
	link: text,
	snippet: text,
	date: text,
	source: text,
	imageUrl: text,
	value: text,
});
export type SearchResult = z.output<typeof result>;
const isOfTheWeb = ({ link }: SearchResult) => link === undefined || /^https?:\/\//i.test(link);
/** Drops malformed results and those whose link is not http. */
const results = z
	.array(result.nullable().catch(null))
	.catch([])
	.transform((list) => list.filter((item) => item !== null).filter(isOfTheWeb))
	.default([]);

/** The lists that the site uses of the provider's answer. A missing or malformed list is empty. */
export const searchAnswer = z.object({
	news: results,
	organic: results,
	images: results,
	videos: results,
	places: results,
	suggestions: results,
});
export type SearchAnswer = z.output<typeof searchAnswer>;
