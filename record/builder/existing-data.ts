import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCsv } from "./csv.ts";
import type { Ground } from "./grounds.ts";
import type { Row, SourceMatch } from "./source.ts";

/** The data that an archive lacks. The current record has it. */
export type ExistingData = {
	people: Row[];
	squads: Row[];
	franchises: Row[];
	teams: Row[];
	grounds: Ground[];
	/** the record's matches; each stays if the archive's file of it is unreadable */
	matches: SourceMatch[];
};

/** Reads all of it except the matches from the CSV files in `folder`. Values are text; an empty one is null. */
export function readExistingData(folder: string): Omit<ExistingData, "matches"> {
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
