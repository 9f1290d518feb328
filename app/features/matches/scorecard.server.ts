import type { Queryable } from "../../../platform/database/database.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { playerSlugs } from "../players/slugs.server.ts";
import type { MatchLine } from "./match.ts";
import { type Asking, lineOf } from "./match-lines.server.ts";
import { dismissalOf, extrasOf, lacksFielder, oversOf, rateText, scoreOf } from "./words.ts";
import { wormOf } from "./worm.ts";

export type FoundMatch = NonNullable<Awaited<ReturnType<typeof findMatch>>>;
export type Innings = FoundMatch["innings"][number];

/**
 * The scorecard of a match by its number, made ready to be read; null when there is no such match. One query of the
 * database, for the players' addresses.
 */
export async function findMatch(record: MatchRecord, db: Queryable, id: number) {
	if (!record.knows("matches", id)) return null;
	const [card, around] = await Promise.all([cardOf(record, id), neighboursOf(record, id)]);
	const { row, innings, super_overs, lineups } = card;
	const match = lineOf(row, innings);
	const teamOf = ({ team_id }: { team_id: string }) =>
		team_id === match.first_id ? match.first_team : match.second_team;
	return {
		match,
		toss: { team: teamOf({ team_id: row.toss_winner_id }), decision: row.toss_decision },
		target: row.target_runs === null ? null : { runs: row.target_runs, balls: row.target_balls ?? 120 },
		umpires: row.umpires,
		...around,
		innings: innings.map((side) => inningsOf(card, side)),
		super_overs: super_overs.map((over) => ({
			innings: over.innings_number,
			team_id: over.team_id,
			team: teamOf(over),
			score: scoreOf(over.runs, over.wickets),
			balls: over.balls,
		})),
		lineups: [match.first_id, match.second_id].map((team_id) => ({
			team_id,
			team: teamOf({ team_id }),
			players: lineups.filter((line) => line.team_id === team_id).map(playerOf),
		})),
		slugs: await slugsOf(db, match, lineups),
		worm: wormOf(innings, card.overs),
	};
}

export type Card = Awaited<ReturnType<typeof cardOf>>;

/** All that the record lists of a match that it knows. */
export async function cardOf({ ask }: Asking, match: number) {
	const all = { list: true, order: "keys", where: { match } } as const;
	const [matches, innings, batting, bowling, dismissals, overs, super_overs, appearances] = await Promise.all([
		ask({ ...all, rows: "matches", measures: ["matches"] }),
		ask({
			...all,
			rows: "innings",
			measures: ["runs", "wickets", "balls", "run_rate", "wides", "noballs", "byes", "legbyes", "penalties"],
		}),
		ask({ ...all, rows: "batting", measures: ["runs", "balls", "fours", "sixes", "strike_rate"] }),
		ask({
			...all,
			rows: "bowling",
			measures: ["balls", "maidens", "runs", "wickets", "economy", "dots", "wides", "noballs"],
		}),
		ask({ ...all, rows: "dismissals", measures: ["count"] }),
		ask({ ...all, rows: "overs", measures: ["runs", "wickets"], list: false, by: ["innings", "over"] }),
		ask({ ...all, rows: "super_overs", measures: ["runs", "wickets", "balls"] }),
		ask({ ...all, rows: "appearances", measures: ["matches"] }),
	]);
	const [row] = matches.rows;
	if (!row) throw new Error(`the record knows match ${match} and does not list it`);
	return {
		row,
		innings: innings.rows,
		batting: batting.rows,
		bowling: bowling.rows,
		dismissals: dismissals.rows,
		overs: overs.rows,
		super_overs: super_overs.rows,
		lineups: appearances.rows.toSorted((a, b) => (a.player < b.player ? -1 : 1)),
	};
}

/** The matches before and after it in the order of play. */
async function neighboursOf({ ask }: Asking, match: number) {
	const one = { rows: "matches", measures: ["matches"], list: true, limit: 1 } as const;
	const [before, after] = await Promise.all([
		ask({ ...one, order: "latest", where: { until: match, not: { match } } }),
		ask({ ...one, order: "keys", where: { not: { until: match } } }),
	]);
	return {
		previous_match_id: before.rows[0]?.match_id ?? null,
		next_match_id: after.rows[0]?.match_id ?? null,
	};
}

const playerOf = ({ player_id, player }: { player_id: string; player: string }) => ({ player_id, player });

const slugsOf = (db: Queryable, { player_of_match_id }: MatchLine, lineups: Card["lineups"]) =>
	playerSlugs(db, [...lineups.map(({ player_id }) => player_id), ...(player_of_match_id ? [player_of_match_id] : [])]);

function inningsOf(card: Card, side: Card["innings"][number]) {
	const within = ({ innings_number }: { innings_number: number }) => innings_number === side.innings_number;
	const batting = card.batting.filter(within);
	const batted = new Set(batting.map(({ player_id }) => player_id));
	return {
		innings: side.innings_number,
		team_id: side.team_id,
		team: side.team_name,
		runs: side.runs,
		score: scoreOf(side.runs, side.wickets),
		overs: oversOf(side.balls),
		run_rate: rateText(side.run_rate),
		extras: extrasOf(side),
		batting: batting.map((line) => ({
			...playerOf(line),
			runs: line.runs,
			balls: line.balls,
			fours: line.fours,
			sixes: line.sixes,
			how_out: dismissalOf(line),
			not_out: line.not_out,
			strike_rate: rateText(line.strike_rate),
		})),
		lacks_fielders: batting.some(lacksFielder),
		did_not_bat: card.lineups
			.filter((line) => line.team_id === side.team_id && !batted.has(line.player_id))
			.map(playerOf),
		bowling: card.bowling.filter(within).map((line) => ({
			...playerOf(line),
			overs: oversOf(line.balls),
			maidens: line.maidens,
			runs: line.runs,
			wickets: line.wickets,
			economy: rateText(line.economy),
			dots: line.dots,
			wides: line.wides,
			noballs: line.noballs,
		})),
		fall_of_wickets: card.dismissals
			.filter(within)
			.map(({ wicket_number, score, player }) => ({ wicket: wicket_number, score, player })),
	};
}
