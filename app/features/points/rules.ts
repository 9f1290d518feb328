/** The level is floor(xp / 1000) + 1 (PTS-1). */
export const LEVEL_XP = 1000;

export type ChallengeType = "quiz" | "prediction" | "sharing" | "recruitment" | "other";

export type BattleType = "share_war" | "quiz_battle" | "post_battle";

type Rule = {
	/** the text in the fan's history */
	description: string;
	/** points, and as much XP; "open": each call gives the amount; undefined: pays nothing */
	points?: number | "open";
	most_a_day?: number;
	/** pays this bonus too, once per fan */
	first?: Action;
	/** advances community challenges of this type */
	challenge?: ChallengeType;
	/** scores in battles of this type, each time it is done or only if it is paid */
	battle?: { type: BattleType; when: "done" | "paid" };
	/**
	 * "acts": the sharer whose link brought the fan gets the reward for a friend. "team": also, if the fan joined the
	 * sharer's team, the reward for that. Counts unpaid actions too.
	 */
	friend?: "acts" | "team";
	/**
	 * Set if a new account of the same person could claim the same reference: on the same day, or ever. Deleting an
	 * account then stores the reference for the day or for a year, so that it is not paid again.
	 */
	claimable_again?: "that_day" | "ever";
};

/**
 * The rules of all rewarded actions. An action pays once per fan and reference. achievements/rules.ts has the
 * achievements, daily/rules.ts the daily challenges.
 */
const ACTIONS = {
	signup: { description: "Welcome to the team", points: 100, friend: "acts", claimable_again: "ever" },
	first_team: { description: "First team", points: 100, claimable_again: "ever" },
	first_quiz: { description: "First quiz", points: 100, claimable_again: "ever" },
	first_share: { description: "First share", points: 100, claimable_again: "ever" },
	first_message: { description: "First message in a group", points: 100, claimable_again: "ever" },
	daily_bonus: { description: "Daily bonus", points: "open", claimable_again: "that_day" },
	join_army: { description: "Joined a team", first: "first_team", friend: "team" },
	quiz_answer: {
		description: "Right answer in a quiz",
		points: "open",
		most_a_day: 200,
		first: "first_quiz",
		challenge: "quiz",
		battle: { type: "quiz_battle", when: "paid" },
		friend: "acts",
		claimable_again: "that_day",
	},
	message: {
		description: "Message in a group",
		points: 5,
		most_a_day: 5,
		first: "first_message",
		challenge: "other",
		battle: { type: "post_battle", when: "done" },
		friend: "acts",
	},
	prediction: {
		description: "Match prediction",
		points: 5,
		most_a_day: 5,
		challenge: "prediction",
		claimable_again: "that_day",
	},
	over_guess: { description: "Guess of an over", points: "open", most_a_day: 10 },
	share: {
		description: "Share",
		points: "open",
		// making a link takes one press, so only few pay
		most_a_day: 5,
		first: "first_share",
		challenge: "sharing",
		battle: { type: "share_war", when: "paid" },
		claimable_again: "that_day",
	},
	referral: { description: "A friend joined with your link", points: 10, most_a_day: 20, challenge: "recruitment" },
	referral_team: { description: "A friend joined your team", points: 10, most_a_day: 20 },
	battle: { description: "Joined a battle", points: 10, most_a_day: 10, claimable_again: "that_day" },
	war_cry: { description: "War cry shared", points: 50, most_a_day: 1 },
	speech: { description: "Speech recorded", points: 100, most_a_day: 1 },
	daily_challenge: { description: "Daily challenge", points: "open", claimable_again: "that_day" },
	challenge: { description: "Community challenge", points: "open", claimable_again: "that_day" },
	achievement: { description: "Achievement", points: "open", claimable_again: "ever" },
} satisfies Record<string, Omit<Rule, "first"> & { first?: string }>;

export type Action = keyof typeof ACTIONS;

export const ruleOf = (action: Action): Rule => (ACTIONS as Record<Action, Rule>)[action];

/** Returns the points of an action. Throws if its amount is open. */
export function pointsOf(action: Action): number {
	const { points } = ruleOf(action);
	if (typeof points !== "number") throw new Error(`the amount of ${action} is open`);
	return points;
}

export const claimableAgain = (when: "that_day" | "ever"): Action[] =>
	(Object.keys(ACTIONS) as Action[]).filter((action) => ruleOf(action).claimable_again === when);

/** Replaces the rule's amount, and its text in the fan's history. */
export type Worth = { points: number; description?: string };

export type Reward = { fan_id: string; action: Action; reference: string; worth: Worth };

/** Payments per page (PTS-5). */
export const HISTORY_ROWS = 30;
export const ACHIEVEMENTS_SHOWN = 6;
