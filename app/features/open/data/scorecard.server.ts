import type { z } from "zod";
import type { MatchRecord } from "../../../../record/record.ts";
import type { MatchLine } from "../../matches/match.ts";
import { lineOf } from "../../matches/match-lines.server.ts";
import { type Card, loadScorecard } from "../../matches/scorecard.server.ts";
import { dismissalOf, resultOf } from "../../matches/words.ts";
import type { matchSchema, scorecardSchema } from "./schemas.ts";

export type Scorecard = z.output<typeof scorecardSchema>;

/** Adds the result in words and the page's path to a match. */
export const publicMatch = (match: MatchLine): z.output<typeof matchSchema> => ({
	...match,
	result: resultOf(match),
	page: `/matches/${match.match_id}`,
});

/** Returns the scorecard of a match, or null for an unknown id. */
export async function findScorecard(record: MatchRecord, match_id: number): Promise<Scorecard | null> {
	if (!record.knows("matches", match_id)) return null;
	const card = await loadScorecard(record, match_id);
	const { row, innings, super_overs, lineups } = card;
	const match = lineOf(record.franchises, row, innings);
	return {
		match: publicMatch(match),
		toss: { team_id: row.toss_winner_id, decision: row.toss_decision },
		target: row.target_runs === null ? null : { runs: row.target_runs, balls: row.target_balls },
		umpires: row.umpires,
		innings: innings.map((side) => inningsOf(card, side)),
		super_overs: super_overs.map(({ team_id, runs, wickets, balls }) => ({ team_id, runs, wickets, balls })),
		line_ups: [
			{ team_id: match.first_id, team: match.first_team },
			{ team_id: match.second_id, team: match.second_team },
		].map((side) => ({
			...side,
			players: lineups.filter(({ team_id }) => team_id === side.team_id).map(playerOf),
		})),
		as_of: record.as_of,
	};
}

const playerOf = ({ player_id, player }: { player_id: string; player: string }) => ({ player_id, player });

function inningsOf(card: Card, side: Card["innings"][number]): Scorecard["innings"][number] {
	const within = ({ innings_number }: { innings_number: number }) => innings_number === side.innings_number;
	const { wides, noballs, byes, legbyes, penalties } = side;
	return {
		innings: side.innings_number,
		team_id: side.team_id,
		team: side.team_name,
		runs: side.runs,
		wickets: side.wickets,
		balls: side.balls,
		run_rate: side.run_rate,
		extras: { wides, noballs, byes, legbyes, penalties },
		batting: card.batting.filter(within).map((line) => ({
			...playerOf(line),
			position: line.position,
			runs: line.runs,
			balls: line.balls,
			fours: line.fours,
			sixes: line.sixes,
			strike_rate: line.strike_rate,
			not_out: line.not_out,
			how_out: dismissalOf(line),
		})),
		bowling: card.bowling.filter(within).map((line) => ({
			...playerOf(line),
			balls: line.balls,
			maidens: line.maidens,
			runs: line.runs,
			wickets: line.wickets,
			dots: line.dots,
			wides: line.wides,
			noballs: line.noballs,
			economy: line.economy,
		})),
		fall_of_wickets: card.dismissals
			.filter(within)
			.map((line) => ({ ...playerOf(line), wicket: line.wicket_number, score: line.score })),
	};
}
