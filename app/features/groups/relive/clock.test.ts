import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	type Anchor,
	ballsShown,
	betterSample,
	nextChange,
	overEnd,
	oversBegun,
	positionAt,
	reanchor,
	sampleOf,
	scheduleOvers,
} from "./clock.ts";
import { PACE_IDS, PACES, WAITS } from "./rules.ts";

const anchors = fc.record({
	at_beats: fc.double({ min: 0, max: 300, noNaN: true }),
	since: fc.integer({ min: 1.7e12, max: 1.8e12 }),
	pace: fc.constantFrom(...PACE_IDS),
	running: fc.boolean(),
}) satisfies fc.Arbitrary<Anchor>;
const changes = fc.array(
	fc.record({ after: fc.integer({ min: 0, max: 600_000 }), pace: fc.constantFrom(...PACE_IDS), running: fc.boolean() }),
);
const matches = fc
	.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 40 })
	.map((balls) => balls.map((count, at) => ({ innings: at < balls.length / 2 ? 1 : 2, balls: count })));
const oversIn = (match: { innings: number; balls: number }[]) => {
	const { starts, end } = scheduleOvers(match);
	return {
		end,
		overs: match.map(({ balls }, at) => ({ balls, starts: starts[at] as number, next: starts[at + 1] ?? end })),
	};
};

describe("the position in a match follows from the server's clock", () => {
	test("the position never decreases and never jumps, whatever is paused or changed", () => {
		fc.assert(
			fc.property(anchors, changes, (first, all) => {
				let [anchor, now] = [first, first.since];
				let before = positionAt(anchor, now);
				for (const { after, ...change } of all) {
					now += after;
					const position = positionAt(anchor, now);
					expect(position).toBeGreaterThanOrEqual(before);
					anchor = reanchor(anchor, now, change);
					expect(positionAt(anchor, now)).toBeCloseTo(position, 6);
					before = positionAt(anchor, now);
				}
			}),
		);
	});

	test("the position stays while paused, then continues at the new pace", () => {
		const start: Anchor = { at_beats: 0, since: 0, pace: "steady", running: true };
		const paused = reanchor(start, 60_000, { running: false });
		expect(positionAt(paused, 900_000)).toBe(10);
		const brisk = reanchor(paused, 900_000, { running: true, pace: "brisk" });
		expect(positionAt(brisk, 900_000 + 5 * PACES.brisk.beat_ms)).toBe(15);
	});

	test("each ball shows once, in order, and an over begins after the one before has ended", () => {
		fc.assert(
			fc.property(matches, (match) => {
				const { overs, end } = oversIn(match);
				let at = 0;
				expect(overs[0]?.starts).toBe(WAITS.first);
				for (const over of overs) {
					expect(over.starts).toBeGreaterThanOrEqual(at);
					for (let ball = 0; ball <= over.balls; ball++) expect(ballsShown(over, over.starts + ball)).toBe(ball);
					at = overEnd(over);
					expect(over.next).toBeGreaterThan(at);
				}
				expect(end).toBeGreaterThan(at);
				expect(oversBegun(overs, end)).toBe(overs.length);
			}),
		);
	});

	test("the next change is later than now, and nothing changes in between", () => {
		fc.assert(
			fc.property(matches, fc.double({ min: 0, max: 1, noNaN: true }), (match, part) => {
				const { overs, end } = oversIn(match);
				const position = part * end;
				const over = overs[oversBegun(overs, position) - 1];
				const next = nextChange(over, over?.next ?? WAITS.first, position);
				if (next === null) return;
				expect(next).toBeGreaterThan(position);
				const just_before = Math.max(position, next - 1e-6);
				expect(oversBegun(overs, just_before)).toBe(oversBegun(overs, position));
				if (over) expect(ballsShown(over, just_before)).toBe(ballsShown(over, position));
			}),
		);
	});
});

describe("a browser whose own clock is wrong", () => {
	test("two browsers whose clocks are ten minutes apart see the same ball", () => {
		fc.assert(
			fc.property(matches, anchors, fc.integer({ min: 0, max: 3_600_000 }), (match, anchor, later) => {
				const { overs } = oversIn(match);
				const now = anchor.since + later;
				const seen = [-300_000, 300_000].map((wrong) => {
					// the sample was taken five seconds ago by the wrong clock
					const asked = now - 5_000 + wrong;
					const { offset } = sampleOf(asked, asked + 80, now - 5_000 + 40);
					const position = positionAt(anchor, now + wrong + offset);
					const begun = oversBegun(overs, position);
					const over = overs[begun - 1];
					return [begun, over ? ballsShown(over, position) : 0];
				});
				expect(seen[0]).toEqual(seen[1]);
			}),
		);
	});

	test("the sample with the shortest round trip counts, and a clock that was set counts at once", () => {
		const near = sampleOf(1000, 1020, 601_010);
		const far = sampleOf(5000, 5900, 605_300);
		expect(betterSample(near, far)).toBe(near);
		expect(betterSample(far, near)).toBe(near);
		const set = sampleOf(700_000, 700_400, 700_150);
		expect(betterSample(near, set)).toBe(set);
	});
});
