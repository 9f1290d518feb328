/** Every date on the site is told in the league's own time zone. */
const SITE_TIME_ZONE = "Asia/Kolkata";

const HOUR = 60 * 60 * 1000;

const shortDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: SITE_TIME_ZONE });
const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: SITE_TIME_ZONE });

/** 'Oct 4, 2026' of an ISO instant or day. */
export function formatDate(iso: string): string {
	return shortDate.format(new Date(iso));
}

/** 'October 4, 2026' of an ISO instant or day. */
export function formatLongDate(iso: string): string {
	return longDate.format(new Date(iso));
}

const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: SITE_TIME_ZONE });

/** 'Oct 4, 2026, 7:52 PM' of an ISO instant. */
export function formatMoment(iso: string): string {
	return moment.format(new Date(iso));
}

/** How long ago an ISO instant was, in the catalogue's words. Without a readable instant: 'Recently'. */
export function relativeTime(iso: string | null | undefined, now: Date): string {
	const age = now.getTime() - new Date(iso ?? Number.NaN).getTime();
	if (Number.isNaN(age)) return "Recently";
	if (age < HOUR) return "Just now";
	const hours = Math.floor(age / HOUR);
	return hours < 24 ? `${hours} hours ago` : `${Math.floor(hours / 24)} days ago`;
}
