import { AiError } from "./failure.ts";

const FAILURES_IN_A_ROW = 5;
const REST_MS = 30_000;

/**
 * Leaves a provider alone that failed five times in a row: for 30 s nobody waits for it, then one call tries whether it is
 * back. `now` (milliseconds that only grow) is for tests.
 */
export function createBreaker({ now = () => performance.now() } = {}) {
	let failures = 0;
	let resting_until = 0;

	return {
		/** Throws AiError 'resting' while the provider rests. */
		enter(): void {
			if (failures < FAILURES_IN_A_ROW) return;
			if (now() < resting_until) throw new AiError("resting");
			// the others go on waiting while this one tries
			resting_until = now() + REST_MS;
		},
		/** Whether the provider is left alone now. */
		isResting: (): boolean => failures >= FAILURES_IN_A_ROW && now() < resting_until,
		succeeded(): void {
			failures = 0;
		},
		failed(): void {
			failures++;
			if (failures >= FAILURES_IN_A_ROW) resting_until = now() + REST_MS;
		},
	};
}
