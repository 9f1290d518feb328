import { ballsLeft } from "../measures/sides.ts";
import {
	ageThen,
	ofInnings,
	ofMatch,
	ofPerson,
	ofSide,
	ofSidesInnings,
	type RowKind,
	rowOfInnings,
	rowOfSide,
} from "./kind.ts";

/** A match from the view of one of its sides. */
export const sides = {
	says: "matches of sides",
	table: "sides",
	innings: "i.team_id = r.team_id",
	facets: { ...ofSidesInnings, home: "r.home", toss: "r.toss", batted: "r.batted", result: "r.result" },
	row: { ...rowOfSide, win_by_runs: "m.win_by_runs", win_by_wickets: "m.win_by_wickets" },
	figures: { win_by_runs: "m.win_by_runs", win_by_wickets: "m.win_by_wickets", win_by_balls: ballsLeft("m") },
} satisfies RowKind;

/** A match. A condition on the side matches either of the two. */
export const matches = {
	says: "matches",
	table: "matches",
	facets: {
		...ofMatch,
		target: "r.target_runs",
		team: { list: "r.team_ids", along: "sides" },
		opponent: { list: "list_reverse(r.team_ids)", along: "sides" },
	},
	row: {
		match_id: "r.match_id",
		season: "r.season",
		date: "strftime(r.date, '%Y-%m-%d')",
		stage: "r.stage_name",
		match_number: "r.match_number",
		ground_id: "r.ground_id",
		city: "r.city",
		team_id: "r.team1_id",
		team_name: "r.team_names[1]",
		opponent_id: "r.team2_id",
		opponent_name: "r.team_names[2]",
		toss_winner_id: "r.toss_winner_id",
		toss_decision: "r.toss_decision",
		batting_first_id: "r.batting_first_id",
		target_runs: "r.target_runs",
		target_balls: "r.target_balls",
		winner_id: "r.winner_id",
		win_by_runs: "r.win_by_runs",
		win_by_wickets: "r.win_by_wickets",
		tied: "r.decided_by = 'tie'",
		super_over: "r.super_over",
		method: "r.method",
		player_of_match_id: "r.player_of_match_id",
		umpires: "r.umpires",
	},
	figures: {
		win_by_balls: ballsLeft("r"),
		decided: "(r.winner_id is not null)::int",
		runs: "(select sum(x.runs) from innings x where x.match_id = r.match_id)",
		lower_total: "(select min(x.runs) from innings x where x.match_id = r.match_id having count(*) = 2)",
		lower_wickets: "(select min(x.wickets) from innings x where x.match_id = r.match_id having count(*) = 2)",
	},
} satisfies RowKind;

/** Every ball of the two innings, from the batting side's view. Super overs are excluded. */
export const balls = {
	says: "balls",
	table: "balls",
	facets: {
		...ofInnings,
		batter: "r.batter_id",
		bowler: "r.bowler_id",
		partner: "r.non_striker_id",
		over: "r.over",
		ball_of_over: "r.ball_of_over",
		nth_ball: "r.batter_ball",
		position: "r.position",
		wicket: "r.wicket",
		dismissal: "if(r.fallen > 0, r.kind, null)",
		bat_hand: "p.bat_hand",
		bowl_style: "q.bowl_style",
		bowl_kind: "q.bowl_kind",
	},
	people: { p: "r.batter_id", q: "r.bowler_id" },
	row: {
		batter_id: "r.batter_id",
		partner_id: "r.non_striker_id",
		bowler_id: "r.bowler_id",
		...rowOfInnings,
		ball: "r.ball",
		over: "r.over",
		ball_of_over: "r.ball_of_over",
		byes: "r.byes",
		legbyes: "r.legbyes",
		penalties: "r.penalty",
		dismissal: "nullif(r.kind, '')",
		out_id: "nullif(r.out_id, '')",
	},
	turn: ["r.innings", "r.ball"],
	figures: {},
} satisfies RowKind;

/** A side's innings of a super over. It decides a tie and counts in no other figure. */
export const super_overs = {
	says: "innings of super overs",
	table: "super_overs",
	facets: ofSide,
	row: rowOfInnings,
	turn: ["r.innings"],
	figures: { runs: "r.runs", wickets: "r.wickets", balls: "r.balls" },
} satisfies RowKind;

/** A wicket, from the view of the side that lost it. */
export const dismissals = {
	says: "dismissals",
	table: "dismissals",
	facets: {
		...ofInnings,
		...ofPerson,
		age: ageThen,
		player: "r.player_id",
		batter: "r.player_id",
		bowler: "if(r.is_credited, r.bowler_id, null)",
		partner: "r.partner_id",
		fielder: { list: "r.fielder_ids" },
		over: "r.over",
		ball_of_over: "r.ball_of_over",
		position: "r.position",
		wicket: "r.wicket",
		dismissal: "r.dismissal",
		against_bowl_style: "q.bowl_style",
		against_bowl_kind: "q.bowl_kind",
	},
	people: { p: "r.player_id", q: "if(r.is_credited, r.bowler_id, null)" },
	row: {
		player_id: "r.player_id",
		bowler_id: "if(r.is_credited, r.bowler_id, null)",
		fielder_ids: "r.fielder_ids",
		...rowOfInnings,
		ball: "r.ball",
		over: "r.over",
		ball_of_over: "r.ball_of_over",
		wicket_number: "r.wicket",
		score: "r.score",
		dismissal: "r.dismissal",
	},
	turn: ["r.innings", "r.ball"],
	figures: {},
} satisfies RowKind;
