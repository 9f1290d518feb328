import { PACES, type Pace, WAITS } from "./rules.ts";

/**
 * The position of a relive: at `at_beats` in the moment `since` (milliseconds of the server's clock), and one beat further
 * every `beat_ms` of its pace unless it is paused.
 */
export type Anchor = { at_beats: number; since: number; pace: Pace; running: boolean };

/** When an over begins, and when its last ball has been bowled: beats from the start. The ball at place n shows n + 1 beats after the start. */
export type OverTime = { starts: number; balls: number };

/** The beats gone by at a moment of the server's clock. Never falls, whatever was paused or changed before. */
export const positionAt = ({ at_beats, since, pace, running }: Anchor, now: number): number =>
	running ? at_beats + Math.max(0, now - since) / PACES[pace].beat_ms : at_beats;

/** The same relive from now on with another pace, paused, or going on: its position does not jump. */
export const reanchor = (anchor: Anchor, now: number, change: Partial<Pick<Anchor, "pace" | "running">>): Anchor => ({
	...anchor,
	...change,
	at_beats: positionAt(anchor, now),
	since: now,
});

/** The start of each over, from the balls of each and the innings it is of; and the beat at which the match is over. */
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

/** How many overs have begun. */
export const oversBegun = (overs: readonly { starts: number }[], position: number): number =>
	overs.filter(({ starts }) => starts <= position).length;

/** How many balls of an over show. */
export const ballsShown = ({ starts, balls }: OverTime, position: number): number =>
	Math.min(balls, Math.max(0, Math.floor(position - starts)));

/** The beat at which something new shows: the next ball, the end of the wait (`next`), or null when nothing is to come. */
export function nextChange(over: OverTime | undefined, next: number | null, position: number): number | null {
	if (over && position < overEnd(over)) return over.starts + Math.floor(Math.max(0, position - over.starts)) + 1;
	return next !== null && position < next ? next : null;
}

/** How far the server's clock is ahead of this one's, from one question: asked at, answered at (own clock), and what the server's said. */
export type ClockSample = { offset: number; within: number };
export const sampleOf = (asked: number, answered: number, server_now: number): ClockSample => ({
	offset: server_now - (asked + answered) / 2,
	within: (answered - asked) / 2,
});

/** The sample to go by: the one with the shortest way, for its mistake is half of that way at most. A jump of the own clock shows as a gap between the two, and the newer counts. */
export const betterSample = (known: ClockSample | null, next: ClockSample): ClockSample =>
	known && known.within <= next.within && Math.abs(known.offset - next.offset) <= known.within + next.within
		? known
		: next;
