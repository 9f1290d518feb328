import { type Action, LEVEL_XP } from "../rules.ts";

/** The threshold: a number of paid actions, a level, or a streak in days. */
type Rule = { action: Action; times: number } | { level: number } | { streak: number };

type Achievement = {
	achievement_key: string;
	achievement_name: string;
	achievement_description: string;
	/** a key of ICONS in achievements.tsx */
	badge_icon: string;
	points_earned: number;
};

/** PTS-4 */
const ACHIEVEMENTS: readonly (Achievement & { rule: Rule })[] = [
	unlock("off-the-mark", "Off the Mark", "First right answer", "target", 10, { action: "quiz_answer", times: 1 }),
	unlock("half-century", "Half-Century", "50 right answers", "target", 50, { action: "quiz_answer", times: 50 }),
	unlock("century", "Century", "100 right answers", "target", 100, { action: "quiz_answer", times: 100 }),
	unlock("run-machine", "Run Machine", "1,000 right answers", "trophy", 500, { action: "quiz_answer", times: 1000 }),
	unlock("twelfth-man", "Twelfth Man", "First team joined", "shirt", 10, { action: "first_team", times: 1 }),
	unlock("in-the-stands", "In the Stands", "50 messages that counted", "message", 50, { action: "message", times: 50 }),
	unlock("loud-hailer", "Loud Hailer", "10 shares", "megaphone", 50, { action: "share", times: 10 }),
	unlock("recruiter", "Recruiter", "First friend who joined", "users", 50, { action: "referral", times: 1 }),
	unlock("selector", "Selector", "10 friends who joined", "users", 250, { action: "referral", times: 10 }),
	unlock("net-session", "Net Session", "10 daily challenges met", "flame", 50, {
		action: "daily_challenge",
		times: 10,
	}),
	unlock("match-winner", "Match-Winner", "First community challenge done", "trophy", 50, {
		action: "challenge",
		times: 1,
	}),
	unlock("five-day-test", "Five-Day Test", "5 days in a row", "calendar", 50, { streak: 5 }),
	unlock("full-season", "Full Season", "60 days in a row", "calendar", 600, { streak: 60 }),
	unlock("capped", "Capped", "Level 5", "star", 100, { level: 5 }),
	unlock("captain", "Captain", "Level 10", "star", 250, { level: 10 }),
];

function unlock(key: string, name: string, description: string, icon: string, points: number, rule: Rule) {
	return {
		achievement_key: key,
		achievement_name: name,
		achievement_description: description,
		badge_icon: icon,
		points_earned: points,
		rule,
	};
}

/** Whether an action can unlock an achievement other than those for levels. */
export const canUnlock = (action: Action): boolean =>
	action === "daily_bonus" || ACHIEVEMENTS.some(({ rule }) => "action" in rule && rule.action === action);

/** `times`: the number of the fan's payments for this action so far. */
export type Payment = { action: Action; times: number; xp_before: number; xp: number; streak_days: number };

/** Returns the achievements whose threshold this payment reached. */
export function unlockedBy({ action, times, xp_before, xp, streak_days }: Payment): Achievement[] {
	return ACHIEVEMENTS.filter(({ rule }) => {
		if ("action" in rule) return rule.action === action && rule.times === times;
		if ("streak" in rule) return action === "daily_bonus" && rule.streak === streak_days;
		const mark = (rule.level - 1) * LEVEL_XP;
		return xp_before < mark && xp >= mark;
	}).map(({ rule: _, ...achievement }) => achievement);
}
