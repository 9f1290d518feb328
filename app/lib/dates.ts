const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** Every date on the site is told in the league's own time zone. India's clocks have never been changed since there is a league. */
const INDIA = 5 * HOUR + 30 * MINUTE;

const MONTHS = "January February March April May June July August September October November December".split(" ");

/** What calendar and clock in India show at an ISO instant or day. By hand, for the reason told in numbers.ts. */
function inIndia(iso: string) {
	const shifted = new Date(Date.parse(iso) + INDIA);
	const name = MONTHS[shifted.getUTCMonth()];
	if (!name) throw new RangeError(`'${iso}' is no date`);
	const [day, year] = [shifted.getUTCDate(), shifted.getUTCFullYear()];
	return { day, name, year, hours: shifted.getUTCHours(), minutes: shifted.getUTCMinutes() };
}

/** 'Oct 4, 2026' of an ISO instant or day. */
export function formatDate(iso: string): string {
	const { day, name, year } = inIndia(iso);
	return `${name.slice(0, 3)} ${day}, ${year}`;
}

/** 'October 4, 2026' of an ISO instant or day. */
export function formatLongDate(iso: string): string {
	const { day, name, year } = inIndia(iso);
	return `${name} ${day}, ${year}`;
}

/** 'Oct 2026' of an ISO instant. */
export function formatMonth(iso: string): string {
	const { name, year } = inIndia(iso);
	return `${name.slice(0, 3)} ${year}`;
}

/** 'Oct 4, 2026, 7:52 PM' of an ISO instant. */
export function formatMoment(iso: string): string {
	const { hours, minutes } = inIndia(iso);
	const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, "0")}`;
	return `${formatDate(iso)}, ${clock} ${hours < 12 ? "AM" : "PM"}`;
}

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"} ago`;

/** How long ago an ISO instant was, in the catalogue's words. Without a readable instant: 'Recently'. */
export function relativeTime(iso: string | null | undefined, now: Date): string {
	const age = now.getTime() - new Date(iso ?? Number.NaN).getTime();
	if (Number.isNaN(age)) return "Recently";
	if (age < HOUR) return "Just now";
	const hours = Math.floor(age / HOUR);
	return hours < 24 ? ago(hours, "hour") : ago(Math.floor(hours / 24), "day");
}
