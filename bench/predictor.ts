import { randomInt } from "node:crypto";
import { readForecaster } from "../app/features/predictor/forecaster.server.ts";
import { loadSettings } from "../platform/env.ts";
import { readHistory } from "../record/chance/history.ts";
import { calibrationByLuck, type SeasonScore, scoreSeasons } from "../record/chance/score.ts";
import { keepRecord } from "../record/file/keep.ts";
import { EVERY_BALL, openRecord } from "../record/file/open.ts";
import { openMatchRecord } from "../record/record.ts";

// `npm run bench:predictor`: the predictor's results on seasons that it was not fitted on, beside head-to-head alone
// and a coin; and the quality of the chances of winning at each ball, on later seasons than those they were fitted on.
const FIRST_UNSEEN = 2019;
/** The matches of a usual season. */
const MATCHES = 70;

const kept = await keepRecord(loadSettings().DATA_DIR);
const record = await openMatchRecord(kept);
try {
	const { season, parameters, backtest, as_of, without_winner } = await readForecaster(record);
	const { model, meetings, coin, seasons, bins } = backtest;
	const inWords = ({ matches, accuracy, brier }: typeof model) =>
		`${matches} matches, winner named in ${(100 * accuracy).toFixed(1)} %, Brier score ${brier.toFixed(4)}`;
	for (const tested of seasons)
		console.log(`${tested.season}  ${inWords(tested.model)}  fitted before: ${JSON.stringify(tested.parameters)}`);
	console.log(`model         ${inWords(model)}`);
	console.log(`head-to-head  ${inWords(meetings)}`);
	console.log(`coin          ${inWords(coin)}`);
	for (const { from, to, forecasts, won } of bins)
		console.log(`said ${Math.round(100 * from)} to ${Math.round(100 * to)} %: ${won} of ${forecasts} came true`);
	console.log(
		`For ${season}: ${JSON.stringify(parameters)}, as of ${as_of.label}; ${without_winner} matches had no winner`,
	);
} finally {
	record.close();
}

const file = await openRecord(kept.path, EVERY_BALL);
try {
	const inWords = ({ matches, at_break, after_ten, all }: SeasonScore) =>
		[
			`${matches} matches`,
			`Brier ${at_break.brier.toFixed(4)} at the break`,
			`${after_ten.brier.toFixed(4)} after ten overs of the chase`,
			`${all.brier.toFixed(4)} over all balls`,
			`log loss ${all.log_loss.toFixed(3)}`,
			`calibration error ${all.calibration_error.toFixed(3)}`,
		].join(", ");
	const { seasons, all, forecasts } = scoreSeasons(await readHistory(file), FIRST_UNSEEN);
	console.log("Chance of winning at each ball; a coin: Brier 0.25, log loss 0.693");
	for (const season of seasons) console.log(`${season.season}  ${inWords(season)}`);
	console.log(`all   ${inWords(all)}`);
	const { middle, p95 } = calibrationByLuck(forecasts, MATCHES, randomInt);
	console.log(
		`calibration error of ${MATCHES} matches drawn from all seasons: ${middle.toFixed(3)} in the middle, 95 % are under ${p95.toFixed(3)}`,
	);
	for (const { from, to, forecasts, said, came } of all.all.bins)
		console.log(
			`said ${Math.round(100 * from)} to ${Math.round(100 * to)} %: ${(100 * said).toFixed(1)} % on average, ${(100 * came).toFixed(1)} % of ${forecasts} balls came true`,
		);
} finally {
	file.close();
}
