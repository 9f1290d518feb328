/** Limits, texts and the choice of the match of the day. Pure, for server and browser. */

import { REMINDER_MINUTES } from "../matches/tonight/rules.ts";

/** At this pace a match takes about 45 minutes. */
export const TONIGHT_PACE = "slow";

/** A match starts at most this late, if no process ran at its hour. Later it is skipped. */
export const LATEST_START_MINUTES = 60;

export const tonightTexts = {
	begins: "The match of the day begins",
	left: "Done. You get no more emails about the match of the day.",
	leaveLinkBroken: "This link isn't valid: part of it is missing. Open it from the email again.",
};

const INDIA = "+05:30";
const INDIA_AHEAD_MS = 5.5 * 3_600_000;
const MINUTE = 60_000;

/** Returns the time of an hour in India ('20:00') on a day ('2026-11-24'), in ms since 1970. */
export const startOf = (day: string, hour: string): number => Date.parse(`${day}T${hour}:00${INDIA}`);

/** True if a day's match may start at `now` (ms since 1970). */
export function mayStart(day: string, hour: string, now: number): boolean {
	const late = now - startOf(day, hour);
	return late >= 0 && late < LATEST_START_MINUTES * MINUTE;
}

/** Returns the day whose match starts within `REMINDER_MINUTES`, which may be tomorrow; else null. */
export function dayToRemindOf(hour: string, now: number): string | null {
	const soon = now + REMINDER_MINUTES * MINUTE;
	const days = [now, soon].map((at) => new Date(at + INDIA_AHEAD_MS).toISOString().slice(0, 10));
	return days.find((day) => now < startOf(day, hour) && startOf(day, hour) <= soon) ?? null;
}

/** A match with a winner that was not shortened. */
export type Candidate = {
	match_id: number;
	/** '2016-05-29' */
	date: string;
	/** of victory, in runs or balls left; 0 for a tie */
	margin: number;
};

/** Closest first, then by id. */
const byMargin = (one: Candidate, other: Candidate): number =>
	one.margin - other.margin || one.match_id - other.match_id;

/** Returns the closest match of each date ('05-29') among the matches before a year. */
function closestByDay(candidates: readonly Candidate[], year: number): Map<string, Candidate> {
	const closest = new Map<string, Candidate>();
	for (const candidate of candidates) {
		if (Number(candidate.date.slice(0, 4)) >= year) continue;
		const day = candidate.date.slice(5);
		const best = closest.get(day);
		if (!best || byMargin(candidate, best) < 0) closest.set(day, candidate);
	}
	return closest;
}

function daysOf(year: number): string[] {
	const days: string[] = [];
	for (const at = new Date(Date.UTC(year, 0, 1)); at.getUTCFullYear() === year; at.setUTCDate(at.getUTCDate() + 1))
		days.push(at.toJSON().slice(5, 10));
	return days;
}

/** A sort key that spreads close matches over the year. */
const shuffleKey = (match_id: number, year: number): number => Math.imul(match_id ^ year, 2_654_435_761) >>> 0;

/**
 * Returns a function that gives the match of a date ('11-24') in a year: the closest match of that date in an earlier
 * year, else another close match. Null if none is left.
 *
 * Only matches before the year count, so a new result changes nothing until January. No match comes twice within 365
 * days: the closest match of each date, this year and the year before, is reserved for that date. Of the others, odd and
 * even ids alternate by year. That needs about 600 of them, which the record has from 2026 on.
 */
export function choicesOf(year: number, candidates: readonly Candidate[]): (date: string) => number | null {
	const closest = closestByDay(candidates, year);
	const reserved = new Set(
		[...closest.values(), ...closestByDay(candidates, year - 1).values()].map(({ match_id }) => match_id),
	);
	const other_dates = daysOf(year).filter((one) => !closest.has(one));
	const spare = candidates
		.filter(
			({ match_id, date }) => Number(date.slice(0, 4)) < year && match_id % 2 === year % 2 && !reserved.has(match_id),
		)
		.toSorted(byMargin)
		.slice(0, other_dates.length)
		.toSorted((one, other) => shuffleKey(one.match_id, year) - shuffleKey(other.match_id, year));
	return (date) => (closest.get(date) ?? spare[other_dates.indexOf(date)])?.match_id ?? null;
}
