import { type Forecast, forecast, type Parameters, type Ratings, type Result, type Weights, walk } from "./model.ts";

/** What is tried when the model is fitted. */
const RATINGS: Ratings[] = [2, 4, 8, 12, 16, 24].flatMap((k) => [0.5, 0.75, 1].map((carry) => ({ k, carry })));
const WEIGHTS: Weights[] = [0, 50, 100, 200].flatMap((venue) => [0, 40, 80].map((form) => ({ venue, form })));
/** Ratings need two seasons before their forecasts say anything. */
const SEASONS_TO_SETTLE = 2;
/** A pair's share of wins counts as if they had met so often before, evenly. */
const MEETINGS_PRIOR = 2;
const BIN_WIDTH = 0.05;

/** Parameters with what they forecast, over all results. */
export type Fitted = { parameters: Parameters; forecasts: Forecast[] };

/** Walks through all results once for each way that ratings move, and forecasts them with each choice of weights. */
export const walkGrid = (results: readonly Result[]): Fitted[] =>
	RATINGS.flatMap((ratings) => {
		const { eves } = walk(results, ratings);
		return WEIGHTS.map((weights) => ({ parameters: { ...ratings, ...weights }, forecasts: forecast(eves, weights) }));
	});

/** The mean squared distance between chance and outcome; 0.25 is what a coin gets (G. Brier, Monthly Weather Review 78, 1950). */
const brierOf = (forecasts: readonly Forecast[]): number =>
	forecasts.reduce((sum, { chance, won }) => sum + (chance - (won ? 1 : 0)) ** 2, 0) / Math.max(1, forecasts.length);

/** The share of forecasts whose likelier side won; one at exactly 0.5 counts half. */
const accuracyOf = (forecasts: readonly Forecast[]): number =>
	forecasts.reduce((sum, { chance, won }) => sum + (chance === 0.5 ? 0.5 : chance > 0.5 === won ? 1 : 0), 0) /
	Math.max(1, forecasts.length);

/** The parameters that did best on the seasons before one, by Brier score. Nothing of that season or later is looked at. */
export function fitBefore(grid: readonly Fitted[], first: number, season: number): Fitted {
	const scored = grid.map((fitted) => ({
		fitted,
		brier: brierOf(
			fitted.forecasts.filter((forecast) => forecast.season >= first + SEASONS_TO_SETTLE && forecast.season < season),
		),
	}));
	return scored.reduce((best, next) => (next.brier < best.brier ? next : best)).fitted;
}

/** What meetings alone say: the share of earlier meetings that the first side won, drawn towards a half. */
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
/** Forecasts of about the same chance for the likelier side: how many there were, and how many of those sides won. */
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
 * The model's record on seasons it was not fitted on: for each, parameters chosen on the seasons before, every match forecast
 * from the results before it; beside it what past meetings alone and a coin would have said of the same matches.
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

/** Groups forecasts by the chance of the likelier side, in steps of five percent from a half; empty ones are left out. */
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
