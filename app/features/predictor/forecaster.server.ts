import { sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database.ts";
import { readSheet, type Sheets } from "../../../record/sheets.ts";
import { type AsOf, asOf } from "../../../record/snapshot.ts";
import { type Backtest, backtest, fitBefore, walkGrid } from "./backtest.ts";
import { type Parameters, type Result, type Table, tableFor } from "./model.ts";

/** The model as it stands after the last match, and how it did on seasons it had not seen. */
export type Forecaster = {
	/** whose matches it predicts: the one under way, or the next once the final is played */
	season: number;
	parameters: Parameters;
	table: Table;
	backtest: Backtest;
	/** matches without a winner, which it neither learns from nor forecasts */
	without_winner: number;
	as_of: AsOf;
};

const CURRENT = "current";
/** The back-test goes over the last so many finished seasons. */
const TESTED_SEASONS = 3;

/** The model is fitted when the record or the program changes; a prediction reads it by key. */
export const forecasterSheets: Sheets<Forecaster> = {
	kind: "predictor",
	folder: import.meta.dirname,
	keys: async () => [CURRENT],
	make: makeForecaster,
};

/** The fitted model. One query. */
export async function readForecaster(db: Queryable): Promise<Forecaster> {
	return (await readSheet(db, forecasterSheets, CURRENT)) as Forecaster;
}

async function makeForecaster(db: Queryable): Promise<Forecaster> {
	const results = await listResults(db);
	const grid = walkGrid(results);
	const first = results[0]?.season ?? 0;
	const finished = await finishedSeasons(db);
	const season = Math.max(results.at(-1)?.season ?? 0, (finished.at(-1) ?? 0) + 1);
	const { parameters } = fitBefore(grid, first, season);
	return {
		season,
		parameters,
		table: tableFor(results, parameters, season),
		backtest: backtest(results, grid, finished.slice(-TESTED_SEASONS)),
		without_winner: results.filter(({ winner }) => !winner).length,
		as_of: await asOf(db),
	};
}

/** All results in the order they were played, the sides of each by name: who batted first is not known before the toss. One query. */
async function listResults(db: Queryable): Promise<Result[]> {
	const { rows } = await db.execute<Result>(sql`
		select m.season, m.ground_id, min(t.franchise_id) as team_a, max(t.franchise_id) as team_b, m.winner_id as winner
		from matches m join match_teams t on t.match_id = m.id
		group by m.id order by m.sequence`);
	return rows;
}

/** The seasons whose final has been played, the oldest first. One query. */
async function finishedSeasons(db: Queryable): Promise<number[]> {
	const { rows } = await db.execute<{ season: number }>(
		sql`select season from seasons where final_match_id is not null order by season`,
	);
	return rows.map(({ season }) => season);
}
