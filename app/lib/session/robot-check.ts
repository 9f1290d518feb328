import type { Payload } from "altcha-lib/types";
import { RequestFailed } from "../api.ts";

export const CHECKING = "Checking that you're not a robot…";
/** A challenge may run out while a slow phone works on it, or the page stood open over it. */
const MOST_CHECKS = 3;

/**
 * Asks for something that on busy days wants a proof of work first, and then works on it: `onCheck` is told when that begins.
 * Returns what `ask` returns, throws what it throws. Nothing of the work is loaded on any other day.
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
