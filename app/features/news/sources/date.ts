const MINUTE = 60_000;
const UNITS: Record<string, number> = {
	sec: 1_000,
	min: MINUTE,
	hour: 60 * MINUTE,
	hr: 60 * MINUTE,
	day: 1_440 * MINUTE,
	week: 7 * 1_440 * MINUTE,
	month: 30 * 1_440 * MINUTE,
	year: 365 * 1_440 * MINUTE,
};
const AGO = /^(?:about |over )?(an?|\d{1,4})\s*(sec|min|hour|hr|day|week|month|year)[a-z]*\.?\s+ago$/i;
/** Clocks differ a little; a date further in the future is an error. */
const AHEAD = 60 * MINUTE;
const OLDEST = Date.UTC(1990, 0);

/**
 * Parses a source's publication date: a usual format, or relative to now ('3 hours ago', 'yesterday'). Null when it
 * cannot be parsed or cannot be true.
 */
export function readNewsDate(text: string | undefined, now: Date): Date | null {
	const words = text?.trim() ?? "";
	const time = relative(words, now) ?? Date.parse(words);
	if (Number.isNaN(time) || time < OLDEST || time > now.getTime() + AHEAD) return null;
	return new Date(Math.min(time, now.getTime()));
}

function relative(words: string, now: Date): number | undefined {
	if (/^just now$/i.test(words)) return now.getTime();
	if (/^yesterday$/i.test(words)) return now.getTime() - 1_440 * MINUTE;
	const [, count = "", unit = ""] = AGO.exec(words) ?? [];
	const length = UNITS[unit.toLowerCase()];
	if (!length) return undefined;
	return now.getTime() - (/^an?$/i.test(count) ? 1 : Number(count)) * length;
}
