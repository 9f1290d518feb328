import { fitModel, type Model } from "./chance.ts";
import type { PlayedMatch } from "./history.ts";
import { type Score, type SeasonScore, scoreSeasons } from "./score.ts";

/** The fewest seasons for a fit. A model of one season was worse than a coin at the innings break. */
const LEAST_SEASONS = 2;
/** Digits stored per weight; more change no chance by 0.0001. */
const DIGITS = 9;

type AsOf = { match_id: number; date: string; label: string };
/** A model per season, fitted on earlier seasons only. The last one is for the next season. */
export type Weights = { as_of: AsOf; seasons: Record<string, Model> };

type Line = Omit<Score, "bins">;
/** Each model's score on its own season, and the score of all. */
export type Scores = {
	as_of: AsOf;
	seasons: ({ season: number; matches: number; bins: Score["bins"] } & Record<Forecasts, Line>)[];
	all: { season: number; matches: number; bins: Score["bins"] } & Record<Forecasts, Line>;
};
const FORECASTS = ["all", "at_break", "after_ten", "toss", "coin"] as const;
type Forecasts = (typeof FORECASTS)[number];

/** Fits and scores a model for each season with enough seasons before it, and fits one for the next season. */
export function fitSeasons(matches: readonly PlayedMatch[], as_of: AsOf): { weights: Weights; scores: Scores } {
	const played = [...new Set(matches.map(({ season }) => season))];
	const next = (played.at(-1) ?? 0) + 1;
	const models = new Map(
		[...played.slice(LEAST_SEASONS), next].map((season) => [
			season,
			written(fitModel(matches.filter((match) => match.season < season))),
		]),
	);
	const { seasons, all } = scoreSeasons(
		matches,
		played[LEAST_SEASONS] ?? next,
		(season) => models.get(season) as Model,
	);
	return {
		weights: { as_of, seasons: Object.fromEntries(models) },
		scores: { as_of, seasons: seasons.map(lineOf), all: lineOf(all) },
	};
}

const short = (weights: number[]) => weights.map((weight) => Number(weight.toPrecision(DIGITS)));
const written = ({ runs, chance }: Model): Model => ({
	runs: short(runs),
	chance: { 1: short(chance[1]), 2: short(chance[2]) },
});

function lineOf({ season, matches, ...scores }: SeasonScore): Scores["all"] {
	const line = ({ forecasts, brier, log_loss, calibration_error }: Score) => ({
		forecasts,
		brier,
		log_loss,
		calibration_error,
	});
	const of = Object.fromEntries(FORECASTS.map((name) => [name, line(scores[name])])) as Record<Forecasts, Line>;
	return { season, matches, bins: scores.all.bins, ...of };
}
