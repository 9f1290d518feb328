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

/** Members request a new over at a random time within this span, not all at once. Its first ball shows later. */
const SPREAD_MS = 1_500;
/** The wait before another request for an over that is due and was not in the answer. */
const DUE_MS = 700;

/** A relive at a moment, as a member sees it. */
export type ReliveFrame = {
	view: ReliveView;
	over: ReliveOver | undefined;
	/** the number of its balls that show */
	shown: number;
	/** between two overs, or before the first one */
	waiting: boolean;
	/** milliseconds until the next over; null during an over, while paused, and after the end */
	left_ms: number | null;
	/** the last request failed; the frames go on by the clock, and the follower retries */
	failed: boolean;
};
export type ReliveChange = { revision: number; relive?: Relive };

export type ReliveFollowerParts = {
	/** reads the relive, with the overs after number `after` */
	read: (after: number) => Promise<ReliveView>;
	later: (work: () => void, ms: number) => () => void;
	/** milliseconds of any steady clock; only differences count */
	now: () => number;
	random: () => number;
	onFrame: (frame: ReliveFrame) => void;
	/** the first request failed, so there is no frame to show */
	onFailed: () => void;
	/** the server answered 401, 403 or 404 */
	onOut: () => void;
};

/**
 * Shows a relive to one member: emits a frame for each ball at its time on the server's clock, and requests each over
 * when it is due. Failed requests are retried.
 */
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

	/** Emits the present frame, and schedules the next one. */
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

	/** Requests the state and the missing overs. */
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
			if (error instanceof RequestFailed && [401, 403, 404].includes(error.status)) {
				// no timer asks again; `sync` still can
				cancelShow();
				return onOut();
			}
			tries++;
			if (!view) onFailed();
		} finally {
			busy = false;
		}
		if (tries > 0) requestSoon(reconnectDelay(tries - 1, random()));
		else if (view && newest > view.revision) requestSoon(DUE_MS);
		show();
	}

	/**
	 * Stores an answer, which has the overs after number `after`. If another relive began meanwhile, the next request
	 * reads that one from its first over.
	 */
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
		/**
		 * Applies a changed relive. Requests the state if the change has only a revision, or belongs to another relive, or
		 * ends this one. Ignores a revision that the view has reached.
		 */
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
		/** Adds a guess that the server has stored. */
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

/** Returns the frame at a position in beats. */
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
