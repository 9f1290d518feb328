import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { parquetFile, withDuckDb } from "../../record/file/duckdb.ts";

export type RawBall = {
	match_id: number;
	innings: number;
	super_over: boolean;
	over: number;
	team_id: string;
	batter_id: string;
	non_striker_id: string;
	bowler_id: string;
	batter_runs: number;
	wides: number;
	noballs: number;
	byes: number;
	legbyes: number;
	penalty: number;
	non_boundary: boolean;
	wicket: string | null;
	out_id: string | null;
	fielders: string | null;
	second_wicket: string | null;
	second_out_id: string | null;
};
export type CsvRow = Record<string, string>;
const TABLES = ["matches", "innings", "lineups", "people", "teams", "franchises", "grounds", "squads"] as const;
export type Sources = { balls: RawBall[] } & Record<(typeof TABLES)[number], CsvRow[]>;

/** Reads the record's sources in `folder`, without computing anything. */
export async function readSources(folder: string): Promise<Sources> {
	const tables = TABLES.map((name) => [
		name,
		parse(readFileSync(join(folder, `${name}.csv`)), { columns: true }) as CsvRow[],
	]);
	return { ...(Object.fromEntries(tables) as Omit<Sources, "balls">), balls: await readBalls(folder) };
}

const readBalls = (folder: string): Promise<RawBall[]> =>
	withDuckDb(async (connection) => {
		const reader = await connection.runAndReadAll(`select * from ${parquetFile(join(folder, "balls.parquet"))}`);
		return reader.getRowObjectsJS() as RawBall[];
	});
