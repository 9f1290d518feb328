type Result = "won" | "lost" | "no_result";

/** Consecutive matches with the same result. */
export type Run = {
	length: number;
	first_date: string;
	last_date: string /** it is still going on */;
	open: boolean;
};

/**
 * The longest streaks of one result among a side's matches, in the order of play; several when equal. A match without
 * a result ends a streak.
 */
export function longestRuns(matches: readonly { date: string; result: Result }[], result: Result): Run[] {
	const runs: Run[] = [];
	for (const [at, match] of matches.entries()) {
		if (match.result !== result) continue;
		const going = matches[at - 1]?.result === result ? runs.pop() : undefined;
		runs.push({
			length: (going?.length ?? 0) + 1,
			first_date: going?.first_date ?? match.date,
			last_date: match.date,
			open: at === matches.length - 1,
		});
	}
	const longest = Math.max(0, ...runs.map(({ length }) => length));
	return runs.filter(({ length }) => length === longest);
}
