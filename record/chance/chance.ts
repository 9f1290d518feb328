import { dot, fitLinear, fitLogistic, logistic, type Sample } from "./algebra.ts";
import { chanceFeatures, levelsBefore, runFeatures } from "./features.ts";
import type { PlayedMatch, State } from "./history.ts";

/** The fitted weights: runs still to come, and the batting side's chance in the first and in the second innings. */
export type Model = { runs: number[]; chance: { 1: number[]; 2: number[] } };

/** The weight of a season in a fit, relative to the season after it. */
const SEASON_WEIGHT = 0.9;
const RIDGE = 1;

/** Expected further runs of an innings, when a full innings makes `level`. */
const runsToCome = (model: Pick<Model, "runs">, state: State, level: number): number =>
	Math.max(0, level * dot(model.runs, runFeatures(state)));

/** How many runs the batting side is ahead of an even match. */
function aheadBy(model: Pick<Model, "runs">, state: State, level: number): number {
	const end = state.runs + runsToCome(model, state, level);
	return end - (state.target ?? level);
}

/** The chance when the match is over in this state, else undefined. Level scores give one half: a super over decides. */
function decided({ target, runs, balls_left, wickets_left }: State): number | undefined {
	if (target === null) return undefined;
	if (runs >= target) return 1;
	if (balls_left > 0 && wickets_left > 0) return undefined;
	return runs === target - 1 ? 0.5 : 0;
}

/** The chance, from 0 to 1, that the side that batted first wins from `state`. `level`: see `levelsBefore`. */
export function chanceOfFirst(model: Model, state: State, level: number): number {
	const features = chanceFeatures(state, aheadBy(model, state, level), level);
	const at_bat = decided(state) ?? logistic(dot(model.chance[state.innings], features));
	return state.innings === 1 ? at_bat : 1 - at_bat;
}

/** Fits the model on matches; later seasons weigh more. Throws when there are no matches. */
export function fitModel(matches: readonly PlayedMatch[]): Model {
	const levels = levelsBefore(matches);
	const last = matches.at(-1)?.season ?? 0;
	const weights = matches.map(({ season }) => SEASON_WEIGHT ** (last - season));
	const runs = fitRuns(matches, levels, weights);
	const chance = (innings: 1 | 2) => fitLogistic(chanceSample({ runs }, matches, levels, weights, innings), RIDGE);
	return { runs, chance: { 1: chance(1), 2: chance(2) } };
}

/** Uses first innings only: a chase ends when it is won, so its total says less. */
function fitRuns(matches: readonly PlayedMatch[], levels: readonly number[], weights: readonly number[]): number[] {
	const sample: Sample = { rows: [], values: [], weights: [] };
	matches.forEach(({ states, total }, at) => {
		for (const state of states) {
			if (state.innings === 2) continue;
			sample.rows.push(runFeatures(state));
			sample.values.push((total - state.runs) / (levels[at] ?? 1));
			sample.weights.push(weights[at] ?? 0);
		}
	});
	return fitLinear(sample, RIDGE);
}

function chanceSample(
	model: Pick<Model, "runs">,
	matches: readonly PlayedMatch[],
	levels: readonly number[],
	weights: readonly number[],
	innings: 1 | 2,
): Sample {
	const sample: Sample = { rows: [], values: [], weights: [] };
	matches.forEach(({ states, first_won }, at) => {
		const level = levels[at] ?? 1;
		for (const state of states) {
			if (state.innings !== innings || decided(state) !== undefined) continue;
			sample.rows.push(chanceFeatures(state, aheadBy(model, state, level), level));
			sample.values.push(Number(first_won === (innings === 1)));
			sample.weights.push(weights[at] ?? 0);
		}
	});
	return sample;
}
