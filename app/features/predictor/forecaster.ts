import type { AsOf } from "../../../record/answer.ts";
import { type Backtest, backtest, fitBefore, walkGrid } from "./backtest.ts";
import { type Parameters, type Result, type Table, tableFor } from "./model.ts";

/** The model after the last match, and its results on unseen seasons. */
export type Forecaster = {
	/** the season it predicts: the running one, or the next after a final */
	season: number;
	parameters: Parameters;
	table: Table;
	backtest: Backtest;
	/** matches without a winner, which it neither learns from nor forecasts */
	without_winner: number;
	as_of: AsOf;
};

/** The number of finished seasons in the back-test. */
const TESTED_SEASONS = 3;

/** Fits the model to all results in the order of play. `finished`: seasons with a played final, oldest first. */
export function fitForecaster(results: readonly Result[], finished: readonly number[], as_of: AsOf): Forecaster {
	const grid = walkGrid(results);
	const first = results[0]?.season ?? 0;
	const season = Math.max(results.at(-1)?.season ?? 0, (finished.at(-1) ?? 0) + 1);
	const { parameters } = fitBefore(grid, first, season);
	return {
		season,
		parameters,
		table: tableFor(results, parameters, season),
		backtest: backtest(results, grid, finished.slice(-TESTED_SEASONS)),
		without_winner: results.filter(({ winner }) => !winner).length,
		as_of,
	};
}
