import { ageThen, ofBall, ofBalls, ofInnings, ofPerson, ownColumns, type RowKind, rowOfInnings } from "./kind.ts";

/** A batter's innings: one row per batter at the crease, even without facing a ball. */
export const batting = {
	says: "innings of batters",
	table: "batting",
	balls: {
		table: "crease",
		row: "b.batting_row",
		same: { ...ofBall, player_id: "b.player_id", position: "b.position" },
		against: "b.bowler_id",
		sums: {
			runs: "sum(b.runs)",
			balls: "sum(b.balls)",
			fours: "sum(b.fours)",
			sixes: "sum(b.sixes)",
			dots: "sum(b.dots)",
			outs: "sum(b.outs)",
			first_balls: "sum(b.first_ball)",
		},
	},
	facets: {
		...ofInnings,
		...ofBalls,
		...ofPerson,
		age: ageThen,
		player: "r.player_id",
		batter: "r.player_id",
		bowler: "b.bowler_id",
		partner: "b.partner_id",
		nth_ball: "b.batter_ball",
		position: "r.position",
		wicket: "b.wicket",
		dismissal: "r.dismissal",
		against_bowl_style: "q.bowl_style",
		against_bowl_kind: "q.bowl_kind",
	},
	row: {
		player_id: "r.player_id",
		...rowOfInnings,
		position: "r.position",
		dismissal: "r.dismissal",
		bowler_id: "r.bowler_id",
		fielder_ids: "r.fielder_ids",
		not_out: "r.outs = 0",
	},
	turn: ["r.innings", "r.position"],
	figures: {
		...ownColumns("runs", "balls", "fours", "sixes", "dots", "outs", "fifty_balls", "hundred_balls"),
		strike_rate: "100 * r.runs / nullif(r.balls, 0)",
	},
} satisfies RowKind;
