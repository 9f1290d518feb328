import { readFilter } from "../../lib/filters.ts";

export const communityTexts = {
	title: "Community",
	lead: "Pick a side. Every share, quiz and recruit counts for it.",
	choose: "Choose Your Cricket Army",
	loginToJoin: "Login to Join",
	loginFirst: "Please login to join a team!",
	yours: "Your Team!",
	pick: "Your pick",
	welcome: "Welcome to the team! Let the cricket battle begin!",
	already: "You are already part of this team!",
	joinFailed: "Failed to join team",
	loadFailed: "Failed to load teams",
	noTeam: "We couldn't find that team.",
	share: "Share & Win",
	shareLead: "Make your own link, send it round, and earn points for every friend who joins.",
	shareFailed: "We couldn't load your share panel",
	boardFailed: "Failed to load team leaderboard",
};

export const ARMY_SKELETONS = 6;
export const MOST_LEADERS = 10;
/** COMM-3: this many rows of the army table are highlighted. */
export const TOP_ARMIES = 3;

export const COMMUNITY_TABS = [
	{ id: "teams", name: "Teams" },
	{ id: "leaderboard", name: "Leaderboard" },
	{ id: "challenges", name: "Challenges" },
	{ id: "share", name: "Share & Win" },
] as const;
export type CommunityTab = (typeof COMMUNITY_TABS)[number]["id"];

/** Reads the tab of an address, by default the first. Throws a 404 for an unknown tab. */
export const readTab = (search: URLSearchParams): CommunityTab =>
	readFilter(search, "tab", COMMUNITY_TABS, ({ id }) => [id])?.id ?? "teams";
export const tabPath = (tab: CommunityTab): string => (tab === "teams" ? "/community" : `/community?tab=${tab}`);

export type TeamColors = { primary: string; secondary: string };
const UNREADABLE: TeamColors = { primary: "black", secondary: "white" };

/** Parses a team's stored colours: an object or its JSON. Anything else is black and white. */
export function readTeamColors(stored: unknown): TeamColors {
	let value = stored;
	if (typeof stored === "string") {
		try {
			value = JSON.parse(stored);
		} catch {
			return UNREADABLE;
		}
	}
	if (typeof value !== "object" || value === null) return UNREADABLE;
	const { primary, secondary } = value as Partial<Record<keyof TeamColors, unknown>>;
	return typeof primary === "string" && typeof secondary === "string" ? { primary, secondary } : UNREADABLE;
}

/**
 * Returns the loaded armies in the order of the shown ones, so that no card moves under a finger. New ones come last.
 */
export function keepOrder<Team extends { id: string }>(shown: readonly Team[], loaded: readonly Team[]): Team[] {
	const known = shown.flatMap(({ id }) => loaded.find((team) => team.id === id) ?? []);
	return [...known, ...loaded.filter(({ id }) => !shown.some((team) => team.id === id))];
}

/** The question before a fan changes army. */
export const changeQuestion = (from: string, to: string) => ({
	title: "Change sides?",
	text:
		`What you earned for ${from} stays with them in the army table. Your own points, level and streak come with you. ` +
		`From now on, what you earn counts for ${to}.`,
	stay: "Stay",
	go: "Change sides",
});
