import { ageThen, ofBall, ofInnings, ofPerson, ownColumns, type RowKind, rowOfInnings } from "./kind.ts";

/** An over by a bowler, from the batting side's view. An over shared by two bowlers has two rows. */
export const overs = {
	says: "overs",
	table: "overs",
	balls: {
		table: "balls",
		row: "b.over_row",
		same: { ...ofBall, over: "b.over", player_id: "b.bowler_id" },
		against: "b.batter_id",
		sums: {
			runs: "sum(b.runs)",
			charged: "sum(b.charged)",
			wickets: "sum(b.fallen)",
			credited: "sum(b.credited)",
			balls: "sum(b.legal)",
			fours: "sum(b.four)",
			sixes: "sum(b.six)",
			dots: "sum(b.dot)",
		},
	},
	facets: {
		...ofInnings,
		...ofPerson,
		age: ageThen,
		player: "r.player_id",
		bowler: "r.player_id",
		batter: "b.batter_id",
		over: "r.over",
		ball_of_over: "b.ball_of_over",
		nth_ball: "b.bowler_ball",
		position: "b.position",
		wicket: "b.wicket",
		against_bat_hand: "q.bat_hand",
	},
	row: { player_id: "r.player_id", ...rowOfInnings, over: "r.over" },
	turn: ["r.innings", "r.over"],
	figures: {
		...ownColumns("runs", "charged", "wickets", "credited", "balls", "fours", "sixes", "dots"),
	},
} satisfies RowKind;
