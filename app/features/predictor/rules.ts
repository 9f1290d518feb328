export const predictorTexts = {
	sameTeam: "Choose two different teams.",
	unknownTeam: "Please pick one of the ten teams.",
	unknownGround: "No match has been played at this ground yet.",
	disclaimer: "For entertainment only. Not for betting.",
	predict: "Predict the match",
	analysing: "Analysing…",
	again: "New Prediction",
	failed: "We couldn't load the prediction. Please try again.",
	noInjuries: "no data",
	simulated: "The whole result is simulated.",
	needsScript: "The simulated predictor needs JavaScript.",
};

const PROBABILITY = { least: 15, most: 85 };
/** The page shows for at least this long that it is analysing. */
export const ANALYSING_MS = 1500;

export const clampProbability = (percent: number): number =>
	Math.min(PROBABILITY.most, Math.max(PROBABILITY.least, percent));

/** The address of a prediction, or of the empty form. */
export function predictionPath(chosen: { a?: string; b?: string; ground?: string } = {}): string {
	const named = Object.entries(chosen).filter(([, value]) => value);
	return `/quiz?${new URLSearchParams([["tab", "predictor"], ...named])}`;
}
