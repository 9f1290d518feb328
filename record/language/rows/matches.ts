import {
	ageThen,
	ofInnings,
	ofMatch,
	ofPerson,
	ofSidesInnings,
	type RowKind,
	rowOfInnings,
	rowOfSide,
} from "./kind.ts";

/** A match seen from one of its sides. */
export const sides = {
	says: "matches of sides",
	table: "sides",
	innings: "i.team_id = r.team_id",
	facets: { ...ofSidesInnings, home: "r.home", toss: "r.toss", batted: "r.batted", result: "r.result" },
	row: rowOfSide,
	figures: {},
} satisfies RowKind;

/** A match. A side is in it, whichever of the two it was. */
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
		ground_id: "r.ground_id",
		team_id: "r.team1_id",
		opponent_id: "r.team2_id",
		winner_id: "r.winner_id",
		win_by_runs: "r.win_by_runs",
		win_by_wickets: "r.win_by_wickets",
	},
	figures: {},
} satisfies RowKind;

/** Every ball of the two innings, seen from the side that bats. Super overs are not among them. */
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
		bowler_id: "r.bowler_id",
		...rowOfInnings,
		ball: "r.ball",
		over: "r.over",
		ball_of_over: "r.ball_of_over",
	},
	figures: {},
} satisfies RowKind;

/** A wicket that fell, seen from the side that lost it. */
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
		...rowOfInnings,
		ball: "r.ball",
		over: "r.over",
		dismissal: "r.dismissal",
	},
	figures: {},
} satisfies RowKind;
