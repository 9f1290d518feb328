import type { MatchRecord } from "../../../record/record.ts";

export type PlayerFigures = {
	player_id: string;
	/** null is the whole career */
	season: number | null;
	/** the side he played for last within the line */
	team_id: string;
	matches: number;
	innings: number;
	not_outs: number;
	runs: number;
	balls: number;
	fours: number;
	sixes: number;
	average: number | null;
	strike_rate: number | null;
	highest: number | null;
	highest_not_out: boolean | null;
	hundreds: number;
	fifties: number;
	ducks: number;
	bowling_innings: number;
	/** legal ones */
	balls_bowled: number;
	overs: string;
	maidens: number;
	runs_conceded: number;
	wickets: number;
	dots: number;
	economy: number | null;
	bowling_average: number | null;
	bowling_strike_rate: number | null;
	best_wickets: number | null;
	best_runs: number | null;
	four_wickets: number;
	five_wickets: number;
};

const BATTING = [
	"innings",
	"not_outs",
	"runs",
	"balls",
	"fours",
	"sixes",
	"average",
	"strike_rate",
	"highest",
	"hundreds",
	"fifties",
	"ducks",
] as const;
const BOWLING = [
	"innings",
	"balls",
	"maidens",
	"runs",
	"wickets",
	"dots",
	"economy",
	"average",
	"strike_rate",
	"best",
	"four_wickets",
	"five_wickets",
] as const;
const MOST = 1000;

type Asking = Pick<MatchRecord, "ask">;

/**
 * Batting and bowling of players: a line for each career and, earliest first, one for each season played. Who has played no
 * match has no line.
 */
export async function playerFigures({ ask }: Asking, players: string[]): Promise<PlayerFigures[]> {
	if (players.length === 0) return [];
	const found = await Promise.all([linesOf(ask, players, ["player"]), linesOf(ask, players, ["player", "season"])]);
	return found
		.flat()
		.sort((a, b) =>
			a.player_id < b.player_id ? -1 : a.player_id > b.player_id ? 1 : (a.season ?? 0) - (b.season ?? 0),
		);
}

async function linesOf(ask: Asking["ask"], player: string[], by: ("player" | "season")[]): Promise<PlayerFigures[]> {
	const part = { where: { player }, by, order: "keys", limit: MOST } as const;
	const [played, batted, bowled] = await Promise.all([
		ask({ ...part, rows: "appearances", measures: ["matches"] }),
		ask({ ...part, rows: "batting", measures: BATTING }),
		ask({ ...part, rows: "bowling", measures: BOWLING }),
	]);
	type Key = { player_id: string; season?: number };
	const keyOf = ({ player_id, season }: Key) => `${player_id} ${season}`;
	const batting = new Map(batted.rows.map((row) => [keyOf(row), row]));
	const bowling = new Map(bowled.rows.map((row) => [keyOf(row), row]));
	return played.rows.map((row) => {
		const [bat, bowl] = [batting.get(keyOf(row)), bowling.get(keyOf(row))];
		const balls_bowled = bowl?.balls ?? 0;
		return {
			player_id: row.player_id,
			season: by.includes("season") ? row.season : null,
			team_id: row.latest_team_id,
			matches: row.matches,
			innings: bat?.innings ?? 0,
			not_outs: bat?.not_outs ?? 0,
			runs: bat?.runs ?? 0,
			balls: bat?.balls ?? 0,
			fours: bat?.fours ?? 0,
			sixes: bat?.sixes ?? 0,
			average: bat?.average ?? null,
			strike_rate: bat?.strike_rate ?? null,
			highest: bat?.highest ?? null,
			highest_not_out: bat?.not_out ?? null,
			hundreds: bat?.hundreds ?? 0,
			fifties: bat?.fifties ?? 0,
			ducks: bat?.ducks ?? 0,
			bowling_innings: bowl?.innings ?? 0,
			balls_bowled,
			overs: `${Math.floor(balls_bowled / 6)}.${balls_bowled % 6}`,
			maidens: bowl?.maidens ?? 0,
			runs_conceded: bowl?.runs ?? 0,
			wickets: bowl?.wickets ?? 0,
			dots: bowl?.dots ?? 0,
			economy: bowl?.economy ?? null,
			bowling_average: bowl?.average ?? null,
			bowling_strike_rate: bowl?.strike_rate ?? null,
			best_wickets: bowl?.best ?? null,
			best_runs: bowl?.best_runs ?? null,
			four_wickets: bowl?.four_wickets ?? 0,
			five_wickets: bowl?.five_wickets ?? 0,
		};
	});
}
