import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Db, Queryable } from "../platform/database/database.ts";
import { keepPackedRecord, keepRecord, locateRecord, SOURCES } from "./file/keep.ts";
import { hashesOf, unpackSources } from "./file/sources.ts";
import { type Damage, type MatchRecord, openMatchRecord } from "./record.ts";

type Version = { edition: string; upon: string; as_of: string };
type Stored = Version & { made_at: string };

/** The newest stored update. `upon`: the hash of the sources it was built on. */
async function newestVersion(db: Queryable): Promise<Stored | undefined> {
	const { rows } = await db.execute(
		sql`select edition, upon, as_of::text, made_at::text from record_versions order by made_at desc limit 1`,
	);
	return rows[0] as Stored | undefined;
}

/** Stores the packed sources of an updated record for all processes, and deletes any other stored update. */
export async function storeVersion(db: Db, version: Version & { sources: Uint8Array }): Promise<void> {
	const { edition, upon, as_of, sources } = version;
	await db.transaction(async (tx) => {
		await tx.execute(
			sql`insert into record_versions (edition, upon, as_of, sources)
				values (${edition}, ${upon}, ${as_of}, ${Buffer.from(sources)})
				on conflict (edition) do update set upon = excluded.upon, made_at = now(), sources = excluded.sources`,
		);
		await tx.execute(sql`delete from record_versions where edition <> ${edition}`);
	});
}

async function archiveOf(db: Queryable, { edition }: Version): Promise<Uint8Array> {
	const { rows } = await db.execute(sql`select sources from record_versions where edition = ${edition}`);
	return rows[0]?.sources as Uint8Array;
}

/** Returns why the stored update does not open; undefined if it opens or there is none. */
export async function damageOfUpdate(db: Queryable, dataDir: string): Promise<Damage | undefined> {
	const newest = await newestVersion(db);
	if (!newest) return undefined;
	const scratch = mkdtempSync(join(tmpdir(), "record-"));
	try {
		const archive = await archiveOf(db, newest);
		unpackSources(archive, scratch);
		const made = locateRecord(dataDir, scratch);
		const record = await openMatchRecord(existsSync(made.path) ? made : await keepPackedRecord(scratch, archive));
		record.close();
		return undefined;
	} catch (error) {
		return damage(newest, error);
	} finally {
		rmSync(scratch, { recursive: true, force: true });
	}
}

/** Calls `use` with a folder of this edition's sources. Throws if neither `sources` nor the stored update has it. */
export async function withSources(
	db: Queryable,
	edition: string,
	use: (folder: string) => Promise<void>,
	sources = SOURCES,
): Promise<void> {
	if (hashesOf(sources).edition === edition) return use(sources);
	const newest = await newestVersion(db);
	const scratch = mkdtempSync(join(tmpdir(), "record-"));
	try {
		if (newest) unpackSources(await archiveOf(db, newest), scratch);
		if (!newest || hashesOf(scratch).edition !== edition) throw new Error(`there are no sources of edition ${edition}`);
		await use(scratch);
	} finally {
		rmSync(scratch, { recursive: true, force: true });
	}
}

const damage = ({ edition, as_of }: Version, error: unknown): Damage => ({
	edition,
	as_of,
	reason: error instanceof Error ? error.message : String(error),
});

/** The current record. An update replaces its file. */
export type CurrentRecord = MatchRecord & {
	/**
	 * Switches to a newer stored update; running questions finish on the old file. Returns true if it switched. If the
	 * update does not open, `damaged` is set, the record stays, and that update is not tried again until it is stored
	 * again.
	 */
	follow: () => Promise<boolean>;
	/** Writes the sources of the current record to `folder`. */
	writeSources: (folder: string) => Promise<void>;
};

type CurrentOptions = { onQuestion?: ((seconds: number) => void) | undefined; sources?: string };

/**
 * Opens the site's record: the stored update if it opens and is newer than the repository's `sources` or was built on
 * them, else those sources. Throws if their record cannot be built.
 */
export async function openCurrentRecord(
	db: Queryable,
	dataDir: string,
	{ onQuestion, sources = SOURCES }: CurrentOptions = {},
): Promise<CurrentRecord> {
	const files = await keepRecord(dataDir, sources);
	let open = await openMatchRecord(files, onQuestion);
	let followed: Stored | undefined;
	let damaged: Damage | undefined;
	let tried: string | undefined;

	async function follow(): Promise<boolean> {
		const newest = await newestVersion(db);
		if (!newest || newest.edition === followed?.edition || newest.made_at === tried) return false;
		if (newest.as_of <= open.as_of.date && newest.upon !== files.sources) return false;
		const archive = await archiveOf(db, newest);
		tried = newest.made_at;
		try {
			const next = await openMatchRecord(await keepPackedRecord(dataDir, archive), onQuestion);
			const before = open;
			[open, followed, damaged] = [next, newest, undefined];
			before.close();
			return true;
		} catch (error) {
			damaged = damage(newest, error);
			return false;
		}
	}

	await follow();
	return {
		get edition() {
			return open.edition;
		},
		get as_of() {
			return open.as_of;
		},
		get franchises() {
			return open.franchises;
		},
		get names() {
			return open.names;
		},
		get seasons() {
			return open.seasons;
		},
		get damaged() {
			return damaged;
		},
		ask: (question) => open.ask(question),
		askAny: (question) => open.askAny(question),
		read: (sent) => open.read(sent),
		chances: (match) => open.chances(match),
		level: () => open.level(),
		knows: (list, id) => open.knows(list, id),
		alive: () => open.alive(),
		close: () => open.close(),
		follow,
		async writeSources(folder) {
			if (followed) unpackSources(await archiveOf(db, followed), folder);
			else cpSync(sources, folder, { recursive: true });
		},
	};
}
