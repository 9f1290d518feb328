import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { RequestFailed, request } from "../../lib/api.ts";
import type { Prediction } from "./prediction.ts";
import type { PredictorPage } from "./predictor.server.ts";
import { ANALYSING_MS, predictionPath, predictorTexts } from "./rules.ts";

/** The form's fields; an empty ground is none. */
export type Fixture = PredictorPage["chosen"];
/** `again`: the fan left a result to choose another one */
type State = "idle" | "analysing" | "done" | "failed" | "again";

/**
 * The prediction on screen: the one requested here while the address matches it, else the address's own. A requested
 * prediction gets an address, so that it can be shared and found with Back.
 */
export function usePrediction({ chosen, prediction: linked }: PredictorPage) {
	const [made, setMade] = useState<{ path: string; prediction: Prediction } | null>(null);
	const [state, setState] = useState<State>("idle");
	const [failure, setFailure] = useState("");
	const asked = useRef<Fixture | null>(null);
	const navigate = useNavigate();
	const here = predictionPath(chosen);

	/** Requests a prediction, one at a time; without a fixture the last one again. */
	async function ask(fixture = asked.current): Promise<void> {
		if (!fixture || state === "analysing") return;
		asked.current = fixture;
		setState("analysing");
		const { a, b, ground } = fixture;
		try {
			const [prediction] = await Promise.all([
				request("POST /predictor", { body: { team_a: a, team_b: b, ...(ground ? { ground } : {}) } }),
				new Promise((done) => setTimeout(done, ANALYSING_MS)),
			]);
			const path = predictionPath(fixture);
			setMade({ path, prediction });
			await navigate(path, { preventScrollReset: true, replace: path === here });
			setState("done");
		} catch (error) {
			console.warn("The prediction did not arrive:", error);
			setFailure(failureText(error));
			setState("failed");
		}
	}

	return {
		prediction: made?.path === here ? made.prediction : linked,
		state,
		failure,
		ask,
		leave: () => setState("again"),
	};
}

// the server explains a limit
const failureText = (error: unknown) =>
	error instanceof RequestFailed && error.status === 429 ? error.message : predictorTexts.failed;
