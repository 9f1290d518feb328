import { CHALLENGE_KEYS, type ChallengeStorage, OFF_KEY, readCount } from "./due.ts";

/** VIRAL-1: the challenge shows one of these at random each time it opens. */
export const HEADLINES = [
	{
		headline: "Who do you shout for?",
		description: "Pick your side and take its case to everyone you know.",
		action: "Accept the Challenge",
	},
	{
		headline: "Ten armies, one argument",
		description: "Choose yours, and see how far your word carries.",
		action: "Take the Field",
	},
	{
		headline: "Can your side own the feed?",
		description: "Every share and every friend counts for your team.",
		action: "Start the Chase",
	},
] as const;

/** In the order of the buttons. */
export const VIRAL_TEAMS = [
	{ id: "srh", name: "Sunrisers Hyderabad" },
	{ id: "mi", name: "Mumbai Indians" },
	{ id: "csk", name: "Chennai Super Kings" },
	{ id: "rcb", name: "Royal Challengers Bengaluru" },
	{ id: "kkr", name: "Kolkata Knight Riders" },
	{ id: "dc", name: "Delhi Capitals" },
	{ id: "pbks", name: "Punjab Kings" },
	{ id: "rr", name: "Rajasthan Royals" },
	{ id: "gt", name: "Gujarat Titans" },
	{ id: "lsg", name: "Lucknow Super Giants" },
] as const;
export type ViralTeam = (typeof VIRAL_TEAMS)[number];

export const HEROES = [
	{ slug: "sachin-tendulkar-mi", name: "Sachin Tendulkar", of: "Legend" },
	{ slug: "rohit-sharma-mi", name: "Rohit Sharma", of: "MI" },
	{ slug: "jasprit-bumrah-mi", name: "Jasprit Bumrah", of: "MI" },
	{ slug: "ms-dhoni-csk", name: "MS Dhoni", of: "CSK" },
	{ slug: "virat-kohli-rcb", name: "Virat Kohli", of: "RCB" },
	{ slug: "pat-cummins-srh", name: "Pat Cummins", of: "SRH" },
] as const;
export type Hero = (typeof HEROES)[number];

export const GOALS = [
	"Share the profiles of the players you believe in",
	"Recruit friends for your army",
	"Compete in quizzes and challenges",
	"Dominate searches: be the side that everybody finds",
] as const;

export const viralTexts = {
	pickHero: "Pick your hero",
	mission: "Your mission",
	signUp: "Sign up now to track your viral impact and earn points!",
	accepted: "Challenge Accepted! Time to dominate social media!",
	neverAgain: "Don't show again",
} as const;

/** Stores that the fan accepted or closed the challenge. `now`: milliseconds since 1970. */
export function storeAnswer(storage: ChallengeStorage, now: number): void {
	storage.setItem(CHALLENGE_KEYS.last, String(now));
	storage.setItem(CHALLENGE_KEYS.count, String(readCount(storage) + 1));
}

/** Stores team and hero of an accepted challenge. A null `hero` deletes the earlier one. */
export function storeChoice(storage: ChallengeStorage, team: string, hero: string | null): void {
	storage.setItem(CHALLENGE_KEYS.team, team);
	if (hero) storage.setItem(CHALLENGE_KEYS.hero, hero);
	else storage.removeItem(CHALLENGE_KEYS.hero);
}

/** The stored choice: the team's code in lower case, and the hero. Both null where storage is forbidden. */
export function readChoice(open: () => ChallengeStorage = () => localStorage): {
	team: string | null;
	hero: Hero | null;
} {
	try {
		const storage = open();
		const slug = storage.getItem(CHALLENGE_KEYS.hero);
		return { team: storage.getItem(CHALLENGE_KEYS.team), hero: HEROES.find((hero) => hero.slug === slug) ?? null };
	} catch {
		return { team: null, hero: null };
	}
}

/** Turns the challenge off in this browser for ever. */
export const turnOff = (storage: ChallengeStorage): void => storage.setItem(OFF_KEY, "1");
