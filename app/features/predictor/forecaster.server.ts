import type { AsOf } from "../../../record/answer.ts";
import type { MatchRecord } from "../../../record/record.ts";
import { type Backtest, backtest, fitBefore, forecastGrid } from "./backtest.ts";
import { type Parameters, type RatingTable, type Result, ratingsFor } from "./model.ts";

/** The model fitted to all results, with its back-test. */
export type Forecaster = {
	/** the season it predicts: the current one, or the next after its final */
	season: number;
	parameters: Parameters;
	table: RatingTable;
	backtest: Backtest;
	/** the number of matches without a winner, which the model ignores */
	without_winner: number;
	as_of: AsOf;
};

/** The model of the current edition, because fitting takes time. */
const fitted = new Map<string, Promise<Forecaster>>();

/** Returns the model fitted to the record, once per edition. */
export function readForecaster(record: MatchRecord): Promise<Forecaster> {
	const { edition } = record;
	const forecaster = fitted.get(edition) ?? makeForecaster(record);
	fitted.clear();
	fitted.set(edition, forecaster);
	forecaster.catch(() => fitted.delete(edition));
	return forecaster;
}

async function makeForecaster(record: MatchRecord): Promise<Forecaster> {
	const [results, finished] = await Promise.all([readResults(record), finishedSeasons(record)]);
	return fitForecaster(results, finished, record.as_of);
}

/**
 * Reads all results in the order of play. Sides are in the order of their ids, because who bats first is not known
 * before the toss.
 */
export async function readResults({ ask, seasons }: MatchRecord): Promise<Result[]> {
	const answers = await Promise.all(
		seasons
			.toReversed()
			.map((season) =>
				ask({ rows: "matches", measures: ["matches"], where: { season }, list: true, order: "keys", limit: 1000 }),
			),
	);
	return answers.flatMap(({ rows }) =>
		rows.map(({ season, ground_id, team_id, opponent_id, winner_id: winner }) => {
			const [team_a, team_b] = team_id < opponent_id ? [team_id, opponent_id] : [opponent_id, team_id];
			return { season, ground_id, team_a, team_b, winner };
		}),
	);
}

/** Returns the seasons with a played final, oldest first. */
export async function finishedSeasons({ ask }: MatchRecord): Promise<number[]> {
	const where = { figures: { final: 1 } };
	const { rows } = await ask({ rows: "campaigns", measures: ["finals"], where, by: ["season"], order: "keys" });
	return rows.map(({ season }) => season);
}

/** The back-test covers this many finished seasons, the newest. */
const TESTED_SEASONS = 3;

/** Fits the model to results in the order of play. `finished`: the seasons with a played final, oldest first. */
export function fitForecaster(results: readonly Result[], finished: readonly number[], as_of: AsOf): Forecaster {
	const grid = forecastGrid(results);
	const first = results[0]?.season ?? 0;
	const season = Math.max(results.at(-1)?.season ?? 0, (finished.at(-1) ?? 0) + 1);
	const { parameters } = fitBefore(grid, first, season);
	return {
		season,
		parameters,
		table: ratingsFor(results, parameters, season),
		backtest: backtest(results, grid, finished.slice(-TESTED_SEASONS)),
		without_winner: results.filter(({ winner }) => !winner).length,
		as_of,
	};
}
