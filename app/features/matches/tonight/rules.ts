import type { Tonight } from "../../../lib/live/tonight.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Mails go out within this time before a match. */
export const REMINDER_MINUTES = 30;

/** True while a reminder may still be set: the mails have not gone out. */
export const mayRemind = ({ starts_at }: Pick<Tonight, "starts_at">, now: number): boolean =>
	Date.parse(starts_at) - now > REMINDER_MINUTES * MINUTE_MS;

/** True from two hours before the start until two hours after it, about an hour after the end. */
export function isEvening({ starts_at }: Pick<Tonight, "starts_at">, now: number): boolean {
	const since = now - Date.parse(starts_at);
	return since >= -2 * HOUR_MS && since < 2 * HOUR_MS;
}

/** 'Mumbai v Bengaluru, 2016'. */
export const matchWords = ({ sides, year }: { sides: readonly { name: string }[]; year: number }): string =>
	`${sides.map(({ name }) => name).join(" v ")}, ${year}`;

/** 'Tonight' from 17:00, else 'Today'. */
export const dayWord = (hour: number): string => (hour >= 17 ? "Tonight" : "Today");

/** 'over 12 of the second innings'; before the first ball 'about to begin'. */
export function overWords({ innings, over }: { innings: number; over: number }): string {
	if (over === 0) return "about to begin";
	const which =
		innings === 1 ? " of the first innings" : innings === 2 ? " of the second innings" : " of the super over";
	return innings > 2 ? "the super over" : `over ${over}${which}`;
}
