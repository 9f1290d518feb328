import { RequestFailed } from "../../../lib/api.ts";
import { reconnectDelay } from "../../../lib/live/channel.ts";
import {
	ballsShown,
	betterSample,
	type ClockSample,
	nextChange,
	overEnd,
	oversBegun,
	positionAt,
	sampleOf,
} from "./clock.ts";
import type { OwnGuess, Relive, ReliveOver, ReliveView } from "./relive.ts";
import { PACES, WAITS } from "./rules.ts";

/** Members read a new over at random moments of this time after it began, so that not all ask at once; its first ball shows later. */
const SPREAD_MS = 1_500;
/** How long to wait before reading again an over that is due and not there yet. */
const DUE_MS = 700;

/** What a member sees at a moment. */
export type ReliveFrame = {
	view: ReliveView;
	over: ReliveOver | undefined;
	/** how many of its balls show */
	shown: number;
	/** no over is being bowled: the next one is waited for */
	waiting: boolean;
	/** milliseconds until the wait is over; null while it is paused, and where there is none */
	left_ms: number | null;
	/** the last question failed: it goes on by the clock, and asks again */
	failed: boolean;
};
export type ReliveChange = { revision: number; relive?: Relive };

export type ReliveFollowerParts = {
	/** reads the relive, with the overs after one */
	read: (after: number) => Promise<ReliveView>;
	later: (work: () => void, ms: number) => () => void;
	/** this device's own clock, in milliseconds: only its differences count */
	now: () => number;
	random: () => number;
	onFrame: (frame: ReliveFrame) => void;
	/** nothing is there yet, and asking failed */
	onFailed: () => void;
	/** not a member any more, or not signed in */
	onOut: () => void;
};

/** Keeps a member in step: shows each ball at its moment by the server's clock, and asks for what is new when it is due. */
export function createReliveFollower({ read, later, now, random, onFrame, onFailed, onOut }: ReliveFollowerParts) {
	let view: ReliveView | null = null;
	let clock: ClockSample | null = null;
	let cancelShow = () => {};
	let cancelRequest: (() => void) | null = null;
	let busy = false;
	let tries = 0;
	let newest = 0;
	let left = false;

	const position = () => (view?.relive && clock ? positionAt(view.relive, now() + clock.offset) : 0);
	const due = ({ overs }: ReliveView) => overs.at(-1)?.next ?? WAITS.first;

	/** Shows what is to be seen now, and comes back when that changes. */
	function show() {
		cancelShow();
		if (!view || left) return;
		const frame = frameAt(view, position(), tries > 0);
		onFrame(frame);
		const { relive } = view;
		if (!relive || relive.ended) return;
		if (position() >= due(view)) requestSoon(DUE_MS);
		if (!relive.running) return;
		const next = nextChange(frame.over && overTimes(frame.over), due(view), position());
		if (next === null) return;
		cancelShow = later(
			() => {
				if (!view) return;
				const over = view.overs.at(-1);
				const ended = over && position() >= overEnd(overTimes(over));
				const unsettled = view.guesses.some(({ over: number, settled }) => number === over?.number && !settled);
				if (position() >= due(view) || (ended && unsettled)) requestSoon(random() * SPREAD_MS);
				show();
			},
			Math.max(1, Math.ceil((next - position()) * PACES[relive.pace].beat_ms)),
		);
	}

	function requestSoon(ms: number) {
		if (left || busy) return;
		cancelRequest ??= later(() => {
			cancelRequest = null;
			void sync();
		}, ms);
	}

	/** Asks for the state and the overs that are missing. */
	async function sync(): Promise<void> {
		if (busy || left) return;
		cancelRequest?.();
		cancelRequest = null;
		busy = true;
		const requested_id = view?.relive?.id;
		const after = view?.overs.length ?? 0;
		const sent_at = now();
		try {
			const answer = await read(after);
			if (left) return;
			clock = betterSample(clock, sampleOf(sent_at, now(), answer.server_now));
			tries = 0;
			merge(answer, requested_id, after);
		} catch (error) {
			if (error instanceof RequestFailed && [401, 403, 404].includes(error.status)) return onOut();
			tries++;
			if (!view) onFailed();
		} finally {
			busy = false;
		}
		if (tries > 0) requestSoon(reconnectDelay(tries - 1, random()));
		else if (view && newest > view.revision) requestSoon(DUE_MS);
		show();
	}

	/** An answer holds the overs after those that were known. When another relive has begun meanwhile, reads that one from its start. */
	function merge(answer: ReliveView, requested_id: string | undefined, after: number) {
		if (answer.relive?.id !== requested_id && after > 0) {
			view = { ...answer, overs: [] };
			newest = Number.POSITIVE_INFINITY;
			return;
		}
		view = { ...answer, overs: [...(view?.overs.slice(0, after) ?? []), ...answer.overs] };
		newest = Math.max(answer.revision, Number.isFinite(newest) ? newest : 0);
	}

	return {
		sync,
		/** A change of the group's relive, or the revision of the last one. */
		receive(change: ReliveChange) {
			newest = Math.max(newest, change.revision);
			if (!view || change.revision <= view.revision) return;
			const { relive } = change;
			if (relive && view.relive?.id === relive.id) {
				view = { ...view, relive, revision: change.revision };
				if (relive.ended) requestSoon(random() * SPREAD_MS);
			} else requestSoon(random() * SPREAD_MS);
			show();
		},
		/** The server has kept an own guess. */
		addGuess(guess: OwnGuess) {
			if (!view) return;
			view = { ...view, guesses: [...view.guesses.filter(({ over }) => over !== guess.over), guess] };
			show();
		},
		leave() {
			left = true;
			cancelShow();
			cancelRequest?.();
		},
	};
}
export type ReliveFollower = ReturnType<typeof createReliveFollower>;

const overTimes = ({ starts, balls }: ReliveOver) => ({ starts, balls: balls.length });

/** What shows of a relive at a place in it. */
function frameAt(view: ReliveView, position: number, failed: boolean): ReliveFrame {
	const over = view.overs[oversBegun(view.overs, position) - 1];
	const time = over && overTimes(over);
	const waiting = !time || position >= overEnd(time);
	const next = over?.next ?? WAITS.first;
	const moves = view.relive?.running === true && !view.relive.ended;
	return {
		view,
		over,
		shown: time ? ballsShown(time, position) : 0,
		waiting,
		left_ms: waiting && moves && view.relive ? Math.max(0, next - position) * PACES[view.relive.pace].beat_ms : null,
		failed,
	};
}
