import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { iplFacts } from "../../../../db/schema/facts.ts";
import { liveTeamBattles } from "../../../../db/schema/game/battles.ts";
import { armies } from "../../../../db/schema/game/community.ts";
import { playerGroups } from "../../../../db/schema/groups.ts";
import { newsArticles } from "../../../../db/schema/news.ts";
import { iplPlayers } from "../../../../db/schema/players.ts";
import { quizCategories, quizQuestions } from "../../../../db/schema/quiz.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { COMMUNITY_TABS, tabPath } from "../../community/rules.ts";
import { TABLES } from "../../statistics/tables.ts";

type ChangeFrequency = "always" | "hourly" | "daily" | "weekly" | "monthly" | "yearly";

/**
 * A kind of page in the sitemap. `rows`: a query with the columns path, lastmod (W3C date as text, or null),
 * changefreq, priority, and place, which orders them. New rows of most kinds come last, so that earlier parts do not
 * change; players are in the order of their slugs.
 */
export type Source = { name: string; rows: SQL };

const instant = (moment: SQLWrapper) => sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const facts = sql`(select ${instant(sql`max(${iplFacts.updated_at})`)} from ${iplFacts})`;
const players = sql`(select ${instant(sql`max(${iplPlayers.updated_at})`)} from ${iplPlayers})`;
const questions = sql`(select ${instant(sql`max(${quizQuestions.created_at})`)} from ${quizQuestions})`;
const battles = sql`(select ${instant(sql`max(${liveTeamBattles.created_at})`)} from ${liveTeamBattles})`;
const groups = sql`(select ${instant(sql`max(${playerGroups.created_at})`)} from ${playerGroups})`;
const newestArmy = sql`(select ${instant(sql`max(${armies.created_at})`)} from ${armies})`;
const news = sql`(select ${instant(sql`max(${newsArticles.created_at})`)} from ${newsArticles})`;
const nothing = sql`null`;

type StaticPage = [path: string, priority: number, changefreq: ChangeFrequency, lastmod: SQL];
/** The most rows of an answer of the record. */
const MOST_ROWS = 1000;

/** Pages that always exist. Their date of change is that of the rows which they show. */
const staticPages = (record: SQL): StaticPage[] => [
	["/", 1, "daily", facts],
	["/facts", 0.9, "daily", facts],
	["/facts-hub", 0.8, "daily", facts],
	["/players", 0.9, "weekly", players],
	["/teams", 0.9, "weekly", record],
	["/seasons", 0.8, "weekly", record],
	["/matches", 0.8, "weekly", record],
	["/statistics", 0.9, "weekly", record],
	["/statistics/explore", 0.7, "weekly", record],
	["/data", 0.6, "weekly", record],
	["/quiz", 0.9, "daily", questions],
	["/quiz?tab=predictor", 0.6, "weekly", record],
	["/predictor/model", 0.5, "yearly", record],
	["/quiz/daily", 0.8, "daily", nothing],
	["/news", 0.9, "hourly", news],
	["/ai-chat", 0.7, "weekly", record],
	["/players/compare", 0.6, "weekly", record],
	...COMMUNITY_TABS.map(({ id }): StaticPage => [tabPath(id), id === "teams" ? 0.8 : 0.6, "daily", newestArmy]),
	["/battles", 0.7, "hourly", battles],
	["/arena", 0.7, "hourly", battles],
	["/groups", 0.7, "daily", groups],
	["/newsletter", 0.6, "monthly", nothing],
	["/contact", 0.5, "yearly", nothing],
	["/privacy", 0.5, "yearly", nothing],
	["/terms", 0.5, "yearly", nothing],
	["/cookies", 0.5, "yearly", nothing],
];

const staticRows = (as_of: string) =>
	sql.join(
		staticPages(sql`${as_of}`).map(
			([path, priority, changefreq, lastmod], place) =>
				sql`select ${path}::text as path, ${lastmod}::text as lastmod, ${changefreq}::text as changefreq, ${priority}::float8 as priority, ${place}::int as place`,
		),
		sql` union all `,
	);

type Page = { path: string; lastmod: string };

/** A list of pages as rows of a query, in this order. */
const listed = (pages: Page[], changefreq: ChangeFrequency, priority: number) =>
	sql`select path, lastmod, ${changefreq}::text as changefreq, ${priority}::float8 as priority, place
		from json_to_recordset(${JSON.stringify(pages.map((page, place) => ({ ...page, place })))}::json)
			as pages (path text, lastmod text, place int)`;

/** Kinds of pages whose data is in the database. */
const STORED: Source[] = [
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
];
/** Without articles of other publishers, whose originals search engines should find. */
const NEWS: Source = {
	name: "news",
	rows: sql`select '/news/' || ${newsArticles.id} as path, ${instant(newsArticles.created_at)} as lastmod, 'yearly' as changefreq,
		0.6::float8 as priority, ${newsArticles.number} as place from ${newsArticles} where ${newsArticles.channel} = 'sample'`,
};

/** All matches in the order of play. */
async function everyMatch({ ask }: Pick<MatchRecord, "ask">) {
	const rows: { match_id: number; season: number; date: string }[] = [];
	for (;;) {
		const page = await ask({
			rows: "matches",
			measures: ["matches"],
			list: true,
			order: "keys",
			limit: MOST_ROWS,
			offset: rows.length,
		});
		rows.push(...page.rows);
		if (page.rows.length < MOST_ROWS) return rows;
	}
}

/** Returns every kind of page, in the order of the index. A feature with new pages adds a line here. */
export async function sourcesOf(record: MatchRecord): Promise<Source[]> {
	const { as_of, franchises } = record;
	const matches = await everyMatch(record);
	const lastDays = new Map(matches.map(({ season, date }) => [season, date]));
	const pages = (paths: string[]): Page[] => paths.map((path) => ({ path, lastmod: as_of.date }));
	const teams = franchises.flatMap(({ id, is_current }) => (is_current ? [`/teams/${id}`] : []));
	return [
		{ name: "pages", rows: staticRows(as_of.date) },
		{ name: "statistics", rows: listed(pages(TABLES.map(({ slug }) => `/statistics/${slug}`)), "weekly", 0.7) },
		{ name: "teams", rows: listed(pages(teams.sort()), "weekly", 0.8) },
		...STORED,
		{
			name: "seasons",
			rows: listed(
				[...lastDays].map(([season, lastmod]) => ({ path: `/seasons/${season}`, lastmod })),
				"monthly",
				0.7,
			),
		},
		{
			name: "matches",
			rows: listed(
				matches.map(({ match_id, date }) => ({ path: `/matches/${match_id}`, lastmod: date })),
				"yearly",
				0.6,
			),
		},
		NEWS,
	];
}
