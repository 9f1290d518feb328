/** The path of the rules. Pages name it in the header `Speculation-Rules`. */
export const SPECULATION_RULES = "/speculation-rules.json";

/**
 * Which pages a browser may fetch before a fan asks for them: the page of a link that the pointer rests on. Left out are
 * files, pages that do something, and links that change a part of the page.
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
