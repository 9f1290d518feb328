import { RequestFailed } from "../../../../lib/api.ts";
import { reconnectDelay } from "../../../../lib/live/channel.ts";
import type { Message, Messages } from "../../group.ts";
import { addOlder, beginLog, type ChatLog, catchUp, emptyLog, hasGap, noteRevision, receive } from "./log.ts";

/** A gap may be two messages in the wrong order, so it is fetched only after this time, or up to twice as long. */
const GAP_MS = 400;
/** Without a live connection, messages are fetched at this interval, or up to a third later. */
export const POLL_MS = 5_000;

export type Loading = "newest" | "older" | "failed" | null;
export type FollowerParts = {
	/** reads messages: the newest, those after a revision, or those before a sequence number */
	read: (query: { after_revision?: number; before?: number }) => Promise<Messages>;
	later: (work: () => void, ms: number) => () => void;
	random: () => number;
	onLog: (log: ChatLog) => void;
	onLoading: (loading: Loading) => void;
	/** called with each answer */
	onRead: (answer: Messages) => void;
	/** whether messages come by polling now: there is no live connection, and the last request was answered */
	onPolling: (polling: boolean) => void;
	/** polling pauses while the page is hidden */
	isHidden: () => boolean;
	/** not a member any more, or not signed in */
	onOut: () => void;
};

/**
 * Keeps a browser's copy of a chat complete: loads it over HTTP, takes live messages, fetches missing ones, and
 * retries until it has them. Without a live connection it polls.
 */
export function createFollower(parts: FollowerParts) {
	const { read, later, random, onLog, onLoading, onRead, onPolling, isHidden, onOut } = parts;
	let log = emptyLog;
	let loaded = false;
	let cancelRetry: (() => void) | null = null;
	/** Cancels the next poll, which a timer starts. Null while there is no such timer. */
	let cancelPoll: (() => void) | null = null;
	let polling = false;
	let busy = false;
	/** Somebody called `sync` while a request was running, so another request follows it. */
	let queued = false;
	/** The last request failed and is sent again. */
	let failed = false;
	let tries = 0;
	let closed = false;

	function set(next: ChatLog) {
		log = next;
		onLog(next);
		watch();
	}

	/** Schedules another request while something is missing. */
	function watch() {
		if (!failed && !hasGap(log)) {
			cancelRetry?.();
			cancelRetry = null;
			return;
		}
		if (closed) return;
		const wait = tries === 0 ? GAP_MS * (1 + random()) : reconnectDelay(tries - 1, random());
		cancelRetry ??= later(() => {
			cancelRetry = null;
			void sync();
		}, wait);
	}

	async function attempt(send: () => Promise<void>): Promise<void> {
		failed = false;
		try {
			await send();
			// waits longer each time, in case a missing message never arrives
			tries = hasGap(log) ? tries + 1 : 0;
			if (polling) onPolling(true);
		} catch (error) {
			if (error instanceof RequestFailed && [401, 403, 404].includes(error.status)) return onOut();
			failed = true;
			tries++;
			onPolling(false);
			watch();
		}
	}

	/** Loads the newest messages, at the start or after a long absence. */
	async function begin(): Promise<void> {
		onLoading("newest");
		await attempt(async () => {
			const newest = await read({});
			loaded = true;
			set(beginLog(newest.messages, newest.revision, newest.more, log));
			onRead(newest);
		});
		onLoading(failed ? "failed" : null);
	}

	/** Fetches everything after the last revision received. */
	async function readChanges(): Promise<void> {
		let isTooFarBehind = false;
		await attempt(async () => {
			const missed = await read({ after_revision: log.revision });
			isTooFarBehind = missed.more;
			if (isTooFarBehind) return;
			set(catchUp(log, missed.messages, missed.revision));
			onRead(missed);
		});
		if (isTooFarBehind) await begin();
	}

	/** Loads the chat, or what is missing of it. One request at a time; a call meanwhile has it ask once more. */
	async function sync(): Promise<void> {
		queued = true;
		if (busy) return;
		busy = true;
		while (queued && !closed) {
			queued = false;
			await (loaded ? readChanges() : begin());
			if (failed) break;
		}
		busy = false;
	}

	async function poll(): Promise<void> {
		const own_poll = cancelPoll;
		polling = true;
		// a failed request is repeated by its own timer
		if (!isHidden() && !cancelRetry) await sync();
		if (cancelPoll === own_poll) pollLater();
	}
	function pollLater() {
		cancelPoll = later(() => void poll(), POLL_MS * (1 + random() / 3));
	}

	return {
		sync,
		/** Call when the socket has joined the room: polling stops, and messages sent before the join are fetched. */
		connected() {
			cancelPoll?.();
			cancelPoll = null;
			polling = false;
			onPolling(false);
			void sync();
		},
		/** Call while the socket has not joined, or has left: polling starts. */
		disconnected() {
			if (!cancelPoll && !closed) pollLater();
		},
		/** Call when the page becomes visible: a polling page fetches at once. */
		wake() {
			if (cancelPoll && !cancelRetry) void sync();
		},
		receive: (message: Message) => set(receive(log, message)),
		/** The group has reached a revision. */
		noteRevision: (revision: number) => set(noteRevision(log, revision)),
		/** Loads messages before the first one. Throws what `read` throws. */
		async readOlder(): Promise<void> {
			const [first] = log.messages;
			if (!first || !log.older) return;
			const older = await read({ before: first.sequence });
			set(addOlder(log, older.messages, older.more));
			onRead(older);
		},
		leave() {
			closed = true;
			cancelRetry?.();
			cancelRetry = null;
			cancelPoll?.();
			cancelPoll = null;
		},
	};
}
export type Follower = ReturnType<typeof createFollower>;
