import { AiError } from "./failure.ts";

const FAILURES_IN_A_ROW = 5;
const REST_MS = 30_000;

/** A circuit breaker: opens for 30 s after five failures in a row, then lets one call try. `now`: in ms. */
export function createBreaker({ now = () => performance.now() } = {}) {
	let failures = 0;
	let resting_until = 0;

	return {
		/** Throws AiError 'resting' while the breaker is open. */
		enter(): void {
			if (failures < FAILURES_IN_A_ROW) return;
			if (now() < resting_until) throw new AiError("resting");
			// only this call tries; others stay refused
			resting_until = now() + REST_MS;
		},
		/** True while the breaker is open. */
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
