import { LEVEL_XP, type Reason } from "../rules.ts";

/** What unlocks an achievement: so many paid deeds of a kind, a level, or a streak of days. */
type Rule = { deed: Reason; times: number } | { level: number } | { streak: number };

export type Achievement = {
	achievement_key: string;
	achievement_name: string;
	achievement_description: string;
	/** name of a picture of app/ui */
	badge_icon: string;
	points_earned: number;
};

/** The achievements (PTS-4), by rules over the ledger. */
const ACHIEVEMENTS: readonly (Achievement & { rule: Rule })[] = [
	unlock("off-the-mark", "Off the Mark", "First right answer", "target", 10, { deed: "quiz_answer", times: 1 }),
	unlock("half-century", "Half-Century", "50 right answers", "target", 50, { deed: "quiz_answer", times: 50 }),
	unlock("century", "Century", "100 right answers", "target", 100, { deed: "quiz_answer", times: 100 }),
	unlock("run-machine", "Run Machine", "1,000 right answers", "trophy", 500, { deed: "quiz_answer", times: 1000 }),
	unlock("twelfth-man", "Twelfth Man", "First team joined", "shirt", 10, { deed: "first_team", times: 1 }),
	unlock("in-the-stands", "In the Stands", "50 messages that counted", "message", 50, { deed: "message", times: 50 }),
	unlock("loud-hailer", "Loud Hailer", "10 shares", "megaphone", 50, { deed: "share", times: 10 }),
	unlock("recruiter", "Recruiter", "First friend who joined", "users", 50, { deed: "referral", times: 1 }),
	unlock("selector", "Selector", "10 friends who joined", "users", 250, { deed: "referral", times: 10 }),
	unlock("net-session", "Net Session", "10 daily challenges met", "flame", 50, { deed: "daily_challenge", times: 10 }),
	unlock("match-winner", "Match-Winner", "First community challenge met", "trophy", 50, {
		deed: "challenge",
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

export type Moment = { reason: Reason; times: number; xp_before: number; xp: number; streak_days: number };

/** The achievements that a payment unlocked: those whose mark was reached by it and not before. */
export function unlockedBy({ reason, times, xp_before, xp, streak_days }: Moment) {
	return ACHIEVEMENTS.filter(({ rule }) => {
		if ("deed" in rule) return rule.deed === reason && rule.times === times;
		if ("streak" in rule) return reason === "daily_bonus" && rule.streak === streak_days;
		const mark = (rule.level - 1) * LEVEL_XP;
		return xp_before < mark && xp >= mark;
	});
}
