import { PACES, type Pace, WAITS } from "./rules.ts";

/**
 * Where a relive was at one moment: at `at_beats` when the server's clock showed `since` (ms). From then on it advances
 * one beat every `beat_ms` of its pace, unless it is paused.
 */
export type Anchor = { at_beats: number; since: number; pace: Pace; running: boolean };

/** The beat at which an over begins, and its number of balls. Ball n (from 1) shows n beats after the beginning. */
export type OverTime = { starts: number; balls: number };

/** Returns the position in beats when the server's clock shows `now` (ms). It never decreases. */
export const positionAt = ({ at_beats, since, pace, running }: Anchor, now: number): number =>
	running ? at_beats + Math.max(0, now - since) / PACES[pace].beat_ms : at_beats;

/** Returns an anchor at `now` with another pace or state. The position at `now` stays the same. */
export const reanchor = (anchor: Anchor, now: number, change: Partial<Pick<Anchor, "pace" | "running">>): Anchor => ({
	...anchor,
	...change,
	at_beats: positionAt(anchor, now),
	since: now,
});

/** Returns the beats at which each over begins and the match ends. `overs`: the innings and number of balls of each. */
export function scheduleOvers(overs: readonly { innings: number; balls: number }[]): { starts: number[]; end: number } {
	let at = WAITS.first;
	const starts = overs.map(({ innings, balls }, place) => {
		const starts = at;
		const next = overs[place + 1];
		at += balls + (next && next.innings !== innings ? WAITS.innings : WAITS.over);
		return starts;
	});
	return { starts, end: at };
}

export const overEnd = ({ starts, balls }: OverTime): number => starts + balls;

/** Returns the number of overs that have begun. */
export const oversBegun = (overs: readonly { starts: number }[], position: number): number =>
	overs.filter(({ starts }) => starts <= position).length;

/** Returns the number of balls of an over that show. */
export const ballsShown = ({ starts, balls }: OverTime, position: number): number =>
	Math.min(balls, Math.max(0, Math.floor(position - starts)));

/** Returns the beat of the next change: a ball of this over, else the next over (`next`), else null. */
export function nextChange(over: OverTime | undefined, next: number | null, position: number): number | null {
	if (over && position < overEnd(over)) return over.starts + Math.floor(Math.max(0, position - over.starts)) + 1;
	return next !== null && position < next ? next : null;
}

/** An estimate of the server's clock minus the own one, in ms, with its largest error. */
export type ClockSample = { offset: number; within: number };
/** Estimates the offset from one round trip: sent and received by the own clock, and the server's time in the answer. */
export const sampleOf = (sent: number, received: number, server_now: number): ClockSample => ({
	offset: server_now - (sent + received) / 2,
	within: (received - sent) / 2,
});

/**
 * Returns the sample with the smaller error. If the two contradict each other, the own clock was set in between, and
 * the newer one counts.
 */
export const betterSample = (best: ClockSample | null, next: ClockSample): ClockSample =>
	best && best.within <= next.within && Math.abs(best.offset - next.offset) <= best.within + next.within ? best : next;
