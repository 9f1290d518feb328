import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

function breakerAt() {
	const clock = { ms: 0 };
	return { clock, breaker: createBreaker({ now: () => clock.ms }) };
}
const failures = (breaker: ReturnType<typeof createBreaker>, count: number) => {
	for (let failure = 0; failure < count; failure++) breaker.failed();
};

test("ASK-3 five failures in a row open the breaker, then one call tries the provider", () => {
	const { clock, breaker } = breakerAt();
	failures(breaker, 4);
	breaker.enter();
	failures(breaker, 1);
	expect(() => breaker.enter()).toThrow("resting");
	clock.ms = 30_000;
	breaker.enter();
	expect(() => breaker.enter(), "a second one while the first tries").toThrow("resting");
	breaker.failed();
	clock.ms = 59_999;
	expect(() => breaker.enter()).toThrow("resting");
	clock.ms = 60_000;
	breaker.enter();
	breaker.succeeded();
	breaker.enter();
	failures(breaker, 4);
	breaker.enter();
});

test("ASK-3 failures with a success between them do not open the breaker", () => {
	const { breaker } = breakerAt();
	for (let round = 0; round < 5; round++) {
		failures(breaker, 4);
		breaker.succeeded();
	}
	breaker.enter();
});
