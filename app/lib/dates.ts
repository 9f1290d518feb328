const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** Indian time is ahead of UTC by this. India has no summer time. */
const INDIA = 5 * HOUR + 30 * MINUTE;

const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const MONTHS = "January February March April May June July August September October November December".split(" ");

/** Reads an ISO instant or day in a zone `ahead` ms ahead of UTC. Not with Intl, which is slow (numbers.ts). */
function read(iso: string, ahead: number) {
	const shifted = new Date(Date.parse(iso) + ahead);
	const name = MONTHS[shifted.getUTCMonth()];
	if (!name) throw new RangeError(`'${iso}' is no date`);
	const [day, year] = [shifted.getUTCDate(), shifted.getUTCFullYear()];
	const hours = shifted.getUTCHours();
	const minutes = String(shifted.getUTCMinutes()).padStart(2, "0");
	return {
		day,
		name,
		year,
		weekday: WEEKDAYS[shifted.getUTCDay()] ?? "",
		date: `${name.slice(0, 3)} ${day}, ${year}`,
		time: `${hours % 12 || 12}:${minutes} ${hours < 12 ? "AM" : "PM"}`,
	};
}
const inIndia = (iso: string) => read(iso, INDIA);
/** In the time zone of this device. Browser only. */
const here = (iso: string) => read(iso, -new Date(iso).getTimezoneOffset() * MINUTE);

/** 'Oct 4, 2026' for an ISO instant or day. */
export const formatDate = (iso: string): string => inIndia(iso).date;

/** 'October 4, 2026' for an ISO instant or day. */
export function formatLongDate(iso: string): string {
	const { day, name, year } = inIndia(iso);
	return `${name} ${day}, ${year}`;
}

/** The year of an ISO day. */
export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The index of a day of the year ('11-22') in a leap year, from 0. */
export const placeInYear = (day: string): number =>
	(Date.parse(`2024-${day}T00:00:00Z`) - Date.parse("2024-01-01T00:00:00Z")) / (24 * HOUR);

/** '22 November' for an ISO instant or day. */
export function dayAndMonth(iso: string): string {
	const { day, name } = inIndia(iso);
	return `${day} ${name}`;
}

/** '22 Nov' for an ISO instant or day. */
export function shortDay(iso: string): string {
	const { day, name } = inIndia(iso);
	return `${day} ${name.slice(0, 3)}`;
}

/** 'Oct 2026' for an ISO instant. */
export function formatMonth(iso: string): string {
	const { name, year } = inIndia(iso);
	return `${name.slice(0, 3)} ${year}`;
}

/** 'Oct 4' for an ISO day, where the year is shown elsewhere. */
export function formatDay(iso: string): string {
	const { day, name } = inIndia(iso);
	return `${name.slice(0, 3)} ${day}`;
}

/** 'October' for an ISO day. */
export const monthName = (iso: string): string => inIndia(iso).name;

/** 'Oct 4, 2026, 7:52 PM IST' for an ISO instant. Pages use `Moment` of app/ui, which shows local time. */
export function formatMoment(iso: string): string {
	const { date, time } = inIndia(iso);
	return `${date}, ${time} IST`;
}

/** '7:52 PM IST' for an ISO instant of today. */
export const formatTime = (iso: string): string => `${inIndia(iso).time} IST`;

/** 'Oct 4, 2026, 4:22 PM' for an ISO instant, in this device's time zone. Browser only. */
export function formatOwnMoment(iso: string): string {
	const { date, time } = here(iso);
	return `${date}, ${time}`;
}

/** 'Oct 4, 2026' for an ISO instant, in this device's time zone. Browser only. */
export const formatOwnDate = (iso: string): string => here(iso).date;

/** '4:22 PM' for an ISO instant, in this device's time zone. Browser only. */
export const formatOwnTime = (iso: string): string => here(iso).time;

/** 'Friday' for an ISO instant, in this device's time zone. Browser only. */
export const formatOwnWeekday = (iso: string): string => here(iso).weekday;

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? "" : "s"} ago`;

/** 'Just now', '5 hours ago', '3 days ago' for an ISO instant. 'Recently' if it cannot be parsed. */
export function relativeTime(iso: string | null | undefined, now: Date): string {
	const age = now.getTime() - new Date(iso ?? Number.NaN).getTime();
	if (Number.isNaN(age)) return "Recently";
	if (age < HOUR) return "Just now";
	const hours = Math.floor(age / HOUR);
	return hours < 24 ? ago(hours, "hour") : ago(Math.floor(hours / 24), "day");
}

/** The time until an ISO instant: '4 h 20 min', '20 min', 'a minute', from two days on '3 days'. `now` in ms. */
export function timeLeft(until: string, now: number): string {
	const minutes = Math.max(0, Math.ceil((Date.parse(until) - now) / 60_000));
	if (minutes <= 1) return "a minute";
	if (minutes < 60) return `${minutes} min`;
	const hours = Math.floor(minutes / 60);
	if (hours >= 48) return `${Math.floor(hours / 24)} days`;
	return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`;
}
