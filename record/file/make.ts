import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { COLUMNS, type TableName } from "../builder/tables.ts";
import { csvFile, parquetFile } from "./duckdb.ts";
import { checkSums } from "./sums.ts";
import { balls, beside, crease, dismissals } from "./tables/balls.ts";
import { battingTable, bowlingTable, fieldingTable, inningsTable, standsAndOvers } from "./tables/cards.ts";
import { matches, places, sides } from "./tables/matches.ts";
import { appearances, people, squads } from "./tables/people.ts";
import { awards, campaigns } from "./tables/seasons.ts";

export const TABLES = [
	places,
	matches,
	sides,
	people,
	squads,
	appearances,
	beside,
	balls,
	dismissals,
	crease,
	inningsTable,
	battingTable,
	bowlingTable,
	standsAndOvers,
	fieldingTable,
	campaigns,
	awards,
];

/** Dismissals credited to the bowler. */
const CREDITED = ["bowled", "caught", "caught and bowled", "lbw", "stumped", "hit wicket"];
/** Ends of an innings that are no dismissal. 'retired out' is a dismissal. */
const RETIRED = ["retired hurt", "retired not out", "not out"];

/** Options for a source's CSV file: listed text columns, because DuckDB would guess types from the content. */
const textsOf = (columns: string[]) =>
	`auto_detect = false, delim = ',', quote = '"', escape = '"',
	 columns = {${columns.map((column) => `${column}: 'varchar'`).join(", ")}}`;

const quoted = (values: string[]) => values.map((value) => `'${value}'`).join(", ");

/**
 * Builds the record's file at `path` from the sources in `folder`. Writes a temporary file and renames it, so an
 * interrupted build leaves nothing. Throws if a source is missing or invalid, or if the tables contradict the sources.
 */
export async function makeRecord(folder: string, path: string): Promise<void> {
	const beside = `${path}.${process.pid}.making`;
	const file = (name: string) => csvFile(join(folder, `${name}.csv`), textsOf(COLUMNS[name as TableName]));
	const prepare = (statement: string) =>
		statement
			.replaceAll(/\$file\((\w+)\)/g, (_, name: string) => file(name))
			.replaceAll("$balls", () => parquetFile(join(folder, "balls.parquet")))
			.replaceAll("$credited", quoted(CREDITED))
			.replaceAll("$retired", quoted(RETIRED));
	const instance = await DuckDBInstance.create(beside, { threads: "1" });
	try {
		const connection = await instance.connect();
		for (const table of TABLES) await connection.run(prepare(table));
		await checkSums(connection, prepare);
		await connection.run("checkpoint");
		connection.closeSync();
		instance.closeSync();
		renameSync(beside, path);
	} catch (error) {
		instance.closeSync();
		throw error;
	} finally {
		rmSync(beside, { force: true });
		rmSync(`${beside}.wal`, { force: true });
	}
}
