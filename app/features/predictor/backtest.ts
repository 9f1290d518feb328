import {
	type Forecast,
	forecast,
	type Parameters,
	type Ratings,
	type Result,
	replayResults,
	type Weights,
} from "./model.ts";

/** The combinations that fitting tries. */
const RATINGS: Ratings[] = [2, 4, 8, 12, 16, 24].flatMap((k) => [0.5, 0.75, 1].map((carry) => ({ k, carry })));
const WEIGHTS: Weights[] = [0, 50, 100, 200].flatMap((venue) => [0, 40, 80].map((form) => ({ venue, form })));
/** The first seasons do not count for fitting, because ratings have not settled. */
const SEASONS_TO_SETTLE = 2;
/** A pair's share of wins starts as if they had met this often, with one win each. */
const MEETINGS_PRIOR = 2;
const BIN_WIDTH = 0.05;

export type Fitted = { parameters: Parameters; forecasts: Forecast[] };

/** Computes the forecasts of all results for every combination of parameters. */
export const forecastGrid = (results: readonly Result[]): Fitted[] =>
	RATINGS.flatMap((ratings) => {
		const { states } = replayResults(results, ratings);
		return WEIGHTS.map((weights) => ({ parameters: { ...ratings, ...weights }, forecasts: forecast(states, weights) }));
	});

/** The mean squared error of the chances; 0.25 for a coin (G. Brier, Monthly Weather Review 78, 1950). */
const brierOf = (forecasts: readonly Forecast[]): number =>
	forecasts.reduce((sum, { chance, won }) => sum + (chance - (won ? 1 : 0)) ** 2, 0) / Math.max(1, forecasts.length);

/** The share of forecasts whose likelier side won; one of exactly 0.5 counts half. */
const accuracyOf = (forecasts: readonly Forecast[]): number =>
	forecasts.reduce((sum, { chance, won }) => sum + (chance === 0.5 ? 0.5 : chance > 0.5 === won ? 1 : 0), 0) /
	Math.max(1, forecasts.length);

/**
 * Returns the parameters with the best Brier score on the seasons before `season`. `first`, the first season of the
 * results, and the next do not count. Returns the first parameters of the grid if no season counts.
 */
export function fitBefore(grid: readonly Fitted[], first: number, season: number): Fitted {
	const scored = grid.map((fitted) => ({
		fitted,
		brier: brierOf(
			fitted.forecasts.filter((forecast) => forecast.season >= first + SEASONS_TO_SETTLE && forecast.season < season),
		),
	}));
	return scored.reduce((best, next) => (next.brier < best.brier ? next : best)).fitted;
}

/** Forecasts each match from the pair's earlier meetings: the first side's share of wins, shrunk towards a half. */
function forecastByMeetings(results: readonly Result[]): Forecast[] {
	const meetings = new Map<string, Record<string, number>>();
	return results.flatMap(({ season, team_a, team_b, winner }) => {
		if (!winner) return [];
		const won_by = meetings.get(pairOf(team_a, team_b)) ?? {};
		const [first = 0, second = 0] = [won_by[team_a], won_by[team_b]];
		meetings.set(pairOf(team_a, team_b), { ...won_by, [winner]: (won_by[winner] ?? 0) + 1 });
		const chance = (first + MEETINGS_PRIOR / 2) / (first + second + MEETINGS_PRIOR);
		return [{ season, chance, won: winner === team_a }];
	});
}

const pairOf = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);

type Score = { matches: number; accuracy: number; brier: number };
/** Forecasts with a similar chance for the likelier side; `won`: how often that side won. */
type Bin = { from: number; to: number; forecasts: number; won: number };
export type Backtest = {
	seasons: { season: number; parameters: Parameters; model: Score; meetings: Score }[];
	model: Score;
	meetings: Score;
	coin: Score;
	bins: Bin[];
};

const scoreOf = (forecasts: readonly Forecast[]): Score => ({
	matches: forecasts.length,
	accuracy: accuracyOf(forecasts),
	brier: brierOf(forecasts),
});

/**
 * Tests the model on seasons that it was not fitted on. For each season, parameters are fitted to the seasons before,
 * and each match is forecast from earlier results. Scores a coin and past meetings on the same matches.
 */
export function backtest(results: readonly Result[], grid: readonly Fitted[], seasons: readonly number[]): Backtest {
	const first = results[0]?.season ?? 0;
	const meetings = forecastByMeetings(results);
	const fitted = seasons.map((season) => ({ season, ...fitBefore(grid, first, season) }));
	const ofSeason = (forecasts: readonly Forecast[], season: number) =>
		forecasts.filter((forecast) => forecast.season === season);
	const all = fitted.flatMap(({ season, forecasts }) => ofSeason(forecasts, season));
	return {
		seasons: fitted.map(({ season, parameters, forecasts }) => ({
			season,
			parameters,
			model: scoreOf(ofSeason(forecasts, season)),
			meetings: scoreOf(ofSeason(meetings, season)),
		})),
		model: scoreOf(all),
		meetings: scoreOf(meetings.filter(({ season }) => seasons.includes(season))),
		coin: scoreOf(all.map((forecast) => ({ ...forecast, chance: 0.5 }))),
		bins: binsOf(all),
	};
}

/** Groups forecasts by the chance of the likelier side in steps of five percent, without empty groups. */
function binsOf(forecasts: readonly Forecast[]): Bin[] {
	const bins = Map.groupBy(forecasts, ({ chance }) =>
		Math.floor((Math.max(chance, 1 - chance) - 0.5) / BIN_WIDTH + 1e-9),
	);
	return [...bins]
		.toSorted(([a], [b]) => a - b)
		.map(([at, within]) => ({
			from: 0.5 + at * BIN_WIDTH,
			to: 0.5 + (at + 1) * BIN_WIDTH,
			forecasts: within.length,
			won: within.filter(({ chance, won }) => chance >= 0.5 === won).length,
		}));
}
