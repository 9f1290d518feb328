import { dot, fitLinear, fitLogistic, logistic, type Sample } from "./algebra.ts";
import { chanceFeatures, levelsBefore, runFeatures } from "./features.ts";
import type { PlayedMatch, State } from "./history.ts";

/** The fitted weights: for runs still to come, and for the batting side's chance in each innings. */
export type Model = { runs: number[]; chance: { 1: number[]; 2: number[] } };

/** The weight of a season relative to the next one. */
const SEASON_WEIGHT = 0.9;
const RIDGE = 1;

/** The expected runs still to come in the innings, at the scoring level `level`. */
const runsToCome = (model: Pick<Model, "runs">, state: State, level: number): number =>
	Math.max(0, level * dot(model.runs, runFeatures(state)));

/** The batting side's expected lead in runs over an even match. */
function aheadBy(model: Pick<Model, "runs">, state: State, level: number): number {
	const end = state.runs + runsToCome(model, state, level);
	return end - (state.target ?? level);
}

/** The chance in a state that ends the match, else undefined. Level scores give 0.5: a super over decides. */
function decided({ target, runs, balls_left, wickets_left }: State): number | undefined {
	if (target === null) return undefined;
	if (runs >= target) return 1;
	if (balls_left > 0 && wickets_left > 0) return undefined;
	return runs === target - 1 ? 0.5 : 0;
}

/** Returns the chance, 0 to 1, that the side batting first wins. `level`: see `levelsBefore`. */
export function chanceOfFirst(model: Model, state: State, level: number): number {
	const features = chanceFeatures(state, aheadBy(model, state, level), level);
	const at_bat = decided(state) ?? logistic(dot(model.chance[state.innings], features));
	return state.innings === 1 ? at_bat : 1 - at_bat;
}

/** Fits the model on matches; later seasons weigh more. Without matches, every undecided state has a chance of 0.5. */
export function fitModel(matches: readonly PlayedMatch[]): Model {
	const levels = levelsBefore(matches);
	const last = matches.at(-1)?.season ?? 0;
	const weights = matches.map(({ season }) => SEASON_WEIGHT ** (last - season));
	const runs = fitRuns(matches, levels, weights);
	const chance = (innings: 1 | 2) => fitLogistic(chanceSample({ runs }, matches, levels, weights, innings), RIDGE);
	return { runs, chance: { 1: chance(1), 2: chance(2) } };
}

/** Uses first innings only, because a chase ends when it is won. */
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
