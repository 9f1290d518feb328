import { and, count, eq, isNull } from "drizzle-orm";
import { iplFacts } from "../../../../db/schema/facts.ts";
import { iplPlayers } from "../../../../db/schema/players.ts";
import { quizCategories, quizQuestions } from "../../../../db/schema/quiz.ts";
import { formatDate } from "../../../lib/dates.ts";
import { PICTURED } from "../../../lib/meta.ts";
import { grouped } from "../../../lib/numbers.ts";
import { readGroup } from "../../groups/groups.server.ts";
import { matchLines } from "../../matches/match-lines.server.ts";
import { readId } from "../../matches/rules.ts";
import { seasonLines } from "../../matches/seasons/seasons.server.ts";
import { resultOf, scoreOf, stageOf } from "../../matches/words.ts";
import { findArticle } from "../../news/news.server.ts";
import { loadPlayerFigures } from "../../players/figures.server.ts";
import { DAILY_LENGTH } from "../../quiz/play-rules.ts";
import { findPreview } from "../../sharing/shares.server.ts";
import { statisticsTable } from "../../statistics/statistics.server.ts";
import { findTable } from "../../statistics/tables.ts";
import { readTeamCode } from "../../teams/rules.ts";
import { listTeams } from "../../teams/teams.server.ts";
import type { CardText, FindCard, Sources } from "./card.ts";

/** A fact with up to three of its checked figures. One query. */
const factCard: FindCard = async ({ db }, slug) => {
	const [fact] = await db.select().from(iplFacts).where(eq(iplFacts.slug, slug));
	if (!fact) return null;
	return {
		kicker: `IPL facts: ${fact.category}`,
		title: fact.title,
		figures: (fact.verified ? (fact.proof?.figures ?? []) : []).slice(0, 3),
		note: fact.verified ? "Checked against the ball-by-ball record" : null,
		team: null,
	};
};

/** A player with matches, runs and wickets of the career; a zero is left out. One query. */
const playerCard: FindCard = async ({ db, record }, slug) => {
	const [player] = await db.select().from(iplPlayers).where(eq(iplPlayers.slug, slug));
	if (!player) return null;
	const { person_id, name, role, team } = player;
	const side = record.franchises.find(({ id }) => id === team)?.name;
	const career = (await loadPlayerFigures(record, [person_id])).find(({ season }) => season === null);
	const counts = career
		? [
				{ label: "Matches", value: career.matches },
				{ label: "Runs", value: career.runs },
				{ label: "Wickets", value: career.wickets },
			]
		: [];
	return {
		kicker: [role, side].filter(Boolean).join(", ") || "IPL player",
		title: name,
		figures: counts.filter(({ value }) => value > 0).map(({ label, value }) => ({ label, value: grouped(value) })),
		note: null,
		team,
	};
};

/** A side with its titles. */
const teamCard: FindCard = async ({ record }, code) => {
	if (readTeamCode(code) !== code) return null;
	const team = (await listTeams(record)).teams.find(({ id }) => id === code);
	if (!team) return null;
	return {
		kicker: `IPL team, ${team.city}`,
		title: team.name,
		figures: [
			{ label: team.titles === 1 ? "Title" : "Titles", value: String(team.titles) },
			{ label: "Founded", value: String(team.founded) },
		],
		note: team.title_seasons.length ? `Champions ${team.title_seasons.join(", ")}` : null,
		team: team.id,
	};
};

/** A quiz category, or today's quiz. Two queries. */
const quizCard: FindCard = async ({ db }, slug) => {
	if (slug === "daily") {
		const figures = [{ label: "Questions, the same for everybody", value: String(DAILY_LENGTH) }];
		return { kicker: "IPL quiz", title: "The daily quiz", figures, note: "New at midnight in India", team: null };
	}
	const [category] = await db.select().from(quizCategories).where(eq(quizCategories.slug, slug));
	if (!category) return null;
	const [questions] = await db
		.select({ count: count() })
		.from(quizQuestions)
		.where(and(eq(quizQuestions.category_id, category.id), isNull(quizQuestions.hidden_at)));
	return {
		kicker: "IPL quiz",
		title: category.name,
		figures: [{ label: "Questions", value: grouped(questions?.count ?? 0) }],
		note: category.description || null,
		team: null,
	};
};

/** A match with both totals and its result. */
const matchCard: FindCard = async ({ record }, text) => {
	const id = readId(text);
	if (id === undefined || !record.knows("matches", id)) return null;
	const [match] = (await matchLines(record, { where: { match: id } })).matches;
	if (!match) return null;
	const sides = [
		{ label: match.first_team, runs: match.first_runs, wickets: match.first_wickets },
		{ label: match.second_team, runs: match.second_runs, wickets: match.second_wickets },
	];
	return {
		kicker: `${match.season} IPL, ${stageOf(match)}`,
		title: `${match.first_team} v ${match.second_team}`,
		figures: sides.flatMap(({ label, runs, wickets }) =>
			runs === null || wickets === null ? [] : [{ label, value: scoreOf(runs, wickets) }],
		),
		note: resultOf(match),
		team: null,
	};
};

/** A season with its champion and the holders of its caps. */
const seasonCard: FindCard = async ({ record }, text) => {
	const season = readId(text);
	if (season === undefined || !record.seasons.includes(season)) return null;
	const [line] = await seasonLines(record, [season]);
	if (!line) return null;
	const { matches, final, caps } = line;
	return {
		kicker: "IPL season",
		title: `IPL ${season}`,
		figures: [
			{ label: "Matches", value: grouped(matches) },
			...(caps
				? [
						{ label: `${caps.orange.name}, runs`, value: grouped(caps.orange.runs) },
						{ label: `${caps.purple.name}, wickets`, value: grouped(caps.purple.wickets) },
					]
				: []),
		],
		note: final ? `Champions: ${final.champion.name}` : null,
		team: final?.champion.id ?? null,
	};
};

/** A table of statistics with its first three lines. */
const tableCard: FindCard = async ({ db, record }, slug) => {
	const table = findTable(slug);
	const answer = table && (await statisticsTable(record, db, slug, new URLSearchParams()));
	if (!answer) return null;
	const at = table.columns.findIndex(({ key }) => key === answer.query.sort);
	return {
		kicker: "IPL statistics",
		title: table.title,
		figures: answer.rows.slice(0, 3).map(({ names, cells }) => ({
			label: names.map(({ text }) => text).join(" and "),
			value: cells[at] ?? "",
		})),
		note: `As of ${formatDate(answer.as_of.date)}`,
		team: null,
	};
};

/** An article with its source and day. One query. */
const articleCard: FindCard = async ({ db }, id) => {
	const article = await findArticle(db, id);
	if (!article) return null;
	const { title, category, source, published_date } = article;
	return {
		kicker: `Cricket news: ${category}`,
		title,
		figures: [],
		note: [source, published_date ? formatDate(published_date) : null].filter(Boolean).join(", "),
		team: null,
	};
};

/** A group. One query. */
const groupCard: FindCard = async ({ db }, id) => {
	const group = await readGroup(db, id);
	if (!group) return null;
	return { kicker: "Fan group", title: group.group_name, figures: [], note: group.group_description, team: null };
};

const AREAS: Record<(typeof PICTURED)[number], { title: string; note: string }> = {
	facts: { title: "IPL facts", note: "Each with the figures that prove it" },
	"facts-hub": { title: "Facts by subject", note: "Records, finals, venues, rivalries" },
	players: { title: "IPL players", note: "Everyone who has batted, bowled or kept" },
	teams: { title: "IPL teams", note: "Titles, squads and every rivalry" },
	matches: { title: "Every IPL match", note: "Scorecards since 2008, ball by ball" },
	predictor: { title: "The match predictor", note: "What it says, and how often it is right" },
	seasons: { title: "IPL seasons", note: "Tables, playoffs and caps since 2008" },
	statistics: { title: "IPL statistics", note: "Rankings of batting, bowling, teams and grounds" },
	data: { title: "The open record", note: "Download it, embed it, ask it from your own program" },
	quiz: { title: "The IPL quiz", note: "Ten new questions each day" },
	news: { title: "Cricket news", note: "The latest of the IPL and around it" },
	groups: { title: "Fan groups", note: "Talk through the match with your people" },
	community: { title: "Fan armies", note: "Ten teams, ten armies, one table" },
	battles: { title: "Army battles", note: "Two armies, a few hours, one winner" },
	arena: { title: "The arena", note: "War cries, speeches and captains" },
	"ai-chat": { title: "Ask about the IPL", note: "Questions answered from every ball since 2008" },
};

/** An area, for its pages without their own card. */
const areaCard: FindCard = async (_from, name) => {
	const area = PICTURED.find((other) => other === name);
	return area ? { kicker: "A fan hub for the Indian Premier League", ...AREAS[area], figures: [], team: null } : null;
};

/** The card for pages without another. */
export const SITE_CARD: CardText = {
	kicker: "A fan hub for the Indian Premier League",
	title: "You are the twelfth man.",
	figures: [],
	note: "Every fact checked against the scorecard. A quiz a day. Every argument settled ball by ball.",
	team: null,
};

/** The cards by the first part of a page's address. */
export const CARDS = {
	facts: factCard,
	players: playerCard,
	teams: teamCard,
	quiz: quizCard,
	matches: matchCard,
	seasons: seasonCard,
	statistics: tableCard,
	news: articleCard,
	groups: groupCard,
	areas: areaCard,
};

/**
 * Returns the card of a share: that of the shared page, with a text of the site for it. It contains no name or text of
 * the fan. Null for an unknown link, and if the shared page no longer exists. At most four queries.
 */
export async function shareCard(from: Sources, code: string, site_name: string): Promise<CardText | null> {
	const preview = await findPreview(from.record, from.db, code, site_name);
	if (!preview) return null;
	const [, kind = "", id = ""] = preview.path.split("/");
	const find = id !== "" && Object.hasOwn(CARDS, kind) ? CARDS[kind as keyof typeof CARDS] : undefined;
	const card = (await find?.(from, id)) ?? SITE_CARD;
	return { ...card, note: preview.text };
}
