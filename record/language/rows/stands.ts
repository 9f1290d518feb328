import { ofBall, ofBalls, ofInnings, ownColumns, type RowKind, rowOfInnings } from "./kind.ts";

/** A partnership: all runs, including extras, while the same two are in. A retirement ends it. */
export const stands = {
	says: "partnerships",
	table: "stands",
	balls: {
		table: "balls",
		row: "b.stand_row",
		same: {
			...ofBall,
			stand: "b.stand",
			wicket: "b.wicket",
			batter1_id: "if(b.position < b.non_striker_position, b.batter_id, b.non_striker_id)",
			batter2_id: "if(b.position < b.non_striker_position, b.non_striker_id, b.batter_id)",
		},
		against: "b.bowler_id",
		sums: {
			runs: "sum(b.runs)",
			balls: "sum(b.faced)",
			fours: "sum(b.four)",
			sixes: "sum(b.six)",
			ended: "sum(b.fallen)",
		},
	},
	facets: {
		...ofInnings,
		...ofBalls,
		player: { list: "r.pair", along: "pair" },
		partner: { list: "list_reverse(r.pair)", along: "pair" },
		pair: "r.pair",
		batter: { list: "r.pair" },
		bowler: "b.bowler_id",
		wicket: "r.wicket",
		unbroken: "r.unbroken",
		against_bowl_style: "q.bowl_style",
		against_bowl_kind: "q.bowl_kind",
	},
	row: {
		player_id: "r.batter1_id",
		partner_id: "r.batter2_id",
		...rowOfInnings,
		stand: "r.stand",
		wicket_number: "r.wicket",
		unbroken: "r.unbroken",
		player_runs: "r.batter1_runs",
		partner_runs: "r.batter2_runs",
	},
	turn: ["r.innings", "r.stand"],
	figures: {
		...ownColumns("runs", "balls", "fours", "sixes"),
		run_rate: "6 * r.runs / nullif(r.balls, 0)",
	},
} satisfies RowKind;
