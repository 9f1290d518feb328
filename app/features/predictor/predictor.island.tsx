import { useEffect, useRef } from "react";
import { ErrorState } from "../../ui/state.tsx";
import { FixtureForm } from "./fixture-form.tsx";
import { PredictionCard } from "./prediction-card.tsx";
import { predictionPath } from "./rules.ts";
import { type PredictorChoice, usePrediction } from "./use-prediction.ts";

/**
 * Choose two teams, wait, read the result. Without a script the model's result is on the page of the address.
 */
export default function Predictor(page: PredictorChoice) {
	const { shown, state, failure, predict, reset } = usePrediction(page);
	const { prediction, chosen } = shown;
	const container = useRef<HTMLDivElement>(null);
	// moves the focus to the result, or to the form for another one
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
