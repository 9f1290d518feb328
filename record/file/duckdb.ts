import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";

/** Opens a database, by default in memory and with one thread, passes a connection to `use` and closes both. */
export async function withDuckDb<Result>(
	use: (connection: DuckDBConnection) => Promise<Result>,
	{ path = ":memory:", ...options }: Record<string, string> = {},
): Promise<Result> {
	const instance = await DuckDBInstance.create(path, { threads: "1", ...options });
	try {
		const connection = await instance.connect();
		try {
			return await use(connection);
		} finally {
			connection.closeSync();
		}
	} finally {
		instance.closeSync();
	}
}

/** A path as an SQL string, for writing. */
export const target = (path: string): string => `'${path.replaceAll("'", "''")}'`;

/** A path as an SQL string, for reading, where `*`, `?` and `[` would match other files. */
const source = (path: string): string => target(path.replace(/[*?[]/g, "[$&]"));

// without it DuckDB would add a column for a folder such as 'day=1'
const NO_PARTITIONS = "hive_partitioning = false";

/** SQL that reads a CSV file. `types`: column types; by default all are text. */
export const csvFile = (path: string, types = "all_varchar = true"): string =>
	`read_csv(${source(path)}, header = true, ${types}, ${NO_PARTITIONS})`;

/** SQL that reads a Parquet file. */
export const parquetFile = (path: string): string => `read_parquet(${source(path)}, ${NO_PARTITIONS})`;
