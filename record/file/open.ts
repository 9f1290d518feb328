import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { Problem, unavailable } from "../../platform/http/problem.ts";
import { createBound, currentAsker } from "../../platform/limits/bound.ts";
import type { Bound } from "../language/values.ts";

/** An open record. It runs a few statements at a time, off the event loop. */
export type RecordFile = {
	/**
	 * Runs a statement and returns its rows. Statements queue; turns rotate between the wide networks of the callers.
	 * `expensive`: it takes 0.1 s or more; one such statement runs at a time. Throws a Problem: 503 if the queue is full,
	 * or if it takes too long or too much memory; 413 if the rows have too many bytes.
	 */
	rows: <Row>(sql: string, values: Bound[], cost?: { expensive: boolean }) => Promise<Row[]>;
	/** Closes the file once running statements have finished. */
	close: () => void;
};

const CONNECTIONS = 4;
/** One connection is reserved for expensive statements, so cheap ones never wait for more than one of them. */
const EXPENSIVE = { at_once: 1, waiting: 64 };
const CHEAP = { at_once: CONNECTIONS - EXPENSIVE.at_once, at_once_of_one: 2, waiting: 256 };
const DEFAULTS = { most_ms: 10_000, most_bytes: 8 << 20 };
const OWN = { key: "", own: true };
const RETRY_SECONDS = 10;
/** Limits for scripts that read every ball. */
export const EVERY_BALL = { most_ms: 600_000, most_bytes: Number.POSITIVE_INFINITY };

const tooLong = () =>
	unavailable("That takes too long to count. Ask for less of it: one season, or fewer figures.", RETRY_SECONDS);
const tooMuch = () =>
	unavailable("That is too much to count right now. Try again in a moment, or ask for less of it.", RETRY_SECONDS);
const tooLarge = () =>
	new Problem({ status: 413, detail: "That answer is too large. Ask for fewer lines, or fewer figures." });

/**
 * Opens the file at `path` read-only: statements cannot write, read other files, load extensions or change settings.
 * `most_ms` and `most_bytes` limit one statement. Throws if the file is missing or no record.
 */
export async function openRecord(path: string, limits: Partial<typeof DEFAULTS> = {}): Promise<RecordFile> {
	const { most_ms, most_bytes } = { ...DEFAULTS, ...limits };
	const instance = await DuckDBInstance.create(path, {
		access_mode: "READ_ONLY",
		threads: "1",
		memory_limit: "180MB",
		// returns freed memory to the system; without it the process keeps 70 MB more under load
		allocator_background_threads: "true",
		enable_external_access: "false",
		autoinstall_known_extensions: "false",
		autoload_known_extensions: "false",
		lock_configuration: "true",
	});
	const idle: DuckDBConnection[] = await Promise.all(Array.from({ length: CONNECTIONS }, () => instance.connect()));
	const [cheap, expensive] = [createBound(CHEAP), createBound(EXPENSIVE)];
	let closing = false;
	let asked = 0;

	function closeWhenDone(): void {
		if (!closing || asked > 0) return;
		for (const connection of idle.splice(0)) connection.closeSync();
		instance.closeSync();
	}

	async function read<Row>(connection: DuckDBConnection, sql: string, values: Bound[]): Promise<Row[]> {
		let late = false;
		// repeated, because DuckDB loses an interrupt between preparing and running
		const limit = setInterval(() => {
			late = true;
			connection.interrupt();
		}, most_ms).unref();
		try {
			const result = await connection.stream(sql, values);
			const rows: Row[] = [];
			let bytes = 0;
			for await (const some of result.yieldRowObjectJs()) {
				for (const row of some) bytes += bytesOf(row);
				if (bytes > most_bytes) throw tooLarge();
				rows.push(...(some as Row[]));
			}
			return rows;
		} catch (error) {
			if (late) throw tooLong();
			throw isOutOfMemory(error) ? tooMuch() : error;
		} finally {
			clearInterval(limit);
		}
	}

	return {
		async rows<Row>(sql: string, values: Bound[], cost = { expensive: false }) {
			asked++;
			try {
				return await (cost.expensive ? expensive : cheap).run(async () => {
					// the two bounds together admit as many as there are connections
					const connection = idle.pop() as DuckDBConnection;
					try {
						return await read<Row>(connection, sql, values);
					} finally {
						idle.push(connection);
					}
				}, currentAsker() ?? OWN);
			} finally {
				asked--;
				closeWhenDone();
			}
		},
		close() {
			closing = true;
			closeWhenDone();
		},
	};
}

const isOutOfMemory = (error: unknown) => error instanceof Error && /^Out of Memory Error/.test(error.message);

const OF_NUMBER = 8;
/** The approximate memory of a row. */
function bytesOf(value: unknown): number {
	if (typeof value === "string") return 2 * OF_NUMBER + value.length;
	if (typeof value !== "object" || value === null) return OF_NUMBER;
	return Object.values(value).reduce<number>((sum, one) => sum + bytesOf(one), 2 * OF_NUMBER);
}
