import { drawCalibration } from "../../ui/charts/calibration-geometry.ts";
import type { Forecaster } from "./forecaster.server.ts";

export type ModelRecord = ReturnType<typeof trackRecordOf>;

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

/** Formats a back-test as tables, a sentence and a drawing. */
export function trackRecordOf({ season, backtest, parameters, without_winner, as_of }: Forecaster) {
	const { model, meetings, coin, seasons, bins } = backtest;
	const line = (name: string, score: typeof model) => ({
		name,
		accuracy: percent(score.accuracy),
		brier: score.brier.toFixed(4),
	});
	return {
		season,
		as_of,
		without_winner,
		parameters,
		matches: model.matches,
		seasons: `${seasons[0]?.season} to ${seasons.at(-1)?.season}`,
		lines: [line("This model", model), line("Head-to-head alone", meetings), line("A coin", coin)],
		by_season: seasons.map((each) => [
			String(each.season),
			each.model.matches,
			percent(each.model.accuracy),
			each.model.brier.toFixed(4),
			each.meetings.brier.toFixed(4),
		]),
		verdict: verdictOf(model, coin.brier),
		calibration: drawCalibration(
			bins.map(({ from, to, forecasts, won }) => ({ at: (from + to) / 2, share: won / forecasts, count: forecasts })),
		),
		bins: bins.map(({ from, to, forecasts, won }) => [
			`${Math.round(100 * from)} to ${Math.round(100 * to)}%`,
			forecasts,
			percent(won / forecasts),
		]),
	};
}

/** The result in words. A lower Brier score is better. */
function verdictOf({ brier, accuracy }: { brier: number; accuracy: number }, coin: number): string {
	if (brier < coin - 0.002)
		return `It did better than a coin, and named the winner in ${percent(accuracy)} of matches.`;
	if (brier > coin + 0.002) return `It did worse than a coin: it named the winner in ${percent(accuracy)} of matches.`;
	return `It did no better than a coin: it named the winner in ${percent(accuracy)} of matches. Treat it as a talking point.`;
}
