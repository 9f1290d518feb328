import { ofBall, ofBalls, ofInnings, ownColumns, type RowKind, rowOfInnings } from "./kind.ts";

/** A side's innings. `wickets` are those lost. */
export const innings = {
	says: "innings of sides",
	table: "innings",
	balls: {
		table: "balls",
		row: "b.innings_row",
		same: ofBall,
		against: "b.bowler_id",
		sums: {
			runs: "sum(b.runs)",
			wickets: "sum(b.fallen)",
			balls: "sum(b.legal)",
			fours: "sum(b.four)",
			sixes: "sum(b.six)",
			dots: "sum(b.dot)",
			wides: "sum(b.wides)",
			noballs: "sum(b.noballs)",
			byes: "sum(b.byes)",
			legbyes: "sum(b.legbyes)",
			penalties: "sum(b.penalty)",
		},
	},
	facets: {
		...ofInnings,
		...ofBalls,
		target: "r.target",
		total: "r.total",
		batter: "b.batter_id",
		bowler: "b.bowler_id",
		position: "b.position",
		wicket: "b.wicket",
		against_bowl_style: "q.bowl_style",
		against_bowl_kind: "q.bowl_kind",
	},
	row: { ...rowOfInnings, all_out: "r.all_out", completed: "r.completed" },
	turn: ["r.innings"],
	figures: {
		...ownColumns("runs", "wickets", "balls", "fours", "sixes", "dots"),
		...ownColumns("wides", "noballs", "byes", "legbyes", "penalties"),
		extras: "r.wides + r.noballs + r.byes + r.legbyes + r.penalties",
		all_out: "r.all_out::int",
		completed: "r.completed::int",
		run_rate: "6 * r.runs / nullif(r.balls, 0)",
	},
} satisfies RowKind;
