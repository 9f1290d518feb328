import type pg from "pg";
import { fillFigures } from "../record/figures.ts";
import { keepSnapshot } from "../record/import.ts";
import { MATCH_TABLES } from "../record/rows.ts";
import { columnsOf, type TableName } from "../record/tables.ts";

const PEOPLE = ["player_id", "batter_id", "bowler_id", "batter1_id", "batter2_id", "player_of_match_id"];

/** What a column of a copy holds: other matches, other people, earlier years; the sides and grounds stay. */
function copied(table: TableName, column: string, seasons: number, matches: number): string {
	if (column === "match_id" || (table === "matches" && column === "id")) return `x.${column} + 10000000 * k`;
	if (column === "sequence") return `x.sequence - ${matches} * k`;
	if (column === "season") return `x.season - ${seasons} * k`;
	if (column === "date" || column === "first_date" || column === "last_date")
		return `(x.${column} - make_interval(years => ${seasons} * k))::date`;
	if (column === "final_match_id") return `x.${column} + 10000000 * k`;
	if (PEOPLE.includes(column) || (table === "people" && column === "id")) return `x.${column} || '-' || k`;
	return `x."${column}"`;
}

/**
 * Makes the record `times` its size: each copy is as many seasons of earlier years, played by people of their own, since
 * nobody plays for four hundred years; the sides and grounds are the same. The present stays the present.
 */
export async function multiplyRecord(client: pg.PoolClient, times: number): Promise<void> {
	const { rows: sizes } = await client.query(
		"select (select count(*)::int from seasons) as seasons, (select count(*)::int from matches) as matches",
	);
	const { seasons, matches } = sizes[0];
	const tables: TableName[] = ["people", "seasons", ...MATCH_TABLES.map(([table]) => table)];
	await client.query("begin");
	// the copies come before, so that what is newest stays newest
	await client.query(`update matches set sequence = -(sequence + ${matches} * ${times - 1})`);
	await client.query("update matches set sequence = -sequence");
	for (const table of tables) {
		const columns = columnsOf(table).map(({ name }) => name);
		const values = columns.map((column) => copied(table, column, seasons, matches));
		await client.query(
			`insert into ${table} (${columns.map((name) => `"${name}"`)}) select ${values}
			 from ${table} x, generate_series(1, ${times - 1}) k`,
		);
	}
	const { rows: columns } = await client.query(
		"select column_name as name from information_schema.columns where table_name = 'ipl_players' and is_generated = 'NEVER'",
	);
	const player: Record<string, string> = {
		id: "gen_random_uuid()",
		person_id: "x.person_id || '-' || k",
		slug: "x.slug || '-' || k",
	};
	await client.query(
		`insert into ipl_players (${columns.map(({ name }) => `"${name}"`)})
		 select ${columns.map(({ name }) => player[name] ?? `x."${name}"`)} from ipl_players x, generate_series(1, ${times - 1}) k`,
	);
	await fillFigures(client);
	await keepSnapshot(client, { id: `${times} times`, files_id: "", archive: null });
	await client.query("commit");
	await client.query("vacuum analyze");
}
