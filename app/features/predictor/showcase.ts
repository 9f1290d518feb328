import { clampProbability, type Prediction } from "./rules.ts";

/** From 0 (included) to 1 (excluded), as Math.random. */
export type Random = () => number;

const MEETINGS = { least: 10, most: 24 };
const CONFIDENCE = { least: 60, most: 84 };
/** How many percent a factor moves the chance. */
const FACTOR_WEIGHT = 5;

const between = (random: Random, { least, most }: { least: number; most: number }) =>
	least + Math.floor(random() * (most - least + 1));

/** The simulated result of the showcase: no figure in it is true, and it is marked so. Deterministic for a given source of chance. */
export function simulatePrediction(
	team1: Prediction["team1"],
	team2: Prediction["team2"],
	random: Random,
): Omit<Prediction, "ground"> {
	const totalMatches = between(random, MEETINGS);
	const teamAWins = between(random, { least: 0, most: totalMatches });
	const teamBWins = totalMatches - teamAWins;
	const teamAWinRate = Math.round((100 * teamAWins) / totalMatches);
	const [recentForm, venue, injuries] = [factor(random), factor(random), factor(random)];
	const swing = FACTOR_WEIGHT * (recentForm + venue + injuries);
	const team1Probability = clampProbability(Math.round(50 + (teamAWinRate - 50) / 2 + swing));
	const words = (favours: number) => (favours === 0 ? "even" : `favours ${(favours > 0 ? team1 : team2).name}`);
	return {
		source: "showcase",
		team1,
		team2,
		totalMatches,
		teamAWins,
		teamBWins,
		teamAWinRate,
		teamBWinRate: 100 - teamAWinRate,
		team1Probability,
		team2Probability: 100 - team1Probability,
		confidence: between(random, CONFIDENCE),
		factors: { recentForm: words(recentForm), venue: words(venue), injuries: words(injuries) },
	};
}

/** Whom a factor favours: 1 the first side, -1 the second, 0 neither. */
const factor = (random: Random) => Math.floor(random() * 3) - 1;
