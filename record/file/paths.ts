/** A path as a text of SQL, for a file to be written. */
export const target = (path: string): string => `'${path.replaceAll("'", "''")}'`;

/** The same for a file to be read, where `*`, `?` and `[` would match other files. */
const source = (path: string): string => target(path.replace(/[*?[]/g, "[$&]"));

// a folder such as 'day=1' would add a column to every file in it
const NO_PARTITIONS = "hive_partitioning = false";

/** The table in a CSV file, as the `from` of a statement. `types`: of its columns, all texts when left out. */
export const csvFile = (path: string, types = "all_varchar = true"): string =>
	`read_csv(${source(path)}, header = true, ${types}, ${NO_PARTITIONS})`;

/** The same for a Parquet file. */
export const parquetFile = (path: string): string => `read_parquet(${source(path)}, ${NO_PARTITIONS})`;
