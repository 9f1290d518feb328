/** XP per level: the level is floor(xp / 1000) + 1 (PTS-1). */
export const LEVEL_XP = 1000;

/** The kinds of challenges (COMM-4). */
export type ChallengeType = "quiz" | "prediction" | "sharing" | "recruitment" | "other";

/** The kinds of battles (BATTLE-2). */
export type BattleType = "share_war" | "quiz_battle" | "post_battle";

type Rule = {
	/** shown in the fan's history */
	description: string;
	/** points paid, and as much XP; "open": each call gives the amount; left out when it pays nothing itself */
	points?: number | "open";
	/** the most payments per day */
	most_a_day?: number;
	/** a bonus for the first payment */
	first?: Action;
	/** the kind of challenges that it advances */
	challenge?: ChallengeType;
	/** the kind of battle it scores in, each time it is done or each time it is paid */
	battle?: { type: BattleType; when: "done" | "paid" };
	/**
	 * "acts": settles a friend who came by a link, at the sign-up, or later for those who signed up before that counted;
	 * "team": and the friend may have joined the sharer's team. Also when it is not paid.
	 */
	friend?: "acts" | "team";
	/**
	 * whether its reference can recur, so that another account of the same person could be paid for it: on that day,
	 * or ever
	 */
	claimable_again?: "that_day" | "ever";
};

/**
 * All rewarded actions: what each pays and counts for. The reference limits how often: an action is paid once per fan
 * and reference. Achievements are in achievements/rules.ts, daily challenges in daily/rules.ts.
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
		// a link is one press, so few of a day pay
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

/** The rule of an action. */
export const ruleOf = (action: Action): Rule => (ACTIONS as Record<Action, Rule>)[action];

/** The points of an action with a fixed amount. */
export function pointsOf(action: Action): number {
	const { points } = ruleOf(action);
	if (typeof points !== "number") throw new Error(`${action} does not always pay the same`);
	return points;
}

/** The actions whose references can recur on that day, or ever. */
export const claimableAgain = (when: "that_day" | "ever"): Action[] =>
	(Object.keys(ACTIONS) as Action[]).filter((action) => ruleOf(action).claimable_again === when);

/** The amount of a call instead of the rule's, and the text for the fan's history. */
export type Worth = { points: number; description?: string };

/** A payment due to the effects of an action. */
export type Reward = { fan_id: string; action: Action; reference: string; worth: Worth };

/** Rows of a fan's history per page (PTS-5). */
export const HISTORY_ROWS = 30;
export const ACHIEVEMENTS_SHOWN = 6;
