import { ofBalls, ofInnings, type RowKind, rowOfInnings } from "./kind.ts";

/** A side's innings. `wickets` are those it lost. */
export const innings = {
	says: "innings of sides",
	table: "innings",
	balls: {
		table: "balls",
		keys: { match_id: "b.match_id", innings: "b.innings" },
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
		wicket: "b.wicket",
	},
	row: { ...rowOfInnings, all_out: "r.all_out", completed: "r.completed" },
	figures: {
		runs: "r.runs",
		wickets: "r.wickets",
		balls: "r.balls",
		fours: "r.fours",
		sixes: "r.sixes",
		dots: "r.dots",
		wides: "r.wides",
		noballs: "r.noballs",
		byes: "r.byes",
		legbyes: "r.legbyes",
		penalties: "r.penalties",
		extras: "r.wides + r.noballs + r.byes + r.legbyes + r.penalties",
		run_rate: "6 * r.runs / nullif(r.balls, 0)",
	},
} satisfies RowKind;
