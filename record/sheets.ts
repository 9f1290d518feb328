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
	/** makes many in a few queries, where that is quicker than one after the other */
	makeMany?: (db: Queryable, keys: string[]) => Promise<Map<string, Body>>;
};

/** Sheets are made and stored so many at a time. */
const PORTION = 300;
const ROOT = import.meta.dirname;
const editions = new Map<string, string>();

/** Names the program that makes a kind of sheet: its own folder and the record's. */
function edition(folder: string): string {
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

/** Makes all sheets of a kind, in one transaction; does nothing when those kept are of this record and this program. */
export async function fillSheets<Body>(db: Db, sheets: Sheets<Body>): Promise<void> {
	await db.transaction(async (tx) => {
		const made_from = `${(await currentSnapshot(tx)).id}.${edition(sheets.folder)}`;
		const { rows: kept } = await tx.execute(
			sql`select from record_sheets where kind = ${sheets.kind} and made_from = ${made_from} limit 1`,
		);
		if (kept.length > 0) return;
		await tx.execute(sql`delete from record_sheets where kind = ${sheets.kind}`);
		const keys = await sheets.keys(tx);
		for (let from = 0; from < keys.length; from += PORTION) {
			const made = await makeMany(tx, sheets, keys.slice(from, from + PORTION));
			await tx.execute(sql`
				insert into record_sheets (kind, key, made_from, body)
				select ${sheets.kind}, key, ${made_from}, body
				from json_to_recordset(${JSON.stringify(made)}::json) as made (key text, body json)`);
		}
	});
}

async function makeMany<Body>(db: Queryable, sheets: Sheets<Body>, keys: string[]) {
	if (sheets.makeMany) return [...(await sheets.makeMany(db, keys))].map(([key, body]) => ({ key, body }));
	const made: { key: string; body: Body }[] = [];
	for (const key of keys) {
		const body = await sheets.make(db, key);
		if (body !== null) made.push({ key, body });
	}
	return made;
}
