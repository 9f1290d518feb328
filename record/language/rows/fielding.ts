import { ageThen, ofBall, ofInnings, ofPerson, type RowKind, rowOfInnings } from "./kind.ts";

/** A fielder's dismissals in an innings. A fielder without any has no row. */
export const fielding = {
	says: "innings in the field",
	table: "fielding",
	balls: {
		table: "fielded",
		row: "b.fielding_row",
		same: { ...ofBall, player_id: "b.player_id" },
		against: "b.batter_id",
		sums: {
			catches: "count(*) filter (b.dismissal in ('caught', 'caught and bowled'))",
			stumpings: "count(*) filter (b.dismissal = 'stumped')",
			run_outs: "count(*) filter (b.dismissal = 'run out')",
		},
	},
	facets: {
		...ofInnings,
		...ofPerson,
		age: ageThen,
		player: "r.player_id",
		fielder: "r.player_id",
		batter: "b.batter_id",
		bowler: "b.bowler_id",
		over: "b.over",
		ball_of_over: "b.ball_of_over",
		position: "b.position",
		wicket: "b.wicket",
		dismissal: "b.dismissal",
		against_bat_hand: "q.bat_hand",
	},
	row: { player_id: "r.player_id", ...rowOfInnings },
	turn: ["r.innings"],
	figures: { catches: "r.catches", stumpings: "r.stumpings", run_outs: "r.run_outs" },
} satisfies RowKind;
