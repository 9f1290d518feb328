import { sql } from "drizzle-orm";
import type { Queryable } from "../platform/database/database.ts";
import { type KeptRecord, keepPackedRecord, keepRecord } from "./file/keep.ts";
import { type MatchRecord, openMatchRecord } from "./record.ts";

type Version = { edition: string; upon: string; as_of: string };

/** The last update that was stored: what it was read upon, and how far it goes. */
async function newestVersion(db: Queryable): Promise<Version | undefined> {
	const { rows } = await db.execute(
		sql`select edition, upon, as_of::text from record_versions order by made_at desc limit 1`,
	);
	return rows[0] as Version | undefined;
}

/** Stores the sources of an updated record, packed: every process that hears of it makes its file from them. */
export async function storeVersion(db: Queryable, version: Version & { sources: Uint8Array }): Promise<void> {
	const { edition, upon, as_of, sources } = version;
	await db.execute(
		sql`insert into record_versions (edition, upon, as_of, sources)
			values (${edition}, ${upon}, ${as_of}, ${Buffer.from(sources)})
			on conflict (edition) do update set made_at = now()`,
	);
	await db.execute(sql`delete from record_versions where edition <> ${edition}`);
}

async function fileOf(db: Queryable, { edition }: Version, dataDir: string): Promise<KeptRecord> {
	const { rows } = await db.execute(sql`select sources from record_versions where edition = ${edition}`);
	return keepPackedRecord(dataDir, rows[0]?.sources as Uint8Array);
}

/** One record for all who ask, whichever file it is at the moment. */
export type CurrentRecord = MatchRecord & {
	/** Opens the record of an update that came meanwhile and lets running questions end. Says whether there was one. */
	follow: () => Promise<boolean>;
};

/**
 * Opens the record that the site goes by: that of the repository's files, or of an update that goes further or was read
 * upon these very files. Throws when it cannot be made.
 */
export async function openCurrentRecord(
	db: Queryable,
	dataDir: string,
	onQuestion?: (seconds: number) => void,
): Promise<CurrentRecord> {
	const files = await keepRecord(dataDir);
	let open = await openMatchRecord(files, onQuestion);
	let followed: string | undefined;

	async function follow(): Promise<boolean> {
		const newest = await newestVersion(db);
		if (!newest || newest.edition === followed) return false;
		if (newest.as_of <= open.as_of.date && newest.upon !== files.sources) return false;
		const next = await openMatchRecord(await fileOf(db, newest, dataDir), onQuestion);
		const before = open;
		[open, followed] = [next, newest.edition];
		before.close();
		return true;
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
		get seasons() {
			return open.seasons;
		},
		ask: (question) => open.ask(question),
		askAny: (question) => open.askAny(question),
		knows: (list, id) => open.knows(list, id),
		alive: () => open.alive(),
		close: () => open.close(),
		follow,
	};
}
