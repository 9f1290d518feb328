import fc from "fast-check";
import { expect, test } from "vitest";
import { createSendMeter } from "./send-meter.ts";

const LIMIT = { frames: 3, bytes: 100, per_seconds: 10 };

/** A meter with a clock that the test moves. */
function start() {
	let now = 5_000;
	const meter = createSendMeter(LIMIT, () => now);
	return {
		...meter,
		pass(ms: number) {
			now += ms;
		},
	};
}

test("frames and bytes have a limit each, until the window ends", () => {
	const byFrames = start();
	expect([1, 2, 3, 4].map(() => byFrames.count({ frames: 1 }))).toEqual([true, true, true, false]);
	byFrames.pass(7_500);
	expect(byFrames.waitSeconds()).toBe(3);
	expect(byFrames.count({ frames: 1 })).toBe(false);
	byFrames.pass(2_500);
	expect(byFrames.count({ frames: 1 })).toBe(true);
	const byBytes = start();
	expect([60, 40, 1].map((bytes) => byBytes.count({ bytes }))).toEqual([true, true, false]);
});

test("no window exceeds its limit, whatever the timing", () =>
	fc.assert(
		fc.property(fc.array(fc.record({ after: fc.nat(4_000), bytes: fc.nat(60) })), (sent) => {
			const meter = start();
			let at = 0;
			let window: { ends: number; frames: number; bytes: number } = { ends: 0, frames: 0, bytes: 0 };
			for (const { after, bytes } of sent) {
				meter.pass(after);
				at += after;
				if (at >= window.ends) window = { ends: at + LIMIT.per_seconds * 1000, frames: 0, bytes: 0 };
				window.frames++;
				window.bytes += bytes;
				const within = window.frames <= LIMIT.frames && window.bytes <= LIMIT.bytes;
				expect(meter.count({ frames: 1, bytes })).toBe(within);
				expect(meter.waitSeconds()).toBeLessThanOrEqual(LIMIT.per_seconds);
			}
		}),
	));
