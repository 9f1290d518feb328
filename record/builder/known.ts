import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCsv } from "./csv.ts";
import type { Row } from "./source.ts";

/** Data that an archive of matches lacks; the current record supplies it. */
export type Known = {
	people: Row[];
	squads: Row[];
	franchises: Row[];
	teams: Row[];
	grounds: Row[];
	matches: number[];
};

/** Reads it from the compact tables in `folder`. All values stay text. */
export function readKnown(folder: string): Known {
	const rows = (table: string) => readRows(folder, table);
	return {
		people: rows("people"),
		squads: rows("squads"),
		franchises: rows("franchises"),
		teams: rows("teams"),
		grounds: rows("grounds").map((ground) => ({ ...ground, venues: String(ground.venues).split("|") })),
		matches: rows("matches").map((match) => Number(match.id)),
	};
}

function readRows(folder: string, table: string): Row[] {
	return readCsv(readFileSync(join(folder, `${table}.csv`))).map((row) =>
		Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value || null])),
	);
}
