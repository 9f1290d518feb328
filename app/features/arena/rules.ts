import { pointsOf } from "../points/rules.ts";

/** The points of a sign-up and of all first actions (PTS-4). */
const FIRST_DAY_POINTS = (["signup", "first_team", "first_quiz", "first_share", "first_message"] as const).reduce(
	(sum, reason) => sum + pointsOf(reason),
	0,
);

export const arenaTexts = {
	title: "Arena",
	description:
		"Where the fans of ten IPL teams shout: war cries, speeches, live team battles, captains and their titles, and challenges.",
	recruit: `New here? Your first day is worth ${FIRST_DAY_POINTS} points.`,
	recruitFan: `Every friend who joins with your link earns you ${pointsOf("referral")} points.`,
	lead: "Battles, war cries, speeches: everything counts for your side, and for your title.",
	loadFailed: "We couldn't open the arena",
	loginForPoints: "Login to earn XP for every share! Join the competition!",
	copied: "Copied to clipboard! Now paste and conquer!",
	shareFailed: "Failed to share. Please try again!",
	copyFailed: "Failed to copy share text",
} as const;

/** ARENA-1: the rotating headlines. */
export const HEADLINES = [
	"Whose voice carries to the boundary?",
	"Ten armies. One of them is louder.",
	"Say it before the toss, not after.",
	"Every captain began with one war cry.",
	"Your rivals are awake. Are you?",
] as const;

/** ARENA-1: how often each part changes, in ms. */
export const INTERVALS = {
	headline: 10_000,
	carousel: 5_000,
	counters: 3_000,
	scores: 2_000,
	figures: 30_000,
} as const;
