/** The periods of the boards, in the words of their tabs. */
export const PERIODS = { day: "Today", week: "This Week", month: "This Month", all: "All Time" } as const;
export type Period = keyof typeof PERIODS;

export const boardTexts = {
	title: "Fans",
	failed: "Failed to load the leaderboard",
	empty: "Nobody has scored yet",
	emptyText: "The first points of the period lead it.",
} as const;

/** Fans at the head of a board. */
export const BOARD_ROWS = 10;
/** Fans above and below one's own place. */
export const NEIGHBOURS = 2;

/** `user_id`: null for a fan with a private profile */
export type BoardRow = { user_id: string | null; rank: number; name: string; points: number; you: boolean };
export type FanBoard = {
	rows: BoardRow[];
	/** the fan's own rank with those around it who are not among the rows; null for visitors and for fans without points in the period */
	you: { rank: number; points: number; around: BoardRow[] } | null;
	/** the fan has earned what no board counts yet: it will within a second */
	counting: boolean;
};
/** When a board that is still counting is read again. */
export const COUNTED_AFTER_MS = 1_000;
export type TeamBoardRow = {
	team_id: string;
	team_name: string;
	team_code: string;
	rank: number;
	points: number;
	members: number;
};
