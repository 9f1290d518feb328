/** What robots have no business with: screens that show a person's own things, the API, and what exists for this machine. */
const PRIVATE = ["/api/", "/dev/", "/profile", "/settings", "/groups/new", "/auth/confirm"];

/** What of the API is the record's, open to everybody: llms.txt and the page on open data lead there. */
const OPEN = ["docs", "openapi.json", "record", "matches", "seasons", "teams", "people", "oembed"];

/** robots.txt. Pages that are kept out of search by their own robots tag are not listed: a robot has to see the tag. */
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
