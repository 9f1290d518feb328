type Result = "won" | "lost" | "no_result";

type Streak = {
	length: number;
	first_date: string;
	last_date: string;
	/** the side's last match extended it */
	open: boolean;
};

/**
 * Returns the longest streaks of one result, several if they are equally long. `matches`: of one side, in the order of
 * play. A match without a result ends a streak.
 */
export function longestStreaks(matches: readonly { date: string; result: Result }[], result: Result): Streak[] {
	const streaks: Streak[] = [];
	for (const [at, match] of matches.entries()) {
		if (match.result !== result) continue;
		const ongoing = matches[at - 1]?.result === result ? streaks.pop() : undefined;
		streaks.push({
			length: (ongoing?.length ?? 0) + 1,
			first_date: ongoing?.first_date ?? match.date,
			last_date: match.date,
			open: at === matches.length - 1,
		});
	}
	const longest = Math.max(0, ...streaks.map(({ length }) => length));
	return streaks.filter(({ length }) => length === longest);
}
