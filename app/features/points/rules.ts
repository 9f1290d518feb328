/** XP of a level: the level of x XP is floor(x / 1000) + 1 (PTS-1). */
export const LEVEL_XP = 1000;

/** The kinds of challenges (COMM-4). */
export type ChallengeType = "quiz" | "prediction" | "sharing" | "recruitment" | "other";

type Payment = {
	/** as the fan's history shows it */
	description: string;
	/** points, and as much XP; left out where each payment says its own amount */
	points?: number;
	/** so often a day, at most */
	most_a_day?: number;
	/** the reason that is paid beside the first payment of this one */
	first?: Reason;
	/** the challenges that each payment is a step of */
	counts_for?: ChallengeType;
	/** whether its reference can come again, so that another account of the same person could be paid for it: on that day, or ever */
	comes_again?: "that_day" | "ever";
};

/**
 * Everything that is paid for: how much, and how often a day at most. How often at all is the reference's matter: a payment
 * happens once for a fan, reason and reference.
 */
const PAYMENTS = {
	signup: { description: "Welcome to the team", points: 100, comes_again: "ever" },
	first_team: { description: "First team", points: 100, comes_again: "ever" },
	first_quiz: { description: "First quiz", points: 100, comes_again: "ever" },
	first_share: { description: "First share", points: 100, comes_again: "ever" },
	first_message: { description: "First message in a group", points: 100, comes_again: "ever" },
	daily_bonus: { description: "Daily bonus", comes_again: "that_day" },
	quiz_answer: { description: "Right answer in a quiz", most_a_day: 200, counts_for: "quiz", comes_again: "that_day" },
	message: {
		description: "Message in a group",
		points: 2,
		most_a_day: 5,
		first: "first_message",
		counts_for: "other",
	},
	prediction: {
		description: "Match prediction",
		points: 5,
		most_a_day: 5,
		counts_for: "prediction",
		comes_again: "that_day",
	},
	share: {
		description: "Share",
		most_a_day: 10,
		first: "first_share",
		counts_for: "sharing",
		comes_again: "that_day",
	},
	referral: { description: "A friend joined by your link", points: 10, most_a_day: 20, counts_for: "recruitment" },
	referral_team: { description: "A friend joined your team", points: 10, most_a_day: 20 },
	battle: { description: "Joined a battle", points: 10, most_a_day: 10, comes_again: "that_day" },
	war_cry: { description: "War cry shared", points: 50, most_a_day: 2 },
	speech: { description: "Speech recorded", points: 100, most_a_day: 1 },
	daily_challenge: { description: "Daily challenge", comes_again: "that_day" },
	challenge: { description: "Community challenge", comes_again: "that_day" },
	achievement: { description: "Achievement", comes_again: "ever" },
} satisfies Record<string, Omit<Payment, "first"> & { first?: string }>;

export type Reason = keyof typeof PAYMENTS;

/** What a reason pays. */
export const paymentOf = (reason: Reason): Payment => (PAYMENTS as Record<Reason, Payment>)[reason];

/** The reasons whose payments can come again on that day, or ever. */
export const comingAgain = (when: "that_day" | "ever"): Reason[] =>
	(Object.keys(PAYMENTS) as Reason[]).filter((reason) => paymentOf(reason).comes_again === when);

/** What a payment is worth where its reason leaves it open, and what the fan's history says of it. */
export type Amounts = { points: number; xp: number; description?: string };

/** A payment that another one led to. */
export type Reward = { reason: Reason; reference: string; amounts: Amounts };

/** Points, as much XP, and the words of the history. */
export const worth = (points: number, description: string): Amounts => ({ points, xp: points, description });

/** Rows of a fan's history at a time (PTS-5). */
export const HISTORY_ROWS = 30;
/** Achievements shown (PTS-4). */
export const ACHIEVEMENTS_SHOWN = 6;
