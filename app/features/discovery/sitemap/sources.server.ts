import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { liveTeamBattles } from "../../../../db/schema/battles.ts";
import { teamCommunities } from "../../../../db/schema/community.ts";
import { iplFacts } from "../../../../db/schema/facts.ts";
import { playerGroups } from "../../../../db/schema/groups.ts";
import { newsArticles } from "../../../../db/schema/news.ts";
import { iplPlayers } from "../../../../db/schema/players.ts";
import { quizCategories, quizQuestions } from "../../../../db/schema/quiz.ts";
import { franchises, matches, record_snapshots, seasons } from "../../../../db/schema/record.ts";
import { COMMUNITY_TABS, tabPath } from "../../community/rules.ts";
import { TABLES } from "../../statistics/tables.ts";

/** How often a kind of page changes, in the protocol's own words. */
type ChangeFrequency = "always" | "hourly" | "daily" | "weekly" | "monthly" | "yearly";

/**
 * A kind of page that search engines are told of. `rows`: a query with the columns path (below the site's origin), lastmod
 * (W3C date as text, null where nothing says when it changed), changefreq, priority, and place, which orders them: new rows
 * come last, so that the parts before stay as they are.
 */
export type Source = { name: string; rows: SQL };

const instant = (moment: SQLWrapper) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const record = sql`(select as_of_date::text from ${record_snapshots})`;
const facts = sql`(select ${instant(sql`max(${iplFacts.updated_at})`)} from ${iplFacts})`;
const players = sql`(select ${instant(sql`max(${iplPlayers.updated_at})`)} from ${iplPlayers})`;
const questions = sql`(select ${instant(sql`max(${quizQuestions.created_at})`)} from ${quizQuestions})`;
const battles = sql`(select ${instant(sql`max(${liveTeamBattles.created_at})`)} from ${liveTeamBattles})`;
const groups = sql`(select ${instant(sql`max(${playerGroups.created_at})`)} from ${playerGroups})`;
const armies = sql`(select ${instant(sql`max(${teamCommunities.created_at})`)} from ${teamCommunities})`;
const news = sql`(select ${instant(sql`max(${newsArticles.created_at})`)} from ${newsArticles})`;
const nothing = sql`null`;

type StaticPage = [path: string, priority: number, changefreq: ChangeFrequency, lastmod: SQL];

/** Pages that stand whatever the tables hold, with what they show. Legal texts change with the site: nothing dates them. */
const STATIC_PAGES: StaticPage[] = [
	["/", 1, "daily", facts],
	["/facts", 0.9, "daily", facts],
	["/facts-hub", 0.8, "daily", facts],
	["/players", 0.9, "weekly", players],
	["/teams", 0.9, "weekly", record],
	["/seasons", 0.8, "weekly", record],
	["/matches", 0.8, "weekly", record],
	["/statistics", 0.9, "weekly", record],
	["/statistics/explore", 0.7, "weekly", record],
	["/quiz", 0.9, "daily", questions],
	["/quiz?tab=predictor", 0.6, "weekly", record],
	["/quiz/daily", 0.8, "daily", nothing],
	["/news", 0.9, "hourly", news],
	["/ai-chat", 0.7, "weekly", record],
	["/players/compare", 0.6, "weekly", record],
	...COMMUNITY_TABS.map(({ id }): StaticPage => [tabPath(id), id === "teams" ? 0.8 : 0.6, "daily", armies]),
	["/battles", 0.7, "hourly", battles],
	["/arena", 0.7, "hourly", battles],
	["/groups", 0.7, "daily", groups],
	["/newsletter", 0.6, "monthly", nothing],
	["/privacy", 0.5, "yearly", nothing],
	["/terms", 0.5, "yearly", nothing],
	["/cookies", 0.5, "yearly", nothing],
];

const staticRows = sql.join(
	STATIC_PAGES.map(
		([path, priority, changefreq, lastmod], place) =>
			sql`select ${path}::text as path, ${lastmod}::text as lastmod, ${changefreq}::text as changefreq, ${priority}::float8 as priority, ${place}::int as place`,
	),
	sql` union all `,
);
const statisticsRows = sql.join(
	TABLES.map(
		({ slug }, place) =>
			sql`select ${`/statistics/${slug}`}::text as path, ${record} as lastmod, 'weekly' as changefreq, 0.7::float8 as priority, ${place}::int as place`,
	),
	sql` union all `,
);

/** Every kind of page, in the order of the index. A feature that gets pages of its own adds a line. */
export const SOURCES: Source[] = [
	{ name: "pages", rows: staticRows },
	{ name: "statistics", rows: statisticsRows },
	{
		name: "teams",
		rows: sql`select '/teams/' || ${franchises.id} as path, ${record} as lastmod, 'weekly' as changefreq,
			0.8::float8 as priority, ${franchises.id} as place from ${franchises} where ${franchises.is_current}`,
	},
	{
		name: "players",
		rows: sql`select '/players/' || ${iplPlayers.slug} as path, ${instant(iplPlayers.updated_at)} as lastmod, 'weekly' as changefreq,
			0.7::float8 as priority, ${iplPlayers.slug} as place from ${iplPlayers} where ${iplPlayers.slug} is not null`,
	},
	{
		name: "facts",
		rows: sql`select '/facts/' || ${iplFacts.slug} as path, ${instant(iplFacts.updated_at)} as lastmod, 'monthly' as changefreq,
			0.7::float8 as priority, ${iplFacts.number} as place from ${iplFacts} where ${iplFacts.slug} is not null`,
	},
	{
		name: "quizzes",
		rows: sql`select '/quiz/' || ${quizCategories.slug} as path, ${instant(quizCategories.created_at)} as lastmod, 'weekly' as changefreq,
			0.7::float8 as priority, 0 as place from ${quizCategories} where ${quizCategories.slug} is not null
			union all select '/quiz/' || ${quizCategories.slug} || '/' || ${quizQuestions.slug}, ${instant(quizQuestions.created_at)}, 'monthly',
			0.6, ${quizQuestions.number} from ${quizQuestions} join ${quizCategories} on ${quizCategories.id} = ${quizQuestions.category_id}
			where ${quizQuestions.slug} is not null and ${quizCategories.slug} is not null and ${quizQuestions.hidden_at} is null`,
	},
	{
		name: "seasons",
		rows: sql`select '/seasons/' || ${seasons.season} as path, max(${matches.date})::text as lastmod, 'monthly' as changefreq,
			0.7::float8 as priority, ${seasons.season} as place from ${seasons} join ${matches} on ${matches.season} = ${seasons.season}
			group by ${seasons.season}`,
	},
	{
		name: "matches",
		rows: sql`select '/matches/' || ${matches.id} as path, ${matches.date}::text as lastmod, 'yearly' as changefreq,
			0.6::float8 as priority, ${matches.sequence} as place from ${matches}`,
	},
	{
		// pages of what others wrote are not listed: theirs is the original
		name: "news",
		rows: sql`select '/news/' || ${newsArticles.id} as path, ${instant(newsArticles.created_at)} as lastmod, 'yearly' as changefreq,
			0.6::float8 as priority, ${newsArticles.number} as place from ${newsArticles} where ${newsArticles.channel} = 'sample'`,
	},
];
