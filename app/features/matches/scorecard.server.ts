import type { QueryableRecord } from "./match-lines.server.ts";

export type Card = Awaited<ReturnType<typeof loadScorecard>>;

/** Returns a match's scorecard as rows of the record's tables. Throws for an unknown match. */
export async function loadScorecard({ ask }: QueryableRecord, match: number) {
	const all = { list: true, order: "keys", where: { match } } as const;
	const [matches, innings, batting, bowling, dismissals, overs, super_overs, appearances] = await Promise.all([
		ask({ ...all, rows: "matches", measures: ["matches"] }),
		ask({
			...all,
			rows: "innings",
			measures: ["runs", "wickets", "balls", "run_rate", "wides", "noballs", "byes", "legbyes", "penalties"],
		}),
		ask({ ...all, rows: "batting", measures: ["runs", "balls", "fours", "sixes", "strike_rate"] }),
		ask({
			...all,
			rows: "bowling",
			measures: ["balls", "maidens", "runs", "wickets", "economy", "dots", "wides", "noballs"],
		}),
		ask({ ...all, rows: "dismissals", measures: ["count"] }),
		ask({ ...all, rows: "overs", measures: ["runs", "wickets"], list: false, by: ["innings", "over"] }),
		ask({ ...all, rows: "super_overs", measures: ["runs", "wickets", "balls"] }),
		ask({ ...all, rows: "appearances", measures: ["matches"] }),
	]);
	const [row] = matches.rows;
	if (!row) throw new Error(`the record lists no match ${match}`);
	return {
		row,
		innings: innings.rows,
		batting: batting.rows,
		bowling: bowling.rows,
		dismissals: dismissals.rows,
		overs: overs.rows,
		super_overs: super_overs.rows,
		lineups: appearances.rows.toSorted((a, b) => (a.player < b.player ? -1 : 1)),
	};
}
