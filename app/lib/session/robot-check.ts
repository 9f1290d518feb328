import type { Payload } from "altcha-lib/types";
import { RequestFailed } from "../api.ts";

export const CHECKING = "Checking that you're not a robot…";
/** More than one, because a challenge can expire while a slow phone solves it. */
const MOST_CHECKS = 3;

/**
 * Calls `ask`. If the server answers with a challenge, loads the solver, calls `onCheck`, and calls `ask` again with
 * the proof. Returns the result of `ask`, or throws its error.
 */
export async function askAsPerson<Answer>(
	ask: (proof?: Payload) => Promise<Answer>,
	onCheck: () => void,
): Promise<Answer> {
	let proof: Payload | undefined;
	for (let checks = 0; ; checks++) {
		try {
			return await ask(proof);
		} catch (error) {
			if (!(error instanceof RequestFailed) || !error.challenge || checks === MOST_CHECKS) throw error;
			onCheck();
			const { solve } = await import("./solve-challenge.ts");
			proof = await solve(error.challenge);
		}
	}
}
