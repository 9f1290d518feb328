import scores from "../../../../record/chance/scores.json" with { type: "json" };
import type { Scores } from "../../../../record/chance/seasons.ts";
import type { MatchRecord } from "../../../../record/record.ts";
import { drawCalibration } from "../../../ui/charts/calibration-geometry.ts";

export type ChanceModel = Awaited<ReturnType<typeof loadChanceModel>>;

type Line = Scores["all"];
type Bins = Line["bins"];

/**
 * Returns the scores of the win chance on seasons that it was not fitted on (stored with the fit), and the number of
 * matches without a win chance.
 */
export async function loadChanceModel({ ask, as_of }: MatchRecord) {
	const { rows } = await ask({ rows: "matches", measures: ["matches"] });
	const { all, seasons, as_of: fitted }: Scores = scores;
	const folded = foldBins(all.bins);
	return {
		as_of: fitted,
		up_to_date: fitted.match_id === as_of.match_id,
		matches: all.matches,
		without: (rows[0]?.matches ?? 0) - all.matches,
		first: seasons[0]?.season ?? all.season,
		last: seasons.at(-1)?.season ?? all.season,
		lines: [
			lineOf("This estimate, at the break", all.at_break),
			lineOf("This estimate, after ten overs of the chase", all.after_ten),
			lineOf("This estimate, over all balls", all.all),
			lineOf("The toss alone", all.toss),
			lineOf("A coin", all.coin),
		],
		calibration: drawCalibration(
			folded.map(({ said, came, forecasts }) => ({ at: said, share: came, count: forecasts })),
		),
		bins: all.bins.map(binTexts),
		seasons: seasons.map((season) => ({
			season: season.season,
			cells: [
				String(season.matches),
				season.at_break.brier.toFixed(3),
				season.after_ten.brier.toFixed(3),
				season.all.brier.toFixed(3),
				season.all.log_loss.toFixed(3),
				season.toss.brier.toFixed(3),
				`${(100 * season.all.calibration_error).toFixed(1)}`,
			],
			bins: season.bins.map(binTexts),
		})),
		calibration_error: (100 * all.all.calibration_error).toFixed(1),
	};
}

const lineOf = (name: string, { forecasts, brier, log_loss }: Line["all"]) => ({
	name,
	forecasts,
	brier: brier.toFixed(4),
	log_loss: log_loss.toFixed(3),
});

const percent = (share: number) => `${Math.round(100 * share)}%`;
const binTexts = ({ from, to, forecasts, said, came }: Bins[number]) => ({
	name: `${Math.round(100 * from)} to ${percent(to)}`,
	forecasts,
	said: forecasts > 0 ? percent(said) : null,
	came: forecasts > 0 ? percent(came) : null,
});

/** Folds forecasts onto the likelier side: a forecast of 30 % for one side is one of 70 % for the other. */
function foldBins(bins: Bins) {
	return bins.slice(bins.length / 2).flatMap((bin, index) => {
		const other = bins[bins.length / 2 - 1 - index] as Bins[number];
		const forecasts = bin.forecasts + other.forecasts;
		if (forecasts === 0) return [];
		const both = (own: number, opposite: number) =>
			(bin.forecasts * own + other.forecasts * (1 - opposite)) / forecasts;
		return [{ forecasts, said: both(bin.said, other.said), came: both(bin.came, other.came) }];
	});
}
