/** ARENA-4: the categories of captains. */
export const CATEGORIES = {
	overall: { name: "Overall", unit: "Points" },
	war_cries: { name: "War Cries", unit: "War cries" },
	speeches: { name: "Speeches", unit: "Speeches" },
	followers: { name: "Followers", unit: "Followers" },
} as const;
export type Category = keyof typeof CATEGORIES;

/** ARENA-4: the titles, lowest first. */
export const TITLES = [
	{ level: 1, name: "Cricket Cadet", needs: "First war cry" },
	{ level: 2, name: "Squad Leader", needs: "10 followers" },
	{ level: 3, name: "Team Captain", needs: "5 wins" },
	{ level: 4, name: "Cricket Maharaja", needs: "Top 10 rank" },
	{ level: 5, name: "Cricket Samrat", needs: "1000 followers" },
] as const;
export type TitleLevel = (typeof TITLES)[number]["level"];

export type CaptainFigures = {
	war_cries: number;
	followers: number;
	/** battles won by the fan's side */
	wins: number;
	/** among all fans by points; null without points */
	rank: number | null;
};

const TOP = 10;

/** ARENA-4: returns the highest title whose condition is met, even if lower ones are not; null without any. */
export function titleOf({ war_cries, followers, wins, rank }: CaptainFigures): TitleLevel | null {
	if (followers >= 1000) return 5;
	if (rank !== null && rank <= TOP) return 4;
	if (wins >= 5) return 3;
	if (followers >= 10) return 2;
	return war_cries >= 1 ? 1 : null;
}

export const captainTexts = {
	title: "Captains",
	failed: "Failed to load the captains",
	empty: "No captain yet",
	emptyText: "Be the first on this board.",
	ladder: "Your title",
	ladderVisitor: "Titles",
	centre: "Command centre",
	centreVisitor: "Take command",
	centreVisitorText: "Sign in to see your war cries, speeches, followers and battles won.",
	centreFailed: "Failed to load your command centre",
	none: "No title yet: share your first war cry.",
} as const;
