import { sql } from "drizzle-orm";
import type { Queryable } from "../platform/database/database.ts";

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

/**
 * Batting and bowling of players as the tables of figures keep them: a line for each career and, earliest first, one for
 * each season played. Who has played no match has no line. One query.
 */
export async function playerFigures(db: Queryable, players: string[]): Promise<PlayerFigures[]> {
	if (players.length === 0) return [];
	const two = (column: string) => sql.raw(`round(${column}::numeric, 2)::float8 as ${column}`);
	const { rows } = await db.execute(sql`
		select player_id, nullif(season, 0) as season, last_franchise_id as team_id, matches, innings,
			innings - dismissals as not_outs, runs, balls, fours, sixes, ${two("average")}, ${two("strike_rate")}, highest,
			highest_not_out, hundreds, fifties, ducks, bowling_innings, balls_bowled,
			balls_bowled / 6 || '.' || balls_bowled % 6 as overs, maidens, runs_conceded, wickets, dots, ${two("economy")},
			${two("bowling_average")}, ${two("bowling_strike_rate")},
			(best_figures + 999) / 1000 as best_wickets, (best_figures + 999) / 1000 * 1000 - best_figures as best_runs,
			four_wickets, five_wickets
		from player_figures
		where player_id in (${sql.join(
			players.map((player) => sql`${player}`),
			sql`, `,
		)}) and franchise_id = '' and stage = 'all'
		order by player_id collate "C", player_figures.season`);
	return rows as PlayerFigures[];
}
