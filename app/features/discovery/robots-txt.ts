/** Addresses that robots should not visit: personal pages, the API, and technical ones. */
const PRIVATE = ["/api/", "/dev/", "/profile", "/settings", "/groups/new", "/auth/confirm"];

/** The open part of the API: the record's entries, which llms.txt and the page on open data link to. */
const OPEN = ["docs", "openapi.json", "record", "matches", "seasons", "teams", "people", "oembed"];

/**
 * robots.txt. Pages with a robots tag against indexing are not listed, because a robot has to read the page to see
 * the tag.
 */
export const robotsTxt = (origin: string): string =>
	[
		"User-agent: *",
		...PRIVATE.map((path) => `Disallow: ${path}`),
		...OPEN.map((path) => `Allow: /api/${path}`),
		"",
		`Sitemap: ${origin}/sitemap.xml`,
		`Sitemap: ${origin}/news-sitemap.xml`,
		"",
	].join("\n");
