import { GB, type ParsedResult } from "chrono-node/en";

const MINUTE = 60_000;
/** The clocks of sources may be ahead; a date further in the future is invalid. */
const AHEAD = 60 * MINUTE;
const OLDEST = Date.UTC(1990, 0);
const LONGEST = 100;

/** Minutes ahead of UTC, for zones that the library lacks or reads as another country's: IST is India's. */
const ZONES = { UT: 0, IST: 330, SLST: 330, BDT: 360 };
/** Rewrites spellings that the library does not read. */
const SPELLINGS: [RegExp, string][] = [
	// 'Wed May 20 15:30:00 IST 2026'
	[/^(?:[a-z]{3},? )?([a-z]{3} +\d\d?) (\d\d?:\d\d:\d\d) (.*)\b(\d{4})$/i, "$1 $4 $2 $3"],
	[/\s*\|\s*/g, ", "],
	[/(:\d\d)\s*h(?:ou)?rs?\b\.?/gi, "$1"],
	[/(\d)\s+Z$/, "$1 UTC"],
	[/\b(sec|min|hr)(s?)\./gi, "$1$2"],
];

/**
 * Parses a source's publication date: any usual format, where '5/6/2026' is 5 June, or relative to now ('3 hours ago').
 * `zone`: the time zone of a date without one. A date up to an hour ahead becomes now. Null when a part is not
 * understood, or the date is before 1990 or more than an hour ahead.
 */
export function readNewsDate(text: string | undefined, now: Date, zone = "UTC"): Date | null {
	const parsed = parse(text, now, zone);
	const time = parsed && timeOf(parsed.date, parsed.after || zone);
	if (time === null || time < OLDEST || time > now.getTime() + AHEAD) return null;
	return new Date(Math.min(time, now.getTime()));
}

/** Returns the offset in a date, such as '+05:30', or undefined when it has none. */
export function offsetIn(text: string | undefined, now: Date): string | undefined {
	const start = parse(text, now, "UTC")?.date.start;
	const minutes = start?.isCertain("timezoneOffset") ? start.get("timezoneOffset") : null;
	if (minutes === null) return undefined;
	const clock = new Date(Math.abs(minutes) * MINUTE).toISOString().slice(11, 16);
	return `${minutes < 0 ? "-" : "+"}${clock}`;
}

/** The only date of a text, and the words after it, such as a zone's name. Null with two dates or other digits. */
function parse(text: string | undefined, now: Date, zone: string): { date: ParsedResult; after: string } | null {
	const words = SPELLINGS.reduce((spelt, [from, to]) => spelt.replace(from, to), (text ?? "").trim().slice(0, LONGEST));
	const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
	const timezone = offsetNanoseconds / 1_000_000 / MINUTE;
	const [date, ...others] = GB.parse(words, { instant: now, timezone }, { timezones: ZONES });
	if (!date || others.length > 0) return null;
	const after = words.slice(date.index + date.text.length).replace(/^[\s(,]+|[\s).]+$/g, "");
	return /\d/.test(words.slice(0, date.index) + after) ? null : { date, after };
}

/**
 * Milliseconds since 1970; null without year, month and day, or with an unknown zone. Without an hour it is midnight.
 */
function timeOf({ start }: ParsedResult, zone: string): number | null {
	const tags = [...start.tags()].join();
	const isNow = tags.includes("result/relative") || (tags.includes("casualReference/") && !start.isCertain("hour"));
	if (isNow || start.isCertain("timezoneOffset")) return start.date().getTime();
	if (!(["year", "month", "day"] as const).every((part) => start.isCertain(part))) return null;
	const [year = 0, month = 0, day = 0] = (["year", "month", "day"] as const).map((part) => start.get(part) ?? 0);
	const [hour = 0, minute = 0, second = 0] = (["hour", "minute", "second"] as const).map((part) =>
		start.isCertain("hour") ? (start.get(part) ?? 0) : 0,
	);
	try {
		return Temporal.PlainDateTime.from({ year, month, day, hour, minute, second }).toZonedDateTime(zone)
			.epochMilliseconds;
	} catch {
		return null;
	}
}
