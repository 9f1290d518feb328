import type { Payload } from "altcha-lib/types";
import { RequestFailed } from "../api.ts";

export const CHECKING = "Checking that you're not a robot…";
/** A challenge can expire while a slow phone solves it or while the page is open. */
const MOST_CHECKS = 3;

/**
 * Makes a request that needs a proof of work on busy days, and solves the challenge then; `onCheck` is called when it
 * starts. Returns what `ask` returns, throws what it throws. The solver is only loaded when it is needed.
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
