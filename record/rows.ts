import { createHash } from "node:crypto";
import type pg from "pg";
import { columnsOf, TABLES, type TableName } from "./tables.ts";

/** Rows as the files hold them: every value is text, '' is null, lists are joined by '|'. */
export type TextRow = Record<string, string>;
export type TextTables = Map<TableName, TextRow[]>;

const ROWS_A_STATEMENT = 5_000;

/** Tables whose rows belong to one match each, and the column that says to which; parents before children. */
export const MATCH_TABLES = TABLES.flatMap((table): [TableName, string][] =>
	table === "matches"
		? [[table, "id"]]
		: columnsOf(table).some(({ name }) => name === "match_id")
			? [[table, "match_id"]]
			: [],
);

/**
 * Puts rows into a table, a few thousand a statement. Arrays of columns travel rather than thousands of parameters.
 * `key`: rows that are there already under this column take the new values. `onProgress` is told rows done.
 */
export async function insertRows(
	client: pg.PoolClient,
	table: TableName,
	rows: TextRow[],
	{ key, onProgress }: { key?: string; onProgress?: (done: number) => void } = {},
): Promise<void> {
	const columns = columnsOf(table);
	const isList = (type: string) => type.endsWith("[]");
	const types = columns.map(({ type }, index) => `$${index + 1}::${isList(type) ? "text" : type}[]`);
	const values = columns.map(({ name, type }) =>
		isList(type) ? `coalesce(string_to_array(${name}, '|'), '{}')` : name,
	);
	const names = columns.map(({ name }) => `"${name}"`);
	const others = names.filter((name) => name !== `"${key}"`);
	const conflict = key
		? `on conflict (${key}) do update set ${others.map((name) => `${name} = excluded.${name}`)}`
		: "";
	for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
		const some = rows.slice(at, at + ROWS_A_STATEMENT);
		await client.query(
			`insert into ${table} (${names}) select ${values} from unnest(${types}) as rows (${names}) ${conflict}`,
			columns.map(({ name }) => some.map((row) => row[name] || null)),
		);
		onProgress?.(at + some.length);
	}
}

/**
 * A hash of everything each match's rows say, by match id. Its place in the order of matches is left out: one that is
 * found later would change all that follow.
 */
export function hashMatches(tables: TextTables): Map<string, string> {
	const hashes = new Map<string, ReturnType<typeof createHash>>();
	for (const [table, column] of MATCH_TABLES) {
		const names = columnsOf(table).flatMap(({ name }) => (table === "matches" && name === "sequence" ? [] : [name]));
		for (const row of tables.get(table) ?? []) {
			const id = row[column] as string;
			const hash = hashes.get(id) ?? createHash("sha256");
			hash.update(JSON.stringify([table, ...names.map((name) => row[name] ?? "")]));
			hashes.set(id, hash);
		}
	}
	return new Map([...hashes].map(([id, hash]) => [id, hash.digest("hex").slice(0, 16)]));
}

/** Keeps the hashes of these matches, new ones and changed ones. */
export async function keepHashes(client: pg.PoolClient, hashes: Map<string, string>): Promise<void> {
	await client.query(
		`insert into match_hashes (match_id, hash) select * from unnest($1::int[], $2::text[])
		 on conflict (match_id) do update set hash = excluded.hash`,
		[[...hashes.keys()], [...hashes.values()]],
	);
}
