import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Queryable } from "../../../../platform/database/database.ts";
import { publishSources } from "../../../../record/file/sources.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { withSources } from "../../../../record/versions.ts";
import { csvFile } from "../../statistics/csv.ts";
import { PUBLISHED, type PublishedFile } from "./files.ts";

type Parts = { record: MatchRecord; db: Queryable; folder: string };
export type FoundFile = PublishedFile & { path: string; etag: string };

/**
 * Creates the store of the downloadable files. The first request for an edition of the record writes them to a folder
 * of that name within `folder`, which takes about two seconds, and deletes the folders of other editions.
 */
export function createFiles({ record, db, folder }: Parts) {
	const making = new Map<string, Promise<string>>();

	async function make(edition: string): Promise<string> {
		const target = join(folder, edition);
		if (existsSync(target)) return target;
		const temporary = `${target}.${process.pid}.making`;
		rmSync(temporary, { recursive: true, force: true });
		mkdirSync(temporary, { recursive: true });
		await withSources(db, edition, (sources) => publishSources(sources, temporary));
		writeFileSync(join(temporary, "people.csv"), peopleCsv(record));
		deleteOtherEditions(folder, edition);
		moveIntoPlace(temporary, target);
		return target;
	}

	return {
		/**
		 * Returns a file of the current edition by name; null for an unknown name. Throws if the files cannot be written;
		 * the next call tries again.
		 */
		async find(name: string): Promise<FoundFile | null> {
			const file = PUBLISHED.find((one) => one.name === name);
			if (!file) return null;
			const { edition } = record;
			const target = making.get(edition) ?? make(edition);
			making.clear();
			making.set(edition, target);
			target.catch(() => making.delete(edition));
			return { ...file, path: join(await target, name), etag: `"${edition}-${name}"` };
		},
	};
}

const peopleCsv = ({ names }: MatchRecord) =>
	csvFile([
		["id", "name", "initials", "full_name", "matches"],
		...names.people.map(({ id, name, initials, full_name, matches }) => [id, name, initials, full_name, matches]),
	]);

/** Renames the folder, unless another process has renamed its own first. */
function moveIntoPlace(temporary: string, target: string): void {
	try {
		renameSync(temporary, target);
	} catch (error) {
		rmSync(temporary, { recursive: true, force: true });
		if (!existsSync(target)) throw error;
	}
}

function deleteOtherEditions(folder: string, edition: string): void {
	for (const name of readdirSync(folder))
		if (!name.startsWith(edition) && !name.endsWith(".making"))
			rmSync(join(folder, name), { recursive: true, force: true });
}
