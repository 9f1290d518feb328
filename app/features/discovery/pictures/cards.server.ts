import { and, count, eq, isNull } from "drizzle-orm";
import { iplFacts } from "../../../../db/schema/facts.ts";
import { iplPlayers } from "../../../../db/schema/players.ts";
import { quizCategories, quizQuestions } from "../../../../db/schema/quiz.ts";
import { grouped } from "../../../lib/numbers.ts";
import { matchLines } from "../../matches/match-lines.server.ts";
import { readId } from "../../matches/rules.ts";
import { resultOf, scoreOf, stageOf } from "../../matches/words.ts";
import { playerFigures } from "../../players/figures.server.ts";
import { DAILY_LENGTH } from "../../quiz/play-rules.ts";
import { readTeamCode } from "../../teams/rules.ts";
import { listTeams } from "../../teams/teams.server.ts";
import type { CardText, FindCard } from "./card.ts";
import { areaCard, articleCard, groupCard, seasonCard, tableCard } from "./more-cards.server.ts";

/** A fact with the first of its checked figures. One query. */
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

/** A player with career runs and wickets. One query. */
const playerCard: FindCard = async ({ db, record }, slug) => {
	const [player] = await db.select().from(iplPlayers).where(eq(iplPlayers.slug, slug));
	if (!player) return null;
	const { person_id, name, role, team } = player;
	const side = record.franchises.find(({ id }) => id === team)?.name;
	const career = (await playerFigures(record, [person_id])).find(({ season }) => season === null);
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

/** A quiz category, or today's quiz. At most two queries. */
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

/** The card for pages without their own. */
export const SITE_CARD: CardText = {
	kicker: "A fan hub for the Indian Premier League",
	title: "You are the twelfth man.",
	figures: [],
	note: "Every fact checked against the scorecard. A quiz a day. Every argument settled ball by ball.",
	team: null,
};

/** Cards by the first part of the address. */
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
