import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { balls, crease, dismissals } from "./tables/balls.ts";
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

/** Wickets that count for the bowler; run outs and obstruction do not. */
const CREDITED = ["bowled", "caught", "caught and bowled", "lbw", "stumped", "hit wicket"];
/** Ways to leave that are no dismissal; 'retired out' is one. */
const RETIRED = ["retired hurt", "retired not out", "not out"];

const quoted = (values: string[]) => values.map((value) => `'${value}'`).join(", ");

/**
 * Makes the record's file at `path` from the sources in `folder` (balls.parquet and the CSV files): every ball, and
 * the tables computed from them. Writes a temporary file and renames it, so an interrupted build leaves nothing.
 * Throws when a source is missing or invalid.
 */
export async function makeRecord(folder: string, path: string): Promise<void> {
	const beside = `${path}.${process.pid}.making`;
	const file = (name: string) =>
		`read_csv('${join(folder, `${name}.csv`).replaceAll("'", "''")}', header = true, all_varchar = true)`;
	const instance = await DuckDBInstance.create(beside, { threads: "1" });
	try {
		const connection = await instance.connect();
		for (const table of TABLES)
			await connection.run(
				table
					.replaceAll(/\$file\((\w+)\)/g, (_, name: string) => file(name))
					.replaceAll("$balls", `'${join(folder, "balls.parquet").replaceAll("'", "''")}'`)
					.replaceAll("$credited", quoted(CREDITED))
					.replaceAll("$retired", quoted(RETIRED)),
			);
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
