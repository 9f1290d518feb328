import { useEffect, useRef } from "react";
import { ErrorState } from "../../ui/state.tsx";
import { FixtureForm } from "./fixture-form.tsx";
import { PredictionCard } from "./prediction-card.tsx";
import { predictionPath } from "./rules.ts";
import { type PredictorChoice, usePrediction } from "./use-prediction.ts";

/** The form, then the prediction. Without scripts the server renders the prediction of the address. */
export default function Predictor(page: PredictorChoice) {
	const { shown, state, failure, predict, reset } = usePrediction(page);
	const { prediction, chosen } = shown;
	const container = useRef<HTMLDivElement>(null);
	// the focus follows to the result, or back to the form
	useEffect(() => {
		if (state === "done") container.current?.querySelector("h2")?.focus();
		if (state === "again") container.current?.querySelector("select")?.focus();
	}, [state]);
	return (
		<div className="contents" ref={container}>
			{prediction ? (
				<PredictionCard prediction={prediction} onReset={reset} />
			) : (
				<FixtureForm key={predictionPath(chosen)} page={shown} busy={state === "analysing"} onAsk={predict} />
			)}
			{state === "failed" ? (
				<ErrorState title="No prediction" text={failure}>
					<button type="button" className="btn" onClick={() => predict()}>
						Try again
					</button>
				</ErrorState>
			) : null}
		</div>
	);
}
