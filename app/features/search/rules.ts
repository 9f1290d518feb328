export const LONGEST_SEARCH = 80;

export type SearchQuery = { q: string; exact: boolean };

/** Reads the search of an address, cut to LONGEST_SEARCH. `exact`: without corrections of the spelling. */
export const readSearchQuery = (params: URLSearchParams): SearchQuery => ({
	q: (params.get("q") ?? "").replaceAll("\0", "").replace(/\s+/g, " ").trim().slice(0, LONGEST_SEARCH),
	exact: params.get("exact") === "1",
});

/** The address of a search. */
export const searchPath = ({ q, exact = false }: Partial<SearchQuery>): string =>
	q ? `/search?${new URLSearchParams({ q, ...(exact ? { exact: "1" } : {}) })}` : "/search";

export const searchTexts = {
	title: "Search",
	placeholder: "Players, teams, matches, grounds",
	nothing: (q: string) => `Nothing called “${q}”`,
	nearby: (seasons: number) => `Not in ${seasons} seasons, anyway. Did you mean one of these?`,
	none: (seasons: number) => `Not in ${seasons} seasons, anyway. Try a shorter name.`,
	ask: (q: string) => `Ask the record “${q}”`,
	askWhy: "In case it is a question, not a name",
	failed: "Search didn’t answer. Try again.",
	offline: "You’re offline. These pages open without a connection.",
};

export const TRY = ["Final 2008", "Eden Gardens", "KKR v RR", "Captain Cool", "Most sixes", "Wankhede"];
