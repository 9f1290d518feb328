import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { challengesOf, RAIN_DAY_EVERY, type Streak, standingStreak, streakBonus, visitOn } from "./rules.ts";

const DAY_MS = 86_400_000;
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
/** Any day from 2000 to 2099: leap days, ends of years and all. */
const anyDay = fc.integer({ min: 10_957, max: 47_481 });
const NEVER: Streak = { streak_days: 0, last_daily_bonus: null, last_rain_day: null };

/** Visits on the given days, oldest first; the streak after each. */
function visits(days: number[]): { streak: Streak; streaks: number[]; rained: number[] } {
	let streak = NEVER;
	const streaks: number[] = [];
	const rained: number[] = [];
	for (const day of days) {
		const visit = visitOn(streak, dayOf(day));
		if (!visit) throw new Error("refused");
		const { rain_day_used, ...after } = visit;
		if (rain_day_used) rained.push(day - 1);
		streak = after;
		streaks.push(after.streak_days);
	}
	return { streak, streaks, rained };
}

describe("PTS-3 a streak", () => {
	test("PTS-3 grows by one a day, across months, years and leap days", () => {
		fc.assert(
			fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (first, length) => {
				const days = Array.from({ length }, (_, index) => first + index);
				expect(visits(days).streaks).toEqual(days.map((_, index) => index + 1));
			}),
		);
	});

	test("PTS-3 takes a day once: a second visit that day, or one that comes late from the day before, is refused", () => {
		fc.assert(
			fc.property(anyDay, fc.integer({ min: 0, max: 5 }), (day, back) => {
				expect(visitOn(visits([day]).streak, dayOf(day - back))).toBeNull();
			}),
		);
	});

	test("PTS-3 begins again at 1 after two missed days or more", () => {
		fc.assert(
			fc.property(anyDay, fc.integer({ min: 3, max: 400 }), (day, gap) => {
				expect(visits([day, day + 1, day + 1 + gap]).streaks).toEqual([1, 2, 1]);
			}),
		);
	});

	test("PTS-3 outlives one missed day, and no second one within 14 days", () => {
		fc.assert(
			fc.property(anyDay, fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 60 }), (first, gaps) => {
				const days = [first];
				for (const gap of gaps) days.push((days.at(-1) ?? first) + gap);
				const { streaks, rained } = visits(days);
				for (const [index, gap] of gaps.entries()) {
					const [before, after] = [streaks[index] ?? 0, streaks[index + 1] ?? 0];
					const saved = rained.includes((days[index + 1] ?? 0) - 1);
					if (gap === 1) expect(after).toBe(before + 1);
					else if (saved) expect([gap, after]).toEqual([2, before + 1]);
					else expect(after).toBe(1);
				}
				for (const [index, day] of rained.entries())
					if (index > 0) expect(day - (rained[index - 1] ?? 0)).toBeGreaterThanOrEqual(RAIN_DAY_EVERY);
			}),
		);
		expect(visits([100, 102, 104]).streaks).toEqual([1, 2, 1]);
		expect(visits([100, 102, ...Array.from({ length: 13 }, (_, index) => 103 + index), 117]).streaks.at(-1)).toBe(16);
	});

	test("PTS-3 stands until it is broken, and then at 0", () => {
		const { streak } = visits([100, 101, 102]);
		expect([102, 103, 104, 105, 200].map((day) => standingStreak(streak, dayOf(day)))).toEqual([3, 3, 3, 0, 0]);
		expect(standingStreak(NEVER, dayOf(100))).toBe(0);
	});

	test("PTS-3 adds 10 a day to the bonus, 70 at most", () => {
		expect([1, 2, 3, 8, 9, 400].map(streakBonus)).toEqual([0, 10, 20, 70, 70, 70]);
	});
});

test("PTS-4 every day has three challenges for three different deeds, and they change from one day to the next", () => {
	fc.assert(
		fc.property(anyDay, (day) => {
			const deeds = challengesOf(dayOf(day)).map(({ deed }) => deed);
			expect(new Set(deeds).size).toBe(3);
			expect(challengesOf(dayOf(day + 1))).not.toEqual(challengesOf(dayOf(day)));
		}),
	);
});
