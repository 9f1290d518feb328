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
	const { shown, state, failure, ask, leave } = usePrediction(page);
	const { prediction, chosen } = shown;
	const place = useRef<HTMLDivElement>(null);
	// moves the focus to the result, or to the form for another one
	useEffect(() => {
		if (state === "done") place.current?.querySelector("h2")?.focus();
		if (state === "again") place.current?.querySelector("select")?.focus();
	}, [state]);
	return (
		<div className="contents" ref={place}>
			{prediction ? (
				<PredictionCard prediction={prediction} onLeave={leave} />
			) : (
				<FixtureForm key={predictionPath(chosen)} page={shown} busy={state === "analysing"} onAsk={ask} />
			)}
			{state === "failed" ? (
				<ErrorState title="No prediction" text={failure}>
					<button type="button" className="btn" onClick={() => ask()}>
						Try again
					</button>
				</ErrorState>
			) : null}
		</div>
	);
}
