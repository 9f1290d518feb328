import { chanceOfFirst, fitModel, type Model } from "./chance.ts";
import { levelsBefore } from "./features.ts";
import type { PlayedMatch, State } from "./history.ts";

/** A forecast, and whether it came true. */
export type Forecast = { chance: number; came: boolean };
type Bin = { from: number; to: number; forecasts: number; said: number; came: number };
/**
 * Quality of forecasts: Brier score (mean squared error; 0.25 for a coin; Monthly Weather Review 78, 1950), mean log
 * loss (0.693 for a coin), and calibration error: the mean distance of forecast and frequency over ten bins.
 */
export type Score = { forecasts: number; brier: number; log_loss: number; calibration_error: number; bins: Bin[] };
/**
 * A season's scores. `all`: one forecast per ball; `at_break`: at the innings break; `after_ten`: after ten overs of
 * the chase; `toss`: by the toss alone, fitted on earlier seasons; `coin`: always 0.5.
 */
export type SeasonScore = {
	season: number;
	matches: number;
	all: Score;
	at_break: Score;
	after_ten: Score;
	toss: Score;
	coin: Score;
};

const BINS = 10;
const LEAST_CHANCE = 1e-6;
const HALF_WAY = 60;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length);

export function scoreOf(forecasts: readonly Forecast[]): Score {
	const bins = Array.from({ length: BINS }, (_, at) => {
		const [from, to] = [at / BINS, (at + 1) / BINS];
		const within = forecasts.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === at);
		const said = mean(within.map(({ chance }) => chance));
		return { from, to, forecasts: within.length, said, came: mean(within.map(({ came }) => Number(came))) };
	});
	const right = forecasts.map(({ chance, came }) => (came ? chance : 1 - chance));
	return {
		forecasts: forecasts.length,
		brier: mean(right.map((chance) => (1 - chance) ** 2)),
		log_loss: mean(right.map((chance) => -Math.log(Math.max(LEAST_CHANCE, chance)))),
		calibration_error: sum(
			bins.map((bin) => (bin.forecasts / Math.max(1, forecasts.length)) * Math.abs(bin.said - bin.came)),
		),
		bins,
	};
}

/** Scores each season from `first` on, with a model fitted on earlier seasons only. */
export function scoreSeasons(
	matches: readonly PlayedMatch[],
	first: number,
	modelOf: (season: number, before: readonly PlayedMatch[]) => Model = (_season, before) => fitModel(before),
): { seasons: SeasonScore[]; all: SeasonScore; forecasts: Forecast[][] } {
	const levels = levelsBefore(matches);
	const played = [...new Set(matches.map(({ season }) => season))].filter((season) => season >= first);
	const forecasts = played.map((season) => {
		const before = matches.filter((match) => match.season < season);
		const model = modelOf(season, before);
		const toss = mean(before.map(({ first_tossed, first_won }) => Number(first_tossed === first_won)));
		return matches.flatMap((match, at) =>
			match.season === season ? [forecastsOf(match, model, levels[at] ?? 1, toss)] : [],
		);
	});
	const all = forecasts.flat();
	return {
		seasons: played.map((season, at) => seasonScore(season, forecasts[at] ?? [])),
		all: seasonScore(first, all),
		forecasts: all.map((match) => match.all),
	};
}

/**
 * The calibration error that `matches` matches, drawn at random with repeats, have by luck: median and 95th percentile
 * over `draws` samples. `forecasts`: those of each match. `drawn` returns a random integer from 0 to below its
 * argument.
 */
export function calibrationByLuck(
	forecasts: readonly Forecast[][],
	matches: number,
	drawn: (below: number) => number,
	draws = 400,
): { middle: number; p95: number } {
	const errors = Array.from({ length: draws }, () => {
		const season = Array.from({ length: matches }, () => forecasts[drawn(forecasts.length)] ?? []);
		return scoreOf(season.flat()).calibration_error;
	}).sort((a, b) => a - b);
	const at = (part: number) => errors[Math.floor(part * draws)] ?? 0;
	return { middle: at(0.5), p95: at(0.95) };
}

type OfMatch = ReturnType<typeof forecastsOf>;
function forecastsOf({ states, first_won, first_tossed }: PlayedMatch, model: Model, level: number, toss: number) {
	const forecast = (state: State) => ({ chance: chanceOfFirst(model, state, level), came: first_won });
	const chase = states.filter(({ innings }) => innings === 2);
	const after_ten = chase.find(({ balls_left }) => balls_left === HALF_WAY);
	return {
		all: states.map(forecast),
		at_break: chase.slice(0, 1).map(forecast),
		after_ten: after_ten ? [forecast(after_ten)] : [],
		toss: [{ chance: first_tossed ? toss : 1 - toss, came: first_won }],
		coin: [{ chance: 0.5, came: first_won }],
	};
}

const seasonScore = (season: number, matches: readonly OfMatch[]): SeasonScore => ({
	season,
	matches: matches.length,
	all: scoreOf(matches.flatMap(({ all }) => all)),
	at_break: scoreOf(matches.flatMap(({ at_break }) => at_break)),
	after_ten: scoreOf(matches.flatMap(({ after_ten }) => after_ten)),
	toss: scoreOf(matches.flatMap(({ toss }) => toss)),
	coin: scoreOf(matches.flatMap(({ coin }) => coin)),
});
