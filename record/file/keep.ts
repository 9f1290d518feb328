import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeRecord } from "./make.ts";
import { hashesOf, unpackSources } from "./sources.ts";

/** The record's sources in this repository. */
export const SOURCES = fileURLToPath(new URL("../../data/record", import.meta.url));
/** The folder where a build of the site puts the record's file. */
export const BUILT_RECORDS = fileURLToPath(new URL("../../build/record", import.meta.url));

const RECORDS_KEPT = 3;

/** The path of a record's file, the hash of its sources, and its edition: the hash of sources and table definitions. */
export type RecordLocation = { path: string; sources: string; edition: string };

/** Builds in progress, by path, so that concurrent callers share one. */
const making = new Map<string, Promise<void>>();

/**
 * Returns the record's file for `sources`: from the build or `dataDir`, else built in `dataDir` (about 3 s of processor
 * time). Safe for several processes at once. Throws if a source is missing or invalid.
 */
export async function keepRecord(dataDir: string, sources = SOURCES): Promise<RecordLocation> {
	const place = locateRecord(dataDir, sources);
	if (existsSync(place.path)) return place;
	let made = making.get(place.path);
	if (!made) {
		mkdirSync(dataDir, { recursive: true });
		made = makeRecord(sources, place.path).finally(() => making.delete(place.path));
		making.set(place.path, made);
	}
	await made;
	dropOldRecords(dataDir);
	return place;
}

/** The location of the record's file for `sources`, whether it exists or not. */
export function locateRecord(dataDir: string, sources = SOURCES): RecordLocation {
	const hashes = hashesOf(sources);
	const paths = [BUILT_RECORDS, dataDir].map((folder) => join(folder, `record-${hashes.edition}.duckdb`));
	return { path: paths.find((path) => existsSync(path)) ?? (paths[1] as string), ...hashes };
}

/** Like `keepRecord`, for packed sources. */
export async function keepPackedRecord(dataDir: string, archive: Uint8Array): Promise<RecordLocation> {
	const folder = mkdtempSync(join(tmpdir(), "record-"));
	try {
		unpackSources(archive, folder);
		return await keepRecord(dataDir, folder);
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Deletes all records of a folder except the newest three, because every update and every release adds one. */
function dropOldRecords(folder: string): void {
	const records = globSync("record-*.duckdb", { cwd: folder }).map((name) => join(folder, name));
	const newestFirst = records.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
	for (const old of newestFirst.slice(RECORDS_KEPT)) rmSync(old, { force: true });
}
