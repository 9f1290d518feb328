import type { ChallengeType } from "../rules.ts";

export const challengeTexts = {
	title: "Challenges",
	loginFirst: "Please login to join challenges!",
	loadFailed: "Failed to load challenges",
	joinFailed: "Failed to join challenge",
	already: "You are already participating in this challenge!",
	ended: "Challenge Ended",
	soon: "Coming Soon",
	full: "Challenge Full",
	participating: "Participating",
	login: "Login to Join",
	accept: "ACCEPT CHALLENGE!",
	joining: "Joining...",
	noChallenge: "We couldn't find that challenge.",
	empty: "No challenges right now",
	emptyText: "New ones begin on Monday and on the first of the month.",
} as const;

type Joinable = {
	mine: object | null;
	phase: "coming" | "on" | "ended";
	max_participants: number | null;
	participants_count: number;
};

/** A key of `challengeTexts`. Only `accept` can be pressed. */
type ButtonState = "participating" | "ended" | "soon" | "login" | "full" | "joining" | "accept";

/** Returns the first state that applies (COMM-4). */
export function buttonOf(
	{ mine, phase, max_participants, participants_count }: Joinable,
	viewer: { signed_in: boolean; joining: boolean },
): ButtonState {
	if (mine) return "participating";
	if (phase === "ended") return "ended";
	if (phase === "coming") return "soon";
	if (!viewer.signed_in) return "login";
	if (max_participants !== null && participants_count >= max_participants) return "full";
	return viewer.joining ? "joining" : "accept";
}

/** The page shows an ended challenge for this many days. */
export const DAYS_SHOWN_AFTER = 7;

type Recurring = {
	key: string;
	every: "week" | "month";
	title: string;
	description: string;
	challenge_type: ChallengeType;
	target_value: number;
	reward_points: number;
	max_participants: number | null;
};

/** Weeks start on Monday. */
export const RECURRING: readonly Recurring[] = [
	{
		key: "quiz-week",
		every: "week",
		title: "Quiz Marathon",
		description: "Get 50 quiz answers right this week.",
		challenge_type: "quiz",
		target_value: 50,
		reward_points: 200,
		max_participants: null,
	},
	{
		key: "prediction-week",
		every: "week",
		title: "Call It",
		description: "Predict 10 matches in a week.",
		challenge_type: "prediction",
		target_value: 10,
		reward_points: 100,
		max_participants: null,
	},
	{
		key: "sharing-week",
		every: "week",
		title: "Make Some Noise",
		description: "Share 10 times in a week. 5,000 places.",
		challenge_type: "sharing",
		target_value: 10,
		reward_points: 150,
		max_participants: 5000,
	},
	{
		key: "recruitment-month",
		every: "month",
		title: "Fill the Stands",
		description: "Get 3 friends to join with your link this month.",
		challenge_type: "recruitment",
		target_value: 3,
		reward_points: 300,
		max_participants: null,
	},
];

/** Returns the last millisecond before the end, because a challenge that ends at midnight has its last day before. */
export const lastMomentOf = ({ end_date }: { end_date: string }): string =>
	new Date(Date.parse(end_date) - 1).toISOString();
