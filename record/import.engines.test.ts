import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../tests/fixtures/database.ts";
import { importRecord } from "./import.ts";
import { currentSnapshot } from "./snapshot.ts";
import { TABLES } from "./tables.ts";

const RECORD = new URL("../data/record", import.meta.url).pathname;

/** A copy of the record that a test may change. */
function copyOfRecord(): string {
	const folder = mkdtempSync(join(tmpdir(), "tm-record-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	cpSync(RECORD, folder, { recursive: true });
	return folder;
}

async function keysAndIndexes(client: pg.PoolClient): Promise<string[]> {
	const { rows } = await client.query<{ definition: string }>(`
		select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as definition
			from pg_constraint where connamespace = 'public'::regnamespace
		union all select indexdef from pg_indexes where schemaname = 'public'`);
	return rows.map((row) => row.definition).sort();
}

test("the same record is not imported twice; another one replaces it as a whole, and its snapshot tells", async () => {
	const { pool, db } = await testDatabase();
	const client = await pool.connect();
	const before = await currentSnapshot(db);
	expect(before).toMatchObject({ as_of_match_id: 1535465, as_of_date: "2026-05-31" });
	expect(await importRecord(client)).toMatchObject({ imported: false, snapshot: { id: before.id } });

	const keys = await keysAndIndexes(client);
	const dataDir = copyOfRecord();
	const people = readFileSync(join(dataDir, "people.csv"), "utf8");
	writeFileSync(join(dataDir, "people.csv"), people.replaceAll("Virat Kohli", "V. Kohli"));
	const progress: number[] = [];
	const { imported, snapshot } = await importRecord(client, {
		dataDir,
		onProgress: (done, total) => progress.push(done / total),
	});
	expect(imported).toBe(true);
	expect(snapshot.id).not.toBe(before.id);
	expect(progress.at(-1)).toBe(1);
	expect(progress).toEqual(progress.toSorted((a, b) => a - b));
	const { rows } = await client.query("select display_name from people where id = 'ba607b88'");
	expect(rows).toEqual([{ display_name: "V. Kohli" }]);
	for (const table of TABLES) {
		const counted = await client.query(`select count(*)::int as rows from ${table}`);
		expect([table, counted.rows[0].rows]).toEqual([table, snapshot.counts[table]]);
	}
	// they are taken off for the import: all of them must be back, and the same
	expect(await keysAndIndexes(client)).toEqual(keys);
	expect(keys.length).toBeGreaterThan(80);
	client.release();
});

test("a record that does not fit leaves the one that is there untouched", async () => {
	const { pool, db } = await testDatabase();
	const client = await pool.connect();
	const before = await currentSnapshot(db);
	const dataDir = copyOfRecord();
	const milestones = readFileSync(join(dataDir, "milestones.csv"), "utf8");
	writeFileSync(join(dataDir, "milestones.csv"), `${milestones}1,1,ba607b88,fifty,rcb,mi,20\n`);
	await expect(importRecord(client, { dataDir })).rejects.toThrow();
	rmSync(join(dataDir, "overs.csv"));
	await expect(importRecord(client, { dataDir })).rejects.toThrow("overs.csv");
	expect(await currentSnapshot(db)).toEqual(before);
	const { rows } = await client.query("select count(*)::int as matches from matches");
	expect(rows[0].matches).toBe(before.counts.matches);
	client.release();
});
