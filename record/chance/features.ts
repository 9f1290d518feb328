import type { PlayedMatch, State } from "./history.ts";

/** Matches after which a total counts half in the scoring level. */
const HALF_LIFE = 100;
/** The level before the first match: the usual total of twenty overs then. */
const FIRST_LEVEL = 160;
const BALLS = 120;

/** The mean total of first innings before each match, in runs, later ones counting more. It says nothing of the match itself. */
export function levelsBefore(matches: readonly Pick<PlayedMatch, "total">[]): number[] {
	const kept = 0.5 ** (1 / HALF_LIFE);
	let [sum, count] = [FIRST_LEVEL, 1];
	return matches.map(({ total }) => {
		const level = sum / count;
		[sum, count] = [kept * sum + total, kept * count + 1];
		return level;
	});
}

/** What the runs still to come in an innings depend on, in units of the level: balls and wickets left. */
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

/** Runs that an innings may be off what was to be expected of it: some even with a ball left. */
const spread = ({ balls_left }: State) => Math.sqrt(balls_left + 2) * 1.6;

/**
 * What the chance of the side at bat depends on. `ahead` is by how many runs it stands better than even: in the first innings
 * than the level, in the second than the target.
 */
export function chanceFeatures(state: State, ahead: number, level: number): number[] {
	const [left, wickets] = [state.balls_left / BALLS, state.wickets_left / 10];
	const by = ahead / spread(state);
	const rise = (level - FIRST_LEVEL) / FIRST_LEVEL;
	return [1, by, by * left, by * left ** 2, by * wickets, left, left ** 2, wickets, wickets * left, rise, rise * left];
}
