import { placeInYear } from "../../lib/dates.ts";
import { capital, inWords } from "../../lib/numbers.ts";

/** The day of `days` ('11-10') nearest to '2026-11-22', also across the turn of the year. Null if there are none. */
export function nearestDay(day: string, days: readonly string[]): string | null {
	const here = placeInYear(day.slice(5));
	const away = (other: string) => {
		const apart = Math.abs(placeInYear(other) - here);
		return Math.min(apart, 366 - apart);
	};
	return days.reduce<string | null>((best, other) => (best === null || away(other) < away(best) ? other : best), null);
}

type Underway = { done: number; target: number; ends_at: string };

/** The unmet challenge that ends first; of several, the one nearest to its target. Null if all are met. */
export function endsFirst<Challenge extends Underway>(challenges: readonly Challenge[]): Challenge | null {
	const open = challenges.filter(({ done, target }) => done < target);
	const left = ({ done, target }: Underway) => (target - done) / target;
	const [first] = open.toSorted((a, b) => Date.parse(a.ends_at) - Date.parse(b.ends_at) || left(a) - left(b));
	return first ?? null;
}

type StreakBall = { day: number; state: "done" | "now" | "coming" };
const BALLS = 7;

/** The seven days around a streak, as the balls of an over. `collected`: today is part of the streak. */
export function streakBalls(streak_days: number, collected: boolean): StreakBall[] {
	const last = collected ? Math.max(streak_days - 1, 0) : streak_days;
	const before = Math.floor(last / BALLS) * BALLS;
	return Array.from({ length: BALLS }, (_, place) => {
		const day = before + place + 1;
		if (day <= streak_days) return { day, state: "done" };
		return { day, state: day === streak_days + 1 && !collected ? "now" : "coming" };
	});
}

/** The text for a streak, and the next step. `began`: the fan has collected a daily bonus before. */
export function streakWords(days: number, { collected, began }: { collected: boolean; began: boolean }) {
	if (days === 0)
		return began
			? { title: "A new innings", next: "Today is day one" }
			: { title: "Your first week", next: "Today is day one" };
	const title = days === 1 ? "One day so far" : `${capital(inWords(days))} days in a row`;
	return { title, next: collected ? `Tomorrow makes ${inWords(days + 1)}` : `Today makes ${inWords(days + 1)}` };
}

/** 'Good morning', by the hour in the fan's time zone. */
export function greeting(hour: number): string {
	if (hour < 4 || hour >= 17) return "Good evening";
	return hour < 12 ? "Good morning" : "Good afternoon";
}
