/**
 * A row of the table. `promised`: how often it was acknowledged, or has to hold; `found`: how often it was found so afterwards;
 * `lost`: promised and not found; `doubled`: found more than once where once was promised.
 */
export type Finding = { what: string; promised: number; found: number; lost: number; doubled: number };
export type Report = (step: string) => void;
/** Says each step as it happens, and answers what was counted. */
export type Part = (report: Report) => Promise<Finding[]>;

/** What has to be there as often as it was promised, neither more nor less. */
export const counted = (what: string, promised: number, found: number): Finding => ({
	what,
	promised,
	found,
	lost: Math.max(0, promised - found),
	doubled: Math.max(0, found - promised),
});

/** What was acknowledged against what is stored, by key; what is stored may be more, for some answers did not arrive. */
export function allStored(what: string, acknowledged: Iterable<string>, stored: readonly string[]): Finding {
	const promised = new Set(acknowledged);
	const once = new Set(stored);
	const found = [...promised].filter((key) => once.has(key)).length;
	return { what, promised: promised.size, found, lost: promised.size - found, doubled: stored.length - once.size };
}

/** What must not have happened at all. */
export const none = (what: string, times: number): Finding => ({
	what,
	promised: 0,
	found: times,
	lost: times,
	doubled: 0,
});

export const holds = ({ lost, doubled }: Finding): boolean => lost === 0 && doubled === 0;
