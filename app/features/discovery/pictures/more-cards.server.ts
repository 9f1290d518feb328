import { formatDate } from "../../../lib/dates.ts";
import { PICTURED } from "../../../lib/meta.ts";
import { grouped } from "../../../lib/numbers.ts";
import { readGroup } from "../../groups/groups.server.ts";
import { readId } from "../../matches/rules.ts";
import { seasonLines } from "../../matches/seasons/seasons.server.ts";
import { findArticle } from "../../news/news.server.ts";
import { statisticsTable } from "../../statistics/statistics.server.ts";
import { findTable } from "../../statistics/tables.ts";
import type { CardText, FindCard } from "./card.ts";

/** A season with its champion and the wearers of its caps. */
export const seasonCard: FindCard = async ({ record }, text) => {
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
export const tableCard: FindCard = async ({ db, record }, slug) => {
	const table = findTable(slug);
	const found = table && (await statisticsTable(record, db, slug, new URLSearchParams()));
	if (!found) return null;
	const at = table.columns.findIndex(({ key }) => key === found.query.sort);
	return {
		kicker: "IPL statistics",
		title: table.title,
		figures: found.rows.slice(0, 3).map(({ names, cells }) => ({
			label: names.map(({ text }) => text).join(" and "),
			value: cells[at] ?? "",
		})),
		note: `As of ${formatDate(found.as_of.date)}`,
		team: null,
	};
};

/** An article with its source and day. One query. */
export const articleCard: FindCard = async ({ db }, id) => {
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

/** A group as its page shows it to everybody. One query. */
export const groupCard: FindCard = async ({ db }, id) => {
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

/** The picture of an area's pages that have none of their own. */
export const areaCard: FindCard = async (_from, name) => {
	const area = PICTURED.find((known) => known === name);
	const card: CardText | null = area
		? { kicker: "A fan hub for the Indian Premier League", ...AREAS[area], figures: [], team: null }
		: null;
	return card;
};
