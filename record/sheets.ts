import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Db, Queryable } from "../platform/database/database.ts";
import { currentSnapshot } from "./snapshot.ts";

/**
 * A kind of sheet: what a page shows of the record, as plain JSON. To count a page's figures from the innings takes a dozen
 * queries; the record changes once a day at most, so they are counted then, and a page reads its sheet by key.
 */
export type Sheets<Body> = {
	kind: string;
	/** the folder with what makes them (`import.meta.dirname`): when a file in it changes, they are made anew */
	folder: string;
	/** which there are */
	keys: (db: Queryable) => Promise<string[]>;
	/** makes one from the record; null when the record knows no such thing */
	make: (db: Queryable, key: string) => Promise<Body | null>;
};

/** Sheets are made and stored so many at a time. */
const PORTION = 300;
const ROOT = import.meta.dirname;
const editions = new Map<string, string>();

/** Names the program that makes a kind of sheet: its own folder and the record's. */
export function edition(folder: string): string {
	const known = editions.get(folder);
	if (known) return known;
	const hash = createHash("sha256");
	for (const root of [ROOT, folder])
		for (const path of globSync("**/*.ts", { cwd: root }).sort())
			if (!path.endsWith(".test.ts")) hash.update(readFileSync(join(root, path)));
	const made = hash.digest("hex").slice(0, 16);
	editions.set(folder, made);
	return made;
}

/** A sheet as it is kept, or made now when it is not; null when the record knows no such thing. One query when it is kept. */
export async function readSheet<Body>(db: Queryable, sheets: Sheets<Body>, key: string): Promise<Body | null> {
	const { rows } = await db.execute<{ body: Body }>(sql`
		select body from record_sheets where kind = ${sheets.kind} and key = ${key}
			and made_from = (select id from record_snapshots) || ${`.${edition(sheets.folder)}`}`);
	return rows[0] ? rows[0].body : sheets.make(db, key);
}

/**
 * Makes the sheets of a kind that are missing, or are of another record or program, a portion at a time; what was made
 * stays made when it is broken off. Not for a transaction: making them asks the record several things at once.
 */
export async function fillSheets<Body>(db: Db, sheets: Sheets<Body>): Promise<void> {
	const { kind } = sheets;
	const made_from = `${(await currentSnapshot(db)).id}.${edition(sheets.folder)}`;
	const { rows } = await db.execute<{ key: string }>(
		sql`select key from record_sheets where kind = ${kind} and made_from = ${made_from}`,
	);
	const kept = new Set(rows.map(({ key }) => key));
	const missing = (await sheets.keys(db)).filter((key) => !kept.has(key));
	for (let from = 0; from < missing.length; from += PORTION) {
		const made = await makeMany(db, sheets, missing.slice(from, from + PORTION));
		await db.execute(sql`
			insert into record_sheets (kind, key, made_from, body)
			select ${kind}, key, ${made_from}, body from json_to_recordset(${JSON.stringify(made)}::json) as made (key text, body json)
			on conflict (kind, key) do update set made_from = excluded.made_from, body = excluded.body`);
	}
	await db.execute(sql`delete from record_sheets where kind = ${kind} and made_from <> ${made_from}`);
}

async function makeMany<Body>(db: Queryable, sheets: Sheets<Body>, keys: string[]) {
	const made: { key: string; body: Body }[] = [];
	for (const key of keys) {
		const body = await sheets.make(db, key);
		if (body !== null) made.push({ key, body });
	}
	return made;
}
