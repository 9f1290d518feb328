import type { PlayedMatch, State } from "./history.ts";

/** The number of matches after which a total weighs half. */
const HALF_LIFE = 100;
/** The level before the first match. */
const FIRST_LEVEL = 160;
const BALLS = 120;

/** Returns the scoring level before each match: the mean first-innings total so far, weighted to recent ones. */
export function levelsBefore(matches: readonly Pick<PlayedMatch, "total">[]): number[] {
	const kept = 0.5 ** (1 / HALF_LIFE);
	let [sum, count] = [FIRST_LEVEL, 1];
	return matches.map(({ total }) => {
		const level = sum / count;
		[sum, count] = [kept * sum + total, kept * count + 1];
		return level;
	});
}

/** The features for runs still to come, in units of the level. */
export function runFeatures({ balls_left, wickets_left }: State): number[] {
	const [balls, wickets] = [balls_left / BALLS, wickets_left / 10];
	return [
		balls,
		balls * wickets,
		balls * wickets ** 2,
		balls ** 2,
		balls ** 2 * wickets,
		balls ** 2 * wickets ** 2,
		balls ** 3,
		balls ** 3 * wickets,
	];
}

/** The typical error of the expected total in runs, above zero even with one ball left. */
const spread = ({ balls_left }: State) => Math.sqrt(balls_left + 2) * 1.6;

/** The features for the batting side's chance. `ahead`: expected lead in runs over the level or the target. */
export function chanceFeatures(state: State, ahead: number, level: number): number[] {
	const [left, wickets] = [state.balls_left / BALLS, state.wickets_left / 10];
	const by = ahead / spread(state);
	const rise = (level - FIRST_LEVEL) / FIRST_LEVEL;
	return [1, by, by * left, by * left ** 2, by * wickets, left, left ** 2, wickets, wickets * left, rise, rise * left];
}
