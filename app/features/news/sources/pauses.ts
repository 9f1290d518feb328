const MINUTE = 60_000;
const EVERY_MS = 10 * MINUTE;
const LONGEST_MS = 6 * 60 * MINUTE;
/** Of 83 searches a day a run uses four: thirteen runs leave 31 for visitors (search/share.ts). */
const SEARCH_EVERY_MS = 120 * MINUTE;

/**
 * The pause of a source in milliseconds after a number of failures in a row: until the next run, then doubling, at
 * most six hours. It is random and a little less than the time between runs, so that sources are not all asked at one
 * moment and none misses a run by a second. `random` is between 0 and 1.
 */
export function feedPause(failures: number, random: number): number {
	const pause = Math.min(EVERY_MS * 2 ** Math.max(0, failures - 1), LONGEST_MS);
	return Math.round(pause * (0.75 + 0.2 * random));
}

/** The same for the search provider. */
export function searchPause(failures: number, random: number): number {
	return failures === 0 ? Math.round(SEARCH_EVERY_MS * (0.9 + 0.09 * random)) : feedPause(failures, random);
}
