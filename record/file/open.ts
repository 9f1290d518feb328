import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import type { Bound } from "../language/values.ts";

/** An open record. It runs a few statements at a time, outside the event loop. */
export type RecordFile = {
	rows: <Row>(sql: string, values: Bound[]) => Promise<Row[]>;
	/** Closes it after the running statements have finished. */
	close: () => void;
};

const CONNECTIONS = 4;

/**
 * Opens the file at `path` read-only: no statement can write, read another file, load an extension or change a
 * setting. Throws when the file is missing or is no record.
 */
export async function openRecord(path: string): Promise<RecordFile> {
	const instance = await DuckDBInstance.create(path, {
		access_mode: "READ_ONLY",
		threads: "1",
		memory_limit: "180MB",
		// gives freed memory back to the system: without it 70 MB more stay with the process under load
		allocator_background_threads: "true",
		enable_external_access: "false",
		autoinstall_known_extensions: "false",
		autoload_known_extensions: "false",
		lock_configuration: "true",
	});
	const idle: DuckDBConnection[] = await Promise.all(Array.from({ length: CONNECTIONS }, () => instance.connect()));
	let closing = false;
	let open = idle.length;
	const end = (connection: DuckDBConnection) => {
		connection.closeSync();
		if (--open === 0) instance.closeSync();
	};
	const waiting: ((connection: DuckDBConnection) => void)[] = [];
	const take = () => {
		const connection = idle.pop();
		return connection ?? new Promise<DuckDBConnection>((resolve) => waiting.push(resolve));
	};
	const give = (connection: DuckDBConnection) => {
		const next = waiting.shift();
		if (next) next(connection);
		else if (closing) end(connection);
		else idle.push(connection);
	};
	return {
		async rows<Row>(sql: string, values: Bound[]) {
			const connection = await take();
			try {
				const reader = await connection.runAndReadAll(sql, values);
				return reader.getRowObjectsJS() as Row[];
			} finally {
				give(connection);
			}
		},
		close() {
			closing = true;
			for (const connection of idle.splice(0)) end(connection);
		},
	};
}
