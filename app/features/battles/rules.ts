import type { BattleType } from "../points/rules.ts";

/** Texts, amounts and formulas of battles. Pure, for server and browser. */

export const battlesTexts = {
	title: "Live Team Battles",
	lead: "Two teams, one day, and everything you do counts. Ten points for your side the moment you join.",
	loginFirst: "Please login to join battles!",
	already: "You're already in this battle! Keep fighting! 💪",
	joinFailed: "Failed to join battle. Please try again!",
	joined: "You are in. Fight for your side!",
	ended: "This battle has ended.",
	notASide: "That team is not in this battle.",
	notFound: "We couldn't find that battle.",
	loadFailed: "Failed to load battles",
	none: "No battle is open",
	noneText: "The next ones open within a minute or two.",
	noHistory: "No battle has ended yet. Results show up here.",
};

export const BATTLE_TYPES = ["share_war", "quiz_battle", "post_battle"] as const satisfies BattleType[];
type BattleRules = {
	name: string;
	/** how a fan scores in it */
	how: string;
	hours: number;
	/** points for the side per action */
	points: number;
};
export const BATTLES: Record<BattleType, BattleRules> = {
	share_war: { name: "Share war", how: "+5 for your side for each share.", hours: 24, points: 5 },
	quiz_battle: { name: "Quiz battle", how: "+3 for your side for each right answer.", hours: 12, points: 3 },
	post_battle: { name: "Post battle", how: "+2 for your side for each group message.", hours: 18, points: 2 },
};

/** The points for a side when a fan joins it. */
export const JOIN_POINTS = 10;
/** The actions of a fan that count in one battle, limited so that nobody wins it alone. */
export const MOST_ACTIONS = 50;
export const MOST_BATTLES = 3;
export const HISTORY_ROWS = 20;

/** Returns the seconds from `now` (ms) to an ISO instant, at least 0. */
export const secondsLeft = (end_time: string, now: number): number =>
	Math.max(0, Math.ceil((Date.parse(end_time) - now) / 1000));

/** '2 h 14 min left', '48 min left', '12 s left', 'Ended'. */
export function timeLeftInWords(seconds: number): string {
	if (seconds <= 0) return "Ended";
	if (seconds < 60) return `${seconds} s left`;
	const minutes = Math.floor(seconds / 60);
	if (minutes < 60) return `${minutes} min left`;
	return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")} min left`;
}
