import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeCsv } from "../builder/csv.ts";
import type { Delivery, SourceMatch } from "../builder/source.ts";
import { csvFile, target, withDuckDb } from "./duckdb.ts";

/** The columns of `balls.parquet` with their SQL types. A ball has at most two wickets. */
const BALL_COLUMNS = {
	match_id: "integer",
	innings: "utinyint",
	super_over: "boolean",
	over: "utinyint",
	team_id: "varchar",
	batter_id: "varchar",
	non_striker_id: "varchar",
	bowler_id: "varchar",
	batter_runs: "utinyint",
	wides: "utinyint",
	noballs: "utinyint",
	byes: "utinyint",
	legbyes: "utinyint",
	penalty: "utinyint",
	non_boundary: "boolean",
	wicket: "varchar",
	out_id: "varchar",
	fielders: "varchar",
	second_wicket: "varchar",
	second_out_id: "varchar",
} as const;

const columnsOf = (ball: Delivery, match_id: number, team_id: string) => {
	const [first, second] = ball.wickets;
	return {
		match_id,
		innings: ball.innings,
		super_over: ball.super_over,
		over: ball.over,
		team_id,
		batter_id: ball.batter,
		non_striker_id: ball.non_striker,
		bowler_id: ball.bowler,
		batter_runs: ball.batter_runs,
		wides: ball.wides,
		noballs: ball.noballs,
		byes: ball.byes,
		legbyes: ball.legbyes,
		penalty: ball.penalty,
		non_boundary: ball.non_boundary,
		wicket: first?.kind ?? null,
		out_id: first?.player_out ?? null,
		fielders: first?.fielders ?? null,
		second_wicket: second?.kind ?? null,
		second_out_id: second?.player_out ?? null,
	};
};

/**
 * Writes the balls of `matches`, in the given order, as Parquet to `path`. `franchiseOf` returns the franchise id of a
 * team name. Equal matches give equal bytes.
 */
export async function writeBalls(
	path: string,
	matches: SourceMatch[],
	franchiseOf: (team: string) => string,
): Promise<void> {
	const rows = matches.flatMap((match) =>
		match.deliveries.map((ball) => columnsOf(ball, match.id, franchiseOf(ball.batting_team))),
	);
	const scratch = mkdtempSync(join(tmpdir(), "balls-"));
	try {
		const csv = join(scratch, "balls.csv");
		writeFileSync(csv, writeCsv(Object.keys(BALL_COLUMNS), rows));
		const types = Object.entries(BALL_COLUMNS).map(([name, type]) => `'${name}': '${type}'`);
		await withDuckDb((connection) =>
			connection.run(
				`copy (select * from ${csvFile(csv, `columns = {${types.join(", ")}}`)})
				 to ${target(path)} (format parquet, compression zstd, compression_level 19, row_group_size 1000000)`,
			),
		);
	} finally {
		rmSync(scratch, { recursive: true });
	}
}
