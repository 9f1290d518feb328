import { type MouseEvent, useEffect, useRef, useState } from "react";
import { RequestFailed, request } from "../../lib/api.ts";
import { setAddress } from "../../ui/parts/address.ts";
import type { Prediction } from "./prediction.ts";
import type { PredictorPage } from "./predictor.server.ts";
import { ANALYSING_MS, predictionPath, predictorTexts } from "./rules.ts";

export type PredictorChoice = Omit<PredictorPage, "record">;
/** The fields of the form; an empty ground is none. */
export type Fixture = PredictorPage["chosen"];
/** `again`: back at the form after a result */
type State = "idle" | "analysing" | "done" | "failed" | "again";

const NONE: Fixture = { a: "", b: "", ground: "" };

/**
 * Shows the form or a prediction. A prediction gets an address and an entry of the history that stores it, because
 * the server cannot repeat a simulated one.
 */
export function usePrediction(page: PredictorChoice) {
	const [shown, setShown] = useState(page);
	const [state, setState] = useState<State>("idle");
	const [failure, setFailure] = useState("");
	const lastFixture = useRef<Fixture | null>(null);
	useEffect(() => {
		const stored = history.state?.prediction as Prediction | undefined;
		if (stored) setShown((before) => ({ ...before, prediction: stored }));
	}, []);

	/** Requests a prediction; without a fixture the last one again. One request at a time. */
	async function predict(fixture = lastFixture.current): Promise<void> {
		if (!fixture || state === "analysing") return;
		lastFixture.current = fixture;
		setState("analysing");
		const { a, b, ground } = fixture;
		try {
			const [prediction] = await Promise.all([
				request("POST /predictor", { body: { team_a: a, team_b: b, ...(ground ? { ground } : {}) } }),
				new Promise((done) => setTimeout(done, ANALYSING_MS)),
			]);
			setAddress(predictionPath(fixture), { prediction });
			setShown({ ...page, prediction });
			setState("done");
		} catch (error) {
			console.warn("The prediction did not arrive:", error);
			setFailure(failureText(error));
			setState("failed");
		}
	}

	/** Shows the empty form without loading its page. */
	function reset(event: MouseEvent): void {
		if (event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		setAddress(predictionPath());
		setShown({ ...page, chosen: NONE, fault: null, prediction: null });
		setState("again");
	}

	return { shown, state, failure, predict, reset };
}

// the server has a text for a reached limit
const failureText = (error: unknown) =>
	error instanceof RequestFailed && error.status === 429 ? error.message : predictorTexts.failed;
