/** Paths that robots should not visit. */
const PRIVATE = ["/api/", "/dev/", "/profile", "/settings", "/groups/new", "/auth/confirm"];

/** The paths below /api that robots may visit, because llms.txt and the page on open data link to them. */
const OPEN = ["docs", "openapi.json", "record", "matches", "seasons", "teams", "people", "oembed"];

/** The text of robots.txt. It leaves out pages with "noindex", because robots must read the page to see that. */
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

/** The text of llms.txt (llmstxt.org), which describes the site for language models. */
export const llmsTxt = ({ name, origin }: { name: string; origin: string }): string => `# ${name}

> An unofficial fan hub for the Indian Premier League. Every figure is computed from a ball-by-ball record of all matches since 2008; none is written by hand or by a model.

Figures change when matches are played: each page says up to which match it was counted. The ball-by-ball data is Cricsheet's.

## The record

- [Seasons](${origin}/seasons): champions, finals, league tables, caps
- [Matches](${origin}/matches): every match with its full scorecard
- [Players](${origin}/players): everyone who has played, and the current squads
- [Teams](${origin}/teams): the ten sides, season by season
- [Statistics](${origin}/statistics): ranked tables; each also as CSV at /statistics/{table}.csv
- [Explorer](${origin}/statistics/explore): any question to the record by its address; for programs at /api/record

## Reading

- [Facts](${origin}/facts): single statements with the figures they were checked against; new ones at [facts.xml](${origin}/facts.xml)
- [News](${origin}/news): what others report, each with its original; as RSS at [news.xml](${origin}/news.xml)
- [Quiz](${origin}/quiz): questions whose answers are computed from the record

## For programs

- [Open data](${origin}/data): how to ask, read, download and show the record, and its licence (ODC-BY 1.0; name Cricsheet)
- Model Context Protocol: ${origin}/mcp over streamable HTTP, with the tools ask_in_words, ask_record, scorecard, person and check_claim
- [A question as JSON](${origin}/api/record/schema): asked at ${origin}/api/record
- JSON: [matches](${origin}/api/matches), [seasons](${origin}/api/seasons), [teams](${origin}/api/teams), [people](${origin}/api/people)
- Every ball: [Parquet](${origin}/data/balls.parquet), [CSV](${origin}/data/balls.csv.gz); [matches](${origin}/data/matches.csv), [people](${origin}/data/people.csv)
- Cards for other pages: /embed before the address of a player, a match, a season or an answer; [oEmbed](${origin}/api/oembed?url=${encodeURIComponent(`${origin}/seasons/2016`)})
- [API](${origin}/api/docs): described by [OpenAPI](${origin}/api/openapi.json)
- [Sitemap](${origin}/sitemap.xml)
`;
