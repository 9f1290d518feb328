import type { Action } from "../rules.ts";

export const dailyTexts = {
	claim: "Claim daily bonus",
	claiming: "Claiming...",
	claimed: "Already Claimed Today",
	alreadyClaimed: "Daily bonus already claimed today! Come back tomorrow! 📅",
	midnight: "A new one every midnight, India time.",
	failed: "We couldn't add your daily bonus. Please try again.",
} as const;

/** The bonus without the streak's part, in points and XP (PTS-3). */
const DAILY_BONUS = 50;

/** Returns 10 × (streak − 1), at most 70. */
export const streakBonus = (streak_days: number): number => Math.min(10 * (streak_days - 1), 70);

export const dailyBonus = (streak_days: number): number => DAILY_BONUS + streakBonus(streak_days);

/** `last_daily_bonus`: a day, '2026-05-31'. */
export type Streak = { streak_days: number; last_daily_bonus: string | null };

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/**
 * Returns the streak after a claim on a day; null if the fan has claimed on that day or later. A missed day restarts it
 * at 1 (PTS-3).
 */
export function visitOn({ last_daily_bonus: last, streak_days }: Streak, day: string): Streak | null {
	const days = last === null ? Number.POSITIVE_INFINITY : daysBetween(last, day);
	if (days < 1) return null;
	return { streak_days: days === 1 ? streak_days + 1 : 1, last_daily_bonus: day };
}

/** Returns the stored streak if it is unbroken on a day, else 0. */
export function currentStreak(streak: Streak, day: string): number {
	const visited = visitOn(streak, day);
	if (visited === null) return streak.streak_days;
	return visited.streak_days === 1 ? 0 : streak.streak_days;
}

/** Returns the bonus that a claim on the day after `day` will pay. */
export function bonusAfter(streak: Streak, day: string): number {
	const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
	return dailyBonus((visitOn(streak, next) ?? streak).streak_days);
}

/** PTS-4 */
export const CHALLENGES_A_DAY = 3;

type DailyChallengeKind = {
	action: Action;
	challenge_name: string;
	challenge_description: string;
	target_value: number;
	reward_points: number;
};

/** Each group of CHALLENGES_A_DAY in order is the challenges of one day, for different actions. */
const KINDS: readonly DailyChallengeKind[] = [
	daily("quiz_answer", "Eye In", "Get 5 quiz answers right", 5, 30),
	daily("message", "Talk the Talk", "Write 3 messages in your groups", 3, 20),
	daily("share", "Spread the Word", "Share something with your friends", 1, 25),
	daily("prediction", "Call the Toss", "Predict 2 matches", 2, 20),
	daily("quiz_answer", "Big Innings", "Get 12 quiz answers right", 12, 60),
	daily("battle", "Into Battle", "Join a battle for your team", 1, 20),
];

function daily(
	action: Action,
	challenge_name: string,
	challenge_description: string,
	target_value: number,
	reward_points: number,
): DailyChallengeKind {
	return { action, challenge_name, challenge_description, target_value, reward_points };
}

/** Returns the challenges of a day ('2026-05-31'), in rotation. */
export function challengesOf(day: string): readonly DailyChallengeKind[] {
	const first = ((Date.parse(day) / DAY_MS) * CHALLENGES_A_DAY) % KINDS.length;
	return KINDS.slice(first, first + CHALLENGES_A_DAY);
}

export const isDailyAction = (action: Action): boolean => KINDS.some((kind) => kind.action === action);
