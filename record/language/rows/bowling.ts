import { ageThen, ofBall, ofBalls, ofInnings, ofPerson, ownColumns, type RowKind, rowOfInnings } from "./kind.ts";

/** One row per bowler with at least one delivery, even a wide. A maiden has six legal balls. */
export const bowling = {
	says: "innings of bowlers",
	table: "bowling",
	balls: {
		table: "balls",
		row: "b.bowling_row",
		same: { ...ofBall, player_id: "b.bowler_id", team_id: "b.opponent_id", opponent_id: "b.team_id" },
		against: "b.batter_id",
		sums: {
			balls: "sum(b.legal)",
			runs: "sum(b.charged)",
			wickets: "sum(b.credited)",
			dots: "sum(b.dot)",
			wides: "sum(b.wides)",
			noballs: "sum(b.noballs)",
			fours: "sum(b.four)",
			sixes: "sum(b.six)",
		},
		within: { by: "b.over", sums: { maidens: "(sum(b.legal) >= 6 and sum(b.charged) = 0)::int" } },
	},
	facets: {
		...ofInnings,
		...ofBalls,
		...ofPerson,
		age: ageThen,
		player: "r.player_id",
		bowler: "r.player_id",
		batter: "b.batter_id",
		nth_ball: "b.bowler_ball",
		position: "b.position",
		wicket: "b.wicket",
		dismissal: "if(b.fallen > 0, b.kind, null)",
		against_bat_hand: "q.bat_hand",
	},
	row: { player_id: "r.player_id", ...rowOfInnings },
	turn: ["r.innings", "r.position"],
	figures: {
		...ownColumns("wickets", "runs", "balls", "dots", "maidens", "wides", "noballs", "fours", "sixes"),
		hat_tricks: "r.hat_trick::int",
		economy: "6 * r.runs / nullif(r.balls, 0)",
	},
} satisfies RowKind;
