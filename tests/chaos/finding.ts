/**
 * A row of the table. `promised`: how many times the site acknowledged something, or something has to hold; `found`:
 * how many of them held afterwards; `lost`: promised but not found; `doubled`: found more often than promised.
 */
export type Finding = { what: string; promised: number; found: number; lost: number; doubled: number };
export type Report = (step: string) => void;
/** Runs a part, reports each step, and returns its rows. */
export type Part = (report: Report) => Promise<Finding[]>;

/** A row for what must be found exactly as often as promised. */
export const counted = (what: string, promised: number, found: number): Finding => ({
	what,
	promised,
	found,
	lost: Math.max(0, promised - found),
	doubled: Math.max(0, found - promised),
});

/** A row that compares acknowledged keys with stored ones. More may be stored, because some answers did not arrive. */
export function allStored(what: string, acknowledged: Iterable<string>, stored: readonly string[]): Finding {
	const promised = new Set(acknowledged);
	const once = new Set(stored);
	const found = [...promised].filter((key) => once.has(key)).length;
	return { what, promised: promised.size, found, lost: promised.size - found, doubled: stored.length - once.size };
}

/** A row for what must never have happened. */
export const none = (what: string, times: number): Finding => ({
	what,
	promised: 0,
	found: times,
	lost: times,
	doubled: 0,
});

export const holds = ({ lost, doubled }: Finding): boolean => lost === 0 && doubled === 0;
