import { Info } from "lucide-react";
import { useEffect, useRef } from "react";
import { Demo } from "../../ui/badge.tsx";
import { ErrorState } from "../../ui/state.tsx";
import { FixtureForm } from "./fixture-form.tsx";
import { ModelRecordSection } from "./model-record.tsx";
import { PredictionCard } from "./prediction-card.tsx";
import type { PredictorPage } from "./predictor.server.ts";
import { predictionPath, predictorTexts } from "./rules.ts";
import { usePrediction } from "./use-prediction.ts";

/**
 * The predictor: choose two teams, wait, read the result. Without a script the model's result is on the page of the
 * address.
 */
export function PredictorTab({ page }: { page: PredictorPage }) {
	const { prediction, state, failure, ask, leave } = usePrediction(page);
	const predictor = useRef<HTMLElement>(null);
	const shown = state === "analysing" ? null : prediction;
	// moves the focus to the result, or to the form for another one
	useEffect(() => {
		if (state === "done" && shown) predictor.current?.querySelector("h2")?.focus();
		if (state === "again" && !shown) predictor.current?.querySelector("select")?.focus();
	}, [state, shown]);
	return (
		<div className="halves">
			<section ref={predictor} className="predictor" aria-label="Match predictor">
				{shown ? (
					<PredictionCard prediction={shown} onLeave={leave} />
				) : (
					<FixtureForm key={predictionPath(page.chosen)} page={page} busy={state === "analysing"} onAsk={ask} />
				)}
				{state === "failed" && !shown ? (
					<ErrorState title="No prediction" text={failure}>
						<button type="button" className="btn" onClick={() => ask()}>
							Try again
						</button>
					</ErrorState>
				) : null}
				<p className="callout" data-tone="warning">
					<Info className="icon" />
					<span>{predictorTexts.disclaimer}</span>
				</p>
				{page.source === "simulated" ? (
					<>
						<p className="note">
							{predictorTexts.simulated} <Demo />
						</p>
						<p className="note predictor-no-script">{predictorTexts.needsScript}</p>
					</>
				) : null}
			</section>
			{page.record ? <ModelRecordSection record={page.record} /> : null}
		</div>
	);
}
