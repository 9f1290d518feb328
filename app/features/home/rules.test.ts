import fc from "fast-check";
import { expect, test } from "vitest";
import { timeLeft } from "../../lib/dates.ts";
import { endsFirst, greeting, nearestDay, streakBalls, streakWords } from "./rules.ts";

test("HOME-1 the nearest day of the year is found across the turn of the year", () => {
	expect(nearestDay("2026-11-22", ["04-18", "11-10", "09-19"])).toBe("11-10");
	expect(nearestDay("2026-01-10", ["04-18", "11-10", "12-20"])).toBe("12-20");
	expect(nearestDay("2026-12-31", ["01-02", "12-20"])).toBe("01-02");
	expect(nearestDay("2026-12-31", [])).toBeNull();
});

test("COMM-4 the unmet challenge that ends first is shown; of those that end together the one nearest to its target", () => {
	const challenge = (ends_at: string, done: number, target: number) => ({ ends_at, done, target });
	const [soon, later] = ["2026-11-22T18:30:00.000Z", "2026-11-29T18:30:00.000Z"];
	const near = challenge(soon, 4, 5);
	expect(endsFirst([challenge(later, 49, 50), challenge(soon, 0, 2), near])).toBe(near);
	expect(endsFirst([challenge(soon, 2, 2), challenge(later, 1, 2)])?.ends_at).toBe(later);
	expect(endsFirst([challenge(soon, 2, 2)])).toBeNull();
});

test("PTS-3 a streak is seven balls; on the eighth day the over begins again", () => {
	const shape = (days: number, collected: boolean) =>
		streakBalls(days, collected)
			.map(({ day, state }) => (state === "done" ? "x" : state === "now" ? `[${day}]` : day))
			.join(" ");
	expect(shape(0, false)).toBe("[1] 2 3 4 5 6 7");
	expect(shape(6, false)).toBe("x x x x x x [7]");
	expect(shape(7, true)).toBe("x x x x x x x");
	expect(shape(7, false)).toBe("[8] 9 10 11 12 13 14");
	expect(shape(8, true)).toBe("x 9 10 11 12 13 14");
});

test("PTS-3 however long a streak is, seven balls show it; one of them is today's until its bonus is collected", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 5000 }), fc.boolean(), (days, collected) => {
			const balls = streakBalls(days, collected && days > 0);
			expect(balls).toHaveLength(7);
			expect(balls.map(({ day }) => day - (balls[0]?.day ?? 0))).toEqual([0, 1, 2, 3, 4, 5, 6]);
			const today = balls.filter(({ state }) => state === "now");
			expect(today.map(({ day }) => day)).toEqual(collected && days > 0 ? [] : [days + 1]);
			for (const { day, state } of balls) expect(state === "done").toBe(day <= days);
		}),
	);
});

test("PTS-3 the text of a streak has its length, and that after today or tomorrow; after a missed day it has no reproach", () => {
	expect(streakWords(6, { collected: false, began: true })).toEqual({
		title: "Six days in a row",
		next: "Today makes seven",
	});
	expect(streakWords(7, { collected: true, began: true })).toEqual({
		title: "Seven days in a row",
		next: "Tomorrow makes eight",
	});
	expect(streakWords(0, { collected: false, began: true })).toEqual({
		title: "A new innings",
		next: "Today is day one",
	});
	expect(streakWords(0, { collected: false, began: false }).title).toBe("Your first week");
});

test("HOME-1 the greeting follows the hour", () => {
	expect([3, 4, 11, 12, 16, 17, 23].map(greeting)).toEqual([
		"Good evening",
		"Good morning",
		"Good morning",
		"Good afternoon",
		"Good afternoon",
		"Good evening",
		"Good evening",
	]);
});

test("QUIZ-6 the time left is in hours and minutes, at least a minute, and in days from two on", () => {
	const now = Date.parse("2026-11-22T12:00:00Z");
	const left = (minutes: number) => timeLeft(new Date(now + minutes * 60_000).toISOString(), now);
	expect([260, 240, 20, 1, 0, -5, 48 * 60 + 1].map(left)).toEqual([
		"4 h 20 min",
		"4 h",
		"20 min",
		"a minute",
		"a minute",
		"a minute",
		"2 days",
	]);
});
