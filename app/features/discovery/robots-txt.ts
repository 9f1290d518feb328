/** What robots have no business with: screens that show a person's own things, the API, and what exists for this machine. */
const PRIVATE = ["/api/", "/dev/", "/profile", "/settings", "/groups/new", "/auth/confirm"];

/** robots.txt. Pages that are kept out of search by their own robots tag are not listed: a robot has to see the tag. */
export const robotsTxt = (origin: string): string =>
	[
		"User-agent: *",
		...PRIVATE.map((path) => `Disallow: ${path}`),
		"",
		`Sitemap: ${origin}/sitemap.xml`,
		`Sitemap: ${origin}/news-sitemap.xml`,
		"",
	].join("\n");
