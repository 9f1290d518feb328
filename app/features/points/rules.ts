/** XP of a level: the level of x XP is floor(x / 1000) + 1 (PTS-1). */
export const LEVEL_XP = 1000;

/** The kinds of challenges (COMM-4). */
export type ChallengeType = "quiz" | "prediction" | "sharing" | "recruitment" | "other";

/** The kinds of battles (BATTLE-2). */
export type BattleType = "share_war" | "quiz_battle" | "post_battle";

type Rule = {
	/** as the fan's history shows it */
	description: string;
	/** what it pays, in points and as much XP; "open": each call says how much; left out where it pays nothing by itself */
	points?: number | "open";
	/** how often a day it pays, at most */
	most_a_day?: number;
	/** the bonus that is paid beside the first one of all */
	first?: Action;
	/** the challenges that each payment is a step of */
	challenge?: ChallengeType;
	/** the battle in which it scores: each time it is done, or each time it is paid */
	battle?: { type: BattleType; when: "done" | "paid" };
	/** whether it shows that a friend who came by a link takes part; "team": and may have joined the sharer's team. Paid or not. */
	friend?: "acts" | "team";
	/** whether its reference can come again, so that another account of the same person could be paid for it: on that day, or ever */
	comes_again?: "that_day" | "ever";
};

/**
 * Everything that is rewarded: what it pays and what else it moves. How often at all is the matter of its reference: an action is paid
 * once for a fan and reference. Which achievements it can unlock is in achievements/rules.ts, which daily challenges in daily/rules.ts.
 */
const ACTIONS = {
	signup: { description: "Welcome to the team", points: 100, comes_again: "ever" },
	first_team: { description: "First team", points: 100, comes_again: "ever" },
	first_quiz: { description: "First quiz", points: 100, comes_again: "ever" },
	first_share: { description: "First share", points: 100, comes_again: "ever" },
	first_message: { description: "First message in a group", points: 100, comes_again: "ever" },
	daily_bonus: { description: "Daily bonus", points: "open", comes_again: "that_day" },
	join_team: { description: "Joined a team", first: "first_team", friend: "team" },
	quiz_answer: {
		description: "Right answer in a quiz",
		points: "open",
		most_a_day: 200,
		first: "first_quiz",
		challenge: "quiz",
		battle: { type: "quiz_battle", when: "paid" },
		friend: "acts",
		comes_again: "that_day",
	},
	message: {
		description: "Message in a group",
		points: 2,
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
		comes_again: "that_day",
	},
	over_guess: { description: "Guess of an over", points: "open", most_a_day: 40 },
	share: {
		description: "Share",
		points: "open",
		most_a_day: 10,
		first: "first_share",
		challenge: "sharing",
		battle: { type: "share_war", when: "paid" },
		comes_again: "that_day",
	},
	referral: { description: "A friend joined with your link", points: 10, most_a_day: 20, challenge: "recruitment" },
	referral_team: { description: "A friend joined your team", points: 10, most_a_day: 20 },
	battle: { description: "Joined a battle", points: 10, most_a_day: 10, comes_again: "that_day" },
	war_cry: { description: "War cry shared", points: 50, most_a_day: 2 },
	speech: { description: "Speech recorded", points: 100, most_a_day: 1 },
	daily_challenge: { description: "Daily challenge", points: "open", comes_again: "that_day" },
	challenge: { description: "Community challenge", points: "open", comes_again: "that_day" },
	achievement: { description: "Achievement", points: "open", comes_again: "ever" },
} satisfies Record<string, Omit<Rule, "first"> & { first?: string }>;

export type Action = keyof typeof ACTIONS;

/** What an action pays and moves. */
export const ruleOf = (action: Action): Rule => (ACTIONS as Record<Action, Rule>)[action];

/** The points of an action that always pays the same. */
export function pointsOf(action: Action): number {
	const { points } = ruleOf(action);
	if (typeof points !== "number") throw new Error(`${action} does not always pay the same`);
	return points;
}

/** The actions whose references can come again on that day, or ever. */
export const comingAgain = (when: "that_day" | "ever"): Action[] =>
	(Object.keys(ACTIONS) as Action[]).filter((action) => ruleOf(action).comes_again === when);

/** What one call of an action is worth instead of what its rule says, and what the fan's history says of it. */
export type Worth = { points: number; description?: string };

/** A payment that follows from an action. */
export type Reward = { fan_id: string; action: Action; reference: string; worth: Worth };

/** Rows of a fan's history at a time (PTS-5). */
export const HISTORY_ROWS = 30;
/** Achievements shown (PTS-4). */
export const ACHIEVEMENTS_SHOWN = 6;
