import type { Outcome } from "./crowd.ts";

/** Counts of calls by outcome. */
export type Tally = {
	calls: number;
	ok: number;
	/** answered 503 with Retry-After */
	refused: number;
	/** anything else, by status (0: no answer) */
	wrong: Map<number, number>;
	/** of successful calls in ms, in order of the calls */
	times: number[];
};

export const emptyTally = (): Tally => ({ calls: 0, ok: 0, refused: 0, wrong: new Map(), times: [] });

export function countOutcome(tally: Tally, { status, retry_after, ms }: Outcome): void {
	tally.calls++;
	if (status >= 200 && status < 400) {
		tally.ok++;
		tally.times.push(ms);
	} else if (status === 503 && retry_after) tally.refused++;
	else tally.wrong.set(status, (tally.wrong.get(status) ?? 0) + 1);
}

export function mergeTallies(tallies: readonly Tally[]): Tally {
	const all = emptyTally();
	for (const tally of tallies) {
		all.calls += tally.calls;
		all.ok += tally.ok;
		all.refused += tally.refused;
		for (const [status, times] of tally.wrong) all.wrong.set(status, (all.wrong.get(status) ?? 0) + times);
		all.times.push(...tally.times);
	}
	return all;
}

export const wrongOf = ({ wrong }: Tally): number => [...wrong.values()].reduce((sum, times) => sum + times, 0);
export const describeWrong = ({ wrong }: Tally): string =>
	[...wrong].map(([status, times]) => `${times} × ${status || "no answer"}`).join(", ") || "0";

/** A percentile (part 0.99) of the times in ms; NaN without any. */
export function percentile({ times }: Tally, part: number): number {
	const sorted = times.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
