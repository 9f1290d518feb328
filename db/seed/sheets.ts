import { seasonSheets } from "../../app/features/matches/season.server.ts";
import { seasonsSheets } from "../../app/features/matches/seasons.server.ts";
import type { Db } from "../../platform/database/database.ts";
import { edition, fillSheets } from "../../record/sheets.ts";

const ALL = [seasonsSheets, seasonSheets] as const;

/** What the pages of the record show, put together beforehand; made anew when the record or the program changed. */
export async function seedSheets(db: Db): Promise<void> {
	for (const sheets of ALL) await fillSheets<unknown>(db, sheets);
}

/** Versions of the code that makes the sheets: when one changes, all sheets of that kind are made again. */
export const editionsOfSheets = (): string[] => ALL.map(({ folder }) => edition(folder));
