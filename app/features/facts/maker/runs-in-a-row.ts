type Result = "won" | "lost" | "no_result";

/** Matches in a row that ended alike. */
export type Run = {
	length: number;
	first_date: string;
	last_date: string /** nothing has come after it */;
	open: boolean;
};

/**
 * The longest runs of one result among the matches of a side, in the order of play; several where they are as long. A match
 * without a result breaks a run.
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
