import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { RequestFailed, request } from "../../lib/api.ts";
import type { Prediction } from "./prediction.ts";
import type { PredictorPage } from "./predictor.server.ts";
import { ANALYSING_MS, predictionPath, predictorTexts } from "./rules.ts";

/** As the form names its fields; an empty ground is none. */
export type Fixture = PredictorPage["chosen"];
/** `again`: a result was left for another one */
type State = "idle" | "analysing" | "done" | "failed" | "again";

/**
 * The prediction on screen: the one asked for here while the address is its own, else the one of the address. One that was
 * asked for gets its address, so that it can be shared and steps back and forth find it.
 */
export function usePrediction({ chosen, prediction: linked }: PredictorPage) {
	const [made, setMade] = useState<{ path: string; prediction: Prediction } | null>(null);
	const [state, setState] = useState<State>("idle");
	const [failure, setFailure] = useState("");
	const asked = useRef<Fixture | null>(null);
	const navigate = useNavigate();
	const here = predictionPath(chosen);

	/** Asks for a prediction, one at a time; without a fixture for the last one again. */
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

// a limit is explained in the server's own words
const failureText = (error: unknown) =>
	error instanceof RequestFailed && error.status === 429 ? error.message : predictorTexts.failed;
