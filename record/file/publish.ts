import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { parquetFile, target } from "./paths.ts";

/** Writes the published files to `folder`: every ball as Parquet and as CSV, and the matches. */
export async function publishSources(sources: string, folder: string): Promise<void> {
	const parquet = join(sources, "balls.parquet");
	// writes instead of copying, because a copy would keep the source's file permissions
	for (const name of ["balls.parquet", "matches.csv"])
		writeFileSync(join(folder, name), readFileSync(join(sources, name)));
	const instance = await DuckDBInstance.create(":memory:", { threads: "1", memory_limit: "200MB" });
	try {
		const connection = await instance.connect();
		const balls = (path: string, more = "") =>
			connection.run(`copy (select * from ${parquetFile(parquet)}) to ${target(path)} (format csv, header${more})`);
		await balls(join(folder, "balls.csv"));
		await balls(join(folder, "balls.csv.gz"), ", compression gzip");
		connection.closeSync();
	} finally {
		instance.closeSync();
	}
}
