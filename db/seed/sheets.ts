import { playerSheets } from "../../app/features/players/player-sheets.server.ts";
import { forecasterSheets } from "../../app/features/predictor/forecaster.server.ts";
import { teamSheets } from "../../app/features/teams/team.server.ts";
import { teamsSheets } from "../../app/features/teams/teams.server.ts";
import type { Db } from "../../platform/database/database.ts";
import { edition, fillSheets } from "../../record/sheets.ts";

const ALL = [teamsSheets, teamSheets, playerSheets, forecasterSheets] as const;

/** What the pages of the record show, put together beforehand; made anew when the record or the program changed. */
export async function seedSheets(db: Db): Promise<void> {
	for (const sheets of ALL) await fillSheets<unknown>(db, sheets);
}

/** Versions of the code that makes the sheets: when one changes, all sheets of that kind are made again. */
export const editionsOfSheets = (): string[] => ALL.map(({ folder }) => edition(folder));
