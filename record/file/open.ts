import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";
import { Problem, unavailable } from "../../platform/http/problem.ts";
import { createBound, currentAsker } from "../../platform/limits/bound.ts";
import type { Bound } from "../language/values.ts";

/** An open record. It runs a few statements at a time, outside the event loop. */
export type RecordFile = {
	/**
	 * Returns the rows of a statement, which waits for its turn: turns rotate between the wide networks that ask. `dear`: it takes a tenth
	 * of a second or more, and one such statement runs at a time. Throws a Problem: 503 when too many wait, or when it takes too long
	 * or too much memory; 413 when its rows are too many bytes.
	 */
	rows: <Row>(sql: string, values: Bound[], cost?: { dear: boolean }) => Promise<Row[]>;
	/** Closes it after the running statements have finished. */
	close: () => void;
};

const CONNECTIONS = 4;
/** One connection is for dear statements, so that a cheap one never waits for more than one of them. */
const DEAR = { at_once: 1, waiting: 64 };
const CHEAP = { at_once: CONNECTIONS - DEAR.at_once, at_once_of_one: 2, waiting: 256 };
const DEFAULTS = { most_ms: 10_000, most_bytes: 8 << 20 };
const OWN = { key: "", own: true };
const RETRY_SECONDS = 10;
/** Limits for a script that reads every ball. */
export const EVERY_BALL = { most_ms: 600_000, most_bytes: Number.POSITIVE_INFINITY };

const tooLong = () =>
	unavailable("That takes too long to count. Ask for less of it: one season, or fewer figures.", RETRY_SECONDS);
const tooMuch = () =>
	unavailable("That is too much to count right now. Try again in a moment, or ask for less of it.", RETRY_SECONDS);
const tooLarge = () =>
	new Problem({ status: 413, detail: "That answer is too large. Ask for fewer lines, or fewer figures." });

/**
 * Opens the file at `path` read-only: no statement can write, read another file, load an extension or change a
 * setting. `most_ms` and `most_bytes` limit one statement. Throws when the file is missing or is no record.
 */
export async function openRecord(path: string, limits: Partial<typeof DEFAULTS> = {}): Promise<RecordFile> {
	const { most_ms, most_bytes } = { ...DEFAULTS, ...limits };
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
	const [cheap, dear] = [createBound(CHEAP), createBound(DEAR)];
	let closing = false;
	let asked = 0;

	function closeWhenDone(): void {
		if (!closing || asked > 0) return;
		for (const connection of idle.splice(0)) connection.closeSync();
		instance.closeSync();
	}

	async function read<Row>(connection: DuckDBConnection, sql: string, values: Bound[]): Promise<Row[]> {
		let late = false;
		// repeated, since an interrupt between preparing and running the statement is lost
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
		async rows<Row>(sql: string, values: Bound[], cost = { dear: false }) {
			asked++;
			try {
				return await (cost.dear ? dear : cheap).run(async () => {
					// the two bounds together let as many in as there are connections
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
/** About the memory that a row takes. */
function bytesOf(value: unknown): number {
	if (typeof value === "string") return 2 * OF_NUMBER + value.length;
	if (typeof value !== "object" || value === null) return OF_NUMBER;
	return Object.values(value).reduce<number>((sum, one) => sum + bytesOf(one), 2 * OF_NUMBER);
}
