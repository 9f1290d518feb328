import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { buildTables } from "./builder/build.ts";
import { disagreements } from "./builder/check.ts";
import { readCricsheet } from "./builder/cricsheet.ts";
import { readCsv, writeCsv } from "./builder/csv.ts";
import { type Known, readRows } from "./builder/known.ts";
import type { Source } from "./builder/source.ts";
import { fillFigures } from "./figures.ts";
import { SOURCES } from "./file/keep.ts";
import { hashesOf, packSources, writeSources } from "./file/sources.ts";
import { keepSnapshot, type RecordSnapshot } from "./import.ts";
import { type Lead, leads, movedLeads } from "./leads.ts";
import { hashMatches, insertRows, keepHashes, MATCH_TABLES, type TextRow, type TextTables } from "./rows.ts";
import { columnsOf, TABLES, type Tables } from "./tables.ts";
import { storeVersion } from "./versions.ts";

export type UpdateSummary = {
	/** ids in the order of play */
	added: number[];
	changed: number[];
	unchanged: number;
	/** names of people who had not played before */
	new_players: string[];
	/** leaders that are others than before, or have another figure */
	moved: { before: Lead | null; after: Lead }[];
	snapshot: RecordSnapshot;
};

/**
 * Brings the record in the database up to date from a newer Cricsheet archive (a zip of JSON files), in one transaction:
 * matches that the archive tells otherwise are written anew, new ones are added, the rest is not touched; sums and
 * snapshot follow. Throws, and changes nothing, when the archive is damaged, lacks a match that the record holds, or does
 * not agree with itself. `client` must not be in a transaction.
 */
export async function updateRecord(client: pg.PoolClient, archive: string): Promise<UpdateSummary> {
	const { rows: present } = await client.query(
		"select id, files_id, as_of_match_id, as_of_date::text, counts from record_snapshots",
	);
	if (!present[0]) throw new Error("there is no record to bring up to date: start the site once");
	const read = readCricsheet(archive, await knownTo(client));
	const built = buildTables(read);
	const wrong = disagreements(built);
	if (wrong.length > 0) throw new Error(`${archive} does not agree with itself:\n${wrong.join("\n")}`);

	const tables = asText(built);
	const hashes = hashMatches(tables);
	const { rows: kept } = await client.query<{ match_id: number; hash: string }>(
		"select match_id, hash from match_hashes",
	);
	const before = new Map(kept.map((row) => [String(row.match_id), row.hash]));
	const inOrder = (tables.get("matches") ?? []).map((match) => match.id as string);
	const added = inOrder.filter((id) => !before.has(id));
	const changed = inOrder.filter((id) => before.has(id) && before.get(id) !== hashes.get(id));
	const counted = { added: added.map(Number), changed: changed.map(Number), unchanged: kept.length - changed.length };

	if (added.length + changed.length === 0) return { ...counted, new_players: [], moved: [], snapshot: present[0] };
	await client.query("begin");
	try {
		const db = drizzle({ client });
		const then = await leads(db);
		const players = await playersOf(client);
		await rewrite(client, tables, new Set([...added, ...changed]));
		await keepHashes(client, new Map([...added, ...changed].map((id) => [id, hashes.get(id) as string])));
		await fillFigures(client);
		const snapshot = await keepSnapshot(client, {
			id: createHash("sha256")
				.update(JSON.stringify([...hashes].sort()))
				.digest("hex"),
			files_id: present[0].files_id,
			archive: basename(archive),
		});
		await storeVersion(db, await packed(read, built, snapshot.as_of_date));
		const now = await leads(db);
		const newcomers = [...(await playersOf(client))].filter(([id]) => !players.has(id)).map(([, name]) => name);
		await client.query("commit");
		return { ...counted, new_players: newcomers, moved: movedLeads(then, now), snapshot };
	} catch (error) {
		await client.query("rollback");
		throw error;
	}
}

/** The sources of the updated record as the site's processes take them. */
async function packed(read: Source, tables: Tables, as_of: string) {
	const folder = mkdtempSync(join(tmpdir(), "record-"));
	try {
		await writeSources(folder, read, tables);
		return { edition: hashesOf(folder).sources, upon: hashesOf(SOURCES).sources, as_of, sources: packSources(folder) };
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** What an archive does not know, as the database has it. Values are the text that files would hold. */
async function knownTo(client: pg.PoolClient): Promise<Known> {
	const rows = async (table: "people" | "franchises" | "teams" | "grounds") => {
		const columns = columnsOf(table).map(({ name, type }) =>
			type.endsWith("[]") ? `array_to_string(${name}, '|') as ${name}` : `${name}::text`,
		);
		return (await client.query(`select ${columns} from ${table}`)).rows;
	};
	const { rows: matches } = await client.query("select id from matches");
	return {
		people: await rows("people"),
		squads: readRows(SOURCES, "squads"),
		franchises: await rows("franchises"),
		teams: await rows("teams"),
		grounds: (await rows("grounds")).map((ground) => ({ ...ground, venues: ground.venues.split("|") })),
		matches: matches.map((match) => match.id),
	};
}

/** The tables as their files would read. */
function asText(tables: Tables): TextTables {
	return new Map(
		TABLES.map((table) => {
			const columns = columnsOf(table).map(({ name }) => name);
			return [table, readCsv(writeCsv(columns, tables[table]))];
		}),
	);
}

async function playersOf(client: pg.PoolClient): Promise<Map<string, string>> {
	const { rows } = await client.query(
		"select id, display_name from people where exists (select 1 from lineups where player_id = people.id)",
	);
	return new Map(rows.map((row) => [row.id, row.display_name]));
}

/** Writes the rows of these matches anew, and what stands above the matches: people, grounds, seasons, the order. */
async function rewrite(client: pg.PoolClient, tables: TextTables, ids: Set<string>): Promise<void> {
	const rowsOf = (table: Parameters<TextTables["get"]>[0]) => tables.get(table) ?? [];
	// the snapshot refers to a match; it is written anew at the end
	await client.query("delete from record_snapshots");
	for (const [table, column] of MATCH_TABLES.toReversed())
		await client.query(`delete from ${table} where ${column} = any($1::int[])`, [[...ids]]);
	await insertRows(client, "people", await unknownPeople(client, rowsOf("people")));
	await insertRows(client, "grounds", rowsOf("grounds"), { key: "id" });
	await insertRows(client, "seasons", rowsOf("seasons"), { key: "season" });
	// out of the way of the new order: a place is taken once only
	const places = [rowsOf("matches").map((match) => match.id), rowsOf("matches").map((match) => match.sequence)];
	await client.query(
		`update matches set sequence = -matches.sequence
		 from unnest($1::int[], $2::int[]) as places (id, sequence)
		 where matches.id = places.id and matches.sequence <> places.sequence`,
		places,
	);
	for (const [table, column] of MATCH_TABLES)
		await insertRows(
			client,
			table,
			rowsOf(table).filter((row) => ids.has(row[column] as string)),
		);
	await client.query(
		`update matches set sequence = places.sequence
		 from unnest($1::int[], $2::int[]) as places (id, sequence) where matches.id = places.id and matches.sequence < 0`,
		places,
	);
	await client.query(
		`update teams set last_season = greatest(last_season, played.season) from (
			select x.team, max(m.season) as season from match_teams x join matches m on m.id = x.match_id group by 1
		 ) played where played.team = teams.name`,
	);
	await client.query(
		`update franchises set last_season = greatest(last_season, played.season) from (
			select franchise_id, max(last_season) as season from teams group by 1
		 ) played where played.franchise_id = franchises.id`,
	);
	await client.query(`analyze ${TABLES.join(", ")}`);
}

async function unknownPeople(client: pg.PoolClient, people: TextRow[]): Promise<TextRow[]> {
	const { rows } = await client.query("select id from people");
	const known = new Set(rows.map((row) => row.id));
	return people.filter((person) => !known.has(person.id));
}
