import type { Prediction } from "./prediction.ts";
import { clampProbability } from "./rules.ts";

/** A random number from 0 to below 1, like Math.random. */
export type Random = () => number;

const MEETINGS = { least: 10, most: 24 };
const CONFIDENCE = { least: 60, most: 84 };
/** How much a factor moves the chance, in percent. */
const FACTOR_WEIGHT = 5;

const between = (random: Random, { least, most }: { least: number; most: number }) =>
	least + Math.floor(random() * (most - least + 1));

/** Returns a simulated prediction, marked as such. It depends on `random` alone. */
export function simulatePrediction(
	team1: Prediction["team1"],
	team2: Prediction["team2"],
	random: Random,
): Omit<Prediction, "ground"> {
	const total_matches = between(random, MEETINGS);
	const team_a_wins = between(random, { least: 0, most: total_matches });
	const team_b_wins = total_matches - team_a_wins;
	const team_a_win_rate = Math.round((100 * team_a_wins) / total_matches);
	const [recent_form, venue, injuries] = [factor(random), factor(random), factor(random)];
	const swing = FACTOR_WEIGHT * (recent_form + venue + injuries);
	const team1_probability = clampProbability(Math.round(50 + (team_a_win_rate - 50) / 2 + swing));
	const words = (favours: number) => (favours === 0 ? "even" : `favours ${(favours > 0 ? team1 : team2).name}`);
	return {
		source: "simulated",
		team1,
		team2,
		total_matches,
		team_a_wins,
		team_b_wins,
		team_a_win_rate,
		team_b_win_rate: 100 - team_a_win_rate,
		team1_probability,
		team2_probability: 100 - team1_probability,
		confidence: between(random, CONFIDENCE),
		factors: { recent_form: words(recent_form), venue: words(venue), injuries: words(injuries) },
	};
}

/** Draws whom a factor favours: 1 the first side, -1 the second, 0 neither. */
const factor = (random: Random) => Math.floor(random() * 3) - 1;
