import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCsv } from "./csv.ts";
import type { Ground } from "./grounds.ts";
import type { Row, SourceMatch } from "./source.ts";

/** Data that an archive of matches lacks; the current record supplies it. */
export type Known = {
	people: Row[];
	squads: Row[];
	franchises: Row[];
	teams: Row[];
	grounds: Ground[];
	/** the matches that the record has: each stays as it is when the archive's file of it can't be read */
	matches: SourceMatch[];
};

/** Reads it from the compact tables in `folder`, without the matches. All values stay text. */
export function readKnown(folder: string): Omit<Known, "matches"> {
	const rows = (table: string) => readRows(folder, table);
	return {
		people: rows("people"),
		squads: rows("squads"),
		franchises: rows("franchises"),
		teams: rows("teams"),
		grounds: rows("grounds").map((ground) => ({ ...(ground as Ground), venues: String(ground.venues).split("|") })),
	};
}

function readRows(folder: string, table: string): Row[] {
	return readCsv(readFileSync(join(folder, `${table}.csv`))).map((row) =>
		Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value || null])),
	);
}
