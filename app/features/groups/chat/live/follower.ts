import { RequestFailed } from "../../../../lib/api.ts";
import { reconnectDelay } from "../../../../lib/live/channel.ts";
import type { Message, Messages } from "../../group.ts";
import { addOlder, beginLog, type ChatLog, catchUp, emptyLog, hasGap, noteRevision, receive } from "./log.ts";

/** The wait before missing messages are requested, because they may only be late; up to twice as long at random. */
const GAP_MS = 400;
/** The polling interval without a live connection; up to a third longer at random. */
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
	/** true while polling works: there is no live connection, and the last request succeeded */
	onPolling: (polling: boolean) => void;
	/** a hidden page does not poll */
	isHidden: () => boolean;
	/** the server answered 401, 403 or 404 */
	onOut: () => void;
};

/**
 * Keeps a browser's copy of a chat complete: loads it over HTTP, adds live messages, and requests missing ones until it has
 * them. Without a live connection it polls.
 */
export function createFollower(parts: FollowerParts) {
	const { read, later, random, onLog, onLoading, onRead, onPolling, isHidden, onOut } = parts;
	let log = emptyLog;
	let loaded = false;
	let cancelRetry: (() => void) | null = null;
	/** null while no poll is scheduled */
	let cancelPoll: (() => void) | null = null;
	let polling = false;
	let busy = false;
	/** `sync` was called during a request, so another request follows */
	let queued = false;
	/** the last request failed and will be repeated */
	let failed = false;
	let tries = 0;
	let closed = false;

	function set(next: ChatLog) {
		log = next;
		onLog(next);
		watch();
	}

	/** Schedules a request if something is missing, else cancels it. */
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
			// while a message stays missing, each request waits longer than the one before
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

	/** Loads the newest messages, at first and when too many changes are missing. */
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

	/** Loads the chat, or the changes since. A call during a request causes one more request after it. */
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
		// a failed request has its own timer
		if (!isHidden() && !cancelRetry) await sync();
		if (cancelPoll === own_poll) pollLater();
	}
	function pollLater() {
		cancelPoll = later(() => void poll(), POLL_MS * (1 + random() / 3));
	}

	return {
		sync,
		/** Stops polling, and fetches messages sent before the socket joined the room. */
		connected() {
			cancelPoll?.();
			cancelPoll = null;
			polling = false;
			onPolling(false);
			void sync();
		},
		/** Starts polling. */
		disconnected() {
			if (!cancelPoll && !closed) pollLater();
		},
		/** Fetches at once if the page polls. Call it when the page becomes visible. */
		wake() {
			if (cancelPoll && !cancelRetry) void sync();
		},
		receive: (message: Message) => set(receive(log, message)),
		/** Notes that the group has reached a revision. */
		noteRevision: (revision: number) => set(noteRevision(log, revision)),
		/** Loads the messages before the first one. Throws the errors of `read`. */
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
