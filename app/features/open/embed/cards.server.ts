import type { Db } from "../../../../platform/database/database.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { formatLongDate } from "../../../lib/dates.ts";
import { grouped } from "../../../lib/numbers.ts";
import { explorerAnswer } from "../../explorer/explorer.server.ts";
import { matchLines } from "../../matches/match-lines.server.ts";
import { readId } from "../../matches/rules.ts";
import { loadSeason } from "../../matches/seasons/season.server.ts";
import { oversOf, rateText, resultOf, scoreOf, stageOf } from "../../matches/words.ts";
import { findPlayer } from "../../players/directory/players.server.ts";
import { loadPlayerFigures } from "../../players/figures.server.ts";
import { EXPLORER } from "../../statistics/explorer-path.ts";
import type { EmbedCard } from "./card.ts";

type Sources = { db: Db; record: MatchRecord };
type Find = (from: Sources, id: string) => Promise<EmbedCard | null>;

const MOST_LINES = 10;

/** A player's career, without the figures that the player does not have, such as an average. */
const playerCard: Find = async ({ db, record }, slug) => {
	const found = await findPlayer(record, db, slug);
	if (!found) return null;
	const { person_id, name, role, team } = found.player;
	const career = (await loadPlayerFigures(record, [person_id])).find(({ season }) => season === null);
	const all: [label: string, value: string | null][] = career
		? [
				["Matches", grouped(career.matches)],
				["Runs", career.innings ? grouped(career.runs) : null],
				["Highest", career.highest === null ? null : `${career.highest}${career.highest_not_out ? "*" : ""}`],
				["Average", career.average === null ? null : rateText(career.average)],
				["Strike rate", career.strike_rate === null ? null : rateText(career.strike_rate)],
				["Hundreds", career.hundreds ? String(career.hundreds) : null],
				["Wickets", career.bowling_innings ? grouped(career.wickets) : null],
				["Economy", career.economy === null ? null : rateText(career.economy)],
				["Best", career.best_wickets ? `${career.best_wickets}/${career.best_runs}` : null],
			]
		: [];
	return {
		kicker: [role, team?.name].filter(Boolean).join(", ") || "IPL player",
		title: name,
		lead: career ? null : "No match in the record yet.",
		figures: all.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
		table: null,
		note: null,
		path: `/players/${found.player.slug}`,
		as_of: record.as_of,
	};
};

/** A match's score and result. */
const matchCard: Find = async ({ record }, text) => {
	const id = readId(text);
	if (id === undefined || !record.knows("matches", id)) return null;
	const [match] = (await matchLines(record, { where: { match: id } })).matches;
	if (!match) return null;
	const side = (name: string, runs: number | null, wickets: number | null, balls: number | null) => [
		name,
		runs === null ? "—" : scoreOf(runs, wickets ?? 0),
		balls === null ? "—" : oversOf(balls),
	];
	return {
		kicker: `IPL ${match.season}, ${stageOf(match)}`,
		title: `${match.first_team} v ${match.second_team}`,
		lead: `${resultOf(match)}.`,
		figures: [],
		table: {
			head: ["Side", "Score", "Overs"],
			rows: [
				side(match.first_team, match.first_runs, match.first_wickets, match.first_balls),
				side(match.second_team, match.second_runs, match.second_wickets, match.second_balls),
			],
		},
		note: `${formatLongDate(match.date)}, ${match.ground}, ${match.city}.${match.player_of_match ? ` Player of the match: ${match.player_of_match}.` : ""}`,
		path: `/matches/${match.match_id}`,
		as_of: record.as_of,
	};
};

/** The league table of a season, and its winner. */
const seasonCard: Find = async ({ record }, text) => {
	const year = readId(text);
	const found = year === undefined ? null : await loadSeason(record, year);
	if (!found) return null;
	const { season, table, final, as_of } = found;
	return {
		kicker: "Indian Premier League",
		title: `IPL ${season}`,
		lead: final ? `${final.champion.name} won the final against ${final.runner_up.name}.` : null,
		figures: [],
		table: {
			head: ["Side", "P", "W", "L", "NR", "Pts", "NRR"],
			rows: table.map((row) => [
				row.team,
				...[row.played, row.won, row.lost, row.no_result, row.points].map(String),
				row.net_run_rate === null ? "—" : row.net_run_rate.toFixed(3),
			]),
		},
		note: "League stage.",
		path: `/seasons/${season}`,
		as_of,
	};
};

/** The first ten lines of an answer of the explorer. A single line without further columns is shown as figures. */
async function answerCard({ db, record }: Sources, search: URLSearchParams): Promise<EmbedCard | null> {
	const answer = await explorerAnswer(record, db, search);
	if (!answer) return null;
	const { name, about, figures, rows } = answer.table;
	const shown = rows.slice(0, MOST_LINES);
	const [first] = rows;
	const alone = rows.length === 1 && first && first.about.length === 0;
	return {
		kicker: "Counted in the match record",
		title: answer.reading,
		lead: rows.length === 0 ? "The record has nothing like that." : null,
		figures: alone ? figures.map(({ text }, at) => ({ label: text, value: first.figures[at]?.text ?? "—" })) : [],
		table:
			alone || rows.length === 0
				? null
				: {
						head: [name, ...about, ...figures.map(({ text }) => text)],
						rows: shown.map((row) => [row.name.text, ...[...row.about, ...row.figures].map(({ text }) => text)]),
					},
		note: [
			...(answer.total > shown.length ? [`${shown.length} of ${answer.counted}.`] : []),
			...answer.definitions,
		].join(" "),
		path: answer.path,
		as_of: record.as_of,
	};
}

const CARDS: Record<string, Find> = { players: playerCard, matches: matchCard, seasons: seasonCard };

/** Returns the card of a page by its path and query; null for a page without one. */
export async function cardAt(from: Sources, path: string, search: URLSearchParams): Promise<EmbedCard | null> {
	if (path === EXPLORER) return search.size > 0 ? answerCard(from, search) : null;
	const [, kind = "", id = ""] = /^\/([a-z]+)\/([^/]{1,200})$/.exec(path) ?? [];
	const find = Object.hasOwn(CARDS, kind) ? CARDS[kind] : undefined;
	return find ? find(from, decoded(id)) : null;
}

/** Decodes a part of a path. A malformed one stays as it is, and matches no id. */
function decoded(part: string): string {
	try {
		return decodeURIComponent(part);
	} catch {
		return part;
	}
}
