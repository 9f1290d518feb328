import { seasonSheets } from "../../app/features/matches/season.server.ts";
import { seasonsSheets } from "../../app/features/matches/seasons.server.ts";
import { playerSheets } from "../../app/features/players/player-sheets.server.ts";
import { forecasterSheets } from "../../app/features/predictor/forecaster.server.ts";
import { teamSheets } from "../../app/features/teams/team.server.ts";
import { teamsSheets } from "../../app/features/teams/teams.server.ts";
import type { Db } from "../../platform/database/database.ts";
import { fillSheets } from "../../record/sheets.ts";

/** What the pages of the record show, put together beforehand; made anew when the record or the program changed. */
export async function seedSheets(db: Db): Promise<void> {
	await fillSheets(db, teamsSheets);
	await fillSheets(db, teamSheets);
	await fillSheets(db, seasonsSheets);
	await fillSheets(db, seasonSheets);
	await fillSheets(db, playerSheets);
	await fillSheets(db, forecasterSheets);
}
