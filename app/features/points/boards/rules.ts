export const PERIODS = { day: "Today", week: "This Week", month: "This Month", all: "All Time" } as const;
export type Period = keyof typeof PERIODS;

export const boardTexts = {
	title: "Fans",
	failed: "Failed to load the leaderboard",
	empty: "No scores yet",
	emptyText: "Be the first on this board.",
} as const;

export const BOARD_ROWS = 10;
const TOP_RANKS = 3;

/** Returns the rank if it has a medal: one of the first three that nobody in `ranks` shares. Else undefined. */
export function medalOf(rank: number, ranks: readonly number[]): number | undefined {
	if (rank > TOP_RANKS) return undefined;
	return ranks.filter((other) => other === rank).length === 1 ? rank : undefined;
}

/** Fans above, and fans below, the fan's own row. */
export const NEIGHBOURS = 2;

/** The delay before a board that still counts is requested again. */
export const COUNTED_AFTER_MS = 1_000;
