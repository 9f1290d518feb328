/**
 * 'Oct 4, 2026, 5:30 PM' in the time zone of this device, like `formatOwnMoment` of dates.ts. Every page loads this
 * one, which is short; Intl is only slow when it is used.
 */
export const ownMoment = (iso: string): string =>
	new Date(iso).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
