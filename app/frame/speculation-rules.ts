/** The path of the rules, which pages name in the header `Speculation-Rules`. */
export const SPECULATION_RULES = "/speculation-rules.json";

/**
 * The links whose pages a browser may prefetch while the pointer rests on them. Not files, pages that change something,
 * or links that replace parts of the page.
 */
export const speculationRules = {
	prefetch: [
		{
			where: {
				and: [
					{ href_matches: "/*" },
					{
						not: {
							href_matches: ["/api/*", "/data/*", "/dev/*", "/embed/*", "/pictures/*", "/s/*", "/auth*", "/*.csv*"],
						},
					},
					{ not: { selector_matches: "[data-in-place], [download], [rel~=nofollow], [rel~=external]" } },
				],
			},
			eagerness: "moderate",
		},
	],
};
