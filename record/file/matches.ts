import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCsv } from "../builder/csv.ts";
import type { Delivery, SourceMatch } from "../builder/source.ts";
import { parquetFile, withDuckDb } from "./duckdb.ts";

type Csv = Record<string, string>;
type StoredBall = Omit<Delivery, "batting_team" | "batter" | "non_striker" | "bowler" | "total_runs" | "wickets"> & {
	match_id: number;
	team_id: string;
	batter_id: string;
	non_striker_id: string;
	bowler_id: string;
	wicket: string | null;
	out_id: string | null;
	fielders: string | null;
	second_wicket: string | null;
	second_out_id: string | null;
};

const number = (text: string | undefined) => (text ? Number(text) : null);
const list = (text: string | null | undefined) => (text ? text.split("|") : []);

/** Reads the matches in order of play, with teams' names of that season. Throws if a file is missing. */
export async function readMatches(folder: string): Promise<SourceMatch[]> {
	const csv = (table: string): Csv[] => readCsv(readFileSync(join(folder, `${table}.csv`)));
	const balls = Map.groupBy(await readBalls(folder), ({ match_id }) => match_id);
	const lineups = Map.groupBy(csv("lineups"), ({ match_id }) => Number(match_id));
	const beside = Map.groupBy(csv("innings"), ({ match_id }) => Number(match_id));
	const grounds = new Map(csv("grounds").map((ground) => [ground.id, ground]));
	const teams = csv("teams").toSorted((a, b) => Number(a.first_season) - Number(b.first_season));
	return csv("matches").map((row): SourceMatch => {
		const id = Number(row.id);
		const season = Number(row.season);
		const teamOf = (franchise: string | undefined) =>
			teams.findLast((team) => team.franchise_id === franchise && Number(team.first_season) <= season)?.name as string;
		const ground = grounds.get(row.ground_id);
		return {
			id,
			season,
			date: row.date as string,
			match_number: number(row.match_number),
			stage: row.stage as string,
			venue: row.venue as string,
			ground_id: row.ground_id as string,
			ground: ground?.name as string,
			ground_city: ground?.city as string,
			ground_country: ground?.country as string,
			team1: teamOf(row.team1_id),
			team2: teamOf(row.team2_id),
			toss_winner: teamOf(row.toss_winner_id),
			toss_decision: row.toss_decision as "bat" | "field",
			batting_first: teamOf(row.batting_first_id),
			winner: row.winner_id ? teamOf(row.winner_id) : null,
			result: row.result as SourceMatch["result"],
			super_over: row.super_over === "1",
			win_by_runs: number(row.win_by_runs),
			win_by_wickets: number(row.win_by_wickets),
			method: row.method || null,
			player_of_match_id: row.player_of_match_id || null,
			target_runs: number(row.target_runs),
			target_balls: number(row.target_balls),
			umpires: list(row.umpires),
			lineups: (lineups.get(id) ?? []).map((line) => ({
				team: teamOf(line.franchise_id),
				player_id: line.player_id as string,
			})),
			deliveries: (balls.get(id) ?? []).map((ball) => deliveryOf(ball, teamOf(ball.team_id))),
			beside: (beside.get(id) ?? []).map((one) => ({
				innings: Number(one.innings),
				batting_team: teamOf(one.franchise_id),
				penalty_before: Number(one.penalty_before),
				penalty_after: Number(one.penalty_after),
				absent: Number(one.absent),
			})),
		};
	});
}

const readBalls = (folder: string): Promise<StoredBall[]> =>
	withDuckDb(async (connection) => {
		const reader = await connection.runAndReadAll(`select * from ${parquetFile(join(folder, "balls.parquet"))}`);
		return reader.getRowObjectsJS() as StoredBall[];
	});

function deliveryOf(ball: StoredBall, batting_team: string): Delivery {
	const { batter_runs, wides, noballs, byes, legbyes, penalty } = ball;
	const wickets = [
		{ kind: ball.wicket, player_out: ball.out_id, fielders: list(ball.fielders) },
		{ kind: ball.second_wicket, player_out: ball.second_out_id, fielders: [] },
	];
	return {
		innings: ball.innings,
		super_over: ball.super_over,
		over: ball.over,
		batting_team,
		batter: ball.batter_id,
		non_striker: ball.non_striker_id,
		bowler: ball.bowler_id,
		batter_runs,
		total_runs: batter_runs + wides + noballs + byes + legbyes + penalty,
		wides,
		noballs,
		byes,
		legbyes,
		penalty,
		non_boundary: ball.non_boundary,
		wickets: wickets.flatMap(({ kind, player_out, fielders }) =>
			kind && player_out ? [{ kind, player_out, fielders }] : [],
		),
	};
}
