import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Queryable } from "../../../../platform/database/database.ts";
import { publishSources } from "../../../../record/file/publish.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { withSources } from "../../../../record/versions.ts";
import { csvFile } from "../../statistics/csv.ts";
import { PUBLISHED, type PublishedFile } from "./files.ts";

type Parts = { record: MatchRecord; db: Queryable; folder: string };
export type FoundFile = PublishedFile & { path: string; etag: string };

/**
 * Provides the downloadable files, made in `folder` at the first request, once per edition of the record (about two
 * seconds). Files of earlier editions are deleted.
 */
export function createFiles({ record, db, folder }: Parts) {
	const making = new Map<string, Promise<string>>();

	async function make(edition: string): Promise<string> {
		const place = join(folder, edition);
		if (existsSync(place)) return place;
		const beside = `${place}.${process.pid}.making`;
		rmSync(beside, { recursive: true, force: true });
		mkdirSync(beside, { recursive: true });
		await withSources(db, edition, (sources) => publishSources(sources, beside));
		writeFileSync(join(beside, "people.csv"), peopleCsv(record));
		dropOthers(folder, edition);
		putInPlace(beside, place);
		return place;
	}

	return {
		/** Returns the file of that name for the current record; null when there is none. */
		async find(name: string): Promise<FoundFile | null> {
			const file = PUBLISHED.find((one) => one.name === name);
			if (!file) return null;
			const { edition } = record;
			const place = making.get(edition) ?? make(edition);
			making.clear();
			making.set(edition, place);
			place.catch(() => making.delete(edition));
			return { ...file, path: join(await place, name), etag: `"${edition}-${name}"` };
		},
	};
}

const peopleCsv = ({ names }: MatchRecord) =>
	csvFile([
		["id", "name", "initials", "full_name", "matches"],
		...names.people.map(({ id, name, initials, full_name, matches }) => [id, name, initials, full_name, matches]),
	]);

/** Renames the folder into place, unless another process has done so first. */
function putInPlace(beside: string, place: string): void {
	try {
		renameSync(beside, place);
	} catch (error) {
		rmSync(beside, { recursive: true, force: true });
		if (!existsSync(place)) throw error;
	}
}

function dropOthers(folder: string, edition: string): void {
	for (const name of readdirSync(folder))
		if (!name.startsWith(edition) && !name.endsWith(".making"))
			rmSync(join(folder, name), { recursive: true, force: true });
}
