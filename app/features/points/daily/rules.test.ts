import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bonusAfter, challengesOf, currentStreak, dailyBonus, type Streak, streakBonus, visitOn } from "./rules.ts";

const DAY_MS = 86_400_000;
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
/** Any day from 2000 to 2099. */
const anyDay = fc.integer({ min: 10_957, max: 47_481 });
const NEVER: Streak = { streak_days: 0, last_daily_bonus: null };

/** Claims on the given days, oldest first, with the streak after each. */
function visits(days: number[]): { streak: Streak; streaks: number[] } {
	let streak = NEVER;
	const streaks: number[] = [];
	for (const day of days) {
		const visit = visitOn(streak, dayOf(day));
		if (!visit) throw new Error("refused");
		streak = visit;
		streaks.push(visit.streak_days);
	}
	return { streak, streaks };
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

	test("PTS-3 counts a day once: it refuses a second claim, and a late one for an earlier day", () => {
		fc.assert(
			fc.property(anyDay, fc.integer({ min: 0, max: 5 }), (day, back) => {
				expect(visitOn(visits([day]).streak, dayOf(day - back))).toBeNull();
			}),
		);
	});

	test("PTS-3 restarts at 1 after a missed day", () => {
		fc.assert(
			fc.property(anyDay, fc.integer({ min: 2, max: 400 }), (day, gap) => {
				expect(visits([day, day + 1, day + 1 + gap]).streaks).toEqual([1, 2, 1]);
			}),
		);
	});

	test("PTS-3 keeps its length until a day is missed, and then is 0", () => {
		const { streak } = visits([100, 101, 102]);
		expect([102, 103, 104, 105, 200].map((day) => currentStreak(streak, dayOf(day)))).toEqual([3, 3, 0, 0, 0]);
		expect(currentStreak(NEVER, dayOf(100))).toBe(0);
	});

	test("PTS-3 bonusAfter is what tomorrow pays, however long ago the last bonus was", () => {
		fc.assert(
			fc.property(anyDay, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 3 }), (first, length, ago) => {
				const last = first + length - 1;
				const { streak } = visits(Array.from({ length }, (_, index) => first + index));
				const paid = visitOn(streak, dayOf(last + ago + 1))?.streak_days ?? 0;
				expect(bonusAfter(streak, dayOf(last + ago))).toBe(dailyBonus(paid));
			}),
		);
	});

	test("PTS-3 adds 10 a day to the bonus, 70 at most", () => {
		expect([1, 2, 3, 8, 9, 400].map(streakBonus)).toEqual([0, 10, 20, 70, 70, 70]);
	});
});

test("PTS-4 every day has three challenges for three different actions, and they change from one day to the next", () => {
	fc.assert(
		fc.property(anyDay, (day) => {
			const actions = challengesOf(dayOf(day)).map(({ action }) => action);
			expect(new Set(actions).size).toBe(3);
			expect(challengesOf(dayOf(day + 1))).not.toEqual(challengesOf(dayOf(day)));
		}),
	);
});
