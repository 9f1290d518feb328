import { readForecaster } from "../app/features/predictor/forecaster.server.ts";
import { loadSettings } from "../platform/env.ts";
import { keepRecord } from "../record/file/keep.ts";
import { openMatchRecord } from "../record/record.ts";

// `npm run bench:predictor`: how the predictor did on seasons it was not fitted on, beside head-to-head alone and a coin.
const record = await openMatchRecord(await keepRecord(loadSettings().DATA_DIR));
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
