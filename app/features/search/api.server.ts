import { z } from "zod";
import { entry } from "../../../platform/http/entry.ts";
import type { Site } from "../../page-context.ts";
import { LONGEST_SEARCH } from "./rules.ts";
import { searchSite } from "./search.server.ts";
import { searchSchema } from "./search.ts";

/** The entry of the site search. */
export function searchEntries({ db, record }: Site) {
	return [
		entry({
			method: "get",
			path: "/search",
			summary: "Search players, teams, grounds, seasons, matches, facts and groups; misspelt names too",
			guard: "public",
			query: z.object({
				q: z.string().max(LONGEST_SEARCH).default(""),
				exact: z.enum(["0", "1"]).default("0"),
			}),
			answer: searchSchema,
			handle: ({ query: { q, exact } }) => searchSite({ db, record }, { q, exact: exact === "1" }),
		}),
	];
}
