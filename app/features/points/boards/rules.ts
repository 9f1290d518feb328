import { grouped } from "../../../lib/numbers.ts";
import { showsRanks } from "../../../lib/thresholds.ts";

/** The periods of the boards, in the words of their tabs. */
export const PERIODS = { day: "Today", week: "This Week", month: "This Month", all: "All Time" } as const;
export type Period = keyof typeof PERIODS;

export const boardTexts = {
	title: "Fans",
	failed: "Failed to load the leaderboard",
	empty: "No scores yet",
	emptyText: "Be the first on this board.",
} as const;

/** Fans at the head of a board. */
export const BOARD_ROWS = 10;
/** Places of a board that get a medal. */
const TOP_RANKS = 3;

/** The rank as a row shows it, '' while too few are ranked for it to say anything. */
export const shownRank = (rank: number, ranks: readonly number[]): string =>
	showsRanks(ranks.length) ? grouped(rank) : "";

/**
 * The rank that a row stands out with, or undefined: one of the first three that nobody shares. While few are ranked nobody leads.
 */
export function medalOf(rank: number, ranks: readonly number[]): number | undefined {
	if (rank > TOP_RANKS || !showsRanks(ranks.length)) return undefined;
	return ranks.filter((other) => other === rank).length === 1 ? rank : undefined;
}

/** Fans above and below one's own place. */
export const NEIGHBOURS = 2;

/** When a board that is still counting is read again. */
export const COUNTED_AFTER_MS = 1_000;
